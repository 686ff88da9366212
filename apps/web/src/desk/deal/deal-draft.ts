import type { Chips } from '@riffle/cards';
import {
  type Cents,
  DEAL_WAYS,
  type DealMethod,
  type DealWay,
  dealShares,
  mostLeft,
  percentShares,
  roundShares,
  toCents,
  WHOLE_PERCENT,
} from '@riffle/money';
import { type DealShare, type EntryId, type TournamentView, toEntryId } from '@riffle/tournament';

export const METHODS = DEAL_WAYS;
export type Method = DealWay;

/** Who shares, in the order of their numbers, and what there is to share. */
export type Sharing = {
  readonly players: readonly EntryId[];
  readonly prizes: readonly Cents[];
  readonly worth: number;
  /** Everybody is sure of it. */
  readonly least: number;
  readonly mostLeft: number;
};

export function sharingIn({ entries, prizes: paid }: Pick<TournamentView, 'entries' | 'prizes'>): Sharing {
  const players = Object.entries(entries)
    .filter(([, { at, bustOut }]) => at !== undefined && bustOut === undefined)
    .toSorted(([, a], [, b]) => a.no - b.no)
    .map(([id]) => toEntryId(id));
  const prizes = paid.slice(0, players.length);
  const worth = prizes.reduce<number>((sum, prize) => sum + prize, 0);
  return {
    ...{ players, prizes, worth, least: prizes[players.length - 1] ?? 0 },
    mostLeft: players.length === 0 ? 0 : mostLeft({ stacks: players.map(() => 1), prizes }),
  };
}

/** What each gets by this method; undefined where chips are missing for it. */
export function sharesBy(
  method: DealMethod,
  { players, prizes, least, mostLeft: most }: Sharing,
  stacks: readonly (number | undefined)[],
  { left, unit }: { readonly left: number; readonly unit: number },
): readonly Cents[] | undefined {
  const known = stacks.filter((stack) => stack !== undefined && stack > 0).map((stack) => stack ?? 0);
  if (method !== 'even' && known.length < players.length) return undefined;
  const counted = method === 'even' ? players.map(() => 1) : known;
  if (counted.length === 0 || left > most || left < 0) return undefined;
  return roundShares(dealShares({ stacks: counted, prizes, method, left }), unit, least);
}

/** Hundredths of a per cent as they are typed, `33,5` or `33.33 %`; undefined where it is none. */
export function readPercent(text: string): number | undefined {
  const [, whole, part = ''] = /^\s*(\d{1,3})(?:[.,](\d{0,2}))?\s*%?\s*$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** What each gets by these hundredths of a per cent; undefined until they are the whole. */
export function sharesInPercent(
  { players, worth, mostLeft: most }: Sharing,
  percents: readonly (number | undefined)[],
  { left, unit }: { readonly left: number; readonly unit: number },
): readonly Cents[] | undefined {
  const said = percents.map((percent) => percent ?? 0);
  const isWhole = said.reduce((sum, percent) => sum + percent, 0) === WHOLE_PERCENT;
  if (players.length === 0 || !isWhole || left > most || left < 0) return undefined;
  return percentShares(toCents(worth - left), said, unit);
}

/** As it is put to them. */
export const proposedShares = (
  players: readonly EntryId[],
  amounts: readonly number[],
  stacks: readonly (number | undefined)[],
  percents?: readonly (number | undefined)[],
): readonly DealShare[] =>
  players.map((entry, nth) => {
    const chips = stacks[nth];
    return {
      ...{ entry, amount: toCents(amounts[nth] ?? 0) },
      ...(chips !== undefined && chips > 0 && { chips: chips as Chips }),
      ...(percents && { percent: percents[nth] ?? 0 }),
    };
  });
