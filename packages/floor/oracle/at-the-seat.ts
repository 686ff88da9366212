import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

const dead = { is: 'dead', returned: 0 } as const;
const lastLiveHandWins = { is: 'lastLiveHandWins' } as const;
const moveToRightSeat = { is: 'moveToRightSeat', when: 'afterHand', stack: 8400 } as const;

export const atTheSeat: readonly ExpectedAt[] = [
  {
    title: 'hand on the chair during the deal',
    kind: 'notAtSeat',
    facts: { arrived: 'duringDeal', posture: 'handOnChair' },
    said: {
      pvb: text(dead, '23(1)'),
      tda55: text(dead, '27.a'),
      bdpv: reading({ is: 'live' }, '6.9', '6.9 Einziehen'),
      gcb: text({ is: 'live' }, 'T29.1', 'T29.3', 'T29.4'),
      oepbl: reading({ is: 'live' }, '6.7 absent hand'),
    },
  },
  {
    title: 'hand on the chair before the first card',
    kind: 'notAtSeat',
    facts: { arrived: 'beforeFirstCard', posture: 'handOnChair' },
    said: {
      pvb: text(dead, '23(1)'),
      tda55: text(dead, '27.a'),
      bdpv: reading({ is: 'live' }, '6.9', '6.9 Einziehen'),
      gcb: text({ is: 'live' }, 'T29.1', 'T29.3', 'T29.4'),
      oepbl: reading({ is: 'live' }, '6.7 absent hand'),
    },
  },
  {
    title: 'an absent big blind, and all others fold',
    kind: 'notAtSeat',
    facts: { arrived: 'absent', blind: 'big', posted: 500, othersFolded: true },
    said: {
      pvb: text(lastLiveHandWins, '23(1)'),
      tda55: reading(lastLiveHandWins, '27.a'),
      bdpv: reading({ is: 'absentBlindWins' }, '6.9', '6.9 Einziehen', '3.6'),
      gcb: reading(lastLiveHandWins, 'T29.1'),
      oepbl: reading(lastLiveHandWins, '6.7 absent hand'),
    },
  },
  {
    title: 'an all-in player leaves',
    kind: 'leftWithLiveHand',
    facts: { how: 'allIn' },
    said: {
      pvb: text({ is: 'mustStay' }, '25(3)'),
      tda55: text({ is: 'mustStay' }, '10.b'),
      bdpv: base({ is: 'mustStay' }),
      gcb: text({ is: 'mustStay' }, 'T30.1'),
      oepbl: reading({ is: 'mayLeave' }, '6.6 leave table'),
    },
  },
  {
    title: 'he leaves his cards before his turn',
    kind: 'leftWithLiveHand',
    facts: { how: 'leftCards' },
    said: {
      pvb: text({ is: 'live' }, '24(1)', '25(1)', '25(4)', '69(10)j'),
      tda55: text({ is: 'live' }, '10.a', '10.b', '47'),
      bdpv: base({ is: 'live' }),
      gcb: text({ is: 'fold' }, 'T30.1', 'T30.2'),
      oepbl: text({ is: 'live' }, '6.6 leave table'),
    },
  },
  {
    title: 'on a wrong seat with the right stack, in a hand',
    kind: 'wrongSeat',
    facts: { rightStack: true, stack: 8400, hasCards: true },
    said: {
      pvb: reading(moveToRightSeat, '08a(3)'),
      tda55: base(moveToRightSeat),
      bdpv: base(moveToRightSeat),
      gcb: reading(moveToRightSeat, 'T6.2'),
      oepbl: base(moveToRightSeat),
    },
  },
  {
    title: 'he leaves after folding in turn',
    kind: 'leftWithLiveHand',
    facts: { how: 'foldedInTurn' },
    said: {
      pvb: text({ is: 'mayLeave' }, '24(1)', '25(1)', '25(4)', '69(10)j'),
      tda55: text({ is: 'mayLeave' }, '10.a', '10.b', '47'),
      bdpv: base({ is: 'mayLeave' }),
      gcb: text({ is: 'mayLeave' }, 'T30.1', 'T30.2'),
      oepbl: text({ is: 'mayLeave' }, '6.6 leave table'),
    },
  },
  {
    title: 'at the seat after the last card',
    kind: 'notAtSeat',
    facts: { arrived: 'afterLastCard' },
    said: {
      pvb: text(dead, '23(1)'),
      tda55: text(dead, '27.a'),
      bdpv: text(dead, '6.9', '6.9 Einziehen', '3.6'),
      gcb: text(dead, 'T29.1'),
      oepbl: text(dead, '6.7 absent hand'),
    },
  },
  {
    title: 'an absent small blind',
    kind: 'notAtSeat',
    facts: { arrived: 'absent', blind: 'small', posted: 300 },
    said: {
      pvb: text(dead, '23(1)'),
      tda55: text(dead, '27.a'),
      bdpv: text(dead, '6.9', '6.9 Einziehen', '3.6'),
      gcb: text(dead, 'T29.1'),
      oepbl: text(dead, '6.7 absent hand'),
    },
  },
  {
    title: 'he pushes his cards away and leaves',
    kind: 'leftWithLiveHand',
    facts: { how: 'pushedCards' },
    said: {
      pvb: text({ is: 'fold' }, '24(1)', '25(1)', '25(4)', '69(10)j'),
      tda55: text({ is: 'fold' }, '10.a', '10.b', '47'),
      bdpv: base({ is: 'fold' }),
      gcb: text({ is: 'fold' }, 'T30.1', 'T30.2'),
      oepbl: text({ is: 'fold' }, '6.6 leave table'),
    },
  },
  {
    title: 'the last one in leaves his cards',
    kind: 'leftWithLiveHand',
    facts: { how: 'leftCards', lastIn: true },
    said: {
      pvb: text({ is: 'live' }, '24(1)', '25(1)', '25(4)', '69(10)j'),
      tda55: text({ is: 'live' }, '10.a', '10.b', '47'),
      bdpv: base({ is: 'live' }),
      gcb: text({ is: 'live' }, 'T30.1', 'T30.2'),
      oepbl: text({ is: 'live' }, '6.6 leave table'),
    },
  },
];
