import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toProfileId } from '@riffle/tournament';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Club, enter, openClub } from '../../testing/club.ts';
import { openList } from './testing.ts';

describe('a list counts whoever is in the night already', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(() => club.close());
  type List = Awaited<ReturnType<typeof openList>>;
  const says = (list: List, view: object) =>
    vi.waitFor(async () => expect((await list.publicly()).view).toMatchObject(view), { timeout: 3_000 });
  const four = ['Alma Ast', 'Bo Bach', 'Cem Cakir', 'Dana Dorn'];

  it('and has no more places than the night has: who was struck off there leaves one to the first who waits', async () => {
    const list = await openList(club, { capacity: 18 });
    await list.night.command({ type: 'ChangeSetup', changes: { mostEntries: 5 } });
    await enter(club.owner, list.night, four);
    await says(list, { taken: 4, places: 5, free: 1, in: 0 });
    const [emil, fee] = [list.somebody('Emil Eder'), list.somebody('Fee Fuchs')];
    expect((await emil.signUp()).json()).toMatchObject({ stand: { place: 'in' } });
    expect((await fee.signUp()).json()).toMatchObject({ stand: { place: 'waiting' } });
    const [first] = Object.keys((await list.night.document()).view.entries);
    await list.night.command({ type: 'WithdrawEntry', entry: first });
    await vi.waitFor(async () => expect(await fee.stand()).toEqual({ place: 'in' }), { timeout: 3_000 });
    await says(list, { taken: 5, places: 5, free: 0, waiting: 0 });
  });

  it('and counts nobody twice: not who is checked in from it, nor who was entered by hand though he signed up', async () => {
    const list = await openList(club, { capacity: 18 });
    const [emil, fee] = [list.somebody('Emil Eder'), list.somebody('Fee Fuchs')];
    await emil.signUp();
    await fee.signUp();
    const [one, other] = (await list.seen()).view.list;
    expect((await list.checkIn(one?.id ?? '')).statusCode).toBe(200);
    const entry = { entry: 'by-hand', person: other?.person };
    expect((await list.night.command({ type: 'AddEntries', entries: [entry] })).statusCode).toBe(200);
    await enter(club.owner, list.night, four);
    await says(list, { taken: 6, in: 2, here: 1, places: 18 });
    await list.night.command({ type: 'ChangeSetup', changes: { mostEntries: 10 } });
    await says(list, { taken: 6, places: 10, free: 4 });
  });

  it('and who came, and was struck off in the night, cancels by his link: whoever waits moves up', async () => {
    const list = await openList(club, { capacity: 1, mostWaiting: 1 });
    const [emil, fee] = [list.somebody('Emil Eder'), list.somebody('Fee Fuchs')];
    await emil.signUp();
    await fee.signUp();
    const [one] = (await list.seen()).view.list;
    expect((await list.checkIn(one?.id ?? '')).statusCode).toBe(200);
    expect(await emil.stand()).toEqual({ place: 'in', isHere: true });
    const entry = Object.keys((await list.night.document()).view.entries)[0];
    expect((await list.night.command({ type: 'WithdrawEntry', entry })).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await emil.stand()).toEqual({ place: 'in' }), { timeout: 3_000 });
    expect((await emil.cancel()).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await fee.stand()).toEqual({ place: 'in' }), { timeout: 3_000 });
    await says(list, { in: 1, waiting: 0, here: 0 });
  });

  it('and closes with a night that is called off: nobody signs up for what does not take place, or moves up', async () => {
    const list = await openList(club, { capacity: 1 });
    const [emil, fee] = [list.somebody('Emil Eder'), list.somebody('Fee Fuchs')];
    for (const one of [emil, fee]) expect((await one.signUp()).statusCode).toBe(200);
    expect((await list.night.command({ type: 'CallOff', reason: 'Sturm' })).statusCode).toBe(200);
    await says(list, { closed: 'calledOff', in: 1, waiting: 1 });
    const why = { code: 'sign-up-closed', title: 'Das Turnier ist abgesagt.' };
    expect((await list.somebody('Gil Graf').signUp()).json()).toMatchObject(why);
    const waits = (await list.seen()).view.list.find(({ place }) => place === 'waiting')?.id;
    const admit = { type: 'Admit', signUp: waits, reason: 'Stammgast' };
    expect((await list.command(admit)).json()).toMatchObject(why);
    expect((await list.command({ type: 'Reopen' })).json()).toMatchObject(why);
    expect((await emil.cancel()).statusCode).toBe(200);
    expect(await fee.stand()).toEqual({ place: 'waiting', position: 1 });
    // played after all: it is open as it was, and the place that was left is filled
    const { undo } = await list.night.document();
    const back = { type: 'Undo', commit: undo?.id, also: [] };
    expect((await list.night.command(back)).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await fee.stand()).toEqual({ place: 'in' }), { timeout: 3_000 });
    expect((await list.publicly()).view).not.toHaveProperty('closed');
  });

  it('and says what an entry costs, unless the club shows no money', async () => {
    const list = await openList(club);
    const until = Date.now() + 3_600_000;
    const price = (id: string, amount: number, offered: object) => ({
      ...{ id: toProfileId(id), name: id, kind: 'entry', chips: toChips(20_000), offered },
      parts: [{ for: 'prizes', amount: toCents(amount) }],
    });
    const profiles = [price('early', 1_500, { until }), price('full', 2_000, { since: until })];
    const changes = { money: { profiles } };
    expect((await list.night.command({ type: 'ChangeSetup', changes })).statusCode).toBe(200);
    const prices = [
      { amount: 1_500, until },
      { amount: 2_000, since: until },
    ];
    await says(list, { fee: { currency: 'EUR', prices } });
    await list.night.command({ type: 'ChangeSetup', changes: { moneyShown: 'nothing' } });
    await vi.waitFor(async () => expect((await list.publicly()).view).not.toHaveProperty('fee'), { timeout: 3_000 });
  });

  it('lets a director say what somebody pays who checks in, with a reason, and nobody else', async () => {
    const list = await openList(club);
    const price = { id: toProfileId('full'), name: 'Startplatz', kind: 'entry', chips: toChips(20_000) };
    const profiles = [{ ...price, parts: [{ for: 'prizes', amount: toCents(2_000) }] }];
    expect((await list.night.command({ type: 'ChangeSetup', changes: { money: { profiles } } })).statusCode).toBe(200);
    const one = list.somebody('Emma Engel');
    await one.signUp();
    const [{ signUp }] = await list.people();
    const own = { price: 1_200, reason: 'Hilft beim Aufbau' };
    const till = await club.member('Kim', 'cashier');
    expect((await list.checkIn(signUp, own, till)).statusCode).toBe(403);
    const { reason: _, ...unsaid } = own;
    expect((await list.checkIn(signUp, unsaid)).json()).toMatchObject({ code: 'reason-needed' });
    expect((await list.checkIn(signUp, own)).statusCode).toBe(200);
    const { view } = await list.night.document();
    expect(view.money?.books?.sales).toMatchObject([{ kind: 'entry', listed: 2_000, parts: [{ amount: 1_200 }] }]);
  });
});
