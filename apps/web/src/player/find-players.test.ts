import { describe, expect, it } from 'vitest';
import { trialNight } from '../wall/trial-night.ts';
import { findPlayers, playersByName } from './find-players.ts';

const players = playersByName(trialNight({ entries: 20, out: 2, stage: 'play' }), 'de');
const names = (typed: string) => findPlayers(players, typed).map(({ name }) => name);

describe('finding somebody', () => {
  it.each([
    ['cag', ['Çağla C.']],
    ['ozn', ['Öznur O.']],
    ['lukasz', ['Łukasz L.']],
    ['heinz', ['Karl-Heinz K.']],
    ['frauke x', []],
  ])('by what is typed on a phone: %s', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });

  it('by table, and by table and seat', () => {
    expect(findPlayers(players, '2').every(({ table }) => table === '2')).toBe(true);
    expect(findPlayers(players, '2')).toHaveLength(9);
    expect(findPlayers(players, '2/3').map(({ seat }) => seat)).toEqual([3]);
  });

  it('everybody while nothing is typed, those who are out as well', () => {
    expect(names(' ')).toHaveLength(20);
    expect(players.filter(({ place }) => place !== undefined)).toHaveLength(2);
  });
});
