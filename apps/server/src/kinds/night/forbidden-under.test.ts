import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('a night that runs, over HTTP, under each rulebook', () => {
  let club: Club;
  beforeAll(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterAll(() => club.close());

  const running = async (id: string) => {
    const night = await openNight(club.owner, aSetup({ rulebook: { id, edition: findRulebook(id)?.edition ?? '' } }));
    await enter(club.owner, night, [`Anna ${id}`, `Berta ${id}`, `Clara ${id}`]);
    const entries = Object.keys((await night.document()).view.entries);
    for (const command of [{ type: 'CheckIn', entries }, { type: 'DrawSeats' }, { type: 'StartClock' }])
      expect((await night.command(command)).statusCode).toBe(200);
    return { night, entries };
  };

  it.each([
    ['pvb', ['pvb@2020-01:13(1)']],
    ['tda55', []],
    ['bdpv', ['bdpv@undated:1 Sitzordnung 1']],
    ['gcb', []],
  ])('[bdpv:1 Sitzordnung 1] %s: nobody takes over a stack; a mistaken identity is put right', async (id, refs) => {
    const { night, entries } = await running(id);
    const change = { type: 'ChangePerson', entry: entries[0], person: `cousin-${id}` };
    const refused = await night.command(change);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'substitute-forbidden', refs });
    expect((await night.command({ ...change, mistaken: 'the other Anna was meant' })).statusCode).toBe(200);
  });

  it('[oepbl:3.4 stack] oepbl: a team mate takes it over', async () => {
    const { night, entries } = await running('oepbl');
    const change = { type: 'ChangePerson', entry: entries[0], person: 'cousin-oepbl' };
    expect((await night.command(change)).statusCode).toBe(200);
  });

  it.each([
    ['bdpv', false],
    ['pvb', true],
    ['tda55', true],
    ['gcb', true],
    ['oepbl', true],
  ])('[bdpv:3.4] %s: three left, the big blind goes out; a small blind beside the big blind: %s', async (id, both) => {
    const { night } = await running(id);
    const seated = Object.entries((await night.document()).view.entries)
      .flatMap(([entry, { at }]) => (at === undefined ? [] : [{ entry, ...at }]))
      .toSorted((a, b) => a.seat - b.seat);
    const [first, second, third] = seated;
    const table = first?.table;
    await night.command({ type: 'PlaceButton', table, seat: first?.seat ?? toSeatNo(1) });
    const gone = await night.command({
      type: 'BustOut',
      bustOut: `bust-${id}`,
      out: [{ entry: third?.entry, by: [] }],
    });
    expect(gone.statusCode).toBe(200);
    expect((await night.command({ type: 'AdvanceButton', table })).statusCode).toBe(200);
    expect(Object.values((await night.document()).view.tables)).toMatchObject([
      { positions: { button: second?.seat, bigBlind: first?.seat } },
    ]);
    const [held] = Object.values((await night.document()).view.tables);
    expect(held?.positions?.smallBlind).toBe(both ? second?.seat : undefined);
  });
});
