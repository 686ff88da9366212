import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Sight, staff, visitor } from './sight.ts';

const GIVEN = new URL('../../packages/formats/src/lists/given/', import.meta.url);
const given = (file: string): string => fileURLToPath(new URL(file, GIVEN));
const LIST = /^(Liste übernehmen|Take over a list) …$/;

const list = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: LIST }).first().click();
  await page.locator('dialog[open] textarea').waitFor();
};
const workbook = async (page: Page, sheet?: string): Promise<void> => {
  await page.locator('dialog[open] input[type=file]').setInputFiles(given('squads.xlsx'));
  await page.locator('dialog[open] table').first().waitFor();
  if (sheet === undefined) return;
  await page.locator('dialog[open] select').first().selectOption({ label: sheet });
  await page
    .locator('dialog[open]')
    .getByText(/Uwe Ott/)
    .waitFor();
};

/** A league's lists and papers, and whom a club brings. */
export const LEAGUE_SIGHTS: readonly Sight[] = [
  staff('league-list', (nights) => `/leagues/${nights.league.id}/clubs`, list),
  staff(
    'league-list-workbook',
    (nights) => `/leagues/${nights.league.id}/clubs`,
    async (page) => {
      await list(page);
      await workbook(page);
    },
  ),
  staff(
    'list-workbook',
    (nights) => `/nights/${nights.planned.id}/players`,
    async (page) => {
      await page
        .getByRole('button', { name: /^(Liste einlesen|Read in a list)$/ })
        .first()
        .click();
      await workbook(page, 'Spieler');
    },
  ),
  staff(
    'league-papers',
    (nights) => `/leagues/${nights.league.id}/clubs`,
    async (page) => {
      await page
        .getByRole('list', { name: /^(Dokument dazulegen|Add a document)$/ })
        .first()
        .scrollIntoViewIfNeeded();
    },
  ),
  staff(
    'league-unsettled',
    (nights) => `/leagues/${nights.league.id}/players`,
    async (page) => {
      await page
        .getByRole('button', { name: /^(ist neu|is new)$/ })
        .first()
        .waitFor();
    },
  ),
  visitor(
    'league-new-member',
    (nights) => `/l/${nights.league.code}/club#${nights.league.club}`,
    async (page) => {
      await page.getByRole('button', { name: /^(Neues Mitglied melden|Enter a new member) …$/ }).click();
      await page.locator('dialog[open] form').waitFor();
      await page.locator('dialog[open] button[type=submit]').click();
      await page.locator('dialog[open] [aria-invalid]').first().waitFor();
    },
  ),
];
