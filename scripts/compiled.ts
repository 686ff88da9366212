import { join } from 'node:path';

/** For whatever a test starts as a process: its modules are made ready once and not at each of a hundred starts. */
export const COMPILED = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled') };
