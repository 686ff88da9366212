import type { TournamentView } from '@riffle/tournament';
import { WALL_SCREENS } from '@riffle/wire';
import { LANGUAGES } from '@riffle/words';
import { z } from 'zod';
import { anyId, count, line } from '../../schema/brand.ts';

export const view = z.custom<TournamentView>().meta({
  type: 'object',
  description: 'TournamentView of packages/tournament',
});
export const wallFields = {
  pinned: z.enum(WALL_SCREENS).exactOptional(),
  announcement: line(500).exactOptional(),
  seated: count.exactOptional(),
  said: line(300).exactOptional(),
  saidAt: count.exactOptional(),
  saidIn: z.enum(LANGUAGES).exactOptional(),
  preset: anyId.exactOptional(),
};
export const wall = z.strictObject(wallFields);
export const newDemo = z.strictObject({
  speed: z.number().min(1).max(120),
  rulebook: anyId.exactOptional(),
  language: z.enum(LANGUAGES).exactOptional(),
});
export const lineFields = {
  name: z.string(),
  rulebook: z.string(),
  stage: z.enum(['before', 'countdown', 'play', 'over']),
  startsAt: count.exactOptional(),
  entries: count,
  left: count,
};
