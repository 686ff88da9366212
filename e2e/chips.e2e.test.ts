import { findRulebook } from '@riffle/rulebooks';
import { readySet, toBustOutId, toEntryId } from '@riffle/tournament';
import type { Night, Template, WallScreen } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { faultsInEverySize } from './pictures/every-size.ts';
import { type Pictured, picturedNights } from './pictures/nights.ts';

const { riffle, browser } = await ownRiffle();
let club: ClubNight;
let first = '';
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});

async function asStaff(size: { readonly width: number; readonly height: number }, dark = false): Promise<Page> {
  const page = await openPage(browser, size, 'de');
  if (dark) await page.emulateMedia({ colorScheme: 'dark' });
  await page.context().addCookies(await club.desk.context().cookies());
  return page;
}
const told = async (id: string): Promise<Night> =>
  (await club.desk.context().request.get(`${riffle.url}/api/night/${id}`)).json();
const templates = async (): Promise<readonly Template[]> =>
  (await club.desk.context().request.get(`${riffle.url}/api/templates`)).json();
const idOf = (page: Page): string => /\/nights\/([^/]+)/.exec(page.url())?.[1] ?? '';

const pictured = picturesOf('chips');

describe('the chips of a night', () => {
  it('are chosen on a phone, tell for how many they are enough, and are kept for another night', async () => {
    const phone = await asStaff(PHONE);
    await phone.goto(`${riffle.url}/new`);
    await phone.getByText('Ohne Chipsatz.').waitFor();
    await phone.getByRole('button', { name: 'Chips …' }).click();
    const dialog = phone.getByRole('dialog');
    await pictured(phone, 'phone-begin');
    expect(await pageFaults(phone)).toEqual([]);
    await dialog.getByRole('button', { name: 'Clubsatz' }).click();
    await dialog.getByText('Reicht für 28 Startplätze.').waitFor();
    await dialog.getByText('Das geht auf.').waitFor();
    await dialog.getByText('Pause nach Level 4').waitFor();
    await pictured(phone, 'phone-set');
    expect(await pageFaults(phone)).toEqual([]);
    const ofLine = (what: string, line: number) => dialog.getByLabel(`${what}, Chip ${String(line)}`);
    await ofLine('Anzahl im Startstack', 1).fill('12');
    await dialog.getByText('Es sind 100 zu viel.').waitFor();
    await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    await dialog.getByText('Die Chips eines Stacks müssen den Startstack ergeben.').waitFor();
    await ofLine('Anzahl im Startstack', 2).fill('7');
    await dialog.getByText('Das geht auf.').waitFor();
    await dialog.getByText('Reicht für 20 Startplätze.').waitFor();
    await ofLine('Eigener Name', 2).fill('Dame');
    await dialog.getByText('Vorlagen', { exact: true }).click();
    await dialog.getByLabel('Name der Vorlage').fill('Roter Koffer');
    await dialog.getByRole('button', { name: 'Als Vorlage speichern' }).click();
    await dialog.getByRole('button', { name: '„Roter Koffer“ übernehmen' }).waitFor();
    await pictured(phone, 'phone-template');
    expect(await pageFaults(phone)).toEqual([]);
    await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByText('Chipsatz: 5 Werte').waitFor();
    await phone.getByRole('button', { name: 'Turnier anlegen' }).click();
    await phone.waitForURL(/\/nights\//);
    first = idOf(phone);
    const { view } = await told(first);
    expect(view.setup.chips?.map(({ value, inStack }) => [value, inStack])).toEqual([
      [25, 12],
      [100, 7],
      [500, 4],
      [1_000, 7],
      [5_000, 0],
    ]);
    expect(await templates()).toMatchObject([{ kind: 'chips', name: 'Roter Koffer', chips: view.setup.chips }]);
    await phone.context().close();
  });

  it('are taken from the template in another night, for its own stack; what changes there changes neither', async () => {
    const desk = await asStaff(LAPTOP);
    await desk.goto(`${riffle.url}/new`);
    await desk.getByLabel('Start-Stack').fill('20000');
    await desk.getByRole('button', { name: 'Chips …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText('Vorlagen', { exact: true }).click();
    await dialog.getByRole('button', { name: '„Roter Koffer“ übernehmen' }).click();
    await dialog.getByText(/Ein Startstack: 20.000 von 20.000\./).waitFor();
    await pictured(desk, 'laptop-set');
    expect(await pageFaults(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).last().click();
    await desk.getByRole('button', { name: 'Turnier anlegen' }).click();
    await desk.waitForURL(/\/nights\//);
    const second = idOf(desk);
    await desk.goto(`${riffle.url}/nights/${second}/structure`);
    await desk.getByRole('button', { name: 'Chips …' }).click();
    await dialog.getByLabel('Anzahl im Koffer, Chip 1').fill('16');
    await dialog.getByText('Reicht für 2 Startplätze.').waitFor();
    await dialog.getByText('zu wenig').first().waitFor();
    await desk.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await desk.getByText('Der Chipsatz ist gespeichert.').waitFor();
    expect((await told(second)).view.setup.chips?.[0]).toMatchObject({ value: 25, owned: 16 });
    expect((await told(first)).view.setup.chips?.[0]).toMatchObject({ value: 25, owned: 250 });
    expect((await templates())[0]).toMatchObject({ chips: [{ owned: 250 }, {}, {}, {}, {}] });
    await desk.getByRole('button', { name: 'Chips …' }).click();
    await dialog.getByRole('button', { name: 'Ohne Chipsatz' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await told(second)).view.setup.chips).toBeUndefined();
    await desk.context().close();
  });

  it('stand on the wall and on the players’ phones, with their names', async () => {
    const { code } = await told(first);
    await show(first, 'chips');
    const wall = await openPage(browser, WALL, 'en');
    await wall.goto(`${riffle.url}/wall/${code}`);
    await wall.getByText('Black · Dame').waitFor();
    await wall.getByText('12 ×').waitFor();
    await pictured(wall, 'wall-before');
    expect(await pageFaults(wall)).toEqual([]);
    await wall.context().close();
  });
});

async function show(id: string, pinned: WallScreen): Promise<void> {
  const answer = await club.desk
    .context()
    .request.put(`${riffle.url}/api/night/${id}/wall`, { data: { pinned }, headers: { origin: riffle.url } });
  expect(answer.ok()).toBe(true);
}

describe('the chips of a night that runs, and of one that is over', () => {
  it('[pvb:15a(1)] are changed while it runs, and the plan says what this rulebook does with small ones', async () => {
    const edition = findRulebook('pvb')?.edition ?? '';
    const chips = readySet('home', 20_000);
    await club.createUnderWay('pvb', { chips, rulebook: { id: 'pvb', edition, occasion: 'leagueDay' } });
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/structure`);
    await desk.getByRole('button', { name: 'Chips …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText('bleiben kleine Chips im Spiel: Getauscht wird nur, was aufgeht.').waitFor();
    await dialog.getByLabel('Anzahl im Koffer, Chip 1').fill('321');
    await pictured(desk, 'laptop-running');
    await desk.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect((await club.night()).view.setup.chips?.[0]).toMatchObject({ owned: 321 });
  });

  it('are seen after the end, and changed no more', async () => {
    const entries = Object.keys((await club.night()).view.entries).map(toEntryId);
    for (const entry of entries.slice(1))
      await club.commands({ type: 'BustOut', bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry, by: [] }] });
    await club.until(({ view }) => view.stage === 'over');
    for (const [tongue, size, button, said] of [
      ['de', LAPTOP, 'Chips …', 'bleiben kleine Chips im Spiel'],
      ['en', PHONE, 'Chips …', 'small chips stay in play'],
    ] as const) {
      const page = await openPage(browser, size, tongue);
      await page.context().addCookies(await club.desk.context().cookies());
      await page.goto(`${riffle.url}/nights/${club.id}/structure`);
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('cell', { name: '321' }).waitFor();
      await dialog.getByText(said).waitFor();
      expect(await dialog.getByRole('textbox').count()).toBe(0);
      expect(await pageFaults(page)).toEqual([]);
      await pictured(page, `after-the-end-${tongue}`);
      await page.context().close();
    }
  });
});

describe('a template by itself', () => {
  it('is kept of the structure, renamed, replaced, deleted and brought back, and begins another night', async () => {
    const desk = await asStaff(LAPTOP, true);
    await desk.goto(`${riffle.url}/nights/${first}/structure`);
    await desk.getByText('Vorlagen', { exact: true }).click();
    await desk.getByLabel('Nur die Struktur').check();
    await desk.getByLabel('Name der Vorlage').fill('Kurz');
    await desk.keyboard.press('Enter');
    const take = desk.getByRole('button', { name: '„Kurz“ übernehmen' });
    await take.waitFor();
    await desk.getByRole('button', { name: '„Kurz“ umbenennen' }).click();
    await desk.getByLabel('Neuer Name').fill('Lang');
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: '„Lang“ übernehmen' }).waitFor();
    await desk.getByLabel('Name der Vorlage').fill('lang');
    await desk.getByRole('button', { name: '„Lang“ ersetzen' }).click();
    await desk.getByText('Die Vorlage „lang“ ist gespeichert.').waitFor();
    await desk.getByRole('button', { name: '„lang“ löschen' }).click();
    await desk.getByText('„lang“ ist gelöscht.').waitFor();
    expect((await templates()).map(({ kind }) => kind)).toEqual(['chips']);
    await desk.getByRole('button', { name: 'Zurückholen' }).click();
    await desk.getByRole('button', { name: '„lang“ übernehmen' }).waitFor();
    await pictured(desk, 'laptop-templates', true);
    expect(await pageFaults(desk)).toEqual([]);
    await desk.goto(`${riffle.url}/new`);
    await desk.getByRole('radio', { name: 'lang' }).check();
    await desk.getByText('Eigene Struktur').waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await desk.context().close();
  });

  it('is kept of prizes and of prices, where they are decided', async () => {
    const phone = await asStaff(PHONE);
    await phone.goto(`${riffle.url}/nights/${first}/structure`);
    const dialog = phone.getByRole('dialog');
    await phone.getByRole('button', { name: 'Startgeld …' }).click();
    await dialog.getByRole('button', { name: 'Freezeout' }).click();
    await dialog.getByText('Vorlagen', { exact: true }).click();
    await dialog.getByLabel('Name der Vorlage').fill('Zwanzig');
    await dialog.getByRole('button', { name: 'Als Vorlage speichern' }).click();
    await dialog.getByRole('button', { name: '„Zwanzig“ übernehmen' }).waitFor();
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: /Preis/ }).first().click();
    await dialog.getByText('Vorlagen', { exact: true }).click();
    await dialog.getByLabel('Name der Vorlage').fill('Wie immer');
    await dialog.getByRole('button', { name: 'Als Vorlage speichern' }).click();
    await dialog.getByRole('button', { name: '„Wie immer“ übernehmen' }).click();
    await pictured(phone, 'phone-prizes');
    expect(await pageFaults(phone)).toEqual([]);
    expect((await templates()).map(({ kind }) => kind).toSorted()).toEqual(['chips', 'prices', 'prizes', 'structure']);
    await phone.context().close();
  });
});

describe('nothing of the chips is cut on a wall, with values and names as long as they come', () => {
  let nights: Pictured;
  beforeAll(async () => {
    nights = await picturedNights(club.desk.context().request, riffle.url);
  });
  it.each(['planned', 'drawn', 'play', 'break'] as const)('%s', async (state) => {
    await show(nights[state].id, 'chips');
    const page = await openPage(browser, WALL, 'de');
    await page.goto(`${riffle.url}/wall/${nights[state].code}`);
    await page.locator('.panel.chips li').first().waitFor();
    await pictured(page, `wall-${state}`);
    expect(await faultsInEverySize(page, true)).toEqual([]);
    await page.context().close();
  });
});
