import type { Telling, WallEvent } from '@riffle/wire';

/** How a wall tells of it where neither the club nor anybody at the wall has chosen. */
export const USUAL: { readonly [E in WallEvent]: Telling } = {
  start: 'spoken',
  level: 'spoken',
  break: 'spoken',
  handForHand: 'spoken',
  handForHandEnds: 'spoken',
  lastHands: 'spoken',
  finalTable: 'spoken',
  over: 'spoken',
  money: 'spoken',
  stopped: 'off',
  timeCall: 'tone',
  move: 'tone',
  announcement: 'spoken',
  bustOut: 'off',
  envelope: 'tone',
  bubble: 'spoken',
  hand: 'tone',
  breakEnding: 'spoken',
  minute: 'spoken',
  breakSoon: 'off',
  registration: 'spoken',
};
