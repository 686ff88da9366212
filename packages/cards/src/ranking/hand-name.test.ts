import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { toCodes } from '../card-code.ts';
import { nameHand } from './hand-name.ts';
import { type HighOrder, SHORT_FLUSH_FIRST, SHORT_FULL_HOUSE_FIRST, USUAL_ORDER } from './high-order.ts';
import { classesOf } from './high-table.ts';
import { type Ranking, rankBy } from './ranking.ts';

const cards = (text: string) => toCodes(text.split(' ') as Card[]);
const named = (ranking: Ranking, hand: string) => nameHand(ranking, rankBy[ranking](cards(hand), []));

describe('a hand is named with all that decides', () => {
  it.each([
    ['As Ks Qs Js Ts', { kind: 'royalFlush' }],
    ['5s 4s 3s 2s As', { kind: 'straightFlush', top: '5' }],
    ['9s 9h 9d 9c Ks', { kind: 'quads', of: '9', kickers: ['K'] }],
    ['Qs Qh Qd 2c 2s', { kind: 'fullHouse', of: 'Q', over: '2' }],
    ['Ah Th 7h 4h 2h', { kind: 'flush', ranks: ['A', 'T', '7', '4', '2'] }],
    ['Ts 9h 8d 7c 6s', { kind: 'straight', top: 'T' }],
    ['8s 8h 8d Kc 4s', { kind: 'trips', of: '8', kickers: ['K', '4'] }],
    ['As Ah 3d 3c Ks', { kind: 'twoPair', of: 'A', and: '3', kickers: ['K'] }],
    ['Js Jh 4d 3c 2s', { kind: 'pair', of: 'J', kickers: ['4', '3', '2'] }],
    ['As Kh 9d 6c 3s', { kind: 'highCard', ranks: ['A', 'K', '9', '6', '3'] }],
  ])('high: %s', (hand, name) => {
    expect(named('high', hand)).toEqual(name);
  });

  it.each<[Ranking, string, object]>([
    ['aceToFive', '5h 4s 3d 2c As', { kind: 'low', ranks: ['5', '4', '3', '2', 'A'] }],
    ['aceToFive', 'Kh Kd Qc 2h Ac', { kind: 'pair', of: 'K', kickers: ['Q', '2', 'A'] }],
    ['aceToFive', 'Kh Kd Qc Qh Ac', { kind: 'twoPair', of: 'K', and: 'Q', kickers: ['A'] }],
    ['aceToFive', '2h 2d 2c Kh Ac', { kind: 'trips', of: '2', kickers: ['K', 'A'] }],
    ['aceToFive', 'Ah Ad Ac Kh Kc', { kind: 'fullHouse', of: 'A', over: 'K' }],
    ['aceToFive', '2h 2d 2c 2s Kc', { kind: 'quads', of: '2', kickers: ['K'] }],
    ['eightOrBetter', '8h 7s 6d 5c 4s', { kind: 'low', ranks: ['8', '7', '6', '5', '4'] }],
    ['eightOrBetter', '9h 7s 6d 5c 4s', { kind: 'noLow' }],
    ['deuceToSeven', '7h 5c 4d 3s 2c', { kind: 'low', ranks: ['7', '5', '4', '3', '2'] }],
    ['deuceToSeven', '5h 4c 3d 2s Ac', { kind: 'low', ranks: ['A', '5', '4', '3', '2'] }],
    ['deuceToSeven', '6h 5c 4d 3s 2c', { kind: 'straight', top: '6' }],
    ['badugi', 'Ac 2d 3h 4s', { kind: 'badugi', ranks: ['4', '3', '2', 'A'] }],
    ['badugi', 'Kc Kd 3h 4h', { kind: 'badugi', ranks: ['K', '3'] }],
    ['flushOverFullHouse', '9s 8h 7d 6c As', { kind: 'straight', top: '9' }],
    ['fullHouseOverFlush', 'Ks Qs 9s 7s 6s', { kind: 'flush', ranks: ['K', 'Q', '9', '7', '6'] }],
  ])('%s: %s', (ranking, hand, name) => {
    expect(named(ranking, hand)).toEqual(name);
  });

  it.each<[Ranking, HighOrder, number]>([
    ['high', USUAL_ORDER, 7462],
    ['omahaHigh', USUAL_ORDER, 7462],
    ['flushOverFullHouse', SHORT_FLUSH_FIRST, 1404],
    ['fullHouseOverFlush', SHORT_FULL_HOUSE_FIRST, 1404],
  ])('%s: each class has a name of its own', (ranking, order, classes) => {
    const values = [...classesOf(order).scores.keys()].slice(1);
    expect(values).toHaveLength(classes);
    expect(new Set(values.map((value) => JSON.stringify(nameHand(ranking, value)))).size).toBe(classes);
    for (const none of [0, classes + 1]) expect(() => nameHand(ranking, none)).toThrow(RangeError);
  });
});
