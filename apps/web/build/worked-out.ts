import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const WORKED_OUT = /\/(?:words\/src\/floor\/kind-list|web\/src\/floor\/(?:asked\/\w+|quiz\/first))\/(?:de|en)\.ts$/;

/** Tables that are made of larger ones are made here, and shipped as what they come to. */
export function workedOut(): Plugin {
  return {
    name: 'riffle-worked-out',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!WORKED_OUT.test(id)) return undefined;
      const name = basename(id, '.ts');
      const made = (await import(pathToFileURL(id).href)) as { readonly [table: string]: unknown };
      return `export const ${name} = ${JSON.stringify(made[name])};`;
    },
  };
}
