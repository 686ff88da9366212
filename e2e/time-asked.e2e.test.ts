import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { RiffleProcess } from './riffle-process.ts';

const MIN = 60_000;
const { riffle, browser } = await ownRiffle(RiffleProcess.startOnAMachine);
let night: ClubNight;
let floor: Page;
beforeAll(async () => {
  night = await ClubNight.at(riffle, browser);
  await night.owned();
  await night.underWay();
  floor = await openPage(browser, PHONE, 'de');
  const invited = await night.desk.request.post(`${riffle.url}/api/staff`, { data: { name: 'Ben', role: 'floor' } });
  const { link } = (await invited.json()) as { link: string };
  await floor.goto(`${riffle.url}/join${new URL(link, riffle.url).hash}`);
  await floor.getByRole('button', { name: 'Abmelden' }).waitFor();
  await floor.goto(`${riffle.url}/nights/${night.id}`);
});

const perform = (command: object) =>
  night.desk.request.post(`${riffle.url}/api/night/${night.id}/commands`, { data: { id: randomUUID(), command } });

describe('time that nobody knows of', () => {
  it('after a sleep: the floor waits, the room reads why, and “no” gives clock and penalty the time they had', async () => {
    const { desk, wall, player } = night;
    const [entry] = Object.keys((await night.night()).view.entries);
    const penalty = { penalty: randomUUID(), offence: 'language', measure: 'time', minutes: 10 };
    expect((await perform({ type: 'GivePenalty', entry, ...penalty })).ok()).toBe(true);
    const before = (await night.night()).view.penalties?.[0]?.length;
    riffle.machine({ slept: 40 * MIN });
    await desk.getByText('Der Rechner hat 40 Minuten geschlafen. Zählt diese Zeit?').last().waitFor();
    await desk.getByText(/ohne den Schlaf stünde \(Level 5, noch /).waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await floor.getByText('Die Turnierleitung entscheidet das am Pult.').waitFor();
    expect(await floor.getByRole('button', { name: /^(Ja|Nein), / }).count()).toBe(0);
    for (const screen of [wall, player]) await screen.getByText('Der Rechner hat geschlafen.').waitFor();
    await desk.getByRole('button', { name: 'Nein, weiter wie davor' }).click();
    await desk.getByText('Die Uhr läuft weiter, wo sie stand.').waitFor();
    await night.until(({ view }) => view.clock?.level === 0 && view.clock.running);
    const after = (await night.night()).view.penalties?.[0]?.length;
    const until = (length: typeof before) => (length?.in === 'time' ? length.until : 0);
    expect(until(after) - until(before)).toBeGreaterThanOrEqual(40 * MIN);
    await floor.getByText('Die Turnierleitung entscheidet das am Pult.').waitFor({ state: 'detached' });
  });

  it('“yes” lets the night run as if the computer had not slept', async () => {
    riffle.machine({ slept: 40 * MIN });
    await night.desk.getByRole('button', { name: 'Ja, sie zählt' }).click();
    await night.desk.getByText('als hätte der Rechner nicht geschlafen').waitFor();
    await night.desk.getByText('Level 5', { exact: true }).first().waitFor();
  });

  it('a clock that was set is told by both times, on a phone and in English too', async () => {
    const phone = await openPage(browser, PHONE, 'en');
    await phone.context().addCookies(await night.desk.context().cookies());
    await phone.goto(`${riffle.url}/nights/${night.id}`);
    riffle.machine({ set: -60 * MIN });
    await phone.getByText("The computer's clock was set back by one hour. Does the new time hold?").last().waitFor();
    await phone.getByText(/^By the new time it is .+, by the old one .+\.$/).waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Yes, the new time' }).press('Enter');
    await phone.getByText('The new time holds.').waitFor();
    await expect.poll(() => phone.evaluate(() => document.activeElement?.id)).toBe('main');
    await night.until(({ asked, view }) => asked === undefined && view.clock?.running === true);
    await phone.context().close();
  });
});

describe('the floor’s log', () => {
  it('shows an older step before it is taken back, and brings back what was', async () => {
    await floor.goto(`${riffle.url}/nights/${night.id}/log`);
    const here = async () => (await night.night()).view.figures.checkedIn;
    const all = await here();
    await floor.getByRole('button', { name: 'Zurücknehmen: 27 Personen eingecheckt.' }).click();
    const dialog = floor.getByRole('dialog');
    await dialog.getByText('Was danach geschah, bleibt').waitFor();
    expect(await here()).toBe(all);
    await dialog.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
    await night.until(({ view }) => view.figures.checkedIn === 0);
    await floor.locator('.notices').getByRole('button', { name: 'Wiederherstellen' }).click();
    await night.until(({ view }) => view.figures.checkedIn === all);
  });

  it('has texts taken out for good by the director', async () => {
    const { desk } = night;
    expect((await perform({ type: 'Note', text: 'Hausverbot für Anton' })).ok()).toBe(true);
    await desk.goto(`${riffle.url}/nights/${night.id}/log`);
    await desk.getByRole('button', { name: 'Text löschen: Notiz: Hausverbot für Anton' }).click();
    await desk.getByRole('button', { name: 'Endgültig löschen' }).click();
    await desk.getByText(/^Notiz: \[gelöscht am /).waitFor();
    expect(await desk.getByText('Hausverbot').count()).toBe(0);
  });
});

describe('two of the same name', () => {
  it('are told apart where they choose themselves, by their seats', async () => {
    const { desk, player } = night;
    const people = (await (await desk.request.get(`${riffle.url}/api/people`)).json()) as readonly { id: string }[];
    for (const { id } of people.slice(0, 2))
      await desk.request.patch(`${riffle.url}/api/people/${id}`, { data: { first: 'Hans', last: 'Maier' } });
    await player.getByRole('button', { name: 'Anderen Namen wählen' }).click();
    const both = player.getByRole('button', { name: /^M\., Hans Tisch \d+ · Platz \d+$/ });
    await expect.poll(() => both.count()).toBe(2);
    expect(new Set(await both.allInnerTexts()).size).toBe(2);
  });
});

describe('a person', () => {
  it('leaves with all that was written, is given out in one file first, and is named nowhere afterwards', async () => {
    const { desk } = night;
    await desk.goto(`${riffle.url}/people`);
    await desk
      .getByRole('button', { name: /^Clberg/ })
      .first()
      .click();
    const name = (await desk.getByRole('dialog').getByRole('heading').innerText()).replace(' bearbeiten', '');
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('link', { name: 'Daten als Datei' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.(json|txt|html)$/);
    await desk.getByRole('button', { name: 'Person löschen' }).click();
    await desk.getByRole('button', { name: 'Endgültig löschen' }).click();
    await desk.getByText('Von der Person steht nichts mehr da.').waitFor();
    // the line that was opened by the keyboard is gone: it goes on from where the page begins
    await expect.poll(() => desk.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await night.until(({ names }) => !Object.values(names).includes(name));
  });

  it('keeps reasons as long as the club says, which is told before it is saved', async () => {
    const { desk } = night;
    await desk.getByLabel('Begründungen und Personen behalten').selectOption('3');
    await desk.getByRole('button', { name: 'Übernehmen' }).click();
    await desk.reload();
    await expect.poll(() => desk.getByLabel('Begründungen und Personen behalten').inputValue()).toBe('3');
  });
});
