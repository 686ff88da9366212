import { toCents } from '@riffle/money';
import { toEntryId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('hand-for-hand', true);
let club: ClubNight;

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  // 27 at three tables, 26 places paid: the next who goes out wins nothing
  const prizes = Array.from({ length: 26 }, (_, index) => toCents(100 * (30 - index)));
  await club.createUnderWay('tda55', { prizes, lateEntryThrough: 0 });
});

describe('hand-for-hand', () => {
  it('is played on the bubble at three tables: proposed, dealt together, places told when all have finished', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    await desk.getByRole('button', { name: 'Hand-for-Hand spielen, bis noch 26 im Spiel sind' }).click();
    const board = desk.getByRole('article', { name: /Hand-for-Hand/ });
    await board.getByText('Die laufenden Hände werden zu Ende gespielt.').waitFor();
    const tables = await board.getByRole('listitem').count();
    expect(tables).toBe(3);
    const deal = board.getByRole('button', { name: /hand an allen Tischen|gemeinsame Hand/i });
    expect(await deal.isDisabled()).toBe(true);
    const finish = async (nth: number) =>
      board.getByRole('listitem').nth(nth).getByRole('button', { name: 'fertig' }).click();
    for (let nth = 0; nth < tables; nth += 1) await finish(nth);
    await board.getByText('Alle Tische sind fertig.').waitFor();
    const before = (await club.night()).view.clock?.remaining ?? 0;
    await deal.click();
    await board.getByText('Hand 1').waitFor();
    const after = (await club.night()).view.clock;
    expect(after?.running).toBe(false);
    expect(before - (after?.remaining ?? 0)).toBe(120_000);

    const { view, names } = await club.night();
    const out = Object.entries(view.entries).find(([, entry]) => entry.at?.seat === 1)?.[0] ?? '';
    const name = names[toEntryId(out)] ?? '';
    const dialog = await club.nameOut(name);
    await dialog.locator('input[data-stack]').fill('9000');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'bust-out', false);
    await dialog.getByRole('button', { name: `${name}: ausgeschieden` }).click();
    await board.getByText(/Ausgeschieden in dieser Hand/).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'board', false);

    const wall = await openPage(browser, WALL);
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    await wall.getByText('Hand-for-Hand', { exact: true }).waitFor();
    await wall.locator('footer').getByText('nach der Hand warten', { exact: false }).waitFor();
    await wall.getByText('0 von 3 fertig').waitFor();
    await pictured(wall, 'wall', false);
    const phone = await openPage(browser, PHONE);
    const room = await phone.request.get(`${riffle.url}/api/night/link/${(await club.night()).code}`);
    const told = (await room.json()) as { view: { entries: Record<string, { place?: number }> } };
    expect(told.view.entries[out]?.place).toBeUndefined();
    await phone.context().close();

    await board.getByRole('listitem').nth(0).getByRole('button', { name: 'All-in wartet' }).click();
    await finish(0);
    await desk
      .getByText(/Noch nicht fertig/)
      .first()
      .waitFor();
    for (const nth of [1, 2, 0]) await finish(nth);
    await wall.getByText('3 von 3 fertig').waitFor();
    await wall.context().close();
    expect((await club.night()).view.entries[toEntryId(out)]?.place).toBe(27);
    // the management decides when it ends, and is asked
    await board.getByRole('button', { name: 'Hand-for-Hand beenden' }).click();
    await expect.poll(async () => (await club.night()).view.handForHand).toBeUndefined();
    expect((await club.night()).view.clock?.running).toBe(true);
  });

  it('is announced without being proposed, from the tables', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/tables`);
    await desk.getByRole('button', { name: 'Hand-for-Hand …' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Hand-for-Hand ansagen' });
    await dialog.getByLabel('Bis so viele im Spiel sind').fill('20');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'ask', false);
    await dialog.getByRole('button', { name: 'Ansagen' }).click();
    await expect.poll(async () => (await club.night()).view.handForHand?.until).toBe(20);
  });
});
