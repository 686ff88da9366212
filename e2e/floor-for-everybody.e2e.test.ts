import { describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();

describe('the floor is fit for everybody (WCAG 2.2 AA) and fits its screen', () => {
  it.each([
    ['de', PHONE, 'light'],
    ['en', PHONE, 'dark'],
    ['en', LAPTOP, 'light'],
  ] as const)('in %s, %o, %s', async (language, size, light) => {
    const page = await openPage(browser, size, language);
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of [
      '/floor',
      '/floor/undercall',
      '/floor/undercall?book=gcb#toFace=1000&inFront=500&bettors=2',
      '/floor/hiddenChips',
      '/floor/fourCardFlop?book=pvb#flop=["As","7d","7c","2h"]',
      '/floor/raceDispute',
      '/floor/quiz',
      '/floor/no-such-thing',
      '/rules/gcb/T37.A4',
    ]) {
      await page.goto('about:blank');
      await page.goto(`${riffle.url}${path}`);
      await settled(page);
      found.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
