import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LAPTOP, openPage, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('club-columns');
const club = await ClubNight.at(riffle, browser);

const tableIn = (page: Page) => page.getByRole('region', { name: 'Spieler mit gewählten Spalten' });
const headsIn = (page: Page) => tableIn(page).getByRole('columnheader').allInnerTexts();
async function toColumns(page: Page): Promise<void> {
  await page.goto(`${riffle.url}/nights/${club.id}/players`);
  const turn = page.getByRole('button', { name: 'Spalten', exact: true });
  await turn.or(tableIn(page)).first().waitFor();
  if (await turn.isVisible()) await turn.click();
  await tableIn(page).waitFor();
}
async function choose(page: Page) {
  await page.getByRole('button', { name: 'Spalten wählen' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('list', { name: 'Gezeigte Spalten' }).waitFor();
  return dialog;
}

it('columns are chosen on one device for the whole club, and another keeps its own', async () => {
  await club.owned();
  await club.createUnderWay('pvb', {}, 9);
  const { desk } = club;
  const other = await openPage(browser, LAPTOP, 'de');
  await other.context().addCookies(await desk.context().cookies());
  const third = await openPage(browser, LAPTOP, 'de');
  await third.context().addCookies(await desk.context().cookies());
  for (const page of [desk, other, third]) await toColumns(page);
  const usual = await headsIn(desk);
  expect(usual.some((head) => head.includes('Verein'))).toBe(true);

  // the third has a choice of its own
  const own = await choose(third);
  await own.getByRole('checkbox', { name: 'Stand zeigen' }).click();
  await own.getByRole('button', { name: 'Fertig' }).click();
  const thirds = await headsIn(third);

  const dialog = await choose(desk);
  await dialog.getByText('gilt erst nur auf diesem Gerät').waitFor();
  await dialog.getByRole('checkbox', { name: 'Verein zeigen' }).click();
  await dialog.getByRole('textbox', { name: 'Name umbenennen' }).fill('Spielerin');
  await dialog.getByRole('textbox', { name: 'Name umbenennen' }).press('Tab');
  await settled(desk);
  expect(await pageFaults(desk)).toEqual([]);
  await pictured(desk, 'dialog-laptop-de');
  await dialog.getByRole('button', { name: 'Für alle Geräte des Klubs' }).click();
  await desk.getByText('So steht die Liste auf allen Geräten des Klubs').waitFor();
  await dialog.getByText('Dieses Gerät hat die Auswahl des Klubs.').waitFor();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  const chosen = await headsIn(desk);
  expect(chosen.some((head) => head.includes('Verein'))).toBe(false);
  expect(chosen.some((head) => head.includes('Spielerin'))).toBe(true);

  for (const page of [other, third]) await toColumns(page);
  await expect.poll(() => headsIn(other)).toEqual(chosen);
  expect(await headsIn(third)).toEqual(thirds);

  // dropped for the club, all stand as at first but for the one that chose
  const again = await choose(other);
  await again.getByRole('button', { name: 'Keine Auswahl des Klubs' }).click();
  await other.getByText('Der Klub hat keine eigene Auswahl mehr.').waitFor();
  await again.getByRole('button', { name: 'Fertig' }).click();
  await expect.poll(() => headsIn(other)).toEqual(usual);
  for (const page of [desk, third]) await toColumns(page);
  await expect.poll(() => headsIn(desk)).toEqual(usual);
  expect(await headsIn(third)).toEqual(thirds);
});
