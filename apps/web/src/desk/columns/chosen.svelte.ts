import { type Choice, readChoice } from './choice.ts';
import type { ColumnId } from './columns.ts';

const place = 'riffle.columns';
let current = $state.raw(readChoice(localStorage.getItem(place)));

/** Of this device: whoever has chosen finds it again on the next night. */
export const chosenColumns = {
  get current(): Choice {
    return current;
  },
  choose(next: Choice): void {
    current = next;
    localStorage.setItem(place, JSON.stringify(next));
  },
  /** By the same one again: the other way round. */
  sortBy(by: ColumnId): void {
    this.choose({ ...current, by, down: current.by === by && !current.down });
  },
};
