import { type EntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from './fixture/a-night.ts';
import { playerOn, playersAt } from './players-at.ts';

const night = aNight({ players: 12, out: 1, seats: 6 });
const t2 = toTableId('t2');

describe('whom an incident may be about', () => {
  it('are first those at its table, by seat', () => {
    const all = playersAt(night, t2);
    const here = Object.values(night.view.entries).filter(({ at, place }) => at?.table === 't2' && place === undefined);
    expect(all).toHaveLength(12);
    const seats = all.flatMap(({ seat }) => seat ?? []);
    expect(seats).toHaveLength(here.length);
    expect(seats).toEqual(seats.toSorted((a, b) => a - b));
    expect(all.slice(0, seats.length).every(({ seat }) => seat !== undefined)).toBe(true);
  });
  it('are all, by name, where no table is named; whoever is out comes last', () => {
    const all = playersAt(night, undefined);
    expect(all.every(({ seat }) => seat === undefined)).toBe(true);
    expect(night.view.entries[all.at(-1)?.entry ?? ('' as never)]?.place).toBeDefined();
  });
  it('stand by surname, as they are looked for', () => {
    const [one, other] = Object.keys(night.view.entries);
    const names = { [one ?? '']: 'Anna Zander', [other ?? '']: 'Zoe Albers' };
    const sought = playersAt({ view: { ...night.view, entries: { ...night.view.entries } }, names }, undefined);
    const listed = sought.map(({ name }) => name).filter((name) => name.includes(' '));
    expect(listed).toEqual(['Zoe Albers', 'Anna Zander']);
  });
  it('tell two apart whose surname has the same initial', () => {
    const [one, other, third] = Object.keys(night.view.entries) as EntryId[];
    const names = { [one as EntryId]: 'Hans M.', [other as EntryId]: 'Hans M.', [third as EntryId]: 'Hanna M.' };
    const sought = playersAt({ view: night.view, names }, undefined).filter(({ name }) => name.endsWith('M.'));
    const noOf = (entry: EntryId | undefined) => entry && night.view.entries[entry]?.no;
    expect(sought.map(({ name, alikeNo }) => [name, alikeNo])).toContainEqual(['Hans M.', noOf(one)]);
    expect(sought.map(({ name, alikeNo }) => [name, alikeNo])).toContainEqual(['Hans M.', noOf(other)]);
    expect(sought.find(({ name }) => name === 'Hanna M.')?.alikeNo).toBeUndefined();
  });
  it('is who sits on the seat', () => {
    const entry = playerOn(night, t2, 3);
    expect(entry && night.view.entries[entry]?.at).toEqual({ table: 't2', seat: 3 });
    expect(playerOn(night, undefined, 3)).toBeUndefined();
    expect(playerOn(night, t2, undefined)).toBeUndefined();
  });
});
