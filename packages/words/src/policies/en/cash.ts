import { oneOf, type WordsOn } from '../policy-words.ts';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const minutes = (count: number): string => (count === 0 ? 'None.' : `${String(count)} minutes.`);

const players = (count: number): string => (count === 1 ? '1 player.' : `${String(count)} players.`);

const WAYS = {
  waitBigBlind: 'wait for the big blind',
  postBoth: 'post both blinds, the big blind live',
  buyButton: 'buy the button',
} as const;

const runsFrom = { flop: 'from the flop on', turn: 'on turn and river, never the flop' } as const;

export const cash: WordsOn<'cash'> = {
  'cash.straddle': {
    label: 'Straddle in cash games',
    meaning: 'Whether and how a cash game is straddled.',
    value: oneOf({
      chainFromUnderTheGun:
        'From the player after the big blind up to the button, each twice the one before; the last acts last before the flop.',
      forbidden: 'Not allowed.',
    }),
  },
  'cash.runItTwice': {
    label: 'Running it twice in cash games',
    meaning: 'From which pot, and for which cards, the board may be run twice in a cash game.',
    value: ({ runs, from, minBigBlinds }) =>
      `From ${minBigBlinds} big blinds in the pot, up to ${runs} times, ${runsFrom[from]}.`,
  },
  'cash.stakeForm': {
    label: 'What is played with',
    meaning: 'What on the table counts as stake.',
    value: oneOf({
      valueChipsOnly: 'Value chips only; banknotes do not play.',
      noCashOnTable: 'No cash may lie on the table.',
      cashPlays: 'Banknotes on the table play.',
    }),
  },
  'cash.shortTopUp': {
    label: 'Half top-up',
    meaning: 'How often an evening one may top up to only half of the minimum buy-in.',
    value: (times) => (times === 0 ? 'Never.' : times === 1 ? 'Once.' : `${String(times)} times.`),
  },
  'cash.stakeOnTableChange': {
    label: 'Stake on a table change',
    meaning: 'Whether a player may take chips off the table when he changes tables.',
    value: oneOf({
      sameLimitNotReduced: 'Not at the same limit; at another limit he may bring less.',
      free: 'Yes, he brings what he likes.',
    }),
  },
  'cash.takingOff': {
    label: 'Taking chips off the table',
    meaning: 'Whether chips may be taken off the table while one plays on.',
    value: oneOf({
      forbidden: 'No, they stay at stake.',
      free: 'Yes, between two hands.',
    }),
  },
  'cash.payFromStake': {
    label: 'Paying from the stake',
    meaning: 'Whether food and drink are paid out of the stake.',
    value: oneOf({ ownConsumption: 'Only what he consumes himself at the table.', never: 'No.' }),
  },
  'cash.reservationLapse': {
    label: 'A reservation lapses after',
    meaning: 'How long after the scheduled opening a reservation holds.',
    value: minutes,
  },
  'cash.seatPriority': {
    label: 'Who gets a free seat',
    meaning: 'In which order free seats are given.',
    value: oneOf({
      ownTableThenListThenNew:
        'Seat changes at the table, registered table changes, the waiting list, then new guests.',
      listFirst: 'The waiting list first.',
    }),
  },
  'cash.seatChangeOrder': {
    label: 'Several want the same seat',
    meaning: 'Who at the table may change first.',
    value: oneOf({
      registrationThenLowerSeat: 'Who registered first, otherwise the lower seat number.',
      lot: 'The lot.',
    }),
  },
  'cash.callWait': {
    label: 'Time after the call',
    meaning: 'How long somebody called has to take his seat.',
    value: minutes,
  },
  'cash.listPriority': {
    label: 'Status on the waiting list',
    meaning: 'Whether the status of a guest counts on the waiting list.',
    value: oneOf({ statusConsidered: 'It is taken into account.', orderOnly: 'Only the order counts.' }),
  },
  'cash.pauseLimit': {
    label: 'Interruption',
    meaning: 'After which interruption a seat is released.',
    value: minutes,
  },
  'cash.restaurantBreak': {
    label: 'Restaurant break',
    meaning: 'How long a restaurant break may be, once an evening.',
    value: minutes,
  },
  'cash.missedBlinds': {
    label: 'Back after missed blinds',
    meaning: 'How a player comes back after missed blinds.',
    value: (ways) => {
      const text = or.format(ways.map((way) => WAYS[way]));
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
  },
  'cash.tableChangeDifference': {
    label: 'Table change on wish',
    meaning: 'By how many players the tables may differ afterwards.',
    value: players,
  },
  'cash.newGuestTable': {
    label: 'Table of a new guest',
    meaning: 'To which table a new guest goes.',
    value: oneOf({ smallestTable: 'To the one with the fewest players.', guestChooses: 'He chooses.' }),
  },
  'cash.balanceDifference': {
    label: 'Balance from',
    meaning: 'From which difference players must move.',
    value: players,
  },
  'cash.balanceWho': {
    label: 'Who must move',
    meaning: 'Who moves to balance the tables.',
    value: oneOf({
      volunteersLastArrivalsLot: 'Volunteers, then the last to come within 30 minutes, then the lot.',
      lot: 'The lot.',
    }),
  },
  'cash.runItTwiceFee': {
    label: 'Fee for running it twice',
    meaning: 'What a hand that is run twice costs.',
    value: (fee) => (fee === 0 ? 'Nothing.' : `${String(fee)} francs or euro.`),
  },
  'cash.seatChange': {
    label: 'Seat change at the table',
    meaning: 'How one changes seats at the own table.',
    value: oneOf({
      clockwiseWaitOrPost:
        'Clockwise: sit out until the big blind or post a big blind. Counter-clockwise: free, but not past the big blind.',
      free: 'Free.',
    }),
  },
};
