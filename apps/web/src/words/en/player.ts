import type { Words } from '../de/index.ts';

export const player: Words['player'] = {};
