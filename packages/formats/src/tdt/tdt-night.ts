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
  /** Of points, as it is written there. */
  readonly formula?: string;
  /** Points for each whom somebody put out. */
  readonly perHit: number;
  readonly players: readonly TdtPlayer[];
  readonly prizes: readonly TdtPrize[];
  /** As they stand there, field by field. */
  readonly deals: readonly unknown[];
  readonly levels: readonly TdtLevel[];
  readonly chips: readonly TdtChip[];
  readonly prices: TdtPrices;
  /** Prizes are rounded to it, in cents; 0: they are not. */
  readonly rounding: number;
  /** Whether the program worked the prizes out by a table of its own. */
  readonly automatic: boolean;
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
  /** By bounty chips: those of whom he knocked out, and his own where he won the night. */
  readonly bounties: number;
  /** Prizes, bounties and the adjustment of cash. */
  readonly won: number;
  /** By the night's formula and all that gives points beside it, in hundredths; only of who has a place. */
  readonly points?: number;
};

export type TdtPrize = {
  readonly name: string;
  /** Of a prize for a place. */
  readonly place?: number;
  readonly amount: number;
  readonly points: number;
  /** What it is where it is no money. */
  readonly thing: string;
  /** What was asked for, of which `amount` came out. */
  readonly set?: { readonly by: 'percent' | 'fixed'; readonly of: number; readonly adjusted: boolean };
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
  /** How many there are, where the file has one set of chips that says so. */
  readonly owned?: number;
};

/** `bounties`: they are played for; `buyersOnly`: who bought none wins none; `whileIn`: rebuys also with chips left. */
export type TdtPrices = {
  readonly entry: TdtSale;
  readonly rebuy: TdtSale;
  readonly addOn: TdtSale;
  readonly bounties: boolean;
  readonly buyersOnly: boolean;
  readonly whileIn: boolean;
};
/** The usual price first; a limit of 0 is none. */
export type TdtSale = {
  readonly on: boolean;
  readonly profiles: readonly TdtProfile[];
  readonly through: number;
  readonly perPerson: number;
  readonly total: number;
  readonly fewestLeft: number;
};
/** The `rake` is part of the fee, the bounty comes on top. */
export type TdtProfile = {
  readonly name: string;
  readonly on: boolean;
  readonly fee: number;
  readonly rake: number;
  readonly chips: number;
  readonly points: number;
  readonly bounty: number;
};

/** What a night's settings say of its money, in cents; `fixedRake`: there is one. `formula`: of points, as it is written there; `perHit`: points for each hit. */
export type TdtMoney = {
  readonly houseContribution: number;
  readonly guarantee: number;
  readonly fixedRake: boolean;
  readonly formula?: string;
  readonly perHit: number;
};
