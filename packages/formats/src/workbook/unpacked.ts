import { unzipSync } from 'fflate';
import { TooLarge } from './sheet.ts';

/** What a workbook may be when it is unpacked: a list of twenty thousand rows takes a fifth of it. */
const MOST_BYTES = 40_000_000;
const MOST_PARTS = 5000;

export type Parts = {
  readonly names: ReadonlySet<string>;
  /** The text of one of them; nothing where there is none. */
  readonly text: (name: string) => string | undefined;
};

/** The parts of a packed file. What is too large is told by its head before anything is unpacked, and no head is believed further than its word. */
export function unpacked(bytes: Uint8Array): Parts {
  const names = new Set<string>();
  unzipSync(bytes, {
    filter: ({ name }) => {
      names.add(name);
      if (names.size > MOST_PARTS) throw new TooLarge();
      return false;
    },
  });
  let left = MOST_BYTES;
  return {
    names,
    text: (wanted) => {
      if (!names.has(wanted)) return undefined;
      const found = unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          if (name !== wanted) return false;
          left -= originalSize;
          if (left < 0) throw new TooLarge();
          return true;
        },
      })[wanted];
      return found && new TextDecoder('utf-8').decode(found);
    },
  };
}
