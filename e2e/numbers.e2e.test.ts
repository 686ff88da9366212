import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, scriptsOf } from './browser.ts';
import { FLOOR } from './floor-taps.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();

const UNDERCALL = 'undercall?book=oepbl#bigBlind=200&toFace=1000&inFront=500';
const article = (page: Page) => page.getByRole('article');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe('the words behind a rule’s number', () => {
  it('are German under a ruling in German, and English in English', async () => {
    for (const [language, shown] of [
      ['de', '6.6 zu wenig gecallt'],
      ['en', '6.6 undercall'],
    ] as const) {
      const page = await openPage(browser, PHONE, language);
      await page.goto(`${riffle.url}/floor/${UNDERCALL}`);
      const why = page.locator('summary', { hasText: FLOOR[language].why });
      await expect.poll(() => why.innerText()).toContain(`OEPBL ${shown}`);
      await why.click();
      await page.getByText(`OEPBL ${shown}`, { exact: true }).first().waitFor();
      expect(await fits(page)).toBe(true);
      await page.context().close();
    }
  });

  it.each([PHONE, LAPTOP])(
    'find the rule and stand in its heading, at its neighbours and beside what is related',
    async (size) => {
      const page = await openPage(browser, size, 'de');
      await page.goto(`${riffle.url}/rules/oepbl`);
      await page.getByLabel('Regel suchen').fill('voller Blind für die anderen');
      await page.getByRole('link', { name: /^OEPBL\s6\.5 All-In: voller Blind für die anderen/ }).click();
      await page.getByRole('heading', { level: 1, name: /All-In: voller Blind für die anderen/ }).waitFor();
      await article(page).getByRole('heading', { name: 'Verwandte Regeln' }).waitFor();
      const around = await page.getByRole('main').innerText();
      expect(around).toContain('6.5 All-In: zu kurzer Blind');
      expect(around).not.toMatch(/\b(for the others|short blind|incomplete raise|blinds? post|players yet)\b/);
      expect(await fits(page)).toBe(true);
      await page.context().close();
    },
  );

  it('cost nothing where no rule is cited', async () => {
    const page = await openPage(browser, PHONE, 'de');
    const scripts = scriptsOf(page);
    await page.goto(riffle.url);
    await page.getByRole('link', { name: FLOOR.de.title }).last().waitFor();
    expect(await scripts()).not.toContain('voller Blind für die anderen');
    await page.context().close();
  });
});

it('what is read in part only says in which part', async () => {
  const page = await openPage(browser, PHONE, 'de');
  await page.goto(`${riffle.url}/rules/gcb/C3.b`);
  await page
    .getByText('Zum Teil so gelesen; wörtlich steht es nicht da, wenn nur der Small Blind verpasst wurde')
    .waitFor();
  await page.context().close();
});
