import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents, PointsShare } from '@riffle/money';
import type { ProfileId } from '../ids.ts';

/** What can be sold. A rebuy brings an entry back or tops it up, a re-entry is another entry, an add-on comes once at the end. */
export const SALE_KINDS = ['entry', 'reEntry', 'rebuy', 'addOn'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
/** By what somebody is in. */
export const ENTERING: readonly SaleKind[] = ['entry', 'reEntry'];

/** What a part of a price is for; a deduction has a name, and each name an account. */
export const PURPOSES = ['prizes', 'bounty', 'fee', 'staff', 'deduction'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Part = { readonly for: Purpose; readonly name?: string; readonly amount: Cents };

/** Whether somebody can win it; all else is kept. */
export const isPlayedFor = (part: Pick<Part, 'for'>): boolean => part.for === 'prizes' || part.for === 'bounty';

/** Levels of play, 1 = first, and moments: both must hold. A break after `through` is too late unless `breaks` says otherwise. */
export type Offered = {
  readonly from?: number;
  readonly through?: number;
  /** From this moment on. */
  readonly since?: Instant;
  /** Not from this moment on. */
  readonly until?: Instant;
  /** `also`: in the break after `through` as well. `only`: in breaks, and at no other time. */
  readonly breaks?: 'also' | 'only';
};

/** One way to buy something: what it costs, part by part, what it gives, and when. The price is the sum of the parts. */
export type Profile = {
  readonly id: ProfileId;
  readonly name: string;
  readonly kind: SaleKind;
  readonly parts: readonly Part[];
  readonly chips: Chips;
  readonly offered?: Offered;
  /** Of a rebuy: also for who still has chips. */
  readonly whileIn?: true;
  /** For whoever has bought it, each time; below 0 it takes some. */
  readonly points?: PointsShare;
};

/** How often something may be bought, whatever it costs. Absent = without limit. */
export type Limits = {
  readonly perPerson?: number;
  readonly total?: number;
  /** Level of play after which it is over, breaks as `Offered`. */
  readonly through?: number;
  /** Not once fewer than so many are left. */
  readonly fewestLeft?: number;
};
export const LIMITED = ['reEntry', 'rebuy', 'addOn'] as const;
export type Limited = (typeof LIMITED)[number];

/** `head`: all that stands on a head is his who takes it. `progressive`: part of it, the rest goes onto his own. `mystery`: an envelope. */
export const BOUNTY_FORMS = ['head', 'progressive', 'mystery'] as const;
export type BountyForm =
  | { readonly by: 'head' | 'mystery'; readonly buyersOnly?: true }
  | {
      readonly by: 'progressive';
      /** Thousandths of what stands on the head. */
      readonly toKiller: number;
      /** Only who has bought one can win one. */
      readonly buyersOnly?: true;
    };

export type MoneySetup = {
  /** Of one kind, the first that is offered at a moment is proposed. */
  readonly profiles: readonly Profile[];
  readonly limits?: { readonly [K in Limited]?: Limits };
  /** How bounties are won; absent = `head`. */
  readonly bounty?: BountyForm;
  /** The pool is at least so much; what is missing comes from the house. */
  readonly guarantee?: Cents;
};

/** A double rebuy is the most that clubs sell at once; nobody means a hundred. */
export const MOST_AT_ONCE = 10;

/** Rebuys are for who is out but where their price says so. */
export const isForWhoIsIn = ({ kind, whileIn }: Pick<Profile, 'kind' | 'whileIn'>): boolean =>
  kind !== 'rebuy' || whileIn === true;

export const priceOf = ({ parts }: Pick<Profile, 'parts'>): Cents =>
  parts.reduce((sum, { amount }) => sum + amount, 0) as Cents;
