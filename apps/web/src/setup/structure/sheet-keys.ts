import { CELLS, type Cell } from './sheet-row.ts';

/** What a key does in the sheet: to the next line (and take this one along), down or on, or to the cell beside. */
export type KeyStep =
  | { readonly is: 'row'; readonly by: -1 | 1; readonly carry: boolean }
  | { readonly is: 'enter' }
  | { readonly is: 'cell'; readonly cell: (typeof CELLS)[number] };

type Press = Pick<KeyboardEvent, 'key' | 'altKey'>;
type Caret = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'value'>;

/** Left and right leave a cell only from its edge, or when all of it is marked: inside, they move the caret. */
export function keyStep({ key, altKey }: Press, cell: Cell, caret: Caret): KeyStep | undefined {
  if (key === 'ArrowUp') return { is: 'row', by: -1, carry: altKey };
  if (key === 'ArrowDown') return { is: 'row', by: 1, carry: altKey };
  if (key === 'Enter') return { is: 'enter' };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const [edge, by] = key === 'ArrowLeft' ? [0, -1] : [caret.value.length, 1];
  const whole = caret.selectionStart === 0 && caret.selectionEnd === caret.value.length;
  const at = (CELLS as readonly string[]).indexOf(cell);
  const next = at < 0 ? undefined : CELLS[at + by];
  return next !== undefined && (whole || caret.selectionStart === edge) ? { is: 'cell', cell: next } : undefined;
}
