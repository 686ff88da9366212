import { join } from 'node:path';

/** The root of the project. Files are named from here, with forward slashes. */
export const ROOT = join(import.meta.dirname, '..');
