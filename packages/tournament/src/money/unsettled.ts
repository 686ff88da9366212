/** How many keep the night's money from being done; `specials` nobody has said the winner of, `things` are won and not handed over. */
export type Unsettled = {
  readonly owing: number;
  readonly prizes: number;
  readonly boxes: number;
  readonly specials: number;
  readonly things: number;
};

/** Whether something of it is left. */
export const isUnsettled = ({ owing, prizes, boxes, specials: open, things: left }: Unsettled): boolean =>
  owing + prizes + boxes + open + left > 0;
