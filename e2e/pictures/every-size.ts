import type { Page } from 'playwright-core';
import { SIZES } from './pages.ts';
import { whatIsCut } from './what-is-cut.ts';

/** A page is opened once and given every size: what is on it has been drawn anew by the second picture. */
export async function faultsInEverySize(page: Page, wall: boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    let cut = await whatIsCut(page, wall);
    // a busy machine finds the size of what fits later: what is cut is cut a second after as well
    for (let again = 0; cut.length > 0 && again < 10; again += 1) {
      await page.waitForTimeout(100);
      cut = await whatIsCut(page, wall);
    }
    faults.push(...cut.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
