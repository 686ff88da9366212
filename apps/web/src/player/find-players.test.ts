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

  it('in a list by surname, and by a name typed as it stands there', () => {
    const night = trialNight({ entries: 20, out: 2, stage: 'play' });
    const [first = '', second = ''] = Object.keys(night.names);
    const called = { ...night.names, [first]: 'Anna Zz.', [second]: 'Zoe Aa.' };
    const listed = playersByName({ ...night, names: called }, 'de').map(({ name }) => name);
    expect([listed.at(0), listed.at(-1)]).toEqual(['Zoe Aa.', 'Anna Zz.']);
    expect(names('L., Łuk')).toEqual(['Łukasz L.']);
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
