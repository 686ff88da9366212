import type { tally as german } from '../de/tally.ts';

/** A night that is only counted: no names, no seats. */
export const tally: typeof german = {
  title: 'Counting',
  come: 'More are there',
  countWrong: (most) => `A number from 1 to ${String(most)}.`,
  add: 'Enter',
  oneMore: '+1: one more player',
  out: 'Out',
  rebuy: 'Rebuy',
  back: 'Rebuy of one counted out',
  addOn: 'Add-on',
  passed: 'Beyond a limit?',
  reason: 'Reason',
  reasonHint: 'With it a rebuy or an add-on passes the night’s own limits. It stands in the log.',
  owed: 'Not taken yet:',
  takeCash: 'All taken in cash',
  takeCard: 'All by card',
  taken: (sum) => `${sum} taken.`,
  openBox: 'Open a cash box',
  box: 'Cash box',
  boxOpened: 'The cash box is open.',
  allPaid: 'All paid.',
  toMoney: 'Money, prizes, cash-up',
  done: {
    in: (count) => (count === 1 ? 'One more player.' : `${String(count)} more players.`),
    bustOut: 'One player is out.',
    rebuy: 'Rebuy counted.',
    back: 'Rebuy counted, the player is back in.',
    addOn: 'Add-on counted.',
  },
};
