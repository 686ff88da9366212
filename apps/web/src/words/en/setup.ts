import type { Words } from '../de/index.ts';

export const setup: Words['setup'] = {};
