import type { Words } from '../de/index.ts';

export const home: Words['home'] = {};
