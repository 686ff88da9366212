import { describe, expect, it } from 'vitest';
import { ruled } from '../../testing.ts';
import { aside, burn, move, stubShuffled, stubTop } from '../card-move.ts';

const early = { street: 'turn', toAct: [5], shown: ['Kd'], nextCards: ['7c', '2s', 'Jh'] };
const king = { is: 'known', card: 'Kd' } as const;
const turn = { is: 'turn' } as const;
const river = { is: 'river' } as const;

const shuffledBack = {
  outcome: { is: 'dealtAnew', street: 'turn', burn: false },
  moves: [move(turn, stubShuffled, { card: king }), move(stubTop, turn, { faceUp: true })],
};
const riverAsTurn = {
  outcome: {
    is: 'riverComesAsTurn',
    burn: { is: 'known', card: '7c' },
    turn: { is: 'known', card: '2s' },
    backForRiver: king,
  },
  moves: [
    move(turn, aside, { card: king, faceUp: true }),
    move(stubTop, burn(3), { card: { is: 'known', card: '7c' } }),
    move(stubTop, turn, { card: { is: 'known', card: '2s' }, faceUp: true }),
    move(aside, stubShuffled, { card: king }),
    move(stubTop, river, { faceUp: true }),
  ],
};

describe('the turn comes too early: the king of diamonds, next 7c 2s Jh', () => {
  it.each([
    { book: 'pvb', ...shuffledBack, answer: 'determined', basis: 'text', refs: ['35(5)'] },
    { book: 'tda55', ...shuffledBack, answer: 'notCovered', basis: 'base', refs: [] },
    { book: 'bdpv', ...riverAsTurn, answer: 'determined', basis: 'text', refs: ['4.7', '4.9', '4.9 River'] },
    { book: 'gcb', ...shuffledBack, answer: 'notCovered', basis: 'base', refs: [] },
    {
      book: 'oepbl',
      ...riverAsTurn,
      answer: 'determined',
      basis: 'text',
      refs: ['6.7 premature turn', '6.7 premature turn: river'],
    },
  ])('[pvb:35(5)] [bdpv:4.9] [oepbl:6.7 premature turn] $book', ({ book, outcome, moves, answer, basis, refs }) => {
    const ruling = ruled(book, 'boardTooEarly', early);
    expect(ruling).toMatchObject({ outcome, moves, answer, basis });
    const { id, edition } = ruling.rulebook;
    expect(ruling.refs).toEqual(expect.arrayContaining(refs.map((ref) => `${id}@${edition}:${ref}`)));
    if (refs.length === 0) expect(ruling.refs).toEqual([]);
  });

  it('[pvb:35(5)] the king is back before seat 5 acts, and the turn comes after', () => {
    expect(ruled('pvb', 'boardTooEarly', early).steps.map(({ key }) => key)).toEqual([
      'shuffleStub',
      'finishBetting',
      'noOtherBurn',
      'dealStreet',
      'playOn',
    ]);
  });

  it('[bdpv:4.7 Setzen] seat 5 acts first, then the card is burned that would have been', () => {
    expect(ruled('bdpv', 'boardTooEarly', early).steps.map(({ key }) => key)).toEqual([
      'moveCard',
      'finishBetting',
      'moveCard',
      'moveCard',
      'playRound',
      'shuffleStub',
      'noOtherBurn',
      'dealStreet',
      'playOn',
    ]);
  });
});
