import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let night: ClubNight;
let id = '';
let code = '';
beforeAll(async () => {
  night = await ClubNight.at(riffle, browser);
});

/** What axe finds, and whether the page is wider than its screen. */
async function faults(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(`${riffle.url}${path}`);
  await settled(page);
  return (await pageFaults(page)).map((fault) => `${path}: ${fault}`);
}

/** The same visitor with another device or language. */
async function asStaff(
  size: { readonly width: number; readonly height: number },
  language: 'de' | 'en',
): Promise<Page> {
  const page = await openPage(browser, size, language);
  await page.context().addCookies(await night.desk.context().cookies());
  return page;
}

describe('every page is fit for everybody (WCAG 2.2 AA) and fits its screen', () => {
  it('before anybody has signed in', async () => {
    const page = await openPage(browser, PHONE, 'de');
    const found = [...(await faults(page, '/')), ...(await faults(page, '/first-run'))];
    expect(found).toEqual([]);
    await night.firstRun();
    expect(await faults(page, '/sign-in')).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['de', PHONE],
    ['en', LAPTOP],
  ] as const)('with a night under way, in %s', async (language, size) => {
    if (id === '') {
      await night.prepare('bdpv');
      await night.drawAndStart();
      const now = await night.night();
      id = now.id;
      code = now.code;
      const [victim = ''] = await night.shortest();
      await night.toOverview();
      await night.bustOut(victim);
    }
    const page = await asStaff(size, language);
    const paths = [
      '/',
      '/new',
      '/people',
      '/staff',
      '/import',
      '/bin',
      '/backups',
      '/secure',
      '/account',
      `/nights/${id}`,
      ...['tables', 'players', 'structure', 'log', 'screens'].map((tab) => `/nights/${id}/${tab}`),
      `/e/${code}`,
      '/rules',
      '/rules/pvb/42(4)',
      '/nothing-here',
    ];
    const found: string[] = [];
    for (const path of paths) found.push(...(await faults(page, path)));
    expect(found).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['de', WALL],
    ['en', { width: 1080, height: 1920 }],
  ] as const)('the wall, in %s', async (language, size) => {
    const page = await openPage(browser, size, language);
    expect(await faults(page, `/wall/${code}`)).toEqual([]);
    await page.context().close();
  });

  it('the dialogs of the desk', async () => {
    await night.toOverview();
    const found: string[] = [];
    for (const key of ['x', '?']) {
      const dialog = night.desk.locator('dialog[open]');
      // a page that has just come may not hear keys yet: pressed again after a second, as anybody would
      const opened = async () => {
        if ((await dialog.count()) === 0) await night.desk.keyboard.press(key);
        return dialog.count();
      };
      await expect.poll(opened, { interval: 1_000 }).toBe(1);
      await dialog.waitFor();
      found.push(...(await pageFaults(night.desk)));
      await night.desk.keyboard.press('Escape');
      await night.desk.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
  });
});
