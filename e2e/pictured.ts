import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { SHOTS, settled } from './browser.ts';

/** Takes the pictures of one walk where they are asked for (`RIFFLE_SHOTS`): of what is in sight, or of the whole page. */
export const picturesOf =
  (walk: string, whole = false) =>
  async (page: Page, name: string, fullPage = whole): Promise<void> => {
    if (SHOTS === undefined) return;
    await settled(page);
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: `${SHOTS}/${walk}-${name}.png`, fullPage });
  };
