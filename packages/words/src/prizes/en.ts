import type { PrizeWords } from './prize-words.ts';

export const en: PrizeWords = {
  plan: {
    clubTable: {
      name: 'Club table',
      about: '1 place up to 4 entries, 2 from 5, 3 from 8, 4 from 21, 5 from 31, then more and more.',
    },
    tenPercent: { name: '10% of the field', about: 'One in ten is paid.' },
    fifteenPercent: { name: '15% of the field', about: 'About one in seven is paid.' },
    twentyPercent: { name: '20% of the field', about: 'One in five is paid.' },
    winnerTakesAll: { name: 'Winner takes all', about: 'Only the winner is paid.' },
    topTwo: { name: 'Two places', about: '65 and 35 percent.' },
    topThree: { name: 'Three places', about: '50, 30 and 20 percent.' },
    topFive: { name: 'Five places', about: '38, 22, 17, 13 and 10 percent.' },
  },
  special: {
    badBeat: 'Bad beat',
    bestHand: 'Best hand',
    lastWoman: 'Last woman standing',
    randomEntry: 'Drawn by lot',
    onThePlayer: 'Bounty on one person',
    secretHead: 'Secret bounty',
    bubble: 'Last without a prize',
    other: 'Special prize',
  },
  left: {
    plan: 'not given by the plan',
    rounding: 'left over by rounding',
    held: 'limited by locked places',
    rest: 'too little for another seat',
  },
  note: {
    fewerPaid: ({ planned, paid, least }, amount) =>
      `${String(paid)} places instead of ${String(planned)}, so that each gets at least ${amount(least)}.`,
    leastNotMet: ({ least }, amount) => `The pool is too small for at least ${amount(least)}.`,
    promisedMore: ({ missing }, amount) => `More is promised than is in the pool: ${amount(missing)} are missing.`,
    stepUnknown: () => 'The formula for the step has no value just now: the first step counts.',
  },
  noSuchField: (where) => `The field ${where} does not fit a prize plan.`,
  noPlan: 'This is no prize plan.',
  part: {
    places: 'Places',
    deductions: 'Deductions off the pool',
    rounding: 'Rounding',
    least: 'Least prize',
    locks: 'Locked places',
    things: 'Prizes in kind',
    special: 'Special prizes',
    points: 'Points',
    scoring: 'Points by formula, hits',
  },
  fault: {
    empty: 'Something is missing here.',
    invalid: 'There is no such value.',
    rises: 'A worse place would get more than a better one.',
    tooMuch: 'That is more than the whole pool.',
    tooMany: 'Those are too many.',
    notShared: 'This is only where places are paid by shares or by a curve.',
    formula: 'The formula does not work like this.',
    twice: 'That is there already, or stands before the one above.',
  },
  at: (place, step) =>
    [
      ...(step === undefined ? [] : [`step ${String(step)}`]),
      ...(place === undefined ? [] : [`place ${String(place)}`]),
    ].join(', '),
};
