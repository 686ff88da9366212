import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type MoneySetup, type ProfileId, toBustOutId, toEntryId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: 'entry' as ProfileId, name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [
        { for: 'prizes', amount: toCents(2_000) },
        { for: 'bounty', amount: toCents(500) },
      ],
    },
  ],
};
const pictured = picturesOf('open-money', true);

it('nobody has paid who plays with no entry, and a bounty asks whose it is: both are put right where they are named', async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money });
  const { desk } = club;
  const { names, view } = await club.night();
  const [e1 = '', e2 = ''] = Object.keys(view.entries);
  const name = (entry: string): string => names[toEntryId(entry)] ?? '';
  const sale = view.money?.books?.sales.find(({ entry }) => entry === e1)?.id;
  if (sale === undefined) throw new Error('no entry is sold');
  // whoever plays keeps his entry: it is taken back before the clock is started
  await club.takeBackLast();
  await club.commands(
    { type: 'ReverseSale', sale, reason: 'falsch gebucht' },
    { type: 'StartClock' },
    { type: 'BustOut', bustOut: toBustOutId('out-of-second'), out: [{ entry: toEntryId(e2), by: [] }] },
  );

  await desk.goto(`${riffle.url}/nights/${club.id}/money`);
  const last = name(e1).split(' ').at(-1) ?? '';
  await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(name(e1));
  const line = desk.getByRole('listitem').getByRole('button', { name: new RegExp(`^${last},`) });
  expect(await line.innerText()).toContain('Startplatz nicht verkauft');
  expect(await line.innerText()).not.toContain('bezahlt');
  await desk.getByText('Abrechnung', { exact: true }).click();
  await desk.getByRole('row', { name: `${name(e1)}: Startplatz nicht verkauft` }).waitFor();
  expect(await desk.getByRole('row', { name: `Kopfgeld ohne Gewinner: ${name(e2)}` }).innerText()).toMatch(/5\s€/);
  await desk.getByText(/1 Kopfgeld[,.]/).waitFor();
  await desk.getByText('Abrechnung', { exact: true }).scrollIntoViewIfNeeded();
  await settled(desk);
  expect(await pageFaults(desk)).toEqual([]);
  await pictured(desk, 'cash-up');

  await club.toOverview();
  const next = desk.getByRole('complementary', { name: 'Was jetzt ansteht' });
  await next.getByText('Ein Startplatz ist nicht verkauft').waitFor();
  await next.getByText('Ein Kopfgeld hat niemand gewonnen').waitFor();
  await settled(desk);
  expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
  await pictured(desk, 'laptop');
  await desk.setViewportSize(PHONE);
  await pictured(desk, 'phone');
  await desk.setViewportSize({ width: 1280, height: 800 });
  await next.getByRole('button', { name: `Startplatz verkaufen an ${name(e1)}` }).click();
  await club.until((now) => now.view.money?.books?.unsold === undefined);
  await next.getByRole('button', { name: `Wer war es bei ${name(e2)} …` }).click();
  const dialog = desk.locator('dialog[open]');
  await dialog.locator('button[aria-pressed=false]').first().click();
  await pictured(desk, 'who');
  await dialog.getByRole('button', { name: 'Berichtigen' }).click();
  await club.until((now) => now.view.money?.books?.unclaimed === undefined);
  expect((await club.night()).view.money?.books?.unsettled.bounties).toBe(0);
});
