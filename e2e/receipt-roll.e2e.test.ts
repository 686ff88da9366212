import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type EntryId, type Part, type Profile, toBoxId, toPaymentId, toProfileId, toSaleId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
const NAMES = ['Ligabeitrag Nord', 'Saalmiete', 'Jugendförderung', 'Getränke', 'Kartenspiele', 'Weihnachtsfeier'];
const PARTS = [1, 6, 20];
/** A millimetre in pixels of CSS. */
const MM = 96 / 25.4;
const partsOf = (count: number): readonly Part[] => [
  { for: 'prizes', amount: toCents(2_000) },
  ...Array.from({ length: count - 1 }, (_, nth): Part => {
    const name = `${NAMES[nth % NAMES.length] ?? ''} ${String(nth + 1)}`;
    return { for: 'deduction', name, amount: toCents(125) };
  }),
];
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  const profiles = PARTS.map(
    (count): Profile => ({
      ...{ id: toProfileId(`price-of-${String(count)}`), name: `Preis mit ${String(count)} Teilen` },
      ...{ kind: count === 1 ? 'entry' : 'addOn', chips: toChips(20_000), parts: partsOf(count) },
    }),
  );
  await club.createUnderWay('tda55', { name: 'Freitagsturnier der Poker-Liga', money: { profiles } });
  const box = toBoxId('box-door');
  await club.commands({ type: 'OpenBox', box, name: 'Kasse an der Tür', float: toCents(10_000) });
  const { view } = await club.night();
  const entries = Object.keys(view.entries) as EntryId[];
  for (const [nth, count] of PARTS.entries()) {
    const entry = entries[nth] as EntryId;
    const [sale, profile] = [toSaleId(`sale-of-${String(count)}`), toProfileId(`price-of-${String(count)}`)];
    if (count > 1) await club.commands({ type: 'Sell', sale, entry, kind: 'addOn', profile });
    const { books } = (await club.night()).view.money ?? {};
    const amounts = [{ entry, amount: books?.owes[entry] ?? toCents(0) }];
    const payment = toPaymentId(`payment-${String(count)}`);
    await club.commands({ type: 'TakeMoney', payment, box, means: 'cash', amounts });
  }
});

/** What the printer is sent: the page's own size, as the button set it. */
async function rolled(
  page: Page,
  no: number,
  words: { readonly receipt: string; readonly print: string; readonly done: string },
) {
  const row = page
    .locator('details')
    .getByRole('listitem')
    .nth(PARTS.length - no);
  await row.getByRole('button', { name: words.receipt, exact: true }).click();
  const receipt = page.getByRole('dialog').getByRole('region');
  await receipt.waitFor();
  // with the code of whose it is
  await settled(page);
  const text = await receipt.innerText();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await receipt.getByRole('button', { name: words.print }).click();
  const size = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(' '),
  );
  const height = Number(/80mm (\d+)mm/.exec(size)?.[1]);
  // the browser prints, and forgets the paper; then once more, to be measured
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-paper'));
  await receipt.getByRole('button', { name: words.print }).click();
  // as wide as the roll between its margins, on the screen
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.floor(74 * MM), height: Math.round(height * MM) });
  const stands = await page.locator('.paper').evaluate((paper) => paper.getBoundingClientRect().height);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/roll-${words.receipt}-${String(no)}.png` });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.setViewportSize(LAPTOP);
  await page.getByRole('dialog').getByRole('button', { name: words.done }).click();
  return { pdf, text, left: height - stands / MM };
}

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

describe.each([
  ['de', { payments: 'Zahlungen', receipt: 'Beleg', print: '80 mm drucken', done: 'Fertig' }],
  ['en', { payments: 'Payments', receipt: 'Receipt', print: 'Print 80 mm', done: 'Done' }],
] as const)('a receipt on the roll, %s', (language, words) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, LAPTOP, language);
    await page.context().addCookies(await club.desk.context().cookies());
    await page.goto(`${riffle.url}/nights/${club.id}/money`);
    await page.locator('summary').filter({ hasText: words.payments }).click();
  });

  it.each(PARTS.map((count, nth) => [count, nth + 1] as const))(
    'of a price of %i parts is one page and little longer than what stands on it',
    async (count, no) => {
      const { pdf, text, left } = await rolled(page, no, words);
      expect(text.match(/Saalmiete/g)?.length ?? 0).toBe(Math.floor((count + 3) / 6));
      expect(pagesOf(pdf)).toBe(1);
      // both margins and air for the cutter, and for a line that did not break after all now and then
      expect(left).toBeGreaterThan(6);
      expect(left).toBeLessThan(35 + count);
      for (const line of text.split('\n')) expect(line).not.toMatch(/^\s*·/u);
    },
  );
});
