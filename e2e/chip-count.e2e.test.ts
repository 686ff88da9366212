import { readySet, type Setup, structureFor, type TableId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('count', true);
let club: ClubNight;
const view = async () => (await club.night()).view;
const STACK = 20_000;

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  const more: Partial<Setup> = { chips: readySet('home', STACK), levels: structureFor('clubNight')?.levels ?? [] };
  await club.createUnderWay('tda55', more);
  // the first break
  await club.commands({ type: 'JumpToLevel', level: 4 });
});

async function asStaff(size: { readonly width: number; readonly height: number }, language: 'de' | 'en' = 'de') {
  const page = await openPage(browser, size, language);
  await page.context().addCookies(await club.desk.context().cookies());
  return page;
}

/** Everybody at this table has a first stack, the first so many more or fewer. */
async function count(phone: Page, off = 0): Promise<void> {
  const fields = phone.getByRole('textbox', { name: /Chips$/ });
  const seats = await fields.count();
  for (let nth = 0; nth < seats; nth += 1) await fields.nth(nth).fill(String(STACK + (nth === 0 ? off : 0)));
  await phone.getByRole('button', { name: 'Tisch fertig' }).click();
  await phone
    .getByText(/ gezählt\.$/)
    .first()
    .waitFor();
}

describe('stacks are counted in a break at three tables', () => {
  let desk: Page;
  let phone: Page;
  let tables: readonly TableId[] = [];

  it('is offered at the desk, and opens the board of tables', async () => {
    desk = await asStaff(LAPTOP);
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    await desk.getByRole('heading', { name: 'Pause: Chips zählen' }).filter({ visible: true }).waitFor();
    await settled(desk);
    await pictured(desk, 'agenda', false);
    await desk.getByRole('link', { name: 'Zählen', exact: true }).filter({ visible: true }).click();
    await desk.getByRole('heading', { name: 'Chips zählen', level: 1 }).waitFor();
    tables = Object.keys((await view()).tables) as TableId[];
    expect(tables).toHaveLength(3);
    expect(await desk.locator('.tables a').count()).toBe(3);
  });

  it('is told on a phone by its own keys, table after table', async () => {
    phone = await asStaff(PHONE);
    await phone.goto(`${riffle.url}/nights/${club.id}/count`);
    await phone.locator('.tables a').first().click();
    const fields = phone.getByRole('textbox', { name: /Chips$/ });
    await fields.first().waitFor();
    for (const key of ['2', '0', '00', '0']) await phone.getByRole('button', { name: key, exact: true }).click();
    expect((await fields.first().inputValue()).replace(/\D/g, '')).toBe('20000');
    await phone.getByRole('button', { name: 'Weiter', exact: true }).click();
    // what is half typed stands there still when the page is loaded anew
    await phone.reload();
    await expect.poll(async () => (await fields.first().inputValue()).replace(/\D/g, '')).toBe('20000');
    await settled(phone);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'keys', false);
    // a thumb finds them
    const key = await phone.getByRole('button', { name: '5', exact: true }).boundingBox();
    expect(key?.height ?? 0).toBeGreaterThanOrEqual(44);

    await count(phone);
    await phone.getByRole('link', { name: /^Nächster Tisch/ }).click();
    await fields.first().waitFor();
    await count(phone);
    await desk
      .getByText(/^gezählt, /)
      .nth(1)
      .waitFor();
    await pictured(phone, 'next', false);
  });

  it('by the colours of the chips as well: one chip too few is found and shown, with where to look', async () => {
    await phone.getByRole('link', { name: /^Nächster Tisch/ }).click();
    await phone.getByRole('button', { name: 'Nach Farben' }).click();
    const pieces = phone.getByRole('textbox', { name: /Anzahl 25 / });
    await pieces.waitFor();
    await settled(phone);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'colours', false);
    await pieces.fill('4');
    await phone.getByText('100', { exact: true }).first().waitFor();
    await phone.getByRole('button', { name: 'Summe', exact: true }).click();
    await count(phone, -25);
    await phone.getByText('Es fehlen 25.').waitFor();
    await desk.getByText('Es fehlen 25.').waitFor();
    await desk.getByText('Das ist so viel wie ein Chip zu 25.').waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'audit', true);
    expect((await view()).counts?.all.at(-1)).toMatchObject({ no: 1, difference: -25, missing: [] });
  });

  it('is put right by counting again, and the wall shows the largest where the club wants it', async () => {
    await phone.getByRole('button', { name: 'Noch einmal zählen' }).click();
    await count(phone);
    await phone.getByText('Es stimmt', { exact: false }).first().waitFor();
    await desk.getByText('Es stimmt', { exact: false }).first().waitFor();

    await desk.getByText('An der Wand', { exact: true }).first().click();
    await desk.getByRole('radio', { name: 'Die 3 größten Stacks zeigen' }).click();
    await expect.poll(async () => (await view()).setup.bigStacks).toBe(3);
    const wall = await openPage(browser, WALL);
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    await wall.getByRole('heading', { name: /Größte Stacks/ }).waitFor({ timeout: 90_000 });
    await settled(wall);
    await pictured(wall, 'wall', false);
    expect(await wall.locator('.stacks li').count()).toBe(3);
  });

  it('is drawn over time, with the numbers beside it', async () => {
    const [first] = Object.entries((await view()).entries);
    await club.commands({
      ...{ type: 'CountStacks', occasion: 'play', anew: true },
      stacks: [{ entry: first?.[0] as never, chips: 31_000 as never }],
    });
    await desk.getByText('Verlauf', { exact: true }).click();
    await desk.getByRole('img', { name: 'Die größten Stacks' }).waitFor();
    await desk.getByText('Als Zahlen', { exact: true }).click();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'charts', true);
  });

  it('by the dealer at his own table', async () => {
    const [table = ''] = tables;
    const answer = await club.desk.request.get(`${riffle.url}/api/night/${club.id}/dealer-links`);
    const links = (await answer.json()) as Record<string, string>;
    const dealer = await openPage(browser, PHONE);
    await dealer.goto(`${riffle.url}/t/${(await club.night()).code}#${links[table] ?? ''}`);
    await dealer.getByRole('button', { name: 'Chips am Tisch zählen' }).click();
    const dialog = dealer.locator('dialog[open]');
    await dialog
      .getByRole('textbox', { name: /Chips$/ })
      .first()
      .fill('19500');
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'dealer', false);
    await dialog.getByRole('button', { name: 'Tisch fertig' }).click();
    await expect.poll(async () => Object.values((await view()).counts?.all.at(-1)?.stacks ?? {})).toContain(19_500);
  });
});
