import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const picture = picturesOf('league-list');
let office: Page;
let id: string;

const GIVEN = new URL('../packages/formats/src/lists/given/', import.meta.url);
const SQUADS = [
  'Verein;Nachname;Vorname;Spielerpass-Nr.;Geburtsdatum;Lizenz seit',
  'PC Ahorn;Adler;Anna;1001;31.12.1980;1.2.2026',
  'PC Ahorn;Bauer;Bert;1002;1.2.80;',
  'PC Birke;Cermak;Çağla;1003;05.05.1990;1.1.26',
  'PC Birke;Dorn;Dora;1004;05.05.1991;1.3.2026',
].join('\n');
const PAST = [
  'Runde;Datum;Mannschaft;Spieler;Punkte',
  '1;1.3.2026;PC Ahorn;;7',
  '1;;PC Birke;;9',
  '1;;PC Birke;Dora Dorn;4',
].join('\n');

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  office = club.desk;
  id = randomUUID();
  const setup = { name: 'Stadtliga', season: '2026', profile: 'plain', currency: 'EUR', offset: 60 };
  const headers = { origin: riffle.url };
  await office.request.post(`${riffle.url}/api/league`, { data: { id, commandId: randomUUID(), setup }, headers });
});

describe('a league that comes as a list', () => {
  const at = (tab: string): string => `${riffle.url}/leagues/${id}/${tab}`;

  it('is shown row by row with what is wrong, taken over, and taken back by one step', async () => {
    await office.goto(at('clubs'));
    await office.getByText('Noch kein Verein').waitFor();
    await office.getByRole('button', { name: 'Liste übernehmen …' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Oder hier einfügen, mit den Überschriften').fill(SQUADS);
    await picture(office, 'choose');
    await dialog.getByRole('button', { name: 'Liste prüfen' }).click();
    await dialog.getByText('„1.1.26“ in Spalte Lizenz seit ist kein Datum wie 31.12.1980.').waitFor();
    await dialog.getByText('„1.2.80“ in Spalte Geburtsdatum ist kein Datum wie 31.12.1980 und bleibt weg.').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await picture(office, 'squads');
    await dialog.getByRole('button', { name: '3 Spieler übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await office.getByRole('heading', { name: 'PC Birke' }).waitFor();
    await office.goto(at('log'));
    await office
      .getByText(/Bert Bauer/)
      .first()
      .waitFor();
    await office.goto(at('clubs'));
    await office.getByRole('button', { name: 'Letzten Schritt zurücknehmen …' }).click();
    await office.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
    await office.getByText('Noch kein Verein').waitFor();
  });

  it('comes as a workbook, of whose sheets another is chosen, with row and column of what is wrong', async () => {
    await office.goto(at('clubs'));
    await office.getByRole('button', { name: 'Liste übernehmen …' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(fileURLToPath(new URL('squads.xlsx', GIVEN)));
    await dialog.getByText('Excel-Mappe · Blatt „Kader“').waitFor();
    const wrong = dialog.getByRole('row').filter({ hasText: 'In Spalte Vorname steht ein Fehler der Tabelle: #REF!' });
    expect(await wrong.getByRole('cell').first().textContent()).toBe('7');
    await dialog.getByText('Jürgen Weiß').waitFor();
    await dialog.getByLabel('Blatt').selectOption({ label: 'Hinweise' });
    await dialog.getByText('In dieser Zeile steht kein Verein.').waitFor();
    await dialog.getByLabel('Blatt').selectOption({ label: 'Spieler' });
    await dialog.getByRole('button', { name: 'Einen Spieler übernehmen' }).waitFor();
    await dialog.getByLabel('Blatt').selectOption({ label: 'Kader' });
    await wrong.waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await dialog.getByRole('button', { name: 'Andere Liste' }).click();
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'alt.xls', mimeType: 'application/vnd.ms-excel' },
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    });
    await dialog.getByText('Diese Art von Tabelle liest Riffle nicht.', { exact: false }).waitFor();
    await office.keyboard.press('Escape');
  });

  it('taken over by two desks at once is told who is there already, and makes nobody twice', async () => {
    const other = await office.context().newPage();
    const both = [office, other];
    for (const page of both) {
      await page.goto(at('clubs'));
      await page.getByRole('button', { name: 'Liste übernehmen …' }).click();
      await page.getByLabel('Oder hier einfügen, mit den Überschriften').fill('Verein;Name\nHerz Dame;Uwe Ott\n');
      await page.getByRole('button', { name: 'Liste prüfen' }).click();
      await page.getByRole('button', { name: 'Einen Spieler übernehmen' }).waitFor();
    }
    await office.getByRole('button', { name: 'Einen Spieler übernehmen' }).click();
    await office.getByText('Ein Spieler übernommen.').waitFor();
    await other.getByRole('button', { name: 'Einen Spieler übernehmen' }).click();
    await other.getByText('Von dieser Liste ist inzwischen schon jemand da.').waitFor();
    await other.getByText('Zeile 2: Uwe Ott ist schon da.').waitFor();
    await other.getByText('Uwe Ott steht schon in einem Kader').waitFor();
    expect(
      await other
        .getByRole('button', { name: /übernehmen$/ })
        .last()
        .isDisabled(),
    ).toBe(true);
    await other.close();
    await office.getByRole('button', { name: 'Letzten Schritt zurücknehmen …' }).click();
    await office.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
    await office.getByText('Noch kein Verein').waitFor();
  });

  it('brings a past season, on a phone too, and nothing twice', async () => {
    const phone = office;
    await phone.setViewportSize(PHONE);
    await phone.goto(at('players'));
    const take = async (list: string): Promise<void> => {
      await phone.getByRole('button', { name: 'Liste übernehmen …' }).click();
      await phone.getByLabel('Oder hier einfügen, mit den Überschriften').fill(list);
      await phone.getByRole('button', { name: 'Liste prüfen' }).click();
    };
    await take(PAST);
    await phone.getByText('Die Saison beginnt damit', { exact: false }).waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await picture(phone, 'past-phone');
    await phone.getByLabel('Spieltage abschließen, an denen von jeder Mannschaft Punkte dastehen').check();
    await phone.getByRole('button', { name: '3 Zeilen übernehmen' }).click();
    await phone.getByText('3 Zeilen übernommen.').waitFor();
    await take(PAST);
    await phone.getByText('Spieltag 1 der Spielklasse 1 hat schon Ergebnisse.', { exact: false }).first().waitFor();
    await phone.goto(at('tables'));
    await phone.getByText('PC Birke').first().waitFor();
  });
});
