import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { TableInPlay } from './table-in-play.ts';

/** The fullest tables, the next to break first: an order fixed beforehand decides among them, whoever fixed it. */
export const sources = (tables: readonly TableInPlay[], most: number): readonly TableInPlay[] =>
  tables.filter(({ players }) => players.size === most);

/** Of the short tables, given in the order in which they break, the best to fill first. */
export function destinations(setup: Setup, short: readonly TableInPlay[]): readonly TableInPlay[] {
  const lastToBreakFirst = short.toReversed();
  switch (policyOf(setup, 'balancing.destinationTable').value) {
    case 'brokenLatest':
      return lastToBreakFirst;
    case 'shortest':
    case 'managementChoice':
      return lastToBreakFirst.toSorted((a, b) => a.players.size - b.players.size);
  }
}
