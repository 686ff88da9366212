import { readFile } from 'node:fs/promises';
import type { LogLine } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepsRoom, LAPTOP, openPage, PHONE } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { agreed, shown } from './room.ts';

const LOST = 'Keine Verbindung';

const { riffle, browser } = await ownRiffle();
let night: ClubNight;
beforeAll(async () => {
  const first = await ClubNight.at(riffle, browser);
  await first.owned();
  await first.close();
});

/** Each in a night of its own that is under way on three screens. */
beforeEach(async () => {
  night = await ClubNight.at(riffle, browser, true);
  await night.signIn();
  await night.underWay();
});
afterEach(() => night.close());

const text = (page: Page): Promise<string> => page.locator('body').innerText();
const timer = async (page: Page): Promise<string> => (await page.getByRole('timer').first().innerText()).trim();

/** The big figures against what the server wrote down, at the moment when they were read; reading takes its time too. */
async function expectRightClocks(): Promise<void> {
  const { clock } = (await night.night()).view;
  if (clock === undefined) throw new Error('the clock never ran');
  const secondsLeft = () => (clock.remaining - (clock.running ? Date.now() - clock.at : 0)) / 1000;
  for (const page of [night.desk, night.wall, night.player]) {
    const before = secondsLeft();
    const [minutes = 0, seconds = 0] = (await timer(page)).split(':').map(Number);
    const after = secondsLeft();
    expect(minutes * 60 + seconds).toBeLessThan(before + 1.5);
    expect(minutes * 60 + seconds).toBeGreaterThan(after - 1.5);
  }
}

const bustOutsIn = async (): Promise<number> => (await night.night()).view.bustOuts.length;

describe('in the middle of a night', () => {
  it('all three screens come back from a reload to where they were', async () => {
    const victim = (await night.shortest()).find((name) => name !== night.chosen) ?? '';
    await night.bustOut(victim);
    const before = await text(night.player);
    for (const page of [night.desk, night.wall, night.player]) await page.reload();
    const all = await agreed(night, 26);
    expect(all).toEqual(all.map(() => ({ left: 26, entries: 27, level: 1 })));
    // nobody has to say again who he is
    const seat = /Tisch \S+\s+Platz \d+/.exec(before)?.[0] ?? 'no seat was shown';
    await expect.poll(() => text(night.player)).toContain(seat.split(/\s+/).slice(0, 2).join(' '));
    await expectRightClocks();
  });

  it('the wall takes another name of the club, its logo and its time of day without being loaded anew', async () => {
    const { request } = night.desk.context();
    await night.wall.evaluate(() => document.body.setAttribute('data-open-since', 'before'));
    const before = await night.wall.locator('header time').innerText();
    await request.put(`${riffle.url}/api/club`, { data: { name: 'Herz Dame Havelland' } });
    await request.put(`${riffle.url}/api/club/zone`, { data: { zone: 'Asia/Kathmandu' } });
    await night.wall.getByText('Herz Dame Havelland').first().waitFor();
    await expect.poll(() => night.wall.locator('header time').innerText()).not.toBe(before);
    const data = await readFile(new URL('../apps/web/public/icon-192.png', import.meta.url));
    await request.put(`${riffle.url}/api/club/logo`, { data, headers: { 'content-type': 'image/png' } });
    await night.wall.locator('header img').waitFor();
    expect(await night.wall.locator('body').getAttribute('data-open-since')).toBe('before');
    await request.delete(`${riffle.url}/api/club/logo`);
    await request.put(`${riffle.url}/api/club/zone`, { data: { zone: 'Europe/Berlin' } });
    await expect.poll(() => night.wall.locator('header img').count()).toBe(0);
  });

  it('the desk in two windows: both act at the same moment, both see all of it', async () => {
    const other = await night.desk.context().newPage();
    await other.goto(night.desk.url());
    await other.getByRole('button', { name: 'Alle Tasten' }).first().waitFor();
    const [one = '', two = ''] = await night.shortest();
    await Promise.all([night.bustOut(one), night.bustOut(two, other)]);
    await night.until(({ view }) => view.figures.left === 25);
    for (const page of [night.desk, other]) await expect.poll(() => text(page)).toMatch(/25\s*\/\s*27/);
    await night.desk.getByRole('button', { name: 'Uhr anhalten' }).first().click();
    await other.getByRole('button', { name: 'Weiter', exact: true }).first().waitFor();
    expect((await night.night()).view.clock?.running).toBe(false);
    expect(await bustOutsIn()).toBe(2);
    await other.close();
  });

  it('a bust-out whose answer is lost is sent again, and counts once', async () => {
    let lost = 0;
    await night.desk.route('**/api/night/*/commands*', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      // it arrives, and is done; only nobody hears of it
      await route.fetch();
      return route.abort('connectionreset');
    });
    const [victim = ''] = await night.shortest();
    await night.bustOut(victim);
    await night.until(({ view }) => view.figures.left === 26);
    expect(lost).toBeGreaterThan(1);
    const answer = await night.desk.context().request.get(`${riffle.url}/api/night/${night.id}/log?lang=de`);
    const log = (await answer.json()) as readonly LogLine[];
    expect(log.filter((line) => line.text.includes(victim))).toHaveLength(1);
    expect(await bustOutsIn()).toBe(1);
  });
});

describe('without a network', () => {
  it('the directory says so instead of loading for ever, however one came to it, and is there once there is one', async () => {
    const page = await openPage(browser, LAPTOP, 'de', { offline: true });
    const context = page.context();
    await context.addCookies(await night.desk.context().cookies());
    await page.goto(`${riffle.url}/people`);
    await page.getByLabel('Spieler suchen').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    // loaded anew, nobody knows who we are
    await page.reload();
    await page.getByRole('heading', { name: 'Keine Verbindung zum Server.' }).waitFor();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.getByRole('heading', { name: 'Keine Verbindung zum Server.' }).waitFor();
    await context.setOffline(false);
    await page.getByLabel('Spieler suchen').waitFor();

    await page.goto(riffle.url);
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Spieler' }).click();
    await page.getByText('Das Verzeichnis liegt auf dem Server.').waitFor();
    await context.setOffline(false);
    await page.getByLabel('Spieler suchen').waitFor();
    await context.close();
  });

  it('the desk leads to “Was nun?”, which says that it does not know what the night is played by', async () => {
    const page = await openPage(browser, PHONE, 'de', { offline: true, hasTouch: true });
    const context = page.context();
    await context.addCookies(await night.desk.context().cookies());
    await page.goto(`${riffle.url}/nights/${night.id}`);
    await page.getByRole('button', { name: 'Ausgeschieden' }).first().waitFor();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Keine Verbindung zum Server' }).waitFor();
    await page.getByRole('link', { name: 'Was nun?' }).click();
    await page.getByText('Keine Verbindung: Regelwerk und Blinds des Turniers hier wählen').waitFor();
    await context.setOffline(false);
    await page.getByText('Keine Verbindung: Regelwerk').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('when the server is killed while the clock runs', () => {
  it('the screens say so, go on counting, and are right when it is back; what was tapped meanwhile is done once', async () => {
    const [victim = ''] = await night.shortest();
    await riffle.kill();
    await expect.poll(() => text(night.wall)).toContain(LOST);
    await expect.poll(() => text(night.player)).toContain(LOST);
    for (const page of [night.wall, night.player]) {
      const before = await timer(page);
      await expect.poll(() => timer(page)).not.toBe(before);
    }
    const failed = night.desk.waitForEvent('requestfailed', (request) => request.url().includes('/commands'));
    const tapped = night.bustOut(victim).catch(() => undefined);
    await failed;
    await riffle.up();
    for (const page of [night.wall, night.player]) {
      await expect.poll(() => text(page)).not.toContain(LOST);
    }
    await tapped;
    const done = await bustOutsIn();
    expect(done).toBe(1);
    const all = await agreed(night, 27 - done);
    expect(all).toEqual(all.map(() => ({ left: 27 - done, entries: 27, level: 1 })));
    await expectRightClocks();
  });

  it('a wall that is switched on meanwhile shows the last that it saw, and catches up', async () => {
    await night.wall.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await keepsRoom(night.wall);
    const url = night.wall.url();
    const context = night.wall.context();
    await night.wall.close();
    await riffle.kill();
    const wall = await context.newPage();
    await wall.goto(url);
    await wall.getByRole('timer').first().waitFor();
    await expect.poll(() => text(wall)).toContain(LOST);
    expect((await shown(wall, 'wall'))?.left).toBe(27);
    const before = await timer(wall);
    await expect.poll(() => timer(wall)).not.toBe(before);
    await riffle.up();
    const [victim = ''] = await night.shortest();
    await night.toOverview();
    await night.bustOut(victim);
    await expect.poll(async () => (await shown(wall, 'wall'))?.left).toBe(26);
    expect(await text(wall)).not.toContain(LOST);
  });
});
