import type { Policies } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import type { Outcome } from '../../outcome.ts';
import { rule } from '../../rule-incident.ts';
import type { Answer } from '../../ruling.ts';
import { bookOf } from '../../testing.ts';

/** Answers that none of the five rulebooks gives, but a house may. */
type House = {
  readonly [P in keyof Policies]?: readonly [
    value: Policies[P],
    kind: string,
    facts: object,
    outcome: Outcome,
    answer?: Answer,
  ];
};

const misdeal = { is: 'misdeal' } as const;
const playOn = { is: 'playOn' } as const;
const dealing = { found: 'whileDealing' };

const houses: House = {
  'dealing.misdealDeadline': ['potPaid', 'seatNotDealt', { found: 'afterFlop' }, misdeal],
  'dealing.misdealRepair': ['no', 'dealtOutOfOrder', { looked: false, orderKnown: true }, misdeal],
  'dealing.misdealFirstTwoExposed': [
    'replace',
    'exposedByDealer',
    { cardNo: 1, whose: 'smallBlind', ...dealing },
    { is: 'cardReplaced', by: 'firstBurn', replacement: 19 },
  ],
  'dealing.misdealTwoExposed': [
    3,
    'exposedByDealer',
    { exposed: 2, ...dealing },
    { is: 'cardReplaced', by: 'firstBurn' },
    'notCovered',
  ],
  'dealing.misdealBoxedCards': [{ cards: 1, counted: 'apart' }, 'boxedCard', dealing, misdeal],
  'dealing.misdealFirstCardWrongSeat': ['no', 'firstCardToWrongSeat', {}, playOn],
  'dealing.misdealSeatNotEntitled': ['no', 'cardToEmptySeat', {}, playOn],
  'dealing.misdealSkippedPlayer': ['no', 'seatNotDealt', {}, playOn],
  'dealing.misdealOutOfOrder': ['no', 'dealtOutOfOrder', {}, playOn],
  'dealing.misdealWrongNumber': ['no', 'wrongNumberOfCards', { cards: 3 }, playOn],
  'dealing.misdealOtherError': ['no', 'otherDealError', {}, playOn],
  'dealing.exposedOtherCard': [
    'floorDecides',
    'exposedByDealer',
    { cardNo: 5, ...dealing },
    { is: 'cardReplaced', by: 'firstBurn', replacement: 19 },
    'proposed',
  ],
  'dealing.extraCard': ['misdeal', 'extraCard', {}, misdeal],
  'dealing.buttonTwoCards': ['no', 'exposedByDealer', { cardNo: 9, whose: 'button', ...dealing }, misdeal],
  'dealing.tooFewLate': [
    'buttonCompleted',
    'wrongNumberOfCards',
    { cards: 1, onButton: true, hasActed: false, found: 'afterActs', actsWithChips: 2 },
    { is: 'handCompleted', cards: 1 },
  ],
  'dealing.unseenHand': ['protected', 'unseenHand', { ownPart: 300 }, { is: 'dead', returned: 300 }],
  'dealing.cardsOnFloor': ['live', 'cardsOnFloor', {}, { is: 'live' }],
  'dealing.missingCardEarly': ['stands', 'missingCard', {}, playOn],
  'dealing.duplicateCard': ['stands', 'duplicateCard', {}, playOn],
  'dealing.foreignBack': ['stands', 'differentBack', {}, playOn],
  'dealing.earlierHands': ['floorDecides', 'duplicateCard', { potPaid: true }, { is: 'resultStands' }, 'proposed'],
  'dealing.joker': ['misdealThenScrap', 'joker', { found: 'afterActs', actsWithChips: 2 }, { is: 'dead', returned: 0 }],
  'dealing.whoDeals': ['players', 'whoDeals', { dealtBy: 9, occupied: [2, 5, 9] }, { is: 'dealsNext', seat: 2 }],
};

it.each(Object.entries(houses))(
  'a house that answers %s in its own way',
  (name, [value, kind, facts, outcome, answer]) => {
    const pvb = bookOf('pvb');
    const book = { ...pvb, answers: { ...pvb.answers, [name]: { value, refs: ['1'] } } };
    const verdict = rule({ kind, facts }, book);
    expect(verdict).toMatchObject({ ok: true, value: { outcome, answer: answer ?? 'determined' } });
  },
);
