import type { Cents } from '../cents.ts';
import type { PointsShare } from './points-share.ts';

/** Of one place: a part of the pool in thousandths, or an amount that is taken first. */
export type PrizeRow = { readonly share: number } | { readonly amount: Cents };

/** From so many entries on, until the next step begins. */
export type TableStep = { readonly from: number; readonly rows: readonly PrizeRow[] };

/** What chooses the step of a table. */
export const COUNTED = ['entries', 'rebuys', 'addOns'] as const;
type Counted = (typeof COUNTED)[number];

/** How prizes fall from place to place. */
export const CURVE_SHAPES = ['power', 'geometric', 'linear'] as const;
export type CurveShape = (typeof CURVE_SHAPES)[number];

/**
 * A curve. `power`: the nth place has the weight 1 / n^(steepness / 100). `geometric`: each place has steepness percent less than
 * the one before. `linear`: equal steps; with 100 the last place has the weight of one step.
 */
export type Curve = {
  readonly by: 'curve';
  readonly shape: CurveShape;
  readonly steepness: number;
  /** Thousandths of the field that are paid, rounded up. */
  readonly field: number;
  readonly fewest?: number;
  readonly most?: number;
  /** From the tenth place on, places in threes and then in nines have the same prize. */
  readonly bands?: true;
};

/** Seats of a price each for the best places. */
export type Satellite = {
  readonly by: 'satellite';
  readonly seat: { readonly name: string; readonly price: Cents };
  readonly most?: number;
  /** What is too little for another seat: the next place's, everybody's who has a seat, or kept. */
  readonly rest: 'nextPlace' | 'seats' | 'kept';
};

export type PlacesPlan =
  /** `amounts`: absent where they stand beside the plan, as a night's do. */
  | { readonly by: 'hand'; readonly amounts?: readonly Cents[] }
  | { readonly by: 'list'; readonly rows: readonly PrizeRow[] }
  | {
      readonly by: 'table';
      readonly steps: readonly TableStep[];
      readonly counts?: readonly Counted[];
      /** Its value chooses the step instead of what is counted. */
      readonly formula?: string;
    }
  | Curve
  | Satellite;
export type PrizeKind = PlacesPlan['by'];

/** To whom goes what rounding down to the unit leaves over: all to the first, unit by unit from the top, or nobody. */
export const LEFT_OVER = ['first', 'spread', 'kept'] as const;
export type LeftOver = (typeof LEFT_OVER)[number];

export type Rounding = { readonly unit: Cents; readonly leftOver: LeftOver };

/** Beside the places; who wins it is said on the night. */
export const SPECIAL_KINDS = [
  'badBeat',
  'bestHand',
  'lastWoman',
  'randomEntry',
  'onThePlayer',
  'secretHead',
  'bubble',
  'other',
] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];
export type SpecialPrize = {
  readonly kind: SpecialKind;
  readonly name: string;
  /** Nothing where it is a thing alone. */
  readonly worth?: PrizeRow;
  /** `pool`: taken off the pool before the places. `added`: given on top. */
  readonly from: 'pool' | 'added';
  readonly thing?: string;
  readonly points?: number;
  /** `onThePlayer`: the entry on whose head it is. */
  readonly on?: string;
  /** Only staff know it until it is won. */
  readonly secret?: true;
};

/** What is taken off what was paid in for prizes: thousandths of it, and an amount besides; one of both or both. */
type Taken = { readonly share?: number; readonly amount?: Cents };
/** For what: by its name; without one it is the house's share. */
export type PoolDeduction = Taken & { readonly name?: string };

/** Points beside those that are typed for the places. */
export type Scoring = {
  /** Worked out for everybody who has a place. */
  readonly formula?: string;
  /** For each whom he put out. */
  readonly perHit?: PointsShare;
  /** Who put somebody out together has a part of it each; absent, each has a whole one. */
  readonly sharedHits?: 'parts';
};

export type PrizePlan = {
  readonly places: PlacesPlan;
  /** Taken off before anything is shared, in this order. */
  readonly deductions?: readonly PoolDeduction[];
  /** As plans from before say the house's share: the first of the deductions. */
  readonly house?: Taken;
  readonly rounding?: Rounding;
  /** No place that is paid has less, where the pool has as much; fewer are paid before. Of a list, a table or a curve. */
  readonly least?: Cents;
  /** These places have this amount, whatever the rest of the plan says: of a list, a table or a curve. */
  readonly locks?: readonly { readonly place: number; readonly amount: Cents }[];
  /** What a place wins that is not money. */
  readonly things?: readonly { readonly place: number; readonly thing: string }[];
  readonly special?: readonly SpecialPrize[];
  /** By place, best first. */
  readonly points?: readonly number[];
  readonly scoring?: Scoring;
};
