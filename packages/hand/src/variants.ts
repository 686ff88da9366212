import type { Ranking } from '@riffle/cards';
import type { BettingStructure, Street, StreetName, Variant } from './variant.ts';

const street = (name: StreetName, rest: Partial<Street>): Street => ({
  name,
  hole: [],
  board: 0,
  burns: true,
  draws: false,
  size: 'small',
  opens: 'leftOfButton',
  ...rest,
});
const down = (count: number): readonly 'down'[] => Array.from({ length: count }, () => 'down');

const flopStreets = (holeCards: number): readonly Street[] => [
  street('preflop', { hole: down(holeCards), burns: false, opens: 'afterBlinds' }),
  street('flop', { board: 3 }),
  street('turn', { board: 1, size: 'big' }),
  street('river', { board: 1, size: 'big' }),
];
const studStreets: readonly Street[] = [
  street('third', { hole: ['down', 'down', 'up'], burns: false, opens: 'bringIn' }),
  street('fourth', { hole: ['up'], opens: 'bestShowing' }),
  street('fifth', { hole: ['up'], opens: 'bestShowing', size: 'big' }),
  street('sixth', { hole: ['up'], opens: 'bestShowing', size: 'big' }),
  street('seventh', { hole: ['down'], opens: 'bestShowing', size: 'big' }),
];
const drawStreets = (cards: number, draws: 1 | 3): readonly Street[] => [
  street('predraw', { hole: down(cards), burns: false, opens: 'afterBlinds' }),
  street('firstDraw', { draws: true }),
  ...(draws === 3
    ? [street('secondDraw', { draws: true, size: 'big' }), street('thirdDraw', { draws: true, size: 'big' })]
    : []),
];

const flop = (
  id: string,
  structure: BettingStructure,
  holeCards: number,
  best: Ranking,
  low: Ranking | 'none' = 'none',
  deck: 'full' | 'short' = 'full',
): Variant => ({ id, family: 'flop', structure, deck, streets: flopStreets(holeCards), best, low, showing: 'high' });
const stud = (id: string, best: Ranking, low: Ranking | 'none', showing: 'high' | 'low'): Variant => ({
  id,
  family: 'stud',
  structure: 'fixedLimit',
  deck: 'full',
  streets: studStreets,
  best,
  low,
  showing,
});
const draw = (id: string, structure: BettingStructure, cards: number, draws: 1 | 3, best: Ranking): Variant => ({
  id,
  family: 'draw',
  structure,
  deck: 'full',
  streets: drawStreets(cards, draws),
  best,
  low: 'none',
  showing: 'low',
});

const structures = [
  ['noLimit', 'no-limit'],
  ['potLimit', 'pot-limit'],
  ['fixedLimit', 'limit'],
] as const;

export const VARIANTS: readonly Variant[] = [
  ...structures.flatMap(([structure, limit]): Variant[] => [
    flop(`${limit}-holdem`, structure, 2, 'high'),
    ...[4, 5, 6].flatMap((cards): Variant[] => [
      flop(`${limit}-omaha-${String(cards)}`, structure, cards, 'omahaHigh'),
      flop(`${limit}-omaha-hi-lo-${String(cards)}`, structure, cards, 'omahaHigh', 'omahaEightOrBetter'),
    ]),
    draw(`${limit}-single-draw-27`, structure, 5, 1, 'deuceToSeven'),
    draw(`${limit}-triple-draw-27`, structure, 5, 3, 'deuceToSeven'),
    draw(`${limit}-badugi`, structure, 4, 3, 'badugi'),
  ]),
  flop('no-limit-short-deck', 'noLimit', 2, 'flushOverFullHouse', 'none', 'short'),
  flop('no-limit-short-deck-full-house-first', 'noLimit', 2, 'fullHouseOverFlush', 'none', 'short'),
  stud('limit-stud', 'high', 'none', 'high'),
  stud('limit-stud-hi-lo', 'high', 'eightOrBetter', 'high'),
  stud('limit-razz', 'aceToFive', 'none', 'low'),
];

const byId: ReadonlyMap<string, Variant> = new Map(VARIANTS.map((variant) => [variant.id, variant]));
export const findVariant = (id: string): Variant | undefined => byId.get(id);
