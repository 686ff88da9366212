import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { type Pictured, picturedNights } from './pictures/nights.ts';
import { SIGHTS, SIZES, WALLS } from './pictures/pages.ts';
import { whatIsCut } from './pictures/what-is-cut.ts';
import { RiffleProcess } from './riffle-process.ts';

let riffle: RiffleProcess;
let browser: Browser;
let nights: Pictured;
beforeAll(async () => {
  riffle = await RiffleProcess.start();
  browser = await openBrowser();
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  nights = await picturedNights(club.desk.context().request, riffle.url);
});
afterAll(async () => {
  await browser?.close();
  await riffle?.stop();
});

/** A page is opened once and given every size: what is on it has been drawn anew by the second picture. */
async function inEverySize(page: Page, wall: boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    faults.push(...(await whatIsCut(page, wall)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

const PLAYERS = SIGHTS.filter(({ name }) => /^player-(drawn|play|over)$/.test(name));

// in German, whose words are longer
describe('nothing is cut and nothing stands outside its place, with names and numbers as long as they come', () => {
  it.each([...WALLS, ...PLAYERS])('$name', async ({ path, then }) => {
    const page = await openPage(browser, SIZES.wide, 'de');
    await page.goto(`${riffle.url}${path(nights)}`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const isWall = then === undefined;
    if (isWall) await page.locator('.panel li, .moving li').first().waitFor();
    const faults = [...(await inEverySize(page, isWall))];
    if (then !== undefined) {
      await then(page);
      faults.push(...(await inEverySize(page, false)));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
