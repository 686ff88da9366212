import type { Words } from '../de/index.ts';

export const desk: Words['desk'] = {};
