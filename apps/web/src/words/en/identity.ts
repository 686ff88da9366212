import type { Words } from '../de/index.ts';

export const identity: Words['identity'] = {};
