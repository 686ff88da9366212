import type { MoneyShown } from '../setup.ts';
import type { Tournament } from '../state.ts';
import type { MysteryView, Onlooker } from '../view.ts';
import { takersOfLast } from './bounties.ts';
import { envelopesDue } from './envelopes-due.ts';

/** What is left to be drawn everybody sees; who draws which nobody knows before. */
export function viewMystery(state: Tournament, viewer: Onlooker, shown: MoneyShown): MysteryView | undefined {
  const mystery = state.money?.mystery;
  if (mystery === undefined) return undefined;
  const { envelopes, salt, commitment, at, drawn } = mystery;
  const gone = new Set(drawn.map(({ nth }) => nth));
  const closed = envelopes.filter((_, nth) => !gone.has(nth));
  const byWorth = Map.groupBy(
    closed.toSorted((a, b) => b - a),
    (amount) => amount,
  );
  return {
    at,
    commitment,
    left: [...byWorth].map(([amount, { length: count }]) => ({ amount, count })),
    ...(shown === 'amounts' && {
      drawn: drawn.map(({ entry, amount, at: when }) => ({
        ...{ entry, amount, at: when },
        by: takersOfLast(state, entry) ?? [entry],
      })),
    }),
    ...(viewer.as !== 'room' && { due: envelopesDue(state) }),
    ...((closed.length === 0 || state.money?.settled !== undefined) && { opened: { envelopes, salt } }),
  };
}
