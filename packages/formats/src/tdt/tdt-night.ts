import type { TdtRemark } from '../problems/tdt-problem.ts';

/** Ids are the program's own UUIDs, moments are ms since 1970, money is whole cents of a currency that the file does not name. */
export type TdtNight = {
  readonly version: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly league?: TdtNamed;
  readonly season?: TdtNamed;
  /** When its clock was started; where that is not kept, when the first bought in. */
  readonly startedAt?: number;
  readonly houseContribution: number;
  readonly guarantee: number;
  readonly players: readonly TdtPlayer[];
  readonly prizes: readonly TdtPrize[];
  /** As they stand there, field by field. */
  readonly deals: readonly unknown[];
  readonly levels: readonly TdtLevel[];
  readonly chips: readonly TdtChip[];
  readonly remarks: readonly TdtRemark[];
};
export type TdtNamed = { readonly id: string; readonly name: string };

/** `amount` has the `rake` in it; `bounty` is paid on top. */
type TdtBought = {
  readonly at: number;
  readonly level: number;
  readonly amount: number;
  readonly rake: number;
  readonly chips: number;
  readonly points: number;
  readonly profile: string;
};
export type TdtBuyIn = TdtBought & { readonly bounty: number; readonly out?: TdtBustOut };
export type TdtAddOn = TdtBought;
/** `by`: whoever did it, several where they shared. */
type TdtBustOut = { readonly at: number; readonly level: number; readonly by: readonly string[] };

export type TdtPlayer = {
  readonly id: string;
  readonly name: string;
  readonly nickname: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The first is the entry, the others are rebuys; none: added, and never bought in. */
  readonly buyIns: readonly TdtBuyIn[];
  readonly addOns: readonly TdtAddOn[];
  readonly adjusted: { readonly cash: number; readonly points: number; readonly hits: number };
  readonly paidInFull: boolean;
  /** Not of who is still in with others, or never bought in. Equal times share one. */
  readonly place?: number;
  readonly tied: boolean;
  /** Bust-outs that name this player, whole also where they were shared; the adjustment is apart. */
  readonly hits: number;
  /** With rakes and bounty chips. */
  readonly paid: number;
  /** Prizes and the adjustment of cash, without bounties. */
  readonly won: number;
};

export type TdtPrize = {
  readonly name: string;
  /** Of a prize for a place. */
  readonly place?: number;
  readonly amount: number;
  readonly points: number;
  /** What it is where it is no money. */
  readonly thing: string;
  readonly to: readonly string[];
};

/** `limits`: bring-in and bets of limit games, as the file lists them. */
export type TdtLevel =
  | {
      readonly kind: 'play';
      readonly minutes: number;
      readonly smallBlind: number;
      readonly bigBlind: number;
      readonly ante: number;
      readonly game: string;
      readonly betting: 'limit' | 'potLimit' | 'noLimit' | 'unknown';
      readonly limits: readonly number[];
    }
  | { readonly kind: 'break'; readonly minutes: number; readonly chipUp: boolean };
export type TdtChip = {
  readonly label: string;
  readonly colour: string;
  readonly value: number;
  readonly perPlayer: number;
};
