import { readFileSync } from 'node:fs';
import type { HouseOnShelf } from '@riffle/wire';
import { kindWord } from '@riffle/words';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let desk: Page;
beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  desk = club.desk;
});

const UNDERCALL = '#toFace=1000&inFront=500&bettors=2';
const card = (page: Page) => page.locator('[id="betting.undercall"]');
const outcome = (page: Page) => page.getByTestId('outcome').innerText();

async function open(search: string): Promise<void> {
  await desk.getByLabel('Frage suchen').fill(search);
  await card(desk).locator('summary').click();
}

/** A night created in the form under the rulebook of this name; its id. */
async function nightUnder(name: RegExp): Promise<string> {
  await desk.goto(`${riffle.url}/new`);
  const books = desk.getByLabel('Regelwerk', { exact: true });
  await expect.poll(() => books.locator('option').filter({ hasText: name }).count()).toBe(1);
  await books.selectOption(await books.locator('option').filter({ hasText: name }).innerText());
  await expect.poll(() => desk.locator('form').innerText()).toContain('1 Abweichung');
  await desk.getByRole('button', { name: 'Turnier anlegen' }).click();
  await desk.waitForURL(/\/nights\/[^/]+\/players/);
  return new URL(desk.url()).pathname.split('/')[2] ?? '';
}

async function ruledIn(night: string, page = desk): Promise<string> {
  await page.goto(`${riffle.url}/floor/undercall?night=${night}${UNDERCALL}`);
  const bar = page.getByRole('button', { name: /Blinds/ });
  await expect.poll(() => bar.innerText()).toContain('Hausregeln Kreuzberg');
  return outcome(page);
}

describe('a house rulebook', () => {
  let first = '';

  it('is made, one question answered otherwise, saved and exported', async () => {
    await desk.goto(`${riffle.url}/rules`);
    await desk.getByRole('link', { name: 'Hausregeln' }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Hausregeln Kreuzberg');
    await desk.getByLabel('Beruht auf').selectOption('pvb');
    await desk.getByRole('button', { name: 'Anlegen' }).click();
    await desk.getByRole('heading', { level: 1, name: 'Hausregeln Kreuzberg' }).waitFor();
    await open('zu wenig bezahlt');
    await card(desk).getByLabel('Ergänzen oder folden').check();
    await card(desk).getByLabel('In eigenen Worten').fill('Wir fragen immer.');
    await desk.getByRole('button', { name: 'Speichern' }).click();
    await desk.getByText('Gespeichert als Ausgabe').waitFor();
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Als Datei' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      id: 'hausregeln-kreuzberg',
      extends: { id: 'pvb' },
      answers: { 'betting.undercall': { value: 'completeOrFold', note: 'Wir fragen immer.' } },
    });
  });

  it('rules a night begun under it, and is cited with the house’s own words', async () => {
    await desk.goto(`${riffle.url}/floor/undercall?book=pvb${UNDERCALL}`);
    const beneath = await outcome(desk);
    first = await nightUnder(/Hausregeln Kreuzberg/);
    expect(await ruledIn(first)).not.toBe(beneath);
    expect(await outcome(desk)).toContain('Der Spieler wählt');
    await desk.locator('summary', { hasText: 'Warum?' }).click();
    await desk.getByText('Hausregel: Zu wenig bezahlt').click();
    await desk.getByText('Wir fragen immer.').waitFor();
    await desk.getByRole('link', { name: 'Hausregelwerk ansehen' }).click();
    await desk.waitForURL(/\/rules\/house\/hausregeln-kreuzberg\?edition=.*policy=betting.undercall/);
    await desk.getByRole('heading', { level: 1, name: 'Hausregeln Kreuzberg' }).waitFor();
  });

  it('a night begun under one edition keeps it when the house rulebook is changed', async () => {
    await desk.goto(`${riffle.url}/rules/house/hausregeln-kreuzberg`);
    await open('zu wenig bezahlt');
    await card(desk).getByLabel('Es muss auf den Call ergänzt werden.').check();
    await desk.getByText('Nach dieser Ausgabe wird ein Turnier gespielt').waitFor();
    await desk.getByRole('button', { name: 'Speichern' }).click();
    await desk.getByText('Gespeichert als neue Ausgabe').waitFor();
    const second = await nightUnder(/Hausregeln Kreuzberg/);
    expect(await ruledIn(second)).toContain('Call: 1000');
    expect(await ruledIn(first)).toContain('Der Spieler wählt');
    // on another device, too, which has never seen the editor
    const phone = await openPage(browser, PHONE, 'de');
    expect(await ruledIn(first, phone)).toContain('Der Spieler wählt');
    expect(await phone.locator('h1').first().innerText()).toBe(kindWord('de', 'undercall').label);
    await phone.context().close();
    // a link names the edition too
    const answer = await desk.request.get(`${riffle.url}/api/house-rulebooks/hausregeln-kreuzberg`);
    const { editions } = (await answer.json()) as HouseOnShelf;
    const told = { 'Der Spieler wählt': editions.at(-1)?.edition, 'Call: 1000': editions[0]?.edition };
    for (const [words, edition] of Object.entries(told)) {
      const guest = await openPage(browser, PHONE, 'de');
      await guest.goto(`${riffle.url}/floor/undercall?book=hausregeln-kreuzberg@${edition ?? ''}${UNDERCALL}`);
      await expect.poll(() => guest.getByRole('button', { name: /Blinds/ }).innerText()).toContain('Kreuzberg');
      expect(await outcome(guest)).toContain(words);
      await guest.context().close();
    }
  });

  it('takes back steps, says at once what does not fit, and loses nothing when the page is closed', async () => {
    await desk.goto(`${riffle.url}/rules/house/hausregeln-kreuzberg`);
    await desk.getByLabel('Frage suchen').fill('Zeitstrafe');
    const time = desk.locator('[id="sanctions.timePenalty"]');
    await time.locator('summary').click();
    await time.getByLabel('Es gibt keine Zeitstrafen.').check();
    await desk.getByText('Das passt nicht zusammen').waitFor();
    await desk.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect.poll(() => desk.getByText('Das passt nicht zusammen').count()).toBe(0);
    await time.getByRole('button', { name: 'Höchstens Minuten: Weniger' }).click();
    await expect.poll(() => time.locator('summary').innerText()).toContain('10 bis 49 Minuten');
    desk.once('dialog', (dialog) => void dialog.accept());
    await desk.reload();
    await desk.getByText('Nicht gespeichert', { exact: true }).waitFor();
    await expect.poll(() => desk.locator('main').innerText()).toContain('10 bis 49 Minuten');
    await desk.getByRole('button', { name: 'Änderungen verwerfen' }).click();
    await desk.getByText('Alles gespeichert').waitFor();
  });

  it('is not written over unseen by two who work on it', async () => {
    const other = await openPage(browser, LAPTOP, 'de');
    await other.context().addCookies(await desk.context().cookies());
    const address = `${riffle.url}/rules/house/hausregeln-kreuzberg`;
    await desk.goto(address);
    await other.goto(address);
    for (const [page, name] of [
      [other, 'Kreuzberger Regeln'],
      [desk, 'Hausregeln Kreuzberg 36'],
    ] as const) {
      await page.getByText('Alles gespeichert').waitFor();
      await page.getByLabel('Name', { exact: true }).fill(name);
    }
    await other.getByRole('button', { name: 'Speichern' }).click();
    await other.getByText('Gespeichert als').waitFor();
    // on a slow network what the other has saved comes later than the no to what was saved here
    await desk.route('**/api/house-rulebooks', async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    await desk.getByRole('button', { name: 'Speichern' }).click();
    await desk.getByText('Inzwischen hat jemand anderes gespeichert').waitFor();
    await desk.getByRole('button', { name: 'Anderen Stand nehmen' }).click();
    await desk.getByRole('heading', { level: 1, name: 'Kreuzberger Regeln' }).waitFor();
    await desk.unroute('**/api/house-rulebooks');
    await desk.getByLabel('Name', { exact: true }).fill('Hausregeln Kreuzberg');
    await desk.getByRole('button', { name: 'Speichern' }).click();
    await desk.getByText('Gespeichert als').waitFor();
    await other.context().close();
  });

  it('is written by keyboard and without a network, and saved when there is one again', async () => {
    const page = await openPage(browser, LAPTOP, 'de', { offline: true });
    const context = page.context();
    await context.addCookies(await desk.context().cookies());
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${riffle.url}/rules/house/hausregeln-kreuzberg`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('Frage suchen').fill('Straddle');
    const straddle = page.locator('[id="betting.straddle"]');
    await straddle.locator('summary').focus();
    await page.keyboard.press('Enter');
    await straddle.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Nicht gespeichert', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Nicht gespeichert', { exact: true }).waitFor();
    await expect.poll(() => page.locator('section.departures').innerText()).toContain('Straddle');
    await context.setOffline(false);
    await page.reload();
    await page.getByRole('button', { name: 'Speichern' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Alles gespeichert').waitFor();
    await context.close();
  });

  it('comes in from a file, with every problem named', async () => {
    await desk.goto(`${riffle.url}/rules/house`);
    const file = (content: unknown) => ({
      name: 'wedding.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    });
    const answer = await desk.request.get(`${riffle.url}/api/house-rulebooks/hausregeln-kreuzberg/export`);
    const house = (await answer.json()) as object;
    const input = desk.locator('input[type="file"]');
    await input.setInputFiles(file('{'));
    await desk.getByText('kein gültiges JSON').waitFor();
    await input.setInputFiles(file({ ...house, name: '', answers: { 'betting.undercall': { value: 'x' } } }));
    await desk.getByText('Zu wenig bezahlt (betting.undercall)').waitFor();
    await desk.getByText('Der Name (name) fehlt').waitFor();
    await input.setInputFiles(file({ ...house, id: 'wedding', name: 'Hausregeln Wedding' }));
    await desk.getByRole('heading', { level: 1, name: 'Hausregeln Wedding' }).waitFor();
    await desk.getByText('Nur auf diesem Gerät').waitFor();
    await desk.getByRole('button', { name: 'Speichern' }).click();
    await desk.getByText('Gespeichert als Ausgabe').waitFor();
  });
});

describe('its pages are fit for everybody (WCAG 2.2 AA) and fit their screen', () => {
  it.each([
    ['de', PHONE, 'light'],
    ['en', PHONE, 'dark'],
    ['en', LAPTOP, 'dark'],
  ] as const)('in %s, %o, %s', async (language, size, light) => {
    const page = await openPage(browser, size, language);
    await page.context().addCookies(await desk.context().cookies());
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of ['', '/hausregeln-kreuzberg', '/hausregeln-kreuzberg?policy=betting.undercall', '/nowhere']) {
      await page.goto(`${riffle.url}/rules/house${path}`);
      await settled(page);
      found.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
