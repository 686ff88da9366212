import type { Words } from '../de/index.ts';

export const entry: Words['entry'] = {};
