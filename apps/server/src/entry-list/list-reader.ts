import type { ImportPreview, Person } from '@riffle/wire';
import type { Language } from '@riffle/words';

/** Whom the list is compared with. */
export type Known = { readonly person: Person; readonly entered: boolean };
/** What a list of players says, before anybody decided anything. */
export type ReadList = (bytes: Uint8Array, known: readonly Known[], language: Language) => ImportPreview;

/** A name a line, first name first. */
export const readNames: ReadList = (bytes) => ({
  encoding: 'utf-8',
  separator: 'none',
  columns: [{ header: '', field: 'name' }],
  rows: new TextDecoder()
    .decode(bytes)
    .split('\n')
    .flatMap((text, index) => {
      const words = text.trim().split(/\s+/);
      const last = words.pop() ?? '';
      return last === '' ? [] : [{ line: index + 1, person: { first: words.join(' '), last } }];
    }),
});
