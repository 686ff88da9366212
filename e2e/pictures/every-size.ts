import type { Page } from 'playwright-core';
import { SIZES } from './pages.ts';
import { whatIsCut } from './what-is-cut.ts';

/** A page is opened once and given every size: what is on it has been drawn anew by the second picture. */
export async function faultsInEverySize(page: Page, wall: boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    faults.push(...(await whatIsCut(page, wall)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
