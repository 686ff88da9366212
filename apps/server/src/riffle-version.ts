import { readFile } from 'node:fs/promises';

const PACKAGE = new URL('../package.json', import.meta.url);

export async function riffleVersion(): Promise<string> {
  return (JSON.parse(await readFile(PACKAGE, 'utf8')) as { readonly version: string }).version;
}
