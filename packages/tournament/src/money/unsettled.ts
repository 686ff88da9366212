import type { Cents } from '@riffle/money';

/** How many keep the night's money from being done; `specials` nobody has said the winner of, `things` are won and not handed over. */
export type Unsettled = {
  readonly owing: number;
  readonly prizes: number;
  readonly boxes: number;
  readonly specials: number;
  readonly things: number;
  /** Left by somebody who went out and won by nobody: no killer is named. */
  readonly bounties: number;
  /** Of the pool, in cents, what nobody wins, and bounties of who may have none: absent where there is none. */
  readonly leftOver?: Cents;
  /** What is won beyond the pool, in cents: absent where there is none. */
  readonly promisedMore?: Cents;
  /** What came from days before and goes back to them, as this one is called off: it is given back there, and keeps nothing open here. */
  readonly back?: Cents;
};

/** Whether something of it is left. */
export const isUnsettled = ({
  owing,
  prizes,
  boxes,
  specials: open,
  things: left,
  bounties,
  leftOver,
  promisedMore,
}: Unsettled): boolean =>
  owing + prizes + boxes + open + left + bounties > 0 || leftOver !== undefined || promisedMore !== undefined;
