import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../places.ts';
import { type Command, done } from '../shell.ts';

export const version: Command = async (_args, { print }) => {
  const manifest = await readFile(join(ROOT, 'package.json'), 'utf8');
  print((JSON.parse(manifest) as { readonly version: string }).version);
  return done;
};
