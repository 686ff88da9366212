import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, pageFaults, settled } from '../browser.ts';
import { ClubNight } from '../club-night.ts';
import { ownRiffle } from '../own-riffle.ts';
import { faultsInEverySize } from './every-size.ts';
import { type Pictured, picturedNights } from './nights.ts';
import { SIGHTS, SIZES } from './pages.ts';

/** On which devices it is held against WCAG 2.2 AA. */
const DEVICES = {
  de: [{ size: 'phone', light: 'light' }],
  en: [
    { size: 'laptop', light: 'light' },
    { size: 'phone', light: 'dark' },
  ],
} as const;

/** What keeps somebody from using the page; by night where the sight says that it is wanted. */
async function faultsForEverybody(page: Page, language: 'de' | 'en', byNight = false): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { size, light } of DEVICES[language].filter((device) => byNight || device.light === 'light')) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: light });
    faults.push(...(await pageFaults(page)).map((fault) => `${size}, ${light}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/** Every page in every state, in one language: half of what there is to see, for a file of its own. */
export async function walkEveryPage(language: 'de' | 'en'): Promise<void> {
  const { riffle, browser } = await ownRiffle();
  let nights: Pictured;

  describe(`nothing is cut on any page in any size, and all is fit for everybody (WCAG 2.2 AA): ${language}`, () => {
    /** One device each for who works here and who does not: what it has fetched once it has. */
    const devices: { staff?: Page; visitor?: Page } = {};
    beforeAll(async () => {
      for (const who of ['staff', 'visitor'] as const) devices[who] = await openPage(browser, SIZES.laptop, language);
    });
    afterAll(async () => {
      for (const page of Object.values(devices)) await page.context().close();
    });

    it.each(['/', '/first-run'])('at the first run: %s', async (path) => {
      const page = await openPage(browser, SIZES.laptop, language);
      await page.goto(`${riffle.url}${path}`);
      await settled(page);
      expect(await faultsInEverySize(page, false)).toEqual([]);
      expect(await faultsForEverybody(page, language)).toEqual([]);
      await page.context().close();
    });

    it('once the club is there, with a night in every state', async () => {
      const club = await ClubNight.at(riffle, browser);
      await club.owned();
      nights = await picturedNights(club.desk.context().request, riffle.url);
      await devices.staff?.context().addCookies(await club.desk.context().cookies());
      await club.close();
    });

    it.each(SIGHTS)('$name', async ({ who, path, then, byNight }) => {
      const page = devices[who];
      if (page === undefined) throw new Error('no device');
      await page.setViewportSize(SIZES.laptop);
      await page.goto(`${riffle.url}${path(nights)}`);
      await settled(page);
      // nobody was sent elsewhere, where nothing would be cut either; a key behind the # is taken out of sight at once
      const [shown, asked] = [page.url(), new URL(path(nights), riffle.url).href].map((one) => one.replace(/#.*/u, ''));
      expect(shown).toBe(asked);
      await then?.(page, nights);
      expect(await faultsInEverySize(page, false)).toEqual([]);
      expect(await faultsForEverybody(page, language, byNight)).toEqual([]);
    });
  });
}
