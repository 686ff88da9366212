import { toCommitId } from '@riffle/aggregate';
import { type Binned, type CommandBody, type Document, type Listed, ROLES } from '@riffle/wire';
import { z } from 'zod';
import { anyId, commitId, count, listOf, newId } from '../schema/brand.ts';
import { language } from '../schema/query.ts';
import type { Kind, Shape } from './kind.ts';
import { timeAsked } from './time/time-schema.ts';

export const byCode = z.object({ code: anyId });
export const byCommit = z.object({ id: anyId, commit: anyId.transform(toCommitId) });
export const listQuery = language.extend({ archived: z.stringbool().exactOptional() });
export const logQuery = language.extend({ after: z.coerce.number().int().min(0).exactOptional() });
/** What is about to be lost is called by its name. */
export const byName = z.strictObject({ name: z.string().max(1_000) });
export const discarded = z.object({ goneAt: count });
export const archived = z.strictObject({ archived: z.boolean() });

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
    texts: listOf(z.object({ id: z.string(), redactedAt: count.exactOptional() })).exactOptional(),
    takenBack: z.literal(true).exactOptional(),
    isUndo: z.literal(true).exactOptional(),
    isRedo: z.literal(true).exactOptional(),
    needs: z.enum(ROLES).exactOptional(),
  })
  .meta({ id: 'LogLine' });
export const commandAnswer = z.object({ version: count, commit: commitId }).meta({ id: 'CommandAnswer' });
export const undoPreview = z.object({ takes: listOf(logLine), also: listOf(commitId) });

/** What stands in addresses where otherwise an id does. */
const RESERVED: readonly string[] = ['link', 'bin', 'import', 'demo'];
/** Under such an id nothing could be reached. */
export const isReserved = (id: string): boolean => RESERVED.includes(id);
const hostedId = newId.refine((id) => !isReserved(id));

export const undo = z.strictObject({
  type: z.literal('Undo'),
  commit: commitId,
  also: listOf(commitId, { most: 10_000 }),
});
const step = z.object({ id: commitId, commit: logLine });

export type Schemas<S extends Shape = Shape> = {
  readonly commandBody: z.ZodType<CommandBody<S['Command']>>;
  readonly creation: z.ZodType<{ readonly id: string; readonly commandId: string }>;
  readonly document: z.ZodType<Document<S['View']> & S['Aside']>;
  readonly listed: z.ZodType<Listed & S['Line']>;
  readonly binned: z.ZodType<Binned & S['Line']>;
};

/** Once for each kind: a description has a name, and there is one of each name. */
const made = new WeakMap<object, Schemas>();

/** What goes in and out for one kind, made from what it says of its own. */
export function schemasOf<S extends Shape>(kind: Kind<S>): Schemas<S> {
  const schemas = made.get(kind) ?? (madeFor(kind) as unknown as Schemas);
  made.set(kind, schemas);
  return schemas as unknown as Schemas<S>;
}

const listedFields = { id: z.string(), code: z.string(), createdAt: count };

function madeFor<S extends Shape>({ name, schema }: Kind<S>) {
  const title = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;
  const commands = [...schema.commands, undo] as unknown as readonly [typeof undo];
  return {
    commandBody: z.strictObject({
      id: newId,
      expectedVersion: count.exactOptional(),
      command: z.discriminatedUnion('type', commands),
    }),
    creation: z.strictObject({ id: hostedId, commandId: newId, ...schema.creating }),
    document: z
      .object({
        kind: z.literal(name),
        id: z.string(),
        code: z.string(),
        version: count.exactOptional(),
        view: schema.view,
        names: z.record(z.string(), z.string()),
        ...schema.aside,
        asked: timeAsked.exactOptional(),
        waitsUntil: count.exactOptional(),
        undo: step.exactOptional(),
        redo: step.exactOptional(),
        redacted: count.exactOptional(),
      })
      .meta({ id: title }),
    binned: z
      .object({ ...listedFields, ...schema.line, deletedAt: count, goneAt: count })
      .meta({ id: `${title}InBin` }),
    listed: z
      .object({
        ...listedFields,
        ...schema.line,
        demo: z.literal(true).exactOptional(),
      })
      .meta({ id: `${title}Summary` }),
  };
}
