import { join, resolve } from 'node:path';
import type { Shell } from './shell.ts';

/** The project's folder, wherever the command was called from. */
export const ROOT = join(import.meta.dirname, '../../..');

/** Named, else from the environment, else one place for all commands: what `serve` keeps, `export` must find. */
export const dataFolderOf = (named: string | undefined, { dataFolder }: Shell): string =>
  resolve(named ?? dataFolder ?? join(ROOT, '.riffle'));
