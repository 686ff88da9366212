import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openPage } from '../e2e/browser.ts';
import type { ClubNight } from '../e2e/club-night.ts';

type Where = { readonly night: ClubNight; readonly url: string; readonly folder: string };
export type Shoot = (
  size: Parameters<typeof openPage>[1],
  name: string,
  path: string,
  prepare?: (page: Page) => Promise<void>,
) => Promise<void>;

/** A page of this night as staff see it, kept as a picture. */
export async function shootIn(browser: Browser, language: 'de' | 'en', { night, url, folder }: Where): Promise<Shoot> {
  const staff = await night.desk.context().cookies();
  return async (size, name, path, prepare) => {
    const page = await openPage(browser, size, language);
    await page.context().addCookies(staff);
    await page.goto(`${url}/nights/${night.id}${path}`);
    await page.waitForTimeout(800);
    await prepare?.(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${name}.${language}.png`) });
    await page.context().close();
  };
}
