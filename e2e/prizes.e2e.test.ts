import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import {
  type EntryId,
  type MoneySetup,
  type ProfileId,
  toBoxId,
  toBustOutId,
  toEntryId,
  toPaymentId,
} from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { Till } from './till.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: [
    {
      id: 'entry' as ProfileId,
      name: 'Startplatz',
      kind: 'entry',
      parts: [
        { for: 'prizes', amount: toCents(20_00) },
        { for: 'fee', amount: toCents(5_00) },
      ],
      chips: toChips(20_000),
    },
  ],
};
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money });
});

async function opened(page: Page, button: string): Promise<void> {
  await page.goto(`${riffle.url}/nights/${club.id}/structure`);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}
const pictured = picturesOf('prizes');

describe('a night’s prizes', () => {
  it('are chosen as a plan, seen before they are kept, and follow what is paid in', async () => {
    const { desk } = club;
    await opened(desk, 'Preise');
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Drei Plätze' });
    await dialog.getByText('Topf 540 €').waitFor();
    expect(await dialog.getByRole('listitem').first().innerText()).toMatch(/1\.\s*275\s€/);
    // what all fields from 2 to 500 are paid, in one picture, with this one marked in it
    const picture = dialog.getByRole('figure').filter({ hasText: 'Anteil am Topf bei 2 bis 500 Einträgen' });
    await picture.waitFor();
    const drawn = picture.getByRole('img', { name: /3 bei 10 Einträgen, 3 bei 50, 3 bei 100, 3 bei 500/ });
    expect(await drawn.getAttribute('viewBox')).toBe('2 0 498 100');
    expect(await drawn.locator('line').getAttribute('x1')).toBe('27');
    // of two entries the first has 25 of 40, and both of them all of it
    expect(
      await drawn.locator('path').evaluateAll((all) => all.map((path) => path.getAttribute('d')?.split('L')[0])),
    ).toEqual(['M2 37.5', ...[1, 2, 3, 4].map(() => 'M2 0.0')]);
    await dialog.getByLabel('Garantie').fill('1000');
    await dialog.getByText('460 € davon vom Haus für die Garantie').waitFor();
    await pictured(desk, 'laptop-de');
    expect(await pageFaults(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { view } = await club.night();
    expect(view.prizes).toEqual([50_000, 30_000, 20_000]);
    expect(view.money?.pool).toMatchObject({ paidIn: 54_000, overlay: 46_000 });
  });

  it('are changed row by row on a phone in English, and a plan that is none is not kept', async () => {
    const phone = await openPage(browser, PHONE, 'en');
    await phone.context().addCookies(await club.desk.context().cookies());
    await opened(phone, 'Prizes');
    const dialog = phone.getByRole('dialog');
    await dialog.getByText('See and change the plan').click();
    const shares = dialog.getByLabel('Shares in percent');
    await shares.fill('40 60');
    await dialog.getByText('A worse place would get more than a better one.').first().waitFor();
    expect(await dialog.getByRole('button', { name: 'Save' }).isEnabled()).toBe(false);
    await shares.fill('60 40 =50');
    await dialog.getByText('€570').waitFor();
    await pictured(phone, 'phone-en');
    expect(await pageFaults(phone)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await club.night()).view.prizes).toEqual([57_000, 38_000, 5_000]);
    await phone.context().close();
  });

  it('are typed in again', async () => {
    const { desk } = club;
    await desk.setViewportSize(LAPTOP);
    await opened(desk, 'Preise');
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Von Hand eingetragen' });
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await club.night()).view).toMatchObject({ prizes: [], setup: { money: { guarantee: 100_000 } } });
  });
});

describe('a satellite', () => {
  const perform = async (entries: readonly EntryId[]) => {
    for (const entry of entries)
      await club.commands({ type: 'BustOut', bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry, by: [] }] });
  };

  it('is planned with what a seat costs: as many as the pool is enough for, and the rest for the next place', async () => {
    await club.createUnderWay('tda55', { money, lateEntryThrough: 0 });
    const { desk } = club;
    await opened(desk, 'Preise');
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Satellit (Startplätze)' });
    const seat = dialog.getByLabel('Startplatz wofür');
    if (!(await seat.isVisible())) await dialog.getByText('Plan ansehen und ändern').click();
    await seat.fill('Landesfinale');
    await dialog.getByLabel('Preis des Startplatzes').fill('200');
    await dialog.getByText('140 €').first().waitFor();
    await pictured(desk, 'satellite-plan');
    expect(await pageFaults(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { view } = await club.night();
    expect(view.setup.prizePlan?.places).toMatchObject({
      by: 'satellite',
      seat: { name: 'Landesfinale', price: 20_000 },
    });
  });

  it('hands its seats over, pays the rest, and is settled', async () => {
    const { desk } = club;
    const box = toBoxId(crypto.randomUUID());
    const before = (await club.night()).view;
    const amounts = Object.entries(before.money?.books?.owes ?? {}).map(([entry, amount]) => ({
      entry: toEntryId(entry),
      amount,
    }));
    await club.commands(
      { type: 'OpenBox', box, name: 'Tür', float: toCents(10_000) },
      { type: 'TakeMoney', payment: toPaymentId(crypto.randomUUID()), box, means: 'cash', amounts },
    );
    const entries = Object.keys(before.entries).map(toEntryId);
    await perform(entries.slice(1).toReversed());
    await club.until(({ view }) => view.stage === 'over');
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    const things = desk.getByRole('region', { name: 'Sonderpreise und Sachpreise' });
    await things.getByText('Sonderpreise und Sachpreise').click();
    for (const left of [1, 0]) {
      await things
        .getByRole('button', { name: /^Übergeben: .*Landesfinale/ })
        .first()
        .click();
      await expect.poll(async () => (await club.night()).view.money?.books?.unsettled.things).toBe(left);
    }
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'satellite-seats');
    const till = Till.on(desk);
    const { view, names } = await club.night();
    const [rest] = (view.money?.books?.dues ?? []).filter(({ prize }) => prize > 0);
    expect(rest?.prize).toBe(14_000);
    await desk.getByLabel('Alle', { exact: true }).check();
    await till.handOut(names[rest?.entry ?? toEntryId('')] ?? '');
    expect(await till.count('Tür', (await club.night()).view.money?.books?.boxes[0]?.cash ?? 0, 0)).toBe(
      'Stimmt auf den Cent.',
    );
    await till.settle();
    await pictured(desk, 'satellite-settled');
    for (const [tongue, size] of [
      ['de', LAPTOP],
      ['en', PHONE],
    ] as const) {
      const page = await openPage(browser, size, tongue);
      await page.context().addCookies(await desk.context().cookies());
      await page.goto(`${riffle.url}/nights/${club.id}`);
      await page
        .getByText(/Landesfinale/)
        .first()
        .waitFor();
      expect(await pageFaults(page)).toEqual([]);
      await pictured(page, `satellite-results-${tongue}`);
      await page.context().close();
    }
  });
});

describe('what the house keeps of the pool', () => {
  let other: ClubNight;
  beforeAll(async () => {
    other = await ClubNight.at(riffle, browser);
    await other.signIn();
    await other.createUnderWay('tda55', { money });
    // back to before the start: only there it is announced
    await other.takeBackLast();
  });
  const at = (tab: string) => `${riffle.url}/nights/${other.id}/${tab}`;

  it('is set beside the plan, taken off first, and told to the room with the prizes', async () => {
    const { desk, wall, player } = other;
    await desk.goto(at('structure'));
    await desk.getByRole('button', { name: 'Preise', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Drei Plätze' });
    await dialog.getByLabel('Anteil des Hauses in %').fill('10');
    await dialog.getByLabel('Anteil des Hauses als Betrag').fill('6');
    await dialog.getByText('Topf 480 €, das Haus behält 60 €').waitFor();
    await dialog.getByRole('button', { name: 'Abzug mit Namen hinzufügen' }).click();
    await dialog.getByLabel('Abzug wofür').fill('Saisonfinale');
    await dialog.getByRole('group', { name: 'Abzug 1' }).getByLabel('Als Betrag').fill('4');
    await dialog.getByText('Topf 476 €, das Haus behält 60 €, 4 € für Saisonfinale').waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'share-laptop-de');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { view } = await other.night();
    expect(view.setup.prizePlan?.deductions).toEqual([
      { share: 100, amount: 600 },
      { name: 'Saisonfinale', amount: 400 },
    ]);
    expect(view.money?.pool).toMatchObject({ paidIn: 54_000, kept: 6_400, total: 47_600 });
    expect(view.prizes.reduce((sum, prize) => sum + prize, 0)).toBe(47_600);
    await other.openRoom();
    await other.choosePlayer();
    await player.getByText('Das Haus behält 60 €').waitFor();
    await player.getByText('Saisonfinale: 4 €').waitFor();
    await pictured(player, 'share-room-phone-de');
    await wall.getByText('Das Haus behält 60 €').waitFor({ timeout: 90_000 });
    await pictured(wall, 'share-wall-de');
  });

  it('may become less once play began and not more, and says so', async () => {
    await other.commands({ type: 'StartClock' });
    const phone = await openPage(browser, PHONE, 'en');
    await phone.context().addCookies(await other.desk.context().cookies());
    await phone.goto(at('structure'));
    await phone.getByRole('button', { name: 'Prizes', exact: true }).click();
    const dialog = phone.getByRole('dialog');
    const share = dialog.getByLabel('House’s share in %');
    await share.scrollIntoViewIfNeeded();
    await pictured(phone, 'share-phone-en');
    await share.fill('12');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await phone.getByText('What the house keeps is announced before the start').waitFor();
    await pictured(phone, 'share-refused-phone-en');
    await share.fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await other.night()).view.money?.pool.kept).toBe(3_700);
    await phone.context().close();
  });

  it('and special prizes stand beside prizes that are typed in', async () => {
    const { desk } = other;
    await other.commands({ type: 'ChangeSetup', changes: { prizes: [20_000, 10_000].map(toCents) } });
    await desk.goto(at('structure'));
    await desk.getByRole('button', { name: 'Preise', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Von Hand eingetragen' });
    await dialog.getByText('Sonderpreise, Sachpreise, feste Beträge, Punkte').click();
    await dialog.getByRole('button', { name: 'Sonderpreis hinzufügen' }).click();
    const special = dialog.getByRole('group', { name: 'Sonderpreis 1' });
    await special.getByLabel('Wofür').selectOption({ label: 'Letzte Frau im Turnier' });
    await special.getByLabel('Betrag oder % des Topfs').fill('25');
    await dialog.getByRole('listitem').filter({ hasText: 'Letzte Frau im Turnier' }).waitFor();
    expect(await dialog.getByText('Festen Betrag hinzufügen').count()).toBe(0);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'typed-laptop-de');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { view } = await other.night();
    expect(view.prizes).toEqual([20_000, 10_000]);
    expect(view.setup.prizePlan).toMatchObject({ places: { by: 'hand' }, special: [{ kind: 'lastWoman' }] });
    expect(view.money?.specials).toMatchObject([{ money: 2_500 }]);
  });

  it('go into a night that is being set up, on a phone: what is no amount is not kept as nothing', async () => {
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await other.desk.context().cookies());
    await phone.goto(`${riffle.url}/new`);
    await phone.getByLabel('Regelwerk', { exact: true }).selectOption('tda55');
    await phone.getByRole('button', { name: 'Startgeld …' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Freezeout' }).click();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: 'Preisplan und Abzüge …' }).click();
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Drei Plätze' });
    await dialog.getByRole('button', { name: 'Abzug mit Namen hinzufügen' }).click();
    await dialog.getByLabel('Abzug wofür').fill('Saisonfinale');
    await dialog.getByLabel('In %', { exact: true }).fill('5');
    await dialog.getByLabel('Garantie').fill('tausend');
    const take = dialog.getByRole('button', { name: 'Übernehmen', exact: true });
    await dialog.getByText('Das ist kein Betrag.').waitFor();
    expect(await take.isDisabled()).toBe(true);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'draft-phone-de');
    await dialog.getByLabel('Garantie').fill('1000');
    await take.click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByText('Preisplan: eigene Tabelle').waitFor();
    await phone.getByRole('button', { name: 'Turnier anlegen' }).click();
    await phone.waitForURL(/\/nights\//);
    const id = /\/nights\/([^/]+)/.exec(phone.url())?.[1] ?? '';
    const told = await (await phone.context().request.get(`${riffle.url}/api/night/${id}`)).json();
    expect(told.view.setup).toMatchObject({
      money: { guarantee: 100_000 },
      prizePlan: { places: { by: 'list' }, deductions: [{ name: 'Saisonfinale', share: 50 }] },
    });
    await phone.context().close();
  });
});
