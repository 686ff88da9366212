import { burn, move, stubShuffled, stubTop } from '../../../src/deal/card-move.ts';
import type { IncidentCase } from '../../incident-case.ts';
import { nth } from './told.ts';

const nine = { players: 9 } as const;
const corrected = 'bdpv:2 Unregelmäßigkeiten 13 korrigierbar';
const later = 'bdpv:2 Unregelmäßigkeiten 13 Folgekarten';
const notCorrected = 'bdpv:2 Unregelmäßigkeiten 13 nicht korrigierbar';
const allIn = 'bdpv:2 Unregelmäßigkeiten 13 All In';

/** The league's rulebook on burn cards: with nine players card 19 is the first burn, 24 the turn, 26 the river. */
export const bdpvBurnCases: readonly IncidentCase[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 13', corrected, 'bdpv:4.5'],
    kind: 'noBurn',
    facts: { street: 'flop', ...nine },
    outcome: { is: 'boardPutRight', street: 'flop', cards: [nth(20), nth(21), nth(22)] },
    moves: [
      move({ is: 'flop', nth: 1 }, burn(1), { card: nth(19), faceUp: true }),
      move(stubTop, { is: 'flop', nth: 1 }, { card: nth(22), faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 13', 'bdpv:4.6 Runde begonnen', 'bdpv:4.6'],
    kind: 'noBurn',
    facts: { street: 'turn', acted: 1, betMade: true, ...nine },
    outcome: { is: 'boardPutRight', street: 'turn', cards: [nth(24)] },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 13', 'bdpv:4.6 Runde begonnen', later],
    kind: 'noBurn',
    facts: { street: 'turn', acted: 2, ...nine },
    outcome: { is: 'boardStands', street: 'turn', cards: [nth(23)], burnNext: 2, following: nth(26) },
    moves: [],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.6 Runde begonnen', 'bdpv:4.6 Folgekarten'],
    kind: 'noBurn',
    facts: { street: 'turn', acted: 2, betMade: true, ...nine },
    outcome: { is: 'boardStands', street: 'turn', cards: [nth(23)], burnNext: 2, following: nth(26) },
  },
  {
    book: 'bdpv',
    shows: [later],
    kind: 'noBurn',
    facts: { street: 'flop', acted: 2, ...nine },
    outcome: { is: 'boardStands', street: 'flop', cards: [nth(19), nth(20), nth(21)], burnNext: 2, following: nth(24) },
  },
  {
    book: 'bdpv',
    shows: [corrected, 'bdpv:4.6'],
    kind: 'noBurn',
    facts: { street: 'river', ...nine },
    outcome: { is: 'boardPutRight', street: 'river', cards: [nth(26)] },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.5 nicht korrigierbar', 'bdpv:4.8'],
    kind: 'doubleBurn',
    facts: { street: 'flop', orderKnown: false, ...nine },
    outcome: { is: 'dealtAnew', street: 'flop', burn: false, shuffled: 33 },
    moves: [
      move({ is: 'flop', nth: 1 }, stubShuffled),
      move({ is: 'flop', nth: 2 }, stubShuffled),
      move({ is: 'flop', nth: 3 }, stubShuffled),
      move(burn(2), stubShuffled, { card: { is: 'drawn' } }),
      move(stubTop, { is: 'flop', nth: 1 }, { faceUp: true }),
      move(stubTop, { is: 'flop', nth: 2 }, { faceUp: true }),
      move(stubTop, { is: 'flop', nth: 3 }, { faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: [corrected, 'bdpv:4.5'],
    kind: 'doubleBurn',
    facts: { street: 'flop', acted: 1, ...nine },
    outcome: { is: 'boardPutRight', street: 'flop', cards: [nth(20), nth(21), nth(22)], nextBurn: nth(23) },
    moves: [
      move({ is: 'flop', nth: 3 }, burn(2), { card: nth(23), faceUp: true }),
      move(burn(2), { is: 'flop', nth: 3 }, { card: nth(20), faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: [corrected],
    kind: 'doubleBurn',
    facts: { street: 'turn', ...nine },
    outcome: { is: 'boardPutRight', street: 'turn', cards: [nth(24)], nextBurn: nth(25) },
  },
  {
    book: 'bdpv',
    shows: [corrected],
    kind: 'doubleBurn',
    facts: { street: 'river', ...nine },
    outcome: { is: 'boardPutRight', street: 'river', cards: [nth(26)] },
  },
  {
    book: 'bdpv',
    shows: [notCorrected, later, 'bdpv:4.5'],
    kind: 'doubleBurn',
    facts: { street: 'flop', acted: 2, ...nine },
    outcome: { is: 'boardStands', street: 'flop', cards: [nth(21), nth(22), nth(23)], burnNext: 1, following: nth(24) },
    moves: [move(burn(2), stubTop, { card: nth(20) })],
  },
  {
    book: 'bdpv',
    shows: [notCorrected, 'bdpv:4.6 Folgekarten'],
    kind: 'doubleBurn',
    facts: { street: 'turn', acted: 2, betMade: true, orderKnown: false, ...nine },
    outcome: { is: 'boardStands', street: 'turn', cards: [nth(25)], burnNext: 1, following: nth(26) },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 13 Rivercard'],
    kind: 'riverBurned',
    facts: nine,
    outcome: { is: 'dealtAnew', street: 'river', burn: true, shuffled: 28 },
    moves: [
      move(burn(3), stubShuffled),
      move(burn(4), stubShuffled),
      move({ is: 'river' }, stubShuffled),
      move(stubTop, burn(3)),
      move(stubTop, { is: 'river' }, { faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: [corrected],
    kind: 'riverBurned',
    facts: { orderKnown: true, ...nine },
    outcome: { is: 'boardPutRight', street: 'river', cards: [nth(26)] },
  },
  {
    book: 'bdpv',
    shows: [allIn, 'bdpv:4.6 All In'],
    kind: 'noBurn',
    facts: { street: 'river', allIn: true, ...nine },
    outcome: { is: 'boardPutRight', street: 'river', cards: [nth(26)] },
  },
  {
    book: 'bdpv',
    shows: [allIn, 'bdpv:4.6 All In'],
    kind: 'noBurn',
    facts: { street: 'river', allIn: true, potPaid: true, ...nine },
    outcome: { is: 'boardStands', street: 'river', cards: [nth(25)] },
  },
  {
    book: 'bdpv',
    shows: [allIn],
    kind: 'noBurn',
    facts: { street: 'river', allIn: true, orderKnown: false, ...nine },
    outcome: { is: 'boardStands', street: 'river', cards: [nth(25)] },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.6 All In'],
    kind: 'noBurn',
    facts: { street: 'flop', allIn: true, dealtSince: 'river', ...nine },
    outcome: {
      is: 'boardPutRight',
      street: 'flop',
      cards: [nth(20), nth(21), nth(22)],
      further: [nth(24), nth(26)],
    },
    moves: [
      move({ is: 'flop', nth: 1 }, burn(1), { card: nth(19), faceUp: true }),
      move(burn(1), { is: 'flop', nth: 1 }, { card: nth(22), faceUp: true }),
      move({ is: 'turn' }, burn(2), { card: nth(23), faceUp: true }),
      move(burn(2), { is: 'turn' }, { card: nth(24), faceUp: true }),
      move({ is: 'river' }, burn(3), { card: nth(25), faceUp: true }),
      move(stubTop, { is: 'river' }, { card: nth(26), faceUp: true }),
    ],
  },
];
