import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, enter, openClub, openNight } from '../../testing/club.ts';

/** What every object answers to without having it. */
const DANGEROUS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe('ids that every object has already', () => {
  let club: Club;
  let night: Awaited<ReturnType<typeof openNight>>;
  let entry = '';
  let table = '';
  beforeAll(async () => {
    club = await openClub({ rateLimits: 'off' });
    night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach', 'Carla Dorn']);
    const { entries } = (await night.document()).view;
    await night.command({ type: 'CheckIn', entries: Object.keys(entries) });
    await night.command({ type: 'DrawSeats' });
    [entry = ''] = Object.keys(entries);
    [table = ''] = Object.keys((await night.document()).view.tables);
  });
  afterAll(() => club.close());

  it.each(DANGEROUS)('%s is nobody and nothing, in every command', async (id) => {
    const before = await night.document();
    const bustOut = 'bust-out-1';
    const commands = [
      { type: 'AddEntries', entries: [{ entry: id, person: 'somebody' }] },
      { type: 'AddEntries', entries: [{ entry: 'entry-99', person: id }] },
      ...['CheckIn', 'CheckOut'].map((type) => ({ type, entries: [id] })),
      ...[
        'WithdrawEntry',
        'PassAlternate',
        'ChangeClub',
        'RenewOwnLink',
        'MarkAbsent',
        'MarkPresent',
        'Unseat',
        'LockEntry',
        'UnlockEntry',
        'SeatEntry',
      ].map((type) => ({ type, entry: id })),
      { type: 'ChangePerson', entry, person: id },
      { type: 'HandOnStack', entry: id, person: id },
      { type: 'TellDuty', duty: { is: 'cardHandedIn', entry: id }, done: true },
      { type: 'TellDuty', duty: { is: 'roundCard', table: id }, done: true },
      { type: 'DrawPlayer', whom: { are: 'all', table: id } },
      { type: 'DrawPlayer', whom: { are: 'all', without: [id] } },
      { type: 'KeepApart', groups: [[id, entry]] },
      { type: 'AddTable', table: id, name: 'T', seats: 9 },
      ...['RemoveTable', 'RedrawTable', 'AdvanceButton', 'CallTime', 'CallFloor', 'RenewTableLink'].map((type) => ({
        type,
        table: id,
      })),
      ...['BreakTable', 'WaiveHalt'].map((type) => ({ type, table: id, reason: 'x' })),
      { type: 'ChangeTable', table: id, name: 'T' },
      { type: 'OrderTables', breakOrder: [id] },
      { type: 'BlockSeat', place: { table: id, seat: 1 }, label: 'x' },
      { type: 'SeatEntry', entry, at: { table: id, seat: 1 } },
      { type: 'MoveEntry', entry, to: { table: id, seat: 1 } },
      { type: 'MoveEntry', entry: id, to: { table, seat: 9 } },
      { type: 'SwapEntries', a: entry, b: id },
      { type: 'PlaceButton', table: id, seat: 1 },
      { type: 'BustOut', bustOut: id, out: [{ entry, by: [] }] },
      { type: 'BustOut', bustOut, out: [{ entry: id, by: [] }] },
      { type: 'BustOut', bustOut, out: [{ entry, by: [id] }] },
      { type: 'AnnounceLastHands', drawnBy: id },
      { type: 'BagStacks', stacks: [{ entry: id, chips: 1 }] },
      { type: 'CountSmallChips', value: 25, table: id, counts: [] },
      { type: 'TakeSmallChips', value: 25, table: id },
      { type: 'CountStacks', occasion: 'break', table: id, stacks: [{ entry, chips: 100 }] },
      { type: 'CountStacks', occasion: 'break', stacks: [{ entry: id, chips: 100 }] },
      { type: 'ExchangeLateChips', value: 25, entry: id, chips: 1 },
      { type: 'Reinstate', entry: id },
      { type: 'Undo', commit: id, also: [] },
    ];
    for (const command of commands) {
      const answer = await night.command(command);
      expect([command, answer.statusCode, answer.json().code]).toEqual([command, 422, 'invalid-input']);
    }
    expect(await night.document()).toEqual(before);
  });

  it.each(DANGEROUS)('%s names no night, person, template or member', async (id) => {
    for (const path of ['night', 'people', 'night/link']) {
      expect((await club.owner.get(`/api/${path}/${id}`)).statusCode).toBe(422);
    }
    expect(
      (await club.owner.post('/api/people', { id, first: 'A', last: 'B', guest: false, roomName: 'full' })).statusCode,
    ).toBe(422);
    expect((await club.owner.put(`/api/templates/${id}`, { name: 'T', setup: {} })).statusCode).toBe(422);
    expect((await club.owner.delete(`/api/staff/${id}`)).statusCode).toBe(422);
  });
});
