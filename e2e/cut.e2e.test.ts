import { readFileSync } from 'node:fs';
import type { Night } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseRoute } from '../apps/web/src/route/route.ts';
import { openPage, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { faultsInEverySize } from './pictures/every-size.ts';
import { type Pictured, picturedNights } from './pictures/nights.ts';
import { SIGHTS, SIZES, WALLS } from './pictures/pages.ts';
import { whatIsCut } from './pictures/what-is-cut.ts';

const { riffle, browser } = await ownRiffle();
let nights: Pictured;
let desk: Page;
beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  desk = club.desk;
  nights = await picturedNights(club.desk.context().request, riffle.url);
});

/** A drawing, which the browser turns into a picture before anybody else sees it. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><script>document.title = 'taken'</script>
  <rect width="300" height="300" fill="#17603f"/><circle cx="600" cy="150" r="140" fill="#a3231a"/></svg>`;

it('the owner gives the club’s logo, which stands on the wall and on prints', async () => {
  await desk.goto(`${riffle.url}/club`);
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await desk.locator('input[type=file]').setInputFiles(logo);
  await desk.locator('figure img').first().waitFor();
  expect(await desk.title()).not.toBe('taken');
  const printed = desk.locator('p:has(> img)');
  expect(await printed.isVisible()).toBe(false);
  await desk.emulateMedia({ media: 'print' });
  await printed.waitFor();

  const page = await openPage(browser, SIZES.wide, 'de');
  await page.goto(`${riffle.url}${WALLS[0]?.path(nights) ?? ''}`);
  const drawn = page.locator('header img');
  await drawn.waitFor();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  const { headers } = await fetch(new URL((await drawn.getAttribute('src')) ?? '', riffle.url));
  expect(headers.get('content-type')).toBe('image/png');
  await page.context().close();
});

describe.each(['de', 'en'] as const)(
  'nothing is cut on a wall, with names and numbers as long as they come: %s',
  (language) => {
    it.each(WALLS)('$name', async ({ path }) => {
      const page = await openPage(browser, SIZES.wide, language);
      await page.goto(`${riffle.url}${path(nights)}`);
      // where all figures are as long as they come, no line of the list has room beside the clock
      await page.locator('.panel li, .moving li').first().waitFor({ state: 'attached' });
      expect(await faultsInEverySize(page, true)).toEqual([]);
      await page.setViewportSize(SIZES[language === 'de' ? 'wide' : 'tall']);
      expect(await pageFaults(page)).toEqual([]);
      await page.context().close();
    });
  },
);

it('what a wall says without an announcement is whole in its lower strip, and the clock stands clear of it', async () => {
  const { id, code } = nights.play;
  const kept = (await desk.context().request.get(`${riffle.url}/api/night/${id}`)).json() as Promise<Night>;
  const { announcement } = await kept;
  const say = (data: object) =>
    desk.context().request.put(`${riffle.url}/api/night/${id}/wall`, { data, headers: { origin: riffle.url } });
  await say({});
  const page = await openPage(browser, SIZES.wide, 'de');
  // as over the club's own network: nothing keeps the screen awake
  await page.context().grantPermissions([]);
  await page.goto(`${riffle.url}/wall/${code}`);
  await page.getByText('Dieser Bildschirm kann dunkel werden').waitFor();
  expect(await faultsInEverySize(page, true)).toEqual([]);
  await page.context().close();
  await say({ announcement });
});

it('no word and no figure of the players’ filter is broken on a phone, however many are out', async () => {
  const page = await openPage(browser, SIZES.phone, 'de');
  await page.context().addCookies(await desk.context().cookies());
  await page.goto(`${riffle.url}/nights/${nights.over.id}/players`);
  const filter = page.locator('fieldset label', { hasText: /Draußen 1\d/ });
  await filter.waitFor();
  const lines = await filter.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const bottoms = [...words.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom);
    // word and figure are of different sizes in one line
    return bottoms.sort((a, b) => a - b).filter((bottom, at) => bottom - (bottoms[at - 1] ?? 0) > 8).length;
  });
  expect(lines).toBe(1);
  expect(await whatIsCut(page, false)).toEqual([]);
  await page.context().close();
});

it('none of the quiz’s first questions is broken on a phone, whichever is drawn', async () => {
  const page = await openPage(browser, SIZES.phone, 'de');
  // the page draws its first question from the browser's random numbers
  await page.addInitScript(() => {
    const drawn = () => Number(sessionStorage.getItem('drawn') ?? 0);
    crypto.getRandomValues = (into) => {
      if (into instanceof Uint32Array) into.fill(drawn());
      return into;
    };
  });
  await page.goto(`${riffle.url}/floor/quiz`);
  const seen = new Set<string>();
  for (let nth = 0; ; nth++) {
    await page.evaluate((drawn) => sessionStorage.setItem('drawn', String(drawn)), nth);
    await page.reload();
    const asked = await page.locator('article').innerText();
    if (seen.has(asked)) break;
    seen.add(asked);
    expect(await whatIsCut(page, false), asked).toEqual([]);
  }
  expect(seen.size).toBeGreaterThan(10);
  await page.context().close();
});

it('a phone that lies has the clock and the seat in sight, above what was announced', async () => {
  const page = await openPage(browser, SIZES.lying, 'de', { hasTouch: true });
  await page.goto(`${riffle.url}/e/${nights.break.code}`);
  await page.getByRole('list').getByRole('button').first().click();
  const seat = await page.locator('main p.seat').boundingBox();
  expect((seat?.y ?? 1000) + (seat?.height ?? 0)).toBeLessThan(SIZES.lying.height);
  await page.context().close();
});

it('a link that is passed on after the end shows the result at once; whoever says a name begins at the top', async () => {
  const page = await openPage(browser, SIZES.phone, 'de');
  await page.goto(`${riffle.url}/e/${nights.over.code}`);
  await page.getByRole('button', { name: 'Als Bild teilen' }).waitFor();
  await page.goto(`${riffle.url}/e/${nights.play.code}`);
  await page.getByRole('list').getByRole('button').last().click();
  await page.getByRole('tab', { name: 'Mein Platz' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.context().close();
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

it('every page of the app is among what is walked through', () => {
  const each = { get: () => ({ id: 'an-id', code: 'code', me: 'me' }) };
  const formats = new Proxy({}, each);
  const any = new Proxy({}, { get: (_, key) => (key === 'formats' ? formats : each.get()) }) as Pictured;
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

it('what shuts somebody out is found, and nothing else', async () => {
  const page = await openPage(browser, SIZES.phone);
  await page.setContent(`<html lang="de"><title>Riffle</title><main>
    <p class="pale" style="color: #bbb; background: #fff">pale</p><button class="mute"></button><p>whole</p></main></html>`);
  expect(await pageFaults(page)).toEqual([
    expect.stringContaining('button-name: button '),
    expect.stringContaining('color-contrast: .pale'),
  ]);
  await page.context().close();
});
