import { randomUUID } from 'node:crypto';
import type { DealerAnswer, DealerLinks, LogLine, Night } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, enter, openClub, openNight } from '../../../testing/club.ts';
import { Listener } from '../testing/listener.ts';

describe('the link of a table', () => {
  let club: Club;
  let now = Date.UTC(2026, 0, 10, 20);
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 10, 20);
    club = await openClub({ rateLimits: 'off', trustProxy: '127.0.0.1', now: () => now });
  });
  afterEach(() => club.close());

  const open = async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, [
      'Anna Adler',
      'Ben Bauer',
      'Carl Cramer',
      'Dora Dorn',
      'Emil Ernst',
      'Fritz Feld',
      'Gerd Graf',
      'Hans Huber',
      'Ida Iser',
      'Jan Jung',
      'Karl Kern',
      'Lea Lang',
    ]);
    await night.command({ type: 'AddTable', table: 'table-1', name: '1', seats: 9 });
    await night.command({ type: 'AddTable', table: 'table-2', name: '2', seats: 9 });
    await night.command({ type: 'CheckIn', entries: Object.keys((await night.document()).view.entries) });
    await night.command({ type: 'DrawSeats' });
    await night.command({ type: 'StartClock' });
    for (const table of Object.keys((await night.document()).view.tables))
      await night.command({ type: 'PlaceButton', table, seat: 1 });
    const { code } = await night.document();
    const links = async (who = club.owner) =>
      (await who.get(`/api/night/${night.id}/dealer-links`)).json<DealerLinks>() as Record<string, string>;
    const ask = (token: string | undefined, headers = {}) =>
      club.visitor.post(`/api/night/link/${code}/dealer`, { token }, headers);
    const say = (token: string | undefined, command: object, id: string = randomUUID()) =>
      club.visitor.post(`/api/night/link/${code}/dealer/commands`, { token, id, command });
    return { night, code, links, ask, say };
  };

  it('opens that table alone: what is told of it is told once, and of another never', async () => {
    const { night, links, ask, say } = await open();
    const { 'table-1': one, 'table-2': two } = await links();
    expect((await ask(one)).json<DealerAnswer>()).toEqual({
      night: night.id,
      table: 'table-1',
      as: 'dealer:table-1:0',
    });
    const id = randomUUID();
    const hand = { type: 'NextHand', tables: ['table-1'] };
    const first = await say(one, hand, id);
    expect(first.statusCode).toBe(200);
    expect((await say(one, hand, id)).json()).toEqual(first.json());
    const { tables } = (await night.document()).view as { tables: Record<string, { hand?: { no: number } }> };
    expect([tables['table-1']?.hand?.no, tables['table-2']?.hand]).toEqual([2, undefined]);
    expect((await say(two, hand)).json()).toMatchObject({ status: 403, code: 'role-may-not' });
    for (const command of [
      { type: 'PauseClock' },
      { type: 'RenewTableLink', table: 'table-1' },
      { type: 'Note', text: 'x' },
    ])
      expect((await say(one, command)).json()).toMatchObject({ code: 'role-may-not' });
    const log = (await club.owner.get(`/api/night/${night.id}/log`)).json<readonly LogLine[]>();
    expect(log.at(-1)).toMatchObject({ role: 'dealer' });
  });

  it('two who deal at one table count one hand each time, and see it at once', async () => {
    const { night, code, links, ask, say } = await open();
    const { 'table-1': token = '' } = await links();
    await club.app.listen({ port: 0, host: '127.0.0.1' });
    const { as } = (await ask(token)).json<DealerAnswer>();
    const listeners = [1, 2].map(() => new Listener(club.app));
    for (const one of listeners) await one.say({ type: 'watch', kind: 'night', id: night.id, as, key: token });
    for (const one of listeners) await one.until(() => one.document !== undefined);
    const tables = (document: Night | undefined) =>
      document?.view.tables as Record<string, { floorCall?: object; hand?: { no: number } }> | undefined;
    expect(Object.keys(tables(listeners[0]?.document) ?? {})).toEqual(['table-1']);
    expect(Object.keys(listeners[0]?.document?.names ?? {})).toHaveLength(6);
    await say(token, { type: 'CallFloor', table: 'table-1' });
    expect((await say(token, { type: 'CallFloor', table: 'table-1' })).json()).toMatchObject({ code: 'nothing-to-do' });
    for (const one of listeners) await one.until(() => tables(one.document)?.['table-1']?.floorCall !== undefined);
    // another table's is nobody's business here
    const before = JSON.stringify(listeners[0]?.document);
    await night.command({ type: 'CallFloor', table: 'table-2' });
    await say(token, { type: 'NextHand', tables: ['table-1'] });
    for (const one of listeners) await one.until(() => tables(one.document)?.['table-1']?.hand?.no === 2);
    expect(before).not.toContain('table-2');
    expect(JSON.stringify(listeners[1]?.document)).not.toContain('table-2');
    // without the link, with another's, or with that of another table: nobody
    const other = new Listener(club.app);
    for (const key of [undefined, `${token}A`, (await links())['table-2']]) {
      await other.say({ type: 'watch', kind: 'night', id: night.id, as, ...(key !== undefined && { key }) });
      const nth = other.heard.length;
      await other.until(() => other.heard.length > nth);
      expect(other.heard.at(-1)).toMatchObject({ type: 'gone', code: 'not-allowed' });
    }
    await other.say({ type: 'watch', kind: 'night', id: night.id, as: 'staff', key: token });
    await other.until(() => other.heard.length > 3);
    expect(other.heard.at(-1)).toMatchObject({ type: 'gone', code: 'not-allowed' });
    // renewed: who watches sees nothing more, at once
    await night.command({ type: 'RenewTableLink', table: 'table-1' });
    for (const one of listeners) await one.until(() => Object.keys(tables(one.document) ?? { x: 1 }).length === 0);
    expect(listeners[0]?.document?.names).toEqual({});
    expect(code).toBeTruthy();
    for (const one of [...listeners, other]) one.close();
  });

  it('is renewed by the floor: the old one says so and does nothing, taken back it holds again', async () => {
    const { night, links, ask, say } = await open();
    const { 'table-1': old } = await links();
    const renewed = await night.command({ type: 'RenewTableLink', table: 'table-1' });
    const { 'table-1': token } = await links();
    expect(token).not.toBe(old);
    expect((await ask(old)).json()).toMatchObject({ status: 403, code: 'dealer-link-renewed' });
    expect((await say(old, { type: 'CallFloor', table: 'table-1' })).json()).toMatchObject({
      code: 'dealer-link-renewed',
    });
    expect((await ask(token)).json()).toMatchObject({ as: 'dealer:table-1:1' });
    await night.command({ type: 'Undo', commit: renewed.json<{ commit: string }>().commit, also: [] });
    expect((await ask(old)).statusCode).toBe(200);
    expect((await ask(token)).json()).toMatchObject({ code: 'dealer-link-wrong' });
  });

  it('is void once the table is broken', async () => {
    const { night, links, ask, say } = await open();
    const { 'table-2': token } = await links();
    const { entries } = (await night.document()).view;
    const there = Object.keys(entries).filter((id) => entries[id as never]?.at?.table === 'table-2');
    for (const [index, entry] of there.slice(0, 4).entries())
      await night.command({ type: 'BustOut', bustOut: `bust-${String(index)}`, out: [{ entry, by: [] }] });
    expect((await night.command({ type: 'BreakTable', table: 'table-2', reason: 'zu wenige' })).statusCode).toBe(200);
    expect((await ask(token)).json()).toMatchObject({ status: 403, code: 'dealer-link-ended' });
    expect((await say(token, { type: 'CallFloor', table: 'table-1' })).json()).toMatchObject({
      code: 'dealer-link-ended',
    });
    expect(await links()).not.toHaveProperty('table-2');
    // however often it is asked, it was never guessed
    for (let nth = 0; nth < 40; nth += 1)
      expect((await ask(token)).json()).toMatchObject({ code: 'dealer-link-ended' });
    // another table under the same id has a link of its own
    await night.command({ type: 'AddTable', table: 'table-2', name: '2', seats: 9 });
    expect((await ask(token)).json()).toMatchObject({ status: 403, code: 'dealer-link-renewed' });
    const again = (await links())['table-2'];
    expect(again).not.toBe(token);
    expect((await ask(again)).statusCode).toBe(200);
  });

  it('takes back what was done there, and nothing that the floor did or built on it', async () => {
    const { night, links, say } = await open();
    const { 'table-1': token, 'table-2': other } = await links();
    const commitOf = (answer: { json: () => unknown }) => (answer.json() as { commit: string }).commit;
    const hand = commitOf(await say(token, { type: 'NextHand', tables: ['table-1'] }));
    expect((await say(other, { type: 'Undo', commit: hand, also: [] })).json()).toMatchObject({
      code: 'not-your-step',
    });
    expect((await say(token, { type: 'Undo', commit: hand, also: [] })).statusCode).toBe(200);
    expect((await night.document()).view.tables['table-1' as never]).not.toHaveProperty('hand');
    const ofFloor = commitOf(await night.command({ type: 'CallFloor', table: 'table-1' }));
    expect((await say(token, { type: 'Undo', commit: ofFloor, also: [] })).json()).toMatchObject({
      code: 'not-your-step',
    });
    const called = commitOf(await say(other, { type: 'CallFloor', table: 'table-2' }));
    await night.command({ type: 'AnswerFloorCall', table: 'table-2' });
    expect((await say(other, { type: 'Undo', commit: called, also: [] })).json()).toMatchObject({
      code: 'undo-takes-more',
    });
  });

  it('is guessed slowly, and told to the floor alone', async () => {
    const { night, links, ask } = await open();
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const codes = [];
    for (let nth = 0; nth < 32; nth += 1) codes.push((await ask(`table-1.${'A'.repeat(22)}`, from)).statusCode);
    expect(codes.filter((code) => code === 403)).toHaveLength(30);
    expect(codes.at(-1)).toBe(429);
    expect((await ask((await links())['table-1'], from)).statusCode).toBe(200);
    expect((await club.visitor.get(`/api/night/${night.id}/dealer-links`)).statusCode).toBe(401);
    expect((await (await club.member('Kim', 'cashier')).get(`/api/night/${night.id}/dealer-links`)).statusCode).toBe(
      403,
    );
    for (const token of ['', 'table-1', `constructor.${'A'.repeat(22)}`, `__proto__.${'A'.repeat(22)}`])
      expect([403, 422]).toContain((await ask(token)).statusCode);
  });

  it('stands in no file and in no log', async () => {
    const { night, links } = await open();
    await night.command({ type: 'RenewTableLink', table: 'table-1' });
    const secret = String((await links())['table-1']?.split('.')[1]);
    for (const path of ['', '/log', '/export'])
      expect((await club.owner.get(`/api/night/${night.id}${path}`)).body).not.toContain(secret);
    expect((await club.owner.get(`/api/night/${night.id}`)).body).not.toContain('linkMarks');
  });
});
