import type { Instant } from '@riffle/aggregate';
import type { EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import type { PlayerDrawn } from './lot-event.ts';
import type { Whom } from './whom.ts';

const MOST_KEPT = 10;

export type LotView = {
  readonly lot: number;
  readonly entry: EntryId;
  readonly at: Instant;
  readonly for?: string;
  readonly shown?: true;
  /** Staff only. */
  readonly whom?: Whom;
  /** Staff only: running numbers of those who were in it. */
  readonly among?: readonly number[];
};

export type LotsView = {
  /** Newest first: staff see the last ten, the room the last one if it is meant for it. */
  readonly last: readonly LotView[];
  /** Staff only: everybody whom any of them named. */
  readonly drawn?: readonly EntryId[];
};

export function viewLots(state: Tournament, { as }: { readonly as: string }): { readonly lots?: LotsView } {
  const { lots = [] } = state;
  const newest = lots.at(-1);
  if (newest === undefined) return {};
  if (as !== 'staff') return newest.shown ? { lots: { last: [told(newest)] } } : {};
  const last = lots.slice(-MOST_KEPT).toReversed();
  const numbers = (among: readonly EntryId[]) => among.flatMap((id) => state.entries.get(id)?.no ?? []);
  return {
    lots: {
      last: last.map((lot) => ({ ...told(lot), whom: lot.whom, among: numbers(lot.among) })),
      drawn: [...new Set(lots.map(({ entry }) => entry))],
    },
  };
}

const told = ({ lot, entry, at, shown, for: said }: PlayerDrawn): LotView => ({
  ...{ lot, entry, at },
  ...(said !== undefined && { for: said }),
  ...(shown && { shown }),
});
