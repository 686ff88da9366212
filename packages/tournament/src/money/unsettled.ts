/** How many keep the night's money from being done; `specials` nobody has said the winner of, `things` are won and not handed over. */
export type Unsettled = {
  readonly owing: number;
  readonly prizes: number;
  readonly boxes: number;
  readonly specials: number;
  readonly things: number;
  /** Left by somebody who went out and won by nobody: no killer is named. */
  readonly bounties: number;
};

/** Whether something of it is left. */
export const isUnsettled = ({ owing, prizes, boxes, specials: open, things: left, bounties }: Unsettled): boolean =>
  owing + prizes + boxes + open + left + bounties > 0;
