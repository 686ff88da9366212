import type { RoundView, TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { roundLines } from './round-lines.ts';

const said = (round: object, entries: object = {}) =>
  roundLines({ rounds: [round as RoundView], entries } as unknown as TournamentView, 'de');

describe('a round on the wall', () => {
  it('names pairs, the winner first, by tables as people count, byes last', () => {
    const matches = [
      { players: ['free'] },
      { table: 't10', name: '10', players: ['a', 'b'], on: ['b'] },
      { table: 't2', name: '2', players: ['c', 'd'] },
    ];
    expect(said({ matches })).toEqual([
      { key: 'c,d', table: '2', names: ['c', 'd'], is: 'open' },
      { key: 'a,b', table: '10', names: ['b', 'a'], is: 'goesOn' },
      { key: 'free', names: ['free'], is: 'bye' },
    ]);
  });

  it('counts who is left at a larger table, and names who goes on once it is decided', () => {
    const matches = [
      { table: 't1', name: '1', players: ['a', 'b', 'c'] },
      { table: 't2', name: '2', players: ['d', 'e', 'f'], on: ['e'] },
    ];
    expect(said({ matches }, { c: { place: 6 } })).toMatchObject([
      { names: [], left: { in: 2, of: 3 }, is: 'open' },
      { names: ['e'], is: 'goesOn' },
    ]);
  });

  it('says who has won the last one, and the match for the third place', () => {
    const matches = [
      { table: 't1', name: '1', players: ['a', 'b'], on: ['a'] },
      { table: 't2', name: '2', players: ['c', 'd'], on: ['d'], third: true },
    ];
    expect(said({ matches, final: true })).toMatchObject([
      { is: 'won' },
      { is: 'won', third: true, names: ['d', 'c'] },
    ]);
  });
});
