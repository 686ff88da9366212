import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
let club: ClubNight;
let made = '';
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});

const pictured = picturesOf('structure');
const nightOf = async (page: Page) => {
  const id = /\/nights\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const { view } = await (await page.context().request.get(`${riffle.url}/api/night/${id}`)).json();
  return { id, view };
};
const SPREAD = /Ende gegen \d\d:\d\d, zwischen \d\d:\d\d und \d\d:\d\d/;

describe('a structure that is proposed', () => {
  it('is a new night after a few fields, with its end as simulated nights have it', async () => {
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await club.desk.context().cookies());
    await phone.goto(`${riffle.url}/new`);
    await phone.getByRole('button', { name: 'Vorschlagen …' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByText(SPREAD).waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-dialog');
    await dialog.getByLabel('Chips (Werte)').fill('viele');
    await dialog.getByText('Mindestens ein Wert').waitFor();
    await dialog.getByLabel('Chips (Werte)').fill('100 500 1000 5000');
    await dialog.getByLabel('Spieler').fill('18');
    await dialog.getByLabel('Stack').fill('20000');
    await dialog.getByLabel('Stunden').fill('3');
    await dialog.getByText('Chips tauschen: 100').first().waitFor();
    await dialog.locator('table').scrollIntoViewIfNeeded();
    await pictured(phone, 'phone-proposed');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByText(SPREAD).first().waitFor();
    await pictured(phone, 'phone-new');
    await phone.getByRole('button', { name: 'Turnier anlegen' }).click();
    await phone.waitForURL(/\/nights\//);
    const { id, view } = await nightOf(phone);
    made = id;
    expect(view.setup).toMatchObject({ startingStack: 20_000 });
    expect(view.setup.levels[0]).toMatchObject({ kind: 'play', smallBlind: 100, bigBlind: 200, duration: 1_200_000 });
    expect(view.setup.levels.some(({ label }: { label?: string }) => label?.startsWith('Chips tauschen'))).toBe(true);
    await phone.context().close();
  });

  it('replaces that of a night, can be changed and taken back, and the desk says when it will be over', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${made}/structure`);
    const before = (await nightOf(desk)).view.setup.levels;
    await desk.getByRole('button', { name: 'Vorschlagen', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Wunsch').selectOption('end');
    await dialog.getByText(SPREAD).waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'desk-dialog');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await nightOf(desk)).view.setup.levels).not.toEqual(before);
    await pictured(desk, 'desk-sheet');
    await desk.getByLabel('Min., Level 2', { exact: true }).fill('25');
    await desk.getByLabel('Spiel, Level 2', { exact: true }).selectOption('Razz');
    await desk.getByText('Level 2: Es fehlt das Bring-in.').waitFor();
    await desk.getByLabel('Bring-in', { exact: true }).fill('50');
    await pictured(desk, 'desk-mixed');
    expect(await pageFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Änderungen übernehmen' }).click();
    await desk.getByText('Die Struktur ist geändert.').waitFor();
    const razz = { game: 'razz', limit: 'fixedLimit', bringIn: 50 };
    const { view } = await nightOf(desk);
    expect(view.setup.levels[1]).toMatchObject({ duration: 1_500_000, ...razz });
    await desk
      .getByText(/FL.Razz \d+\/\d+ · Bring-in 50/)
      .first()
      .waitFor();
  });

  it('[tda55:2.b] stud is refused as long as tables seat more than it allows: what is too many, and what to do first', async () => {
    const full = await ClubNight.at(riffle, browser);
    await full.desk.context().addCookies(await club.desk.context().cookies());
    await full.createUnderWay('tda55', { seatsPerTable: 9 });
    const { desk } = full;
    await desk.goto(`${riffle.url}/nights/${full.id}/structure`);
    const before = (await nightOf(desk)).view.setup.levels;
    await desk.getByLabel('Min., Level 2', { exact: true }).focus();
    await desk.getByLabel('Spiel, Level 2', { exact: true }).selectOption('Razz');
    await desk.getByLabel('Bring-in', { exact: true }).fill('25');
    await desk.getByRole('button', { name: 'Änderungen übernehmen' }).click();
    await desk.getByText('Für diese Spiele sind die Plätze an 3 Tischen zu viele: bis zu 9.').waitFor();
    await desk.getByText('Zuerst jeden Tisch auf höchstens 8 Plätze ändern.').waitFor();
    expect((await nightOf(desk)).view.setup.levels).toEqual(before);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'desk-stud-refused');
    await full.close();
  });

  it('is simulated on with who is left, at the desk of a night that runs', async () => {
    await club.createUnderWay('pvb');
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    await desk.getByText(SPREAD).waitFor();
    await pictured(desk, 'desk-running');
    await desk.goto(`${riffle.url}/nights/${club.id}/structure`);
    await desk.getByText(SPREAD).waitFor();
    await desk.getByRole('columnheader', { name: 'Ø Stack' }).waitFor();
    expect(await desk.getByRole('button', { name: 'Vorschlagen', exact: true }).count()).toBe(0);
    await pictured(desk, 'desk-running-sheet');
  });
});
