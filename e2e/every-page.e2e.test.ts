import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRoute } from '../apps/web/src/route/route.ts';
import { openPage, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { faultsInEverySize } from './pictures/every-size.ts';
import { type Pictured, picturedNights } from './pictures/nights.ts';
import { SIGHTS, SIZES, WALLS } from './pictures/pages.ts';
import { whatIsCut } from './pictures/what-is-cut.ts';

const { riffle, browser } = await ownRiffle();
let nights: Pictured;
let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

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

describe('nothing is cut on any page in any size, and all is fit for everybody (WCAG 2.2 AA)', () => {
  it.each(['/', '/first-run'])('at the first run: %s', async (path) => {
    for (const language of ['de', 'en'] as const) {
      const page = await openPage(browser, SIZES.laptop, language);
      await page.goto(`${riffle.url}${path}`);
      await settled(page);
      expect(await faultsInEverySize(page, false)).toEqual([]);
      expect(await faultsForEverybody(page, language)).toEqual([]);
      await page.context().close();
    }
  });

  describe.each(['de', 'en'] as const)('%s', (language) => {
    /** One device each for who works here and who does not: what it has fetched once it has. */
    const devices: { staff?: Page; visitor?: Page } = {};
    beforeAll(async () => {
      if (cookies === undefined) {
        const club = await ClubNight.at(riffle, browser);
        await club.owned();
        nights = await picturedNights(club.desk.context().request, riffle.url);
        cookies = await club.desk.context().cookies();
      }
      for (const who of ['staff', 'visitor'] as const) devices[who] = await openPage(browser, SIZES.laptop, language);
      await devices.staff?.context().addCookies(cookies);
    });
    afterAll(async () => {
      for (const page of Object.values(devices)) await page.context().close();
    });

    it.each(SIGHTS)('$name', async ({ who, path, then, byNight }) => {
      const page = devices[who];
      if (page === undefined) throw new Error('no device');
      await page.setViewportSize(SIZES.laptop);
      await page.goto(`${riffle.url}${path(nights)}`);
      await settled(page);
      // nobody was sent elsewhere, where nothing would be cut either
      expect(page.url()).toBe(new URL(path(nights), riffle.url).href);
      await then?.(page);
      expect(await faultsInEverySize(page, false)).toEqual([]);
      expect(await faultsForEverybody(page, language, byNight)).toEqual([]);
    });
  });
});

it('what is cut, stands out of its box, is broken or beside the page is found', async () => {
  const page = await openPage(browser, SIZES.phone);
  await page.setContent(`
    <p class="dots" style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Donaudampfschifffahrt</p>
    <p class="low" style="height: 12px; overflow: hidden">two<br />lines</p>
    <p class="out" style="width: 90px">Donaudampfschifffahrtsgesellschaft</p>
    <p class="beside" style="position: absolute; left: -40px">left</p>
    <p class="broken" style="width: 60px; overflow-wrap: anywhere">Schifffahrt</p>
    <p class="whole">whole</p>`);
  expect(await whatIsCut(page, false)).toEqual([
    expect.stringContaining('cut at its side: p.dots'),
    expect.stringContaining('cut below: p.low'),
    expect.stringContaining('out of its box: p.out'),
    expect.stringContaining('beside the page: p.beside'),
    expect.stringContaining('“Schifffahrt” is broken: p.broken'),
  ]);
  await page.context().close();
});

it('every page of the app is among them', () => {
  const any = new Proxy({}, { get: () => ({ id: 'an-id', code: 'code', me: 'me' }) }) as Pictured;
  const shown = new Set(
    [...SIGHTS, ...WALLS].map(({ path }) => {
      const { pathname, search } = new URL(path(any), 'http://riffle');
      return parseRoute(pathname, search).page as string;
    }),
  );
  const pages = readFileSync(new URL('../apps/web/src/shell/pages.ts', import.meta.url), 'utf8');
  const known = [...pages.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import/gm)].map(([, page = '']) => page);
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((page) => page !== 'first-run' && !shown.has(page))).toEqual([]);
});
