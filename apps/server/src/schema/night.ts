import { toCommitId } from '@riffle/aggregate';
import type { TournamentView } from '@riffle/tournament';
import { WALL_SCREENS } from '@riffle/wire';
import { LANGUAGES } from '@riffle/words';
import { z } from 'zod';
import { setup } from '../kinds/night/setup.ts';
import { anyId, commitId, count, line, listOf } from './brand.ts';

/** Of every request: the language of its sentences. */
export const language = z.object({ lang: z.enum(LANGUAGES).exactOptional() });
export const byId = z.object({ id: anyId });
export const byCode = z.object({ code: anyId });
export const byCommit = z.object({ id: anyId, commit: anyId.transform(toCommitId) });
export const nightsQuery = language.extend({ archived: z.stringbool().exactOptional() });
export const logQuery = language.extend({ after: z.coerce.number().int().min(0).exactOptional() });

const wallFields = {
  pinned: z.enum(WALL_SCREENS).exactOptional(),
  announcement: line(500).exactOptional(),
};
export const wall = z.strictObject(wallFields);
export const newDemo = z.strictObject({
  speed: z.number().min(1).max(120),
  rulebook: anyId.exactOptional(),
  language: z.enum(LANGUAGES).exactOptional(),
});
export const archived = z.strictObject({ archived: z.boolean() });
export const templateBody = z.strictObject({ name: line(120), setup });
export const template = templateBody.extend({ id: z.string() });

export const nightSummary = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    rulebook: z.string(),
    stage: z.enum(['before', 'countdown', 'play', 'over']),
    startsAt: count.exactOptional(),
    createdAt: count,
    entries: count,
    left: count,
    demo: z.literal(true).exactOptional(),
  })
  .meta({ id: 'NightSummary' });
export const logLine = z
  .object({
    id: commitId,
    version: count,
    at: count,
    actor: z.string(),
    role: z.string(),
    text: z.string(),
    more: listOf(z.string()).exactOptional(),
    refs: listOf(z.string()).exactOptional(),
    about: listOf(z.string()).exactOptional(),
    takenBack: z.literal(true).exactOptional(),
    isUndo: z.literal(true).exactOptional(),
  })
  .meta({ id: 'LogLine' });
const step = z.object({ id: commitId, commit: logLine });
export const night = z
  .object({
    id: z.string(),
    code: z.string(),
    version: count,
    view: z.custom<TournamentView>().meta({ type: 'object', description: 'TournamentView of packages/tournament' }),
    names: z.record(z.string(), z.string()),
    ...wallFields,
    undo: step.exactOptional(),
    redo: step.exactOptional(),
  })
  .meta({ id: 'Night' });
export const commandAnswer = z.object({ version: count, commit: commitId }).meta({ id: 'CommandAnswer' });
export const undoPreview = z.object({ takes: listOf(logLine), also: listOf(commitId) });
