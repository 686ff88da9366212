import { aside, burn, move, muck, stubShuffled, stubTop } from '../../../src/deal/card-move.ts';
import type { IncidentCase } from '../../incident-case.ts';
import { nth } from './told.ts';

const nine = { players: 9 } as const;
const six = { players: 6 } as const;
const newFlop = { is: 'dealtAnew', street: 'flop', burn: false, shuffled: 33 } as const;

/** The league's rulebook on too many board cards, cards too early and a scattered stub. */
export const bdpvBoardCases: readonly IncidentCase[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:4.4', 'bdpv:4.8'],
    kind: 'fiveCardFlop',
    facts: nine,
    outcome: newFlop,
    moves: [
      move({ is: 'flop', nth: 1 }, stubShuffled),
      move({ is: 'flop', nth: 2 }, stubShuffled),
      move({ is: 'flop', nth: 3 }, stubShuffled),
      move({ is: 'boardSurplus', nth: 1 }, stubShuffled),
      move({ is: 'boardSurplus', nth: 2 }, stubShuffled),
      move(stubTop, { is: 'flop', nth: 1 }, { faceUp: true }),
      move(stubTop, { is: 'flop', nth: 2 }, { faceUp: true }),
      move(stubTop, { is: 'flop', nth: 3 }, { faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.4 vierte Karte'],
    kind: 'fourCardFlop',
    facts: nine,
    outcome: { is: 'boardPutRight', street: 'flop', cards: [nth(20), nth(21), nth(22)], nextBurn: nth(23) },
    moves: [move({ is: 'boardSurplus', nth: 1 }, burn(2), { card: nth(23), faceUp: true })],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.4 vierte Karte'],
    kind: 'fourCardFlop',
    facts: { surplusKnown: false, ...nine },
    outcome: { is: 'misdeal' },
    answer: 'proposed',
    range: [newFlop],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.7', 'bdpv:4.8', 'bdpv:4.7 Setzen'],
    kind: 'boardTooEarly',
    facts: { street: 'flop', ...nine },
    outcome: newFlop,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.8'],
    kind: 'boardTooEarly',
    facts: { street: 'flop', ...six },
    outcome: { is: 'dealtAnew', street: 'flop', burn: false, shuffled: 39 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.7'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', done: 'burnedOnly' },
    outcome: { is: 'burnStays', street: 'turn' },
    moves: [move(stubTop, { is: 'turn' }, { faceUp: true })],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.7 auch bei Fold'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', rest: 'allFolded', ...nine },
    outcome: { is: 'riverComesAsTurn', burn: nth(25), turn: nth(26), backForRiver: nth(24), shuffled: 27 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.7 auch bei Fold'],
    kind: 'boardTooEarly',
    facts: { street: 'river', rest: 'allWantTheCard', ...nine },
    outcome: { is: 'dealtAnew', street: 'river', burn: false, shuffled: 27 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.7 Setzen', 'bdpv:4.9'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', toAct: [1, 2], ...nine },
    outcome: { is: 'riverComesAsTurn', burn: nth(25), turn: nth(26), backForRiver: nth(24), shuffled: 27 },
    moves: [
      move({ is: 'turn' }, aside, { card: nth(24), faceUp: true }),
      move(stubTop, burn(3), { card: nth(25) }),
      move(stubTop, { is: 'turn' }, { card: nth(26), faceUp: true }),
      move(aside, stubShuffled, { card: nth(24) }),
      move(stubTop, { is: 'river' }, { faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.7 Setzen'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', rest: 'onePlayerLeft' },
    outcome: { is: 'noMoreCards' },
    moves: [],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.9 River'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', ...six },
    outcome: { is: 'riverComesAsTurn', burn: nth(19), turn: nth(20), backForRiver: nth(18), shuffled: 33 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:4.10'],
    kind: 'boardTooEarly',
    facts: { street: 'river', ...nine },
    outcome: { is: 'dealtAnew', street: 'river', burn: false, shuffled: 27 },
    moves: [
      move({ is: 'river' }, aside, { faceUp: true }),
      move(aside, stubShuffled),
      move(stubTop, { is: 'river' }, { faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 14'],
    kind: 'stubMuckedOrDropped',
    facts: { board: 'flop', happened: 'dropped', identifiable: 'allButOrder' },
    outcome: { is: 'stubRestored', shuffled: true, toCome: ['turn', 'river'] },
    answer: 'proposed',
    moves: [
      move(aside, stubShuffled, { card: { is: 'all' } }),
      move(stubTop, burn(2)),
      move(stubTop, { is: 'turn' }, { faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 14'],
    kind: 'stubMuckedOrDropped',
    facts: { board: 'turn', happened: 'mixedWithMuck', identifiable: 'none' },
    outcome: { is: 'stubRestored', shuffled: true, toCome: ['river'] },
    answer: 'proposed',
    moves: [
      move(muck, stubShuffled, { card: { is: 'all' } }),
      move(stubTop, burn(3)),
      move(stubTop, { is: 'river' }, { faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 11'],
    kind: 'boardCardFlashed',
    facts: { street: 'turn', which: 'nextBurn', ...nine },
    outcome: { is: 'stubCardBurned', card: nth(23) },
    answer: 'proposed',
    moves: [
      move(stubTop, burn(2), { card: nth(23), faceUp: true }),
      move(stubTop, { is: 'turn' }, { card: nth(24), faceUp: true }),
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 11'],
    kind: 'boardCardFlashed',
    facts: { street: 'flop', which: 'nextBoardCard', burnMade: true, ...nine },
    outcome: { is: 'stubCardBurned', card: nth(20) },
    answer: 'proposed',
    moves: [
      move(stubTop, burn(2), { card: nth(20), faceUp: true }),
      move(stubTop, { is: 'flop', nth: 1 }, { card: nth(21), faceUp: true }),
      move(stubTop, { is: 'flop', nth: 2 }, { card: nth(22), faceUp: true }),
      move(stubTop, { is: 'flop', nth: 3 }, { card: nth(23), faceUp: true }),
    ],
  },
];
