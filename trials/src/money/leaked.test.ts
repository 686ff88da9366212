import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type MoneySetup, type ProfileId, tournament } from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { describe, expect, it } from 'vitest';
import { leaked } from './leaked.ts';

/** An entry for 105: as many as there are entries. */
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: 'entry' as ProfileId, name: 'Startplatz', kind: 'entry', chips: toChips(10_000) },
      parts: [{ for: 'prizes', amount: toCents(105) }],
    },
  ],
};
const night = new Evening('bdpv', { money, moneyShown: 'nothing' });
night.enter(105);
const room = tournament.view(night.state, { as: 'room' });
const staff = tournament.view(night.state, { as: 'staff' });

describe('what a room sees that is told nothing', () => {
  it('is no money where a count is as high as a price', () => {
    expect(staff.money?.sold.entry).toBe(105);
    expect(Object.values(room.entries).map(({ no }) => no)).toContain(105);
    expect(leaked(room, staff)).toEqual([]);
  });

  it('is found where it is an amount', () => {
    const [first = ''] = Object.keys(room.entries);
    const won = {
      ...room.entries,
      [first]: { ...room.entries[first as keyof typeof room.entries], prize: toCents(105) },
    };
    expect(leaked({ ...room, entries: won as typeof room.entries }, staff)).toEqual([105]);
    expect(leaked({ ...room, prizes: [toCents(11_025)] }, staff)).toEqual([11_025]);
    expect(leaked({ ...room, setup: staff.setup }, staff)).toEqual([105]);
  });
});
