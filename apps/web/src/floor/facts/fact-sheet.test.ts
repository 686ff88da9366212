import type { FactsAsked } from '@riffle/floor';
import { describe, expect, it } from 'vitest';
import { factsOf, leadingFacts, sheetOf } from './fact-sheet.ts';

const asked: FactsAsked = {
  street: { type: 'choice', of: ['preflop', 'flop'], usual: 'preflop' },
  bigBlind: { type: 'chips', min: 1 },
  players: { type: 'count', min: 2, max: 10, usual: 9 },
  toFace: { type: 'chips', min: 0 },
  burned: { type: 'yesNo', when: { street: ['flop'] } },
  lastRaise: { type: 'chips', min: 0, optional: true },
};
const names = (table: object, given: object) =>
  sheetOf(asked, { ...given }, { ...table }).map(({ name, from }) => `${name} ${from}`);

describe('the facts of an incident', () => {
  it('start from the table, then from what is usual, and only the rest is needed', () => {
    const lines = sheetOf(asked, {}, { bigBlind: 200 });
    expect(lines.map(({ name, from }) => `${name} ${from}`)).toEqual([
      'street usual',
      'bigBlind table',
      'players usual',
      'toFace nothing',
      'lastRaise nothing',
    ]);
    expect(lines.filter(({ needed }) => needed).map(({ name }) => name)).toEqual(['toFace']);
    expect(factsOf(lines)).toEqual({ bigBlind: 200 });
  });

  it('are asked only where an earlier one has the value for it', () => {
    expect(names({}, { street: 'flop' })).toContain('burned nothing');
    expect(names({}, { street: 'preflop' }).some((line) => line.startsWith('burned'))).toBe(false);
  });

  it('that were said and are no longer asked are not sent', () => {
    expect(factsOf(sheetOf(asked, { street: 'flop', burned: true }, {}))).toMatchObject({ burned: true });
    expect(factsOf(sheetOf(asked, { street: 'preflop', burned: true }, {}))).not.toHaveProperty('burned');
  });

  it('take nothing from the table that cannot be', () => {
    expect(names({ players: 11 }, {})).toContain('players usual');
    expect(names({ players: 6 }, {})).toContain('players table');
  });

  it('open with what is needed, then with what one tap says, and with what follows from that', () => {
    expect([...leadingFacts(asked, { bigBlind: 200 })]).toEqual(['toFace', 'street', 'burned']);
    expect(leadingFacts(asked, {}).has('bigBlind')).toBe(true);
    const { structure, ...rest } = {
      ...asked,
      structure: { type: 'choice', of: ['noLimit'], usual: 'noLimit' },
    } as const;
    expect([...leadingFacts({ ...rest, structure }, { bigBlind: 200 })]).toEqual(['toFace']);
  });

  it('that a tracked hand has answered do not stand open, whatever their kind', () => {
    const hand = { street: 'flop', bigBlind: 200, toFace: 600, burned: true };
    expect(names(hand, {})).toEqual([
      'street table',
      'bigBlind table',
      'players usual',
      'toFace table',
      'burned table',
      'lastRaise nothing',
    ]);
    expect(names({ street: 'river' }, {})).toContain('street usual');
    const open = leadingFacts(asked, hand);
    expect([open.has('street'), open.has('toFace'), open.has('burned')]).toEqual([false, false, false]);
  });

  it('what somebody says goes before the table', () => {
    expect(factsOf(sheetOf(asked, { bigBlind: 400 }, { bigBlind: 200 }))).toMatchObject({ bigBlind: 400 });
  });
});
