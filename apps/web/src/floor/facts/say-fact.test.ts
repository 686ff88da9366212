import type { Fact } from '@riffle/floor';
import { describe, expect, it } from 'vitest';
import { cardName } from './card-name.ts';
import { sayFact } from './say-fact.ts';

const sayings = {
  yes: 'Ja',
  no: 'Nein',
  none: 'keine Angabe',
  empty: 'nichts',
  card: (card: string) => cardName(card, (suit, rank) => `${suit}-${rank}`),
};
const said = (fact: Fact, value: unknown, values?: { readonly [value: string]: string }) =>
  sayFact(fact, { label: 'Frage', ...(values && { values }) }, value, 'de', sayings);

describe('the value of a fact in words', () => {
  it.each<[Fact, unknown, string]>([
    [{ type: 'chips', min: 0 }, 12_500, '12\u202f500'],
    [{ type: 'chips', min: 0 }, undefined, 'keine Angabe'],
    [{ type: 'chipList' }, [500, 100], '500 + 100 = 600'],
    [{ type: 'chipList' }, [500], '500'],
    [{ type: 'chipList' }, [], 'nichts'],
    [{ type: 'yesNo' }, false, 'Nein'],
    [{ type: 'seats' }, [2, 5], '2 und 5'],
    [{ type: 'card' }, 'Kd', 'd-K'],
    [{ type: 'card' }, 'Kx', 'Kx'],
  ])('%o %s: %s', (fact, value, words) => {
    expect(said(fact, value)).toBe(words);
  });

  it('names a choice as the screen does', () => {
    expect(said({ type: 'choice', of: ['flop'] }, 'flop', { flop: 'Flop' })).toBe('Flop');
    expect(said({ type: 'choices', of: ['a', 'b'] }, ['a', 'b'], { a: 'Fold', b: 'Call' })).toBe('Fold und Call');
  });

  it('tells a list item by item', () => {
    const list: Fact = { type: 'list', min: 1, each: { seat: { type: 'seat' }, stack: { type: 'chips', min: 0 } } };
    expect(said(list, [{ seat: 1, stack: 500 }, { seat: 4 }])).toBe('seat: 1, stack: 500; seat: 4');
  });
});
