import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { RiffleProcess } from './riffle-process.ts';

/** A Riffle and a browser of one file's own: there before its first test, gone after its last. */
export async function ownRiffle(
  start: () => Promise<RiffleProcess> = RiffleProcess.start,
): Promise<{ readonly riffle: RiffleProcess; readonly browser: Browser }> {
  const starting = [start(), openBrowser()] as const;
  // where one of them does not come, the other goes all the same
  const gone = async () => {
    const [riffle, browser] = await Promise.allSettled(starting);
    if (browser.status === 'fulfilled') await browser.value.close();
    if (riffle.status === 'fulfilled') await riffle.value.stop();
  };
  afterAll(gone);
  try {
    const [riffle, browser] = await Promise.all(starting);
    return { riffle, browser };
  } catch (failed) {
    await gone();
    throw failed;
  }
}
