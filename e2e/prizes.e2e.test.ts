import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { MoneySetup, ProfileId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

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
    await dialog.getByText('This is no plan yet.').waitFor();
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
