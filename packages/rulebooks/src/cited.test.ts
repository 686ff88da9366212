import { describe, expect, it } from 'vitest';
import { policiesOf, policy } from './cited.ts';
import { policies, policyNames } from './policies.ts';
import type { Rulebook } from './rulebook.ts';
import { findRulebook, rulebooks } from './shelf.ts';

const book: Rulebook = {
  id: 'house',
  edition: '2026',
  editionText: 'spring',
  name: 'House',
  answers: { 'balancing.trigger': { value: 3, refs: ['1', '2(a)'], reading: true } },
  occasions: [
    { id: 'usual', label: { de: '', en: '' }, answers: { 'button.first': { value: 'seat1', refs: ['3'] } } },
    { id: 'other', label: { de: '', en: '' }, answers: {} },
  ],
};

describe('a policy', () => {
  it('comes with the rules that say so, pinned to the edition', () => {
    expect(policy(book, 'balancing.trigger')).toEqual({
      policy: 'balancing.trigger',
      value: 3,
      refs: ['house@2026:1', 'house@2026:2(a)'],
      from: 'rulebook',
      reading: true,
    });
  });

  it('is inherited where the book is silent, and says so', () => {
    expect(policy(book, 'button.drawTie')).toEqual({
      policy: 'button.drawTie',
      value: policies['button.drawTie'].usual,
      refs: [],
      from: 'base',
    });
  });

  it('is asked for the usual occasion when none is named', () => {
    expect(policy(book, 'button.first')).toEqual(policy(book, 'button.first', 'usual'));
    expect(policy(book, 'button.first', 'other').from).toBe('base');
  });

  it('is not asked for an occasion that the book does not know', () => {
    expect(() => policy(book, 'button.first', 'elsewhere')).toThrow(RangeError);
  });
});

it('a book answers every policy one by one as it does all at once', () => {
  for (const one of rulebooks) {
    const all = policiesOf(one);
    expect(Object.keys(all)).toEqual([...policyNames]);
    for (const name of policyNames) expect(all[name]).toEqual(policy(one, name));
  }
});

it('a book is found by its name, and by its edition where that is named', () => {
  expect(findRulebook('pvb')).toBe(findRulebook('pvb', '2020-01'));
  expect(findRulebook('pvb', '1999-01')).toBeUndefined();
  expect(findRulebook('nobody')).toBeUndefined();
});
