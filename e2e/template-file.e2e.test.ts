import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Template } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});
const pictured = picturesOf('template-file');
const folder = mkdtempSync(join(tmpdir(), 'riffle-template-'));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
async function asStaff(
  size: { readonly width: number; readonly height: number },
  language: 'de' | 'en',
): Promise<Page> {
  const page = await openPage(browser, size, language);
  await page
    .context()
    .addCookies((await club.desk.context().cookies()).filter(({ name }) => !name.includes('language')));
  return page;
}
const templates = async (): Promise<readonly Template[]> =>
  (await club.desk.context().request.get(`${riffle.url}/api/templates`)).json();

const round = (small: number, ante: number) =>
  `new GameRound({Minutes: 20, SmallBlind: ${String(small)}, BigBlind: ${String(small * 2)}, Ante: ${String(ante)}, GameType: 2, GameName: "Texas Hold 'Em"})`;
const TDT = `{ V: "3.7.2", T: new Tournament({UUID: "n", Title: "Pik As Standard", Levels: new GameLevels({Levels: [${round(25, 0)}, new GameBreak({Minutes: 5, ChipUp: true}), ${round(50, 100)}]}), Chips: new GameChips({Chips: [new GameChip({Label: "Blue", Color: "blue", Value: 25, Use: true, PerPlayer: 20}), new GameChip({Label: "Black", Color: "#000000", Value: 500, Use: true, PerPlayer: 9})]}), Financials: new FinancialConfig({Buyins: new BuyConfig({Allow: true, Profiles: [new FeeProfile({Name: "Normal", Fee: 20, Rake: new PerPlayerRake([2]), Chips: 5000})], DefIndex: 0})}), Prizes: new GamePrizes({Prizes: [new GamePrize({Description: "1.", Type: 0, Recipient: 1, AmountType: 0, Amount: 70}), new GamePrize({Description: "2.", Type: 0, Recipient: 2, AmountType: 0, Amount: 30})]})}) }`;

describe('a template in a file', () => {
  it('of The Tournament Director is shown first, fills a new night, and is kept for the club', async () => {
    const phone = await asStaff(PHONE, 'de');
    await phone.goto(`${riffle.url}/new`);
    await phone.getByRole('button', { name: 'Aus einer Datei …' }).click();
    const bring = phone.getByRole('region', { name: 'Vorlage aus einer Datei' });
    await bring.locator('input[type=file]').setInputFiles(file('abend.tdt', TDT));
    await bring.getByText('Das lässt sich aus The Tournament Director übernehmen').waitFor();
    await bring.getByText('2 Levels, 1 Pause').waitFor();
    await bring.getByText(/Nicht oder anders übernommen/).click();
    await bring.getByText(/Wer die Ante zahlt, steht nicht in der Datei/).waitFor();
    await pictured(phone, 'phone-tdt');
    expect(await pageFaults(phone)).toEqual([]);
    await bring.getByRole('button', { name: 'Nur hier übernehmen' }).click();
    await phone.getByText('Chipsatz: 2 Werte').waitFor();
    expect(await phone.getByLabel('Start-Stack').inputValue()).toBe('5000');
    expect(await templates()).toEqual([]);
    await phone.getByRole('button', { name: 'Aus einer Datei …' }).click();
    await bring.locator('input[type=file]').setInputFiles(file('abend.tdt', TDT));
    await bring.getByRole('button', { name: '4 Vorlagen speichern' }).click();
    await bring.waitFor({ state: 'detached' });
    expect((await templates()).map(({ kind, name }) => [kind, name]).sort()).toEqual([
      ...[
        ['chips', 'Pik As Standard'],
        ['prices', 'Pik As Standard'],
      ],
      ...[
        ['prizes', 'Pik As Standard'],
        ['structure', 'Pik As Standard'],
      ],
    ]);
    await phone.context().close();
  });

  it('goes out as a file, and asks before it takes the place of one that is there', async () => {
    const desk = await asStaff(LAPTOP, 'en');
    await desk.goto(`${riffle.url}/new`);
    await desk.getByRole('button', { name: 'Chips …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText('Templates', { exact: true }).click();
    const coming = desk.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download “Pik As Standard” as a file' }).click();
    const text = readFileSync(await (await coming).path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ format: 'riffle-template', v: 1, kind: 'chips' });
    await dialog.getByRole('button', { name: 'From a file …' }).click();
    await dialog.locator('input[type=file]').setInputFiles(file('chips.json', text));
    await dialog.getByText('There is a template of this name already: choose another, or replace.').waitFor();
    const save = dialog.getByRole('button', { name: 'Save as template' }).first();
    expect(await save.isDisabled()).toBe(true);
    await pictured(desk, 'laptop-clash');
    expect(await pageFaults(desk)).toEqual([]);
    await dialog.getByLabel('Name of the template').first().fill('Copy');
    await save.click();
    await dialog.getByRole('button', { name: 'Take “Copy”' }).waitFor();
    expect((await templates()).filter(({ kind }) => kind === 'chips').map(({ name }) => name)).toEqual([
      ...['Copy', 'Pik As Standard'],
    ]);
    await desk.context().close();
  });

  it('that is kept without a network waits on the device, also when the page is loaded anew, and goes to the club then', async () => {
    const desk = await asStaff(LAPTOP, 'de');
    const off = '**/api/templates**';
    const open = async () => {
      await desk.goto(`${riffle.url}/new`);
      await desk.getByRole('button', { name: 'Chips …' }).click();
      return desk.getByRole('dialog');
    };
    const before = await open();
    await before.getByText('Vorlagen', { exact: true }).click();
    await before.getByRole('button', { name: '„Pik As Standard“ übernehmen' }).click();
    await before.getByLabel('Name der Vorlage').waitFor();
    await desk.route(off, (request) => request.abort());
    await before.getByLabel('Name der Vorlage').fill('Ohne Netz');
    await before.getByRole('button', { name: 'Als Vorlage speichern' }).click();
    await before.getByText('wartet auf diesem Gerät auf das Netz').waitFor();
    await pictured(desk, 'laptop-waiting');
    expect(await pageFaults(desk)).toEqual([]);
    expect((await templates()).map(({ name }) => name)).not.toContain('Ohne Netz');
    // it lies there open, so that nobody has to remember it
    const after = await open();
    await after.getByText('wartet auf diesem Gerät auf das Netz').waitFor();
    await after.getByText('Die Vorlagen des Klubs sind gerade nicht erreichbar.').waitFor();
    await desk.unroute(off);
    const there = await open();
    await there.getByRole('button', { name: '„Ohne Netz“ übernehmen' }).waitFor();
    await there.getByText('wartet auf diesem Gerät auf das Netz').waitFor({ state: 'detached' });
    expect((await templates()).filter(({ name }) => name === 'Ohne Netz')).toMatchObject([{ kind: 'chips' }]);
    await desk.context().close();
  });

  it('that is none is refused with the place, and nothing is kept', async () => {
    const desk = await asStaff(LAPTOP, 'de');
    await desk.goto(`${riffle.url}/new`);
    await desk.getByRole('button', { name: 'Aus einer Datei …' }).click();
    const bring = desk.getByRole('region', { name: 'Vorlage aus einer Datei' });
    const before = await templates();
    const give = (name: string, text: string) => bring.locator('input[type=file]').setInputFiles(file(name, text));
    await give('kaputt.json', '{\n  "format": "riffle-template",\n  "v": 1,,\n}');
    await bring.getByText(/Zeile 3, Spalte 10/).waitFor();
    await give(
      'fremd.json',
      JSON.stringify({ format: 'riffle-template', v: 1, name: 'X', kind: 'chips', chips: [], x: 1 }),
    );
    await bring.getByText(/„x“ ist hier nicht vorgesehen/).waitFor();
    await pictured(desk, 'laptop-refused');
    expect(await pageFaults(desk)).toEqual([]);
    expect(await templates()).toEqual(before);
    await desk.context().close();
  });
});
