import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type MoneySetup, type ProfileId, toBustOutId, toEntryId } from '@riffle/tournament';
import type { OwnLinks } from '@riffle/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: 'entry' as ProfileId, name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(20_00) }],
      points: { sum: -1, among: 2 },
    },
  ],
};
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money });
});
const pictured = picturesOf('points');
const at = (tab: string) => `${riffle.url}/nights/${club.id}/${tab}`;

describe('points of a night by a formula', () => {
  it('are tried where they are typed, and a wrong one says where it is wrong', async () => {
    const { desk } = club;
    await desk.setViewportSize(LAPTOP);
    await desk.goto(at('structure'));
    await desk.getByRole('button', { name: 'Preise', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Drei Plätze' });
    await dialog.getByText('Sonderpreise, Sachpreise, feste Beträge, Punkte').click();
    const formula = dialog.getByLabel('Punkte nach Formel');
    await formula.fill('10 * sqrt(n / glory)');
    await dialog.getByText('Zeile 1, Zeichen 15: „glory“ hat keinen Wert.').first().waitFor();
    expect(await dialog.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true);
    await settled(desk);
    await pictured(desk, 'wrong-laptop-de');
    await formula.fill('10 * sqrt(n / r)');
    await dialog.getByText('Formel ausprobieren').click();
    await dialog.getByLabel('buyins').fill('40');
    await dialog.getByLabel('rank', { exact: true }).fill('4');
    await dialog.getByText('31,62').first().waitFor();
    await dialog.getByLabel('Punkte je Hit').fill('1,5');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'bench-laptop-de');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await club.night()).view.setup.prizePlan?.scoring).toEqual({
      formula: '10 * sqrt(n / r)',
      perHit: { sum: 15, among: 10 },
    });
  });

  it('the desk says what somebody has them for, and hits set right by hand are among it', async () => {
    const [killer = '', out = '', next = ''] = Object.keys((await club.night()).view.entries);
    await club.commands(
      {
        ...{ type: 'BustOut', bustOut: toBustOutId('bust-out-1') },
        out: [{ entry: toEntryId(out), by: [toEntryId(killer)] }],
      },
      { type: 'BustOut', bustOut: toBustOutId('bust-out-2'), out: [{ entry: toEntryId(next), by: [] }] },
      { type: 'AdjustHits', entry: toEntryId(out), hits: { sum: 2, among: 1 }, reason: 'nicht gemeldet' },
    );
    // place 27 of 27 are 10 points, the entry takes half a one, two hits are 3
    expect((await club.night()).view.entries[toEntryId(out)]?.points).toEqual({ sum: 25, among: 2 });
    for (const [size, tongue, said] of [
      [LAPTOP, 'de', '12,5'],
      [PHONE, 'en', '12.5'],
    ] as const) {
      const page = await openPage(browser, size, tongue);
      await page.context().addCookies(await club.desk.context().cookies());
      await page.goto(at('overview'));
      // the wide desk has them in a strip
      if (size === LAPTOP) await page.getByRole('button', { name: 'Alle zeigen' }).first().click();
      const points = page.getByRole('button', { name: new RegExp(`^${said}\\s(Pkt\\.|pts):`) });
      await points.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/rank = 27/).waitFor();
      expect(await dialog.innerText()).toMatch(/2\s(Hits|hits) × 1[.,]5/);
      await settled(page);
      expect(await pageFaults(page)).toEqual([]);
      await pictured(page, `reckoned-${tongue}`);
      await page.context().close();
    }
  });

  it('he reads on his own phone what he has them for, and the wall has them beside the places', async () => {
    const entry = Object.keys((await club.night()).view.entries)[1] ?? '';
    const links = (await (
      await club.desk.context().request.get(`${riffle.url}/api/night/${club.id}/own-links`)
    ).json()) as OwnLinks;
    const phone = await openPage(browser, PHONE, 'de');
    await phone.goto(`${riffle.url}/e/${(await club.night()).code}#${links[toEntryId(entry)] ?? ''}`);
    const evening = phone.getByRole('region', { name: 'Mein Abend' });
    await evening.getByText('Wofür ich Punkte habe').click();
    await evening.getByText('Nach Formel').waitFor();
    expect(await evening.innerText()).toMatch(/2\sHits × 1,5\sPkt\.\s+3\sPkt\./);
    expect(await evening.innerText()).not.toContain('rank =');
    await settled(phone);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'own-phone-de');
    await phone.context().close();
    await club.pinWall('results');
    const wall = await openPage(browser, WALL, 'de');
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    await wall.getByText(/^12,5\sPkt\.$/).waitFor({ timeout: 120_000 });
    await pictured(wall, 'wall-de');
    await wall.context().close();
  });
});
