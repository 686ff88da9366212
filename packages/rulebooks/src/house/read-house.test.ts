import { describe, expect, it } from 'vitest';
import { readHouse } from './read-house.ts';

const house = {
  format: 'riffle-house-rulebook',
  v: 1,
  id: 'kreuzberg',
  edition: '2026-11-21',
  name: 'Hausregeln Kreuzberg',
  extends: { id: 'pvb', edition: '2020-01' },
  answers: {},
};
const answered = (answer: unknown) => ({ answers: { 'betting.straddle': answer } });
const problemsOf = (changes: object): readonly unknown[] => {
  const read = readHouse({ ...house, ...changes });
  return read.ok ? [] : read.problems;
};

describe('a house rulebook is read', () => {
  it.each([
    ['with an id of two letters', { id: 'kb' }],
    ['with an id of forty', { id: 'k'.repeat(40) }],
    ['with an edition of one sign', { edition: '1' }],
    ['with a name of one letter', { name: 'K' }],
    ['with a name of 120', { name: 'K'.repeat(120) }],
    ['with an answer', answered({ value: 'allowed' })],
    ['with a word on it', answered({ value: 'allowed', note: 'J' })],
    ['with 500 signs on it', answered({ value: 'allowed', note: '♠'.repeat(500) })],
  ])('%s', (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });
});

describe('a house rulebook is refused, the place named,', () => {
  it.each([
    ['an id of one letter', { id: 'k' }, 'id'],
    ['an id of 41', { id: 'k'.repeat(41) }, 'id'],
    ['an id that is no text', { id: 12 }, 'id'],
    ['an id that every object has', { id: 'constructor' }, 'id'],
    ['an edition that every object has', { edition: 'constructor' }, 'edition'],
    ['no name', { name: undefined }, 'name'],
    ['a name that begins with a blank', { name: ' Haus' }, 'name'],
    ['a name of 121 letters', { name: 'K'.repeat(121) }, 'name'],
    ['nothing beneath', { extends: undefined }, 'extends'],
    ['a list beneath', { extends: [] }, 'extends'],
    ['no id beneath', { extends: { edition: '2020-01' } }, 'extends'],
    ['no edition beneath', { extends: { id: 'pvb' } }, 'extends'],
    ['a field that nobody knows', { colour: 'red' }, 'colour'],
    ['no answers', { answers: undefined }, 'answers'],
    ['a list of answers', { answers: [] }, 'answers'],
    ['answers that are a word', { answers: 'none' }, 'answers'],
    ['an answer that is a word', answered('allowed'), 'answers.betting.straddle'],
    ['an answer that is nothing', answered(null), 'answers.betting.straddle'],
    ['an answer with a field too many', answered({ value: 'allowed', why: '' }), 'answers.betting.straddle'],
    ['an empty note', answered({ value: 'allowed', note: '' }), 'answers.betting.straddle.note'],
    ['a note that is no text', answered({ value: 'allowed', note: 5 }), 'answers.betting.straddle.note'],
    ['a note of 501 signs', answered({ value: 'allowed', note: '♠'.repeat(501) }), 'answers.betting.straddle.note'],
  ])('%s', (_, changes, field) => {
    expect(problemsOf(changes)).toEqual([{ problem: 'badField', field }]);
  });

  it('another format, and a later version', () => {
    expect(problemsOf({ format: 'riffle-night' })).toEqual([{ problem: 'notAHouseRulebook' }]);
    expect(problemsOf({ v: 2 })).toEqual([{ problem: 'newer', v: 2 }]);
    expect(problemsOf({ v: '1' })).toEqual([{ problem: 'badField', field: 'v' }]);
  });

  it('a name that is taken, and a rulebook that is not on the shelf', () => {
    expect(problemsOf({ id: 'tda55' })).toEqual([{ problem: 'nameOfAnother', id: 'tda55' }]);
    expect(problemsOf({ extends: { id: 'pvb', edition: '1999' } })).toEqual([
      { problem: 'noSuchRulebook', id: 'pvb', edition: '1999' },
    ]);
  });

  it('a policy that nobody knows, even one that every object has', () => {
    expect(problemsOf({ answers: { toString: { value: 1 } } })).toEqual([
      { problem: 'noSuchPolicy', policy: 'toString' },
    ]);
  });
});
