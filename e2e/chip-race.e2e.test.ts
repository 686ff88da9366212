import { mkdirSync } from 'node:fs';
import { findRulebook } from '@riffle/rulebooks';
import { readySet, type Setup, structureFor, type TableId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, SHOTS, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let club: ClubNight;
const night = async () => (await club.night()).view;

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  const more: Partial<Setup> = {
    chips: readySet('home', 20_000),
    levels: structureFor('clubNight')?.levels ?? [],
  };
  await club.createUnderWay('tda55', more);
  await does({ type: 'JumpToLevel', level: 4 });
});

async function does(command: object): Promise<void> {
  const answer = await club.desk.context().request.post(`${riffle.url}/api/night/${club.id}/commands`, {
    data: { id: crypto.randomUUID(), command },
    headers: { origin: riffle.url },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

async function asStaff(size: { readonly width: number; readonly height: number }, language: 'de' | 'en' = 'de') {
  const page = await openPage(browser, size, language);
  await page.context().addCookies(await club.desk.context().cookies());
  return page;
}

async function pictured(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  await settled(page);
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/race-${name}.png`, fullPage: true });
}

/** So many of the small chips for the first seats of this table, the others none. */
async function count(phone: Page, chips: readonly number[]): Promise<void> {
  const fields = phone.getByRole('textbox', { name: /Anzahl$/ });
  for (const [nth, count] of chips.entries()) await fields.nth(nth).fill(String(count));
  await phone.getByRole('button', { name: 'Gezählt', exact: true }).click();
}

describe('a chip race at three tables', () => {
  let desk: Page;
  let phone: Page;
  let tables: readonly TableId[] = [];
  const toTable = async (nth: number) => {
    await phone.goto(`${riffle.url}/nights/${club.id}/race/${tables[nth] ?? ''}`);
    await phone.getByRole('heading', { name: 'Zählen' }).waitFor();
  };

  it('[tda55:14.a] is asked for at the desk in the break in which nothing needs a value any more', async () => {
    desk = await asStaff(LAPTOP);
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    await desk.getByRole('heading', { name: 'Kleine Chips gehen' }).filter({ visible: true }).waitFor();
    await pictured(desk, 'agenda');
    expect(await pageFaults(desk)).toEqual([]);
    await desk.getByRole('link', { name: 'Tische zeigen' }).filter({ visible: true }).click();
    await desk.getByRole('button', { name: '25 herausnehmen' }).click();
    await desk.getByText('0 von 3 Tischen fertig').waitFor();
    await pictured(desk, 'board-begun');
    expect(await pageFaults(desk)).toEqual([]);
    const [begun] = (await night()).colourUps ?? [];
    tables = Object.keys(begun?.tables ?? {}) as TableId[];
    expect(tables).toHaveLength(3);
  });

  it('is told on the wall, which chip by its colour', async () => {
    const { code } = await club.night();
    const wall = await openPage(browser, WALL, 'de');
    await wall.goto(`${riffle.url}/wall/${code}`);
    await wall.getByText(/wird jetzt getauscht/).waitFor();
    // also where no chips were entered, and whatever else stands beside the clock
    await wall.locator('footer').getByText('Chips zu 25 gehen aus dem Spiel.').waitFor();
    await pictured(wall, 'wall');
    await wall.context().close();
  });

  it('[tda55:14.b] [tda55:14.c] [tda55:14.d] [tda55:14.f] is led on a phone: counted, watched, dealt by Riffle, and told who gets what', async () => {
    phone = await asStaff(PHONE);
    await toTable(0);
    await pictured(phone, 'phone-count');
    expect(await pageFaults(phone)).toEqual([]);
    await count(phone, [2, 3, 1, 3]);
    await phone.getByText('Reste von zusammen 225: Es geht um 2 × 100.').waitFor();
    const deal = phone.getByRole('button', { name: 'Riffle gibt die Karten' });
    // nobody watches yet
    expect(await deal.isDisabled()).toBe(true);
    await phone.getByRole('radio', { name: 'Ein Spieler' }).check();
    await pictured(phone, 'phone-plan');
    expect(await pageFaults(phone)).toEqual([]);
    await deal.click();
    await phone.getByRole('heading', { name: 'Wer bekommt was' }).waitFor();
    await phone.getByText('Unterschied: −25').waitFor();
    await phone.getByText('Zugesehen hat ein Spieler.').waitFor();
    await pictured(phone, 'phone-result');
    expect(await pageFaults(phone)).toEqual([]);
    const taken = (await night()).colourUps?.[0]?.tables?.[tables[0] as TableId]?.taken;
    expect(taken?.dealt?.map(({ cards }) => cards.length)).toEqual([2, 3, 1, 3]);
    expect(taken?.given).toHaveLength(2);
  });

  it('takes the cards that the dealer deals, in their order', async () => {
    await toTable(1);
    await count(phone, [1, 2, 1, 4]);
    await phone.getByRole('radio', { name: 'Ein zweiter Mitarbeiter' }).check();
    await phone.getByRole('button', { name: 'Der Dealer gibt' }).click();
    for (const [rank, suit] of [
      ['A', 'Herz'],
      ['9', 'Kreuz'],
      ['8', 'Karo'],
      ['A', 'Pik'],
    ] as const) {
      await phone.getByRole('button', { name: rank, exact: true }).click();
      await phone.getByRole('button', { name: suit, exact: true }).click();
    }
    await phone.getByText('Alle Karten sind eingetragen.').waitFor();
    await pictured(phone, 'phone-dealer');
    expect(await pageFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Getauscht', exact: true }).click();
    await phone.getByText('Karten vom Dealer gegeben.').waitFor();
    const taken = (await night()).colourUps?.[0]?.tables?.[tables[1] as TableId]?.taken;
    // the ace of spades is the last card of seat 3
    expect(taken?.given.map(({ card }) => card)).toEqual(['As']);
    expect(taken?.difference).toBe(0);
  });

  it('is done where all comes out even, and the board has all tables together', async () => {
    await toTable(2);
    await count(phone, [4, 8]);
    await phone.getByText('Alles geht glatt auf').waitFor();
    await phone.getByRole('button', { name: 'Getauscht', exact: true }).click();
    await phone.getByRole('heading', { name: 'Wer bekommt was' }).waitFor();
    await desk.getByText('3 von 3 Tischen fertig').waitFor();
    await desk.getByText('Unterschied durch das Regelwerk (3 Tische): −25').waitFor();
    await pictured(desk, 'board-done');
    expect(await pageFaults(desk)).toEqual([]);
    expect((await night()).figures.chips).toBe(27 * 20_000 - 25);
  });

  it('is taken back, and done again', async () => {
    await desk.getByRole('button', { name: 'Zurücknehmen' }).first().click();
    await desk.getByText('2 von 3 Tischen fertig').waitFor();
    await desk.getByRole('button', { name: 'Wiederherstellen' }).first().click();
    await desk.getByText('3 von 3 Tischen fertig').waitFor();
  });

  it('is printed with every table', async () => {
    await desk.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await desk.emulateMedia({ media: 'print' });
    const text = await desk.locator('.paper').innerText();
    for (const { name } of Object.values((await night()).tables)) expect(text).toContain(`Tisch ${name}`);
    expect(text).toContain('Unterschied: −25');
    await pictured(desk, 'print');
    await desk.emulateMedia({ media: 'screen' });
    await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('late chips are changed as far as they come out even', async () => {
    await desk.locator('summary', { hasText: 'Spät gefundene Chips' }).click();
    const first = Object.entries((await club.night()).names)[0];
    await desk.getByLabel('Wer', { exact: true }).selectOption({ label: first?.[1] ?? '' });
    await desk.getByLabel('Anzahl', { exact: true }).fill('7');
    await desk.getByRole('button', { name: 'Tauschen', exact: true }).click();
    await desk.getByText('7 × 25, dafür 1 × 100, 75 verfallen').waitFor();
    expect((await night()).figures.chips).toBe(27 * 20_000 - 100);
    await pictured(desk, 'late');
  });

  it('is read in English as well', async () => {
    const page = await asStaff(LAPTOP, 'en');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${riffle.url}/nights/${club.id}/race`);
    await page.getByText('3 of 3 tables done').waitFor();
    await page.getByText('What the rulebook asks').click();
    await pictured(page, 'english');
    expect(await pageFaults(page)).toEqual([]);
    await page.context().close();
  });
});

/** Another night in the break in which the 25s go, under this rulebook; on a phone at its first table. */
async function inBreak(book: string, occasion?: string): Promise<{ readonly other: ClubNight; readonly phone: Page }> {
  const other = await ClubNight.at(riffle, browser);
  await other.desk.context().addCookies(await club.desk.context().cookies());
  const levels = structureFor('clubNight')?.levels ?? [];
  const edition = findRulebook(book)?.edition ?? '';
  await other.createUnderWay(book, {
    ...{ chips: readySet('home', 20_000), levels },
    rulebook: { id: book, edition, ...(occasion !== undefined && { occasion }) },
  });
  const [table = ''] = Object.keys((await other.night()).view.tables);
  const send = (command: object) => gives(other.id, command);
  expect(await send({ type: 'PlaceButton', table, seat: 3 })).toBe(true);
  expect(await send({ type: 'JumpToLevel', level: 4 })).toBe(true);
  expect(await send({ type: 'BeginColourUp', value: 25, into: 100 })).toBe(true);
  const phone = await asStaff(PHONE);
  await phone.goto(`${riffle.url}/nights/${other.id}/race/${table}`);
  await phone.getByRole('heading', { name: 'Zählen' }).waitFor();
  return { other, phone };
}

async function gives(id: string, command: object): Promise<boolean> {
  const path = `${riffle.url}/api/night/${id}/commands`;
  const data = { id: crypto.randomUUID(), command };
  return (await club.desk.context().request.post(path, { data, headers: { origin: riffle.url } })).ok();
}

describe('under another rulebook', () => {
  it('[bdpv:6.8 Reihenfolge] [bdpv:6.8 Button] the cards begin left of the button, which lies still until then', async () => {
    const { other, phone } = await inBreak('bdpv');
    await count(phone, [2, 3, 1, 3]);
    const first = phone.locator('.order li').first();
    await first.getByText(/^Platz 4, /).waitFor();
    await phone.getByText('Es geht um 3 × 100.').waitFor();
    expect(await phone.getByLabel('Wo lag der Button in der letzten Hand?').inputValue()).toBe('3');
    await pictured(phone, 'bdpv');
    expect(await pageFaults(phone)).toEqual([]);
    const tables = Object.keys((await other.night()).view.tables).slice(0, 1);
    expect(await gives(other.id, { type: 'NextHand', tables })).toBe(false);
    await phone.getByLabel('Wo lag der Button in der letzten Hand?').selectOption('1');
    await first.getByText(/^Platz 2, /).waitFor();
    await phone.getByRole('button', { name: 'Riffle gibt die Karten' }).click();
    await phone.getByText('Gegeben ab links vom Button auf Platz 1.').waitFor();
    expect(await gives(other.id, { type: 'NextHand', tables })).toBe(true);
    await phone.context().close();
    await other.close();
  });

  it('[pvb:15b(1)] [pvb:15b(2)] [pvb:16(2)] without cards: one chip for what is left over, and the players may be there', async () => {
    const { other, phone } = await inBreak('pvb', 'championship');
    await count(phone, [5, 1, 4]);
    await phone.getByText('Ohne Karten: Für seinen Rest bekommt jeder einen Chip.').waitFor();
    await phone.getByText('Den Spielern sagen, dass sie dabei sein dürfen.').waitFor();
    await pictured(phone, 'pvb');
    expect(await pageFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Getauscht', exact: true }).click();
    await phone.getByText('Unterschied: +150').waitFor();
    await pictured(phone, 'pvb-result');
    await phone.context().close();
    await other.close();
  });

  it('[pvb:15a(1)] [pvb:15a(2)] on a league day nothing is due, and what comes out even is changed', async () => {
    const other = await ClubNight.at(riffle, browser);
    await other.desk.context().addCookies(await club.desk.context().cookies());
    const edition = findRulebook('pvb')?.edition ?? '';
    await other.createUnderWay('pvb', {
      ...{ chips: readySet('home', 20_000), levels: structureFor('clubNight')?.levels ?? [] },
      rulebook: { id: 'pvb', edition, occasion: 'leagueDay' },
    });
    expect(await gives(other.id, { type: 'JumpToLevel', level: 4 })).toBe(true);
    expect(await gives(other.id, { type: 'BeginColourUp', value: 25, into: 100 })).toBe(false);
    await other.desk.goto(`${riffle.url}/nights/${other.id}/race`);
    await other.desk.getByText('Gerade geht kein Wert aus dem Spiel.').waitFor();
    await other.desk.getByText('Anderer Wert oder zwischendurch wechseln …').click();
    await other.desk.getByText('Nach dem Regelwerk bleibt der Wert bei diesem Anlass im Spiel.').waitFor();
    await other.desk.getByLabel('Dieser Wert').fill('25');
    await other.desk.getByLabel('in diesen').fill('100');
    await other.desk.getByRole('button', { name: 'Beginnen' }).click();
    await other.desk.getByText('0 von 3 Tischen fertig').waitFor();
    await pictured(other.desk, 'league');
    expect(await pageFaults(other.desk)).toEqual([]);
    await other.close();
  });
});

describe('between times', () => {
  it('[gcb:T24.B2] most of a value is changed while play goes on, and the wall announces it', async () => {
    const other = await ClubNight.at(riffle, browser);
    await other.desk.context().addCookies(await club.desk.context().cookies());
    await other.createUnderWay('gcb', {
      chips: readySet('home', 20_000),
      levels: structureFor('clubNight')?.levels ?? [],
    });
    await other.desk.goto(`${riffle.url}/nights/${other.id}/tables`);
    await other.desk.getByRole('link', { name: 'Kleine Chips' }).click();
    await other.desk.getByText('Anderer Wert oder zwischendurch wechseln …').click();
    await other.desk.getByLabel('Dieser Wert').fill('25');
    await other.desk.getByLabel('in diesen').fill('90');
    await other.desk.getByText('Der zweite Wert muss ein Vielfaches des ersten sein.').waitFor();
    await other.desk.getByLabel('in diesen').fill('100');
    await pictured(other.desk, 'between');
    expect(await pageFaults(other.desk)).toEqual([]);
    await other.desk.getByRole('button', { name: 'Beginnen' }).click();
    await other.desk.getByText('0 von 3 Tischen fertig').waitFor();
    const { code } = await other.night();
    await other.wall.goto(`${riffle.url}/wall/${code}`);
    await other.wall.getByText(/wird jetzt getauscht/).waitFor();
    // a value that is still needed leaves with a reason alone
    await other.desk.getByLabel('Dieser Wert').fill('100');
    await other.desk.getByLabel('in diesen').fill('500');
    await other.desk.getByRole('radio', { name: 'Der Wert geht aus dem Spiel' }).check();
    await other.desk.getByRole('button', { name: 'Beginnen' }).click();
    await other.desk.getByText('Chips zu 100 werden noch gebraucht.').waitFor();
    await other.close();
  });

  it('[gcb:T23.B1] at a table the leftovers lie open, and each step has its rule', async () => {
    const other = await ClubNight.at(riffle, browser);
    await other.desk.context().addCookies(await club.desk.context().cookies());
    await other.createUnderWay('gcb', {
      chips: readySet('home', 20_000),
      levels: structureFor('clubNight')?.levels ?? [],
    });
    const [table] = Object.keys((await other.night()).view.tables);
    const api = other.desk.context().request;
    for (const command of [
      { type: 'JumpToLevel', level: 4 },
      { type: 'BeginColourUp', value: 25, into: 100 },
    ]) {
      const data = { id: crypto.randomUUID(), command };
      const path = `${riffle.url}/api/night/${other.id}/commands`;
      expect((await api.post(path, { data, headers: { origin: riffle.url } })).ok()).toBe(true);
    }
    await other.desk.goto(`${riffle.url}/nights/${other.id}/race/${table ?? ''}`);
    await count(other.desk, [2, 3]);
    await other.desk.getByText('Die Reste liegen offen vor jedem').waitFor();
    await other.desk.getByText('So verlangt es das Regelwerk').click();
    const laidOut = other.desk.getByRole('listitem').filter({ hasText: 'Offen sichtbar vor jedem Spieler.' });
    await laidOut.getByRole('link', { name: 'T23.B1' }).waitFor();
    await pictured(other.desk, 'gcb');
    await other.close();
  });
});
