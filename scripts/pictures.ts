import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openBrowser, openPage } from '../e2e/browser.ts';
import { ClubNight } from '../e2e/club-night.ts';
import { picturedNights } from '../e2e/pictures/nights.ts';
import { SIGHTS, SIZES, WALLS } from '../e2e/pictures/pages.ts';
import type { Sight } from '../e2e/pictures/sight.ts';
import { whatIsCut } from '../e2e/pictures/what-is-cut.ts';
import { RiffleProcess } from '../e2e/riffle-process.ts';

// A picture of every page in every state, on every screen, light and dark, in both languages, to be looked at one by one.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    language: { type: 'string', default: 'de,en' },
    light: { type: 'string', default: 'light,dark' },
  },
});
const folder = resolve(positionals[0] ?? 'pictures');
mkdirSync(folder, { recursive: true });
const sizes = Object.entries(SIZES).filter(([name]) => values.size === '' || values.size.split(',').includes(name));
const wanted = [...SIGHTS, ...WALLS].filter(({ name }) => new RegExp(values.only).test(name));

const riffle = await RiffleProcess.start();
const browser = await openBrowser();
const faults: string[] = [];
try {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  const nights = await picturedNights(club.desk.context().request, riffle.url);
  const cookies = await club.desk.context().cookies();
  for (const language of values.language.split(',') as ('de' | 'en')[]) {
    for (const light of values.light.split(',') as ('light' | 'dark')[]) {
      for (const sight of wanted) await look(sight, language, light);
    }
  }

  async function look(sight: Sight, language: 'de' | 'en', light: 'light' | 'dark'): Promise<void> {
    const wall = WALLS.includes(sight);
    for (const [name, size] of sizes) {
      const page = await openPage(browser, size, language, { hasTouch: name === 'phone' || name === 'lying' });
      try {
        if (sight.who === 'staff') await page.context().addCookies(cookies);
        await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
        await page.goto(`${riffle.url}${sight.path(nights)}`);
        await there(page, wall);
        await sight.then?.(page, nights);
        await page.waitForTimeout(150);
        const as = `${sight.name}.${name}.${language}.${light}`;
        await page.screenshot({ path: join(folder, `${as}.png`), fullPage: !wall && sight.then === undefined });
        faults.push(...(await whatIsCut(page, wall)).map((fault) => `${as}: ${fault}`));
      } catch (error) {
        faults.push(`${sight.name}.${name}.${language}.${light}: ${String(error).split('\n')[0] ?? ''}`);
      } finally {
        await page.context().close();
      }
    }
  }
} finally {
  await browser.close();
  await riffle.stop();
}
writeFileSync(join(folder, 'cut.txt'), `${faults.join('\n')}\n`);
process.stdout.write(`${faults.join('\n')}\n`);

/** The heading stands, and what it heads has had time to come. */
async function there(page: Page, wall: boolean): Promise<void> {
  if (!wall) await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(wall ? 700 : 350);
}
