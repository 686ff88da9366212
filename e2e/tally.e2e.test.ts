import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('tally');
let club: ClubNight;
let id = '';
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});
const at = (tab = '') => `${riffle.url}/nights/${id}${tab === '' ? '' : `/${tab}`}`;
async function view() {
  const answer = await club.desk.context().request.get(`${riffle.url}/api/night/${id}`);
  return ((await answer.json()) as Awaited<ReturnType<ClubNight['night']>>).view;
}

describe('a night that is only counted', () => {
  it('is set up with one tick, and has 27 in it with one number', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/new`);
    await desk.getByLabel('Regelwerk', { exact: true }).selectOption('tda55');
    await desk.getByLabel('Nur zählen').check();
    expect(await desk.getByLabel('Plätze je Tisch').count()).toBe(0);
    await desk.getByRole('button', { name: 'Startgeld …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mit Rebuys und Add-on' }).click();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await settled(desk);
    await pictured(desk, 'new-laptop-de');
    await desk.getByRole('button', { name: 'Turnier anlegen' }).click();
    await desk.waitForURL(/\/nights\//);
    id = /\/nights\/([^/]+)/.exec(desk.url())?.[1] ?? '';
    const counting = desk.getByRole('region', { name: 'Zählen' });
    await counting.getByLabel('Dazu kommen').fill('27');
    await counting.getByLabel('Dazu kommen').press('Enter');
    await desk.getByText('27 Personen mehr.').first().waitFor();
    await counting.getByRole('button', { name: 'Noch eine Person' }).click();
    await expect.poll(async () => (await view()).figures.entries).toBe(28);
    await counting.getByRole('button', { name: '−1: eine Person weniger' }).click();
    await expect.poll(async () => (await view()).figures.entries).toBe(27);
    await counting.getByRole('button', { name: 'Noch eine Person' }).click();
    await counting.getByText(/Noch nicht genommen: 280/).waitFor();
    expect((await view()).figures).toMatchObject({ entries: 28, checkedIn: 28 });
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'before-laptop-de');
  });

  it('counts who is out, buys back and adds on, at a tap or a key, and takes it back', async () => {
    const { desk } = club;
    await desk.getByRole('button', { name: 'Uhr starten' }).first().click();
    const counting = desk.getByRole('region', { name: 'Zählen' });
    await counting.getByRole('button', { name: 'Ausgeschieden' }).click();
    await expect.poll(async () => (await view()).figures.left).toBe(27);
    await counting.getByRole('button', { name: 'Rebuy nach dem Ausscheiden' }).click();
    await expect.poll(async () => (await view()).figures.left).toBe(28);
    await counting.getByRole('button', { name: /^Rebuy \d/ }).click();
    await expect.poll(async () => (await view()).money?.sold.rebuy).toBe(2);
    expect((await view()).figures.left).toBe(28);
    await desk.locator('h1:visible').first().click();
    await desk.keyboard.press('x');
    await expect.poll(async () => (await view()).figures.left).toBe(27);
    await desk.keyboard.press('Control+z');
    await expect.poll(async () => (await view()).figures.left).toBe(28);
    const phone = await openPage(browser, PHONE, 'en');
    await phone.context().addCookies(await desk.context().cookies());
    await phone.goto(at());
    const there = phone.getByRole('region', { name: 'Counting' });
    await there.getByRole('button', { name: /^Out/ }).click();
    await expect.poll(async () => (await view()).figures.left).toBe(27);
    await settled(phone);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'play-phone-en');
    // nobody sits anywhere, and what is owed is said in one sum
    const places = phone.getByRole('navigation', { name: 'Sections' });
    expect(await places.getByRole('link').allInnerTexts()).not.toContain('Tables');
    expect(await phone.getByText('plays with a rebuy').count()).toBe(0);
    await phone.context().close();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'play-laptop-de');
  });

  it('counts two where two devices count at once, and what was counted without a network once it is back', async () => {
    const { desk } = club;
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await desk.context().cookies());
    await phone.goto(at());
    const [here, there] = [desk, phone].map((page) =>
      page.getByRole('region', { name: 'Zählen' }).getByRole('button', { name: 'Ausgeschieden' }),
    );
    await there?.waitFor();
    await Promise.all([here?.click(), there?.click()]);
    await expect.poll(async () => (await view()).figures.left).toBe(25);
    await phone.getByText('Eine Person ist ausgeschieden.').first().waitFor();
    await phone.context().setOffline(true);
    await there?.click();
    await there?.click();
    await phone.getByText('2 Einträge warten auf das Netz').waitFor();
    await settled(phone);
    await pictured(phone, 'offline-phone-de');
    expect((await view()).figures.left).toBe(25);
    await phone.context().setOffline(false);
    await expect.poll(async () => (await view()).figures.left, { timeout: 20_000 }).toBe(23);
    await phone.context().close();
    for (const left of [24, 25, 26, 27]) {
      await desk.keyboard.press('Control+z');
      await expect.poll(async () => (await view()).figures.left).toBe(left);
    }
  });

  it('is on the wall with clock, pool and how many are in', async () => {
    const wall = await openPage(browser, WALL, 'de');
    const answer = await club.desk.context().request.get(`${riffle.url}/api/night/${id}`);
    await wall.goto(`${riffle.url}/wall/${((await answer.json()) as { code: string }).code}`);
    await wall.getByText('27').first().waitFor();
    await settled(wall);
    expect(await pageFaults(wall)).toEqual([]);
    await pictured(wall, 'wall-de');
    await wall.context().close();
  });

  it('is paid in one go, plays to its end, and its cash box holds what it should', async () => {
    const { desk } = club;
    const counting = desk.getByRole('region', { name: 'Zählen' });
    await counting.getByRole('button', { name: 'Kasse öffnen' }).click();
    await counting.getByRole('button', { name: 'Alles bar genommen' }).click();
    await counting.getByText('Alles bezahlt.').waitFor();
    const { money } = await view();
    const [box] = money?.books?.boxes ?? [];
    expect(box?.cash).toBe(28 * 1_000 + 2 * 1_000);
    for (let left = 26; left >= 1; left -= 1) {
      await counting.getByRole('button', { name: 'Ausgeschieden' }).click();
      await expect.poll(async () => (await view()).figures.left).toBe(left);
    }
    await desk.getByText('Nr. 1').first().waitFor();
    await settled(desk);
    await pictured(desk, 'over-laptop-de');
    await desk.goto(at('money'));
    await desk.getByRole('heading', { name: 'Konto' }).or(desk.getByRole('heading').first()).first().waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'money-laptop-de');
  });
});
