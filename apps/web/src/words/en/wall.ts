import type { Words } from '../de/index.ts';

export const wall: Words['wall'] = {};
