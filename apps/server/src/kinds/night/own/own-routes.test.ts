import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import { type MoneyShown, toProfileId } from '@riffle/tournament';
import type { LogLine, Night, OwnAnswer, OwnLinks } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Caller, type Club, enter, openClub, openNight } from '../../../testing/club.ts';
import { openList } from '../../signup/testing.ts';

/** Nobody else in the room would come by such an amount. */
const PRICE = 73_300;
const money = {
  profiles: (['entry', 'reEntry', 'rebuy'] as const).map((kind) => ({
    ...{ id: toProfileId(kind), name: kind, kind, chips: toChips(20_000) },
    parts: [{ for: 'prizes', amount: toCents(PRICE - 300) } as const, { for: 'fee', amount: toCents(300) } as const],
  })),
};

describe('a player’s own link', () => {
  let club: Club;
  let now = Date.UTC(2026, 0, 10, 20);
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 10, 20);
    club = await openClub({ rateLimits: 'off', trustProxy: '127.0.0.1', now: () => now });
  });
  afterEach(() => club.close());

  const { edition = '' } = findRulebook('tda55') ?? {};
  const rulebook = { id: 'tda55', edition };
  const open = async (moneyShown: MoneyShown = 'amounts') => {
    const setup = aSetup({ rulebook, money, moneyShown, lateEntryThrough: 2, prizes: [toCents(100_000)] });
    const night = await openNight(club.owner, setup);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bauer', 'Carl Cramer']);
    const { code, view } = await night.document();
    const [anna = '', ben = '', carl = ''] = Object.entries(view.entries)
      .toSorted(([, one], [, other]) => one.no - other.no)
      .map(([id]) => id);
    const links = async (caller: Caller = club.owner): Promise<Record<string, string>> =>
      (await caller.get(`/api/night/${night.id}/own-links`)).json<OwnLinks>();
    const ask = (token: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
      club.visitor.post(`/api/night/link/${code}/own?lang=de`, { token }, headers);
    const own = async (token: string | undefined) => (await ask(token)).json<OwnAnswer>();
    const room = async (): Promise<string> => (await club.visitor.get(`/api/night/link/${code}`)).body;
    const box = randomUUID();
    await night.command({ type: 'OpenBox', box, name: 'Kasse', float: 0 });
    const take = (entry: string, amount: number) =>
      night.command({
        ...{ type: 'TakeMoney', payment: randomUUID(), box, means: 'cash', given: amount },
        amounts: [{ entry, amount }],
      });
    return { night, code, anna, ben, carl, links, ask, own, room, take, box };
  };

  it('tells two phones two stands, and each its own alone', async () => {
    const { anna, ben, links, own, take } = await open();
    await take(anna, 33_300);
    const tokens = await links();
    const [ofAnna, ofBen] = [await own(tokens[anna]), await own(tokens[ben])];
    expect(ofAnna).toMatchObject({ entry: anna, entries: [{ entry: anna, paid: 33_300, owes: 40_000 }] });
    expect(ofBen).toMatchObject({ entry: ben, entries: [{ entry: ben, paid: 0, owes: PRICE }] });
    expect(JSON.stringify(ofAnna)).not.toContain(ben);
    expect(JSON.stringify(ofBen)).not.toContain('33300');
  });

  it.each([
    [
      'a secret of somebody else',
      (tokens: Record<string, string>, [anna, ben]: readonly string[]) => `${anna}.${tokens[ben ?? '']?.split('.')[1]}`,
    ],
    [
      'one letter changed',
      (tokens: Record<string, string>, [anna]: readonly string[]) =>
        (tokens[anna ?? ''] ?? '').replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ],
    [
      'another way to write the same bytes',
      (tokens: Record<string, string>, [anna]: readonly string[]) =>
        (tokens[anna ?? ''] ?? '').replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1)),
    ],
    [
      'nobody’s entry',
      (tokens: Record<string, string>, [anna]: readonly string[]) => `nobody-1.${tokens[anna ?? '']?.split('.')[1]}`,
    ],
  ])('is refused in the reader’s language with %s', async (_, forge) => {
    const { anna, ben, links, ask } = await open();
    const answer = await ask(forge(await links(), [anna, ben]));
    expect([403, 422]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).not.toContain('entries');
    if (answer.statusCode === 403)
      expect(answer.json()).toMatchObject({ code: 'own-link-wrong', title: expect.stringContaining('Dieser Link') });
  });

  it('opens no other night, though the same people play', async () => {
    const [one, other] = [await open(), await open()];
    const token = (await one.links())[one.anna];
    expect((await other.ask(token)).statusCode).toBe(403);
  });

  it('is slowed down where it is guessed, and whoever has a right one is not', async () => {
    const { anna, links, ask } = await open();
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const wrong = [];
    for (let nth = 0; nth < 32; nth += 1) wrong.push((await ask(`${anna}.${'A'.repeat(22)}`, from)).statusCode);
    expect(wrong.filter((code) => code === 403)).toHaveLength(30);
    expect(wrong.at(-1)).toBe(429);
    expect((await ask((await links())[anna], from)).statusCode).toBe(200);
    now += 60_000;
    expect((await ask(`${anna}.${'A'.repeat(22)}`, from)).statusCode).toBe(403);
  });

  it('ends with the entry, and is there again when that is taken back', async () => {
    const { night, carl, links, ask } = await open();
    const token = (await links())[carl];
    await night.command({ type: 'WithdrawEntry', entry: carl });
    // however often it is asked, it was never guessed
    for (let nth = 0; nth < 40; nth += 1)
      expect((await ask(token)).json()).toMatchObject({ status: 403, code: 'own-link-ended' });
    expect((await links())[carl]).toBeUndefined();
    const log = (await club.owner.get(`/api/night/${night.id}/log`)).json<readonly LogLine[]>();
    await night.command({ type: 'Undo', commit: log.at(-1)?.id, also: [] });
    expect((await ask(token)).statusCode).toBe(200);
  });

  it('is renewed where it has leaked: the old one says why it opens nothing, and nobody else’s changes', async () => {
    const { night, code, anna, ben, links, ask } = await open();
    const till = await club.member('Kim', 'cashier');
    const before = await links();
    const renew = () =>
      till.post(`/api/night/${night.id}/commands`, {
        id: randomUUID(),
        command: { type: 'RenewOwnLink', entry: anna },
      });
    const commit = (await renew()).json();
    const first = await links();
    expect(first[anna]).not.toBe(before[anna]);
    expect({ ...first, [anna]: before[anna] }).toEqual(before);
    const refused = await ask(before[anna]);
    expect(refused.json()).toMatchObject({
      status: 403,
      code: 'own-link-renewed',
      title: 'Dieser Link wurde ersetzt.',
    });
    expect(refused.body).not.toContain('entries');
    const say = {
      token: before[anna],
      id: randomUUID(),
      entry: anna,
      command: { type: 'DeclineDeal', deal: 'd', entry: anna },
    };
    expect((await club.visitor.post(`/api/night/link/${code}/own/commands`, say)).json()).toMatchObject({
      code: 'own-link-renewed',
    });
    expect((await ask(first[anna])).statusCode).toBe(200);
    expect((await ask(before[ben])).statusCode).toBe(200);
    // again: each that ever held is told so, and what nobody ever had is wrong
    await renew();
    const second = await links();
    for (const token of [before[anna], first[anna]])
      expect((await ask(token)).json()).toMatchObject({ code: 'own-link-renewed' });
    expect((await ask(`${anna}.${'A'.repeat(22)}`)).json()).toMatchObject({ code: 'own-link-wrong' });
    expect((await ask(second[anna])).statusCode).toBe(200);
    expect(commit).toMatchObject({ commit: expect.any(String) });
  });

  it('holds again when its renewal is taken back, and what was made meanwhile never again', async () => {
    const { night, anna, links, ask } = await open();
    const old = (await links())[anna];
    const renew = async () =>
      (await night.command({ type: 'RenewOwnLink', entry: anna })).json<{ commit: string }>().commit;
    const commit = await renew();
    const meanwhile = (await links())[anna];
    expect((await night.command({ type: 'Undo', commit, also: [] })).statusCode).toBe(200);
    expect((await ask(old)).statusCode).toBe(200);
    expect((await ask(meanwhile)).json()).toMatchObject({ code: 'own-link-wrong' });
    await renew();
    const now = (await links())[anna];
    expect(now).not.toBe(meanwhile);
    expect((await ask(meanwhile)).json()).toMatchObject({ code: 'own-link-wrong' });
    expect((await ask(now)).statusCode).toBe(200);
  });

  it('is renewed for all entries of the person, as each opens them all', async () => {
    const { night, anna, links, ask } = await open();
    await night.command({ type: 'AddTable', table: 'table-1', name: '1', seats: 9 });
    await night.command({ type: 'CheckIn', entries: Object.keys((await night.document()).view.entries) });
    await night.command({ type: 'DrawSeats' });
    await night.command({ type: 'StartClock' });
    await night.command({ type: 'BustOut', bustOut: 'bust-out-1', out: [{ entry: anna, by: [] }] });
    const again = randomUUID();
    const person = (await night.document()).view.entries[anna as never]?.person;
    await night.command({ type: 'AddEntries', entries: [{ entry: again, person, profile: toProfileId('reEntry') }] });
    const before = await links();
    await night.command({ type: 'RenewOwnLink', entry: again });
    for (const entry of [anna, again]) {
      expect((await ask(before[entry])).json()).toMatchObject({ code: 'own-link-renewed' });
      expect((await ask((await links())[entry])).statusCode).toBe(200);
    }
  });

  it('is the renewed one after a restart, and the night’s file goes on without a secret', async () => {
    const { night, anna, links, code } = await open();
    const old = (await links())[anna];
    await night.command({ type: 'RenewOwnLink', entry: anna });
    const token = (await links())[anna];
    const file = (await club.owner.get(`/api/night/${night.id}/export`)).body;
    expect(file).toContain('OwnLinkRenewed');
    expect(file).not.toContain(String(token?.split('.')[1]));
    expect((await club.owner.get(`/api/night/${night.id}`)).body).not.toContain('linkMarks');
    await club.stop();
    club = await openClub({ rateLimits: 'off', dataDir: club.dataDir, now: () => now });
    const ask = (said: string | undefined) => club.visitor.post(`/api/night/link/${code}/own`, { token: said });
    expect((await ask(token)).statusCode).toBe(200);
    expect((await ask(old)).json()).toMatchObject({ code: 'own-link-renewed' });
  });

  it('is renewed by staff, and by no player', async () => {
    const { night, code, anna, links } = await open();
    const token = (await links())[anna];
    const body = { token, id: randomUUID(), entry: anna, command: { type: 'RenewOwnLink', entry: anna } };
    expect((await club.visitor.post(`/api/night/link/${code}/own/commands`, body)).json()).toMatchObject({
      code: 'role-may-not',
    });
    const { statusCode } = await (await club.member('Wand', 'display')).post(`/api/night/${night.id}/commands`, {
      id: randomUUID(),
      command: { type: 'RenewOwnLink', entry: anna },
    });
    expect(statusCode).toBe(403);
    expect((await links())[anna]).toBe(token);
  });

  it('is the same after a restart, and stands in no file', async () => {
    const { night, anna, links, code } = await open();
    const token = (await links())[anna];
    const secret = String(token?.split('.')[1]);
    const told = [
      JSON.stringify(await club.house.journal.read(`night/${night.id}`)),
      (await club.owner.get(`/api/night/${night.id}`)).body,
      (await club.owner.get(`/api/night/${night.id}/log`)).body,
      (await club.owner.get(`/api/night/${night.id}/export`)).body,
    ];
    for (const text of told) expect(text).not.toContain(secret);
    await club.stop();
    club = await openClub({ rateLimits: 'off', dataDir: club.dataDir, now: () => now });
    expect((await club.visitor.post(`/api/night/link/${code}/own`, { token })).statusCode).toBe(200);
  });

  it('is told to staff alone', async () => {
    const { night, links } = await open();
    expect((await club.visitor.get(`/api/night/${night.id}/own-links`)).statusCode).toBe(401);
    const wall = await club.member('Wand', 'display');
    expect((await wall.get(`/api/night/${night.id}/own-links`)).statusCode).toBe(403);
    expect(Object.keys(await links(await club.member('Kim', 'cashier')))).toHaveLength(3);
  });

  it('is for all entries of the person, by the link of any of them', async () => {
    const { night, anna, links, own } = await open();
    const { view } = await night.document();
    await night.command({ type: 'AddTable', table: 'table-1', name: '1', seats: 9 });
    await night.command({ type: 'CheckIn', entries: Object.keys(view.entries) });
    await night.command({ type: 'DrawSeats' });
    await night.command({ type: 'StartClock' });
    await night.command({ type: 'BustOut', bustOut: 'bust-out-1', out: [{ entry: anna, by: [] }] });
    const again = randomUUID();
    const person = view.entries[anna as never]?.person;
    const answer = await night.command({
      type: 'AddEntries',
      entries: [{ entry: again, person, profile: toProfileId('reEntry') }],
    });
    expect(answer.json()).toMatchObject({ version: expect.any(Number) });
    const tokens = await links();
    for (const entry of [anna, again]) {
      const stand = await own(tokens[entry]);
      expect(stand.entries.map((one) => one.entry)).toEqual([again, anna]);
    }
  });

  it('lets a player do nothing today, and take nothing back', async () => {
    const { night, code, anna, ben, links, own } = await open();
    const token = (await links())[anna];
    const say = (command: object, entry = anna) =>
      club.visitor.post(`/api/night/link/${code}/own/commands`, { token, id: randomUUID(), entry, command });
    const { version } = await night.document();
    for (const command of [
      { type: 'StartClock' },
      { type: 'AddMoney', amount: 100, reason: 'ich' },
      { type: 'WithdrawEntry', entry: ben },
      { type: 'CheckIn', entries: [anna] },
    ])
      expect((await say(command)).json()).toMatchObject({ status: 403, code: 'role-may-not' });
    expect((await say({ type: 'Undo', commit: 'any', also: [] })).statusCode).toBe(422);
    expect((await say({ type: 'StartClock' }, ben)).json()).toMatchObject({ status: 403, code: 'own-link-wrong' });
    expect((await night.document()).version).toBe(version);
    expect((await own(token)).entries).toHaveLength(1);
  });

  it.each(['amounts', 'pool', 'nothing'] as const)(
    'is the only way to what was paid: a room that is shown %s sees nothing move at the box',
    async (moneyShown) => {
      const { night, anna, ben, carl, room, take, box, links, own } = await open(moneyShown);
      const before = await room();
      await take(anna, 33_300);
      await take(ben, PRICE);
      await night.command({ type: 'MoveCash', box, amount: -1_000, reason: 'Pizza' });
      await night.command({ type: 'ReverseSale', sale: 'none', reason: 'x' });
      expect(await room()).toBe(before);
      for (const secret of ['33300', '40000', 'owes', 'person', 'receipts', 'sales'])
        expect(before).not.toContain(secret);
      const [list] = (await club.visitor.get('/api/night')).json<readonly Night[]>();
      expect(list).toBeUndefined();
      expect((await own((await links())[carl])).entries[0]?.owes).toBe(PRICE);
    },
  );

  it('comes by itself to who signed up and was checked in', async () => {
    const list = await openList(club, {}, now);
    const anna = list.somebody('Anna Adler');
    await anna.signUp();
    const stand = async () =>
      (await club.visitor.post(`/api/signup/link/${list.code}/stand`, { token: anna.token })).json();
    expect(await stand()).not.toHaveProperty('own');
    const [one] = await list.people();
    await list.checkIn(one.signUp);
    const { own } = await stand();
    expect(own.code).toBe((await list.night.document()).code);
    const answer = await club.visitor.post(`/api/night/link/${own.code}/own`, { token: own.token });
    expect(answer.json<OwnAnswer>().entries).toHaveLength(1);
    // renewed: whoever saw this page as well is not told the new one by it
    const [mine] = answer.json<OwnAnswer>().entries;
    const renewed = await list.night.command({ type: 'RenewOwnLink', entry: mine?.entry });
    expect(await stand()).not.toHaveProperty('own');
    await list.night.command({ type: 'Undo', commit: renewed.json<{ commit: string }>().commit, also: [] });
    expect(await stand()).toHaveProperty('own');
    const other = list.somebody('Ben Bauer');
    await other.signUp();
    const told = await club.visitor.post(`/api/signup/link/${list.code}/stand`, { token: other.token });
    expect(told.json()).not.toHaveProperty('own');
    const [{ entry }] = answer.json<OwnAnswer>().entries as unknown as readonly [{ readonly entry: string }];
    await list.night.command({ type: 'WithdrawEntry', entry });
    expect(await stand()).not.toHaveProperty('own');
  });

  it('asks for the desk’s own links as anybody in a demo, and for none beside', async () => {
    const { id } = (await club.visitor.post('/api/night/demo', { speed: 60 })).json();
    const { statusCode, body } = await club.visitor.get(`/api/night/${id}/own-links`);
    expect([statusCode, body]).toEqual([200, '{}']);
  });
});
