import type { Cents } from '@riffle/money';
import type { Handed } from './money-state.ts';

/** What somebody can win or be given, in the order in which papers and screens list it. */
export const WON_KINDS = ['prize', 'bounty', 'special', 'byHand'] as const;
export type WonKind = (typeof WON_KINDS)[number];

export const NOTHING_WON: Required<Handed> = {
  prize: 0 as Cents,
  bounty: 0 as Cents,
  special: 0 as Cents,
  byHand: 0 as Cents,
};

/** Kind by kind from two of them: what is won and what of it was handed out. */
export const kindByKind = (of: (kind: WonKind) => number): Required<Handed> => ({
  prize: of('prize') as Cents,
  bounty: of('bounty') as Cents,
  special: of('special') as Cents,
  byHand: of('byHand') as Cents,
});

/** All of it together. */
export const handedSum = (handed: Handed): Cents =>
  WON_KINDS.reduce((sum, kind) => sum + (handed[kind] ?? 0), 0) as Cents;

/** What of it goes over the counter: what he owed is set off against it. */
export const paidOut = ({ setOff = 0 as Cents, ...handed }: Handed & { readonly setOff?: Cents }): Cents =>
  (handedSum(handed) - setOff) as Cents;
