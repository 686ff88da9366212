import type { Words } from '../de/index.ts';

export const rules: Words['rules'] = {};
