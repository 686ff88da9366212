import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../apps/server/src/rulebook-text/read-pdf.ts';
import { LAPTOP, openPage, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { type Pictured, picturedNights } from './pictures/nights.ts';

const { riffle, browser } = await ownRiffle();
/** Of the club’s night, as it stands on every sheet. */
const NAME = 'dritter Spieltag';
const sheetsIn = (text: string): number => text.split(NAME).length - 1;
let club: ClubNight;
let nights: Pictured;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  nights = await picturedNights(club.desk.context().request, riffle.url);
});

/** What a printer gets, read back: its text, with every blank of any kind as one. */
async function onPaper(page: Page): Promise<string> {
  const read = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  if (!read.ok) throw new Error(`nothing to read on paper: ${read.why}`);
  return read.text.replaceAll(/\s+/gu, ' ');
}

/** Before the browser looks, as a button of ours leaves it. */
const withoutDialog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

const WORDS = {
  de: {
    ...{ payouts: 'Auszahlungsliste', prizes: 'Preisaushang', pool: 'Preisgeld', print: 'Drucken' },
    ...{ sign: 'Unterschrift', look: 'Deal ansehen', deal: 'Deal-Blatt drucken', director: 'Turnierleitung' },
    ...{ agreed: 'Vereinbarung über die Preise', payments: 'Zahlungen', receipt: 'Beleg', a4: 'A4 drucken' },
    ...{ sum: 'Summe', of: { deal: '2 298 024,66 €', receipt: '1 000 €', first: '1.' } },
  },
  en: {
    ...{ payouts: 'Payout list', prizes: 'Prizes for the door', pool: 'Prize pool', print: 'Print' },
    ...{ sign: 'Signature', look: 'Look at the deal', deal: 'Print the deal sheet', director: 'Tournament director' },
    ...{ agreed: 'Agreement on the prizes', payments: 'Payments', receipt: 'Receipt', a4: 'Print A4' },
    ...{ sum: 'Sum', of: { deal: '€2,298,024.66', receipt: '€1,000', first: '1st' } },
  },
} as const;

describe.each(['de', 'en'] as const)('what is printed of money has its text on the paper, %s', (language) => {
  const words = WORDS[language];
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, LAPTOP, language);
    await page.context().addCookies(await club.desk.context().cookies());
  });
  const papers = async (): Promise<void> => {
    await page.goto(`${riffle.url}/nights/${nights.over.id}/papers`);
    await settled(page);
  };
  const print = (sheet: string) => page.getByRole('button', { name: `${words.print}: ${sheet}` }).click();

  it('the payout list: who gets what, and a line to sign', async () => {
    await papers();
    await withoutDialog(page);
    await print(words.payouts);
    const text = await onPaper(page);
    for (const part of [words.payouts, words.sign, words.of.first, NAME, '€']) expect(text).toContain(part);
    expect(sheetsIn(text)).toBe(1);
  });

  it('the prizes for the door, and not who won them', async () => {
    await papers();
    await withoutDialog(page);
    await print(words.prizes);
    const text = await onPaper(page);
    for (const part of [words.pool, words.of.first, NAME, '€']) expect(text).toContain(part);
    expect(text).not.toContain(words.sign);
    expect(sheetsIn(text)).toBe(1);
  });

  it('all of these where the browser prints by its own way, or once its dialogue is gone: no sheet is chosen then', async () => {
    await papers();
    const chosen = await onPaper(page);
    // a browser without a dialogue has printed when this returns
    await print(words.payouts);
    for (const text of [chosen, await onPaper(page)]) {
      for (const part of [words.pool, words.payouts, words.sign]) expect(text).toContain(part);
      expect(sheetsIn(text)).toBe(2);
    }
  });

  it('the deal that all sign', async () => {
    await page.goto(`${riffle.url}/nights/${nights.deal.id}`);
    await withoutDialog(page);
    await page.getByRole('button', { name: words.look }).click();
    await page.getByRole('button', { name: words.deal }).click();
    const text = await onPaper(page);
    for (const part of [words.agreed, words.sum, words.of.deal, words.director, NAME]) expect(text).toContain(part);
  });

  it('a receipt on A4', async () => {
    await page.goto(`${riffle.url}/nights/${nights.over.id}/money`);
    await withoutDialog(page);
    await page.locator('summary').filter({ hasText: words.payments }).click();
    await page.getByRole('button', { name: words.receipt, exact: true }).first().click();
    const receipt = page.getByRole('dialog').getByRole('region');
    await receipt.getByRole('button', { name: words.a4 }).click();
    const text = await onPaper(page);
    for (const part of [words.receipt, words.of.receipt, NAME]) expect(text).toContain(part);
  });
});
