import { readFileSync } from 'node:fs';
import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { type MoneySetup, toBoxId, toBustOutId, toEntryId, toPaymentId, toProfileId } from '@riffle/tournament';
import type { ClubTotals } from '@riffle/wire';
import { expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('totals');
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('entry'), name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [
        { for: 'prizes', amount: toCents(20_00) },
        { for: 'bounty', amount: toCents(5_00) },
        { for: 'fee', amount: toCents(5_00) },
        { for: 'deduction', name: 'Liga', amount: toCents(1_00) },
      ],
    },
  ],
};
const deductions = [{ share: 100 }, { name: 'Saisonfinale', amount: toCents(30_50) }];

it('what the club’s nights came to stands on one page, sum first, on paper and as a file; a payout says its parts', async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  const { desk } = club;
  await club.signIn();
  await desk.getByRole('link', { name: 'Abrechnung', exact: true }).click();
  await desk.getByText('In diesen Tagen kein Abend mit Geld.').waitFor();
  expect(await pageFaults(desk)).toEqual([]);
  await pictured(desk, 'none-laptop-de');

  await club.createUnderWay(
    'tda55',
    { name: 'Freitag', money, prizePlan: { ...readyPlan('topThree'), deductions } },
    9,
  );
  const box = toBoxId('box-at-the-door');
  await club.commands({ type: 'OpenBox', box, name: 'Tür', float: toCents(100_00) });
  await club.commands({ type: 'CountBox', box, cash: toCents(98_00), card: toCents(0) });
  // the next one is played to its end: the till says what the winner's money is made of
  await club.createUnderWay(
    'tda55',
    { name: 'Donaudampfschifffahrtsgesellschaftsabend', money, prizePlan: readyPlan('topThree') },
    3,
  );
  const entries = Object.keys((await club.night()).view.entries).map(toEntryId);
  const [first = toEntryId(''), second = toEntryId(''), third = toEntryId('')] = entries;
  const till = toBoxId('box-at-the-bar');
  await club.commands({ type: 'OpenBox', box: till, name: 'Bar', float: toCents(300_00) });
  for (const [nth, out] of [third, second].entries())
    await club.commands({
      type: 'BustOut',
      bustOut: toBustOutId(`hand-000${String(nth)}`),
      out: [{ entry: out, by: [first] }],
    });
  await club.commands({
    ...{ type: 'TakeMoney', payment: toPaymentId('payment-1'), box: till, means: 'cash' },
    amounts: [{ entry: first, amount: toCents(11_00) }],
  });
  const { names } = await club.night();
  const [given, last] = (names[first] ?? '').split(' ');
  await desk.goto(`${riffle.url}/nights/${club.id}/money`);
  const line = desk.getByRole('button', { name: new RegExp(`^${last ?? ''}, ${given ?? ''} `) });
  await line.click();
  const account = desk.getByRole('dialog');
  const parts = account.getByRole('list', { name: /auszuzahlen/ });
  await parts.getByText('Kopfgelder').waitFor();
  expect(await parts.getByRole('listitem').allInnerTexts()).toMatchObject([
    /Preisgeld/,
    /Kopfgelder/,
    /Offenes verrechnet/,
  ]);
  await pictured(desk, 'payout-laptop-de');

  const told = (await (await desk.context().request.get(`${riffle.url}/api/totals`)).json()) as ClubTotals;
  expect(told.nights.map(({ totals }) => [totals.sold.entry, totals.difference])).toEqual([
    [9, -2_00],
    [3, 0],
  ]);
  for (const [language, size, at] of [
    ['de', LAPTOP, 'laptop'],
    ['en', PHONE, 'phone'],
  ] as const) {
    const page = await openPage(browser, size, language);
    await page.context().addCookies(await desk.context().cookies());
    await page.goto(`${riffle.url}/totals`);
    const table = page.getByRole('table');
    const sum = table.getByRole('row', { name: language === 'de' ? /^Summe, 2 Abende/ : /^Sum, 2 nights/ });
    await sum.waitFor();
    expect((await sum.innerText()).replaceAll('\u00a0', ' ')).toContain(language === 'de' ? '30,50 €' : '€30.50');
    expect(await pageFaults(page)).toEqual([]);
    await pictured(page, `two-${at}-${language}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: language === 'de' ? 'CSV speichern' : 'Save CSV' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8');
    expect(lines).toContain('Donaudampfschifffahrtsgesellschaftsabend');
    expect(lines).toContain('Saisonfinale');
    await page.emulateMedia({ media: 'print' });
    await pictured(page, `paper-${at}-${language}`);
    await page.context().close();
  }
}, 180_000);
