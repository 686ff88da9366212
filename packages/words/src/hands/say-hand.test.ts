import { type Card, nameHand, type Ranking, rankBy, toCodes } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { sayHand } from './say-hand.ts';

const called = (ranking: Ranking, hole: string, board = '') => {
  const codes = (text: string) => toCodes(text === '' ? [] : (text.split(' ') as Card[]));
  const name = nameHand(ranking, rankBy[ranking](codes(hole), codes(board)));
  return [sayHand('de', name), sayHand('en', name)];
};

describe('a hand is called by its name and its kickers', () => {
  it.each([
    ['high', 'As Ks Qs Js Ts', 'Royal Flush', 'Royal Flush'],
    ['high', '5s 4s 3s 2s As', 'Straight Flush bis zur Fünf', 'Straight Flush to the Five'],
    ['high', '6s 6h 6d 6c Js 2h 3h', 'Vierling Sechsen mit Buben', 'Four of a Kind, Sixes with Jack'],
    ['high', 'Qs Qh Qd 7c 7s 2h 3h', 'Full House, Damen über Siebenen', 'Full House, Queens over Sevens'],
    ['high', 'As Ks 9s 8s 5s', 'Flush mit Ass, König, Neun, Acht, Fünf', 'Flush with Ace, King, Nine, Eight, Five'],
    ['high', 'Js Th 9d 8c 7s', 'Straße bis zum Buben', 'Straight to the Jack'],
    ['high', 'As Kh Qd Jc Ts', 'Straße bis zum Ass', 'Straight to the Ace'],
    ['high', 'Qs Qh Qd Ac Ks 2h 3h', 'Drilling Damen mit Ass, König', 'Three of a Kind, Queens with Ace, King'],
    ['high', 'As Ah 4d 4c Ks 2h 3h', 'Zwei Paare, Asse und Vieren mit König', 'Two Pair, Aces and Fours with King'],
    ['high', 'Js Jh Ad Kc Qs 2h 3h', 'Paar Buben mit Ass, König, Dame', 'Pair of Jacks with Ace, King, Queen'],
    [
      'high',
      'As Kh Qd 9c 6s 2h 3h',
      'Höchste Karte Ass mit König, Dame, Neun, Sechs',
      'High Card Ace with King, Queen, Nine, Six',
    ],
    ['flushOverFullHouse', 'As 6h 7d 8c 9s', 'Straße bis zur Neun', 'Straight to the Nine'],
    ['fullHouseOverFlush', 'Ks Kh Kd 8c 8s', 'Full House, Könige über Achten', 'Full House, Kings over Eights'],
    [
      'aceToFive',
      '7s 5h 4d 3c As Kh Kd',
      'Sieben-Fünf-Low mit Vier, Drei, Ass',
      'Seven-Five Low with Four, Three, Ace',
    ],
    ['aceToFive', 'Ks Kh Kd Kc As', 'Vierling Könige mit Ass', 'Four of a Kind, Kings with Ace'],
    ['aceToFive', 'Ks Kh Kd Ac As', 'Full House, Könige über Asse', 'Full House, Kings over Aces'],
    ['aceToFive', '3s 3h 2d 2c As', 'Zwei Paare, Dreien und Zweien mit Ass', 'Two Pair, Threes and Twos with Ace'],
    ['eightOrBetter', '9s 5h 4d 3c As', 'Kein Low', 'No Low'],
    ['eightOrBetter', '8s 5h 4d 3c As', 'Acht-Fünf-Low mit Vier, Drei, Ass', 'Eight-Five Low with Four, Three, Ace'],
    ['deuceToSeven', 'As 5h 4d 3c 2s', 'Ass-Fünf-Low mit Vier, Drei, Zwei', 'Ace-Five Low with Four, Three, Two'],
    ['deuceToSeven', '6s 5h 4d 3c 2s', 'Straße bis zur Sechs', 'Straight to the Six'],
    ['badugi', '7s 5h 3d Ac', 'Badugi: Sieben, Fünf, Drei, Ass', 'Badugi: Seven, Five, Three, Ace'],
    ['badugi', '7s 5h 3d As', 'Drei Karten: Fünf, Drei, Ass', 'Three cards: Five, Three, Ace'],
  ] as const)('%s %s: %s', (ranking, hole, german, english) => {
    expect(called(ranking, hole)).toEqual([german, english]);
  });

  it('in Omaha, high and low', () => {
    const [hole, board] = ['Ac 2d Kh Ks', '3d 4h 8s Kc 8d'];
    expect(called('omahaHigh', hole, board)[0]).toBe('Full House, Könige über Achten');
    expect(called('omahaEightOrBetter', hole, board)[0]).toBe('Acht-Vier-Low mit Drei, Zwei, Ass');
  });

  it('and equal names are equal hands', () => {
    const names = Array.from({ length: 7462 }, (_, nth) => sayHand('de', nameHand('high', nth + 1)));
    expect(new Set(names).size).toBe(7462);
  });
});
