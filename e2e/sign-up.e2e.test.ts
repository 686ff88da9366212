import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import { READY_STRUCTURES } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
const HOUR = 3_600_000;
let desk: Page;
const id = randomUUID();
const complaints: string[] = [];

/** Another person's phone; whatever its browser complains of is kept. */
async function phone(language: 'de' | 'en' = 'de'): Promise<Page> {
  const page = await openPage(browser, PHONE, language);
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(said.text());
  });
  return page;
}
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/sign-up-${name}.png`, fullPage: true });
};

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  desk = club.desk;
  const setup = {
    ...{ name: 'Freitag', game: 'holdem', startingStack: 20_000, seatsPerTable: 9, prizes: [], currency: 'EUR' },
    rulebook: { id: 'pvb', edition: findRulebook('pvb')?.edition ?? '' },
    levels: READY_STRUCTURES[0]?.levels ?? [],
    startsAt: Date.now() + 48 * HOUR,
  };
  const made = await desk.context().request.post(`${riffle.url}/api/night`, {
    data: { id, commandId: randomUUID(), setup },
  });
  expect(made.ok()).toBe(true);
  const known = { id: randomUUID(), first: 'Benjamin', last: 'Bauer', guest: false, roomName: 'full' };
  await desk.context().request.post(`${riffle.url}/api/people`, { data: { ...known, nickname: 'Ben Bauer' } });
});

describe('sign-up before the night, on several devices', () => {
  let link = '';
  let anna: Page;
  let ben: Page;

  it('is opened at the desk, and gives a link with its code', async () => {
    await desk.goto(`${riffle.url}/nights/${id}/players`);
    await desk.getByRole('button', { name: 'Anmeldung öffnen …' }).click();
    await desk.getByLabel('Plätze', { exact: true }).fill('1');
    await desk.getByLabel('Öffentlich zeigen, wer kommt').check();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await shot(desk, 'desk-settings');
    await desk.getByRole('button', { name: 'Öffnen', exact: true }).click();
    await desk.getByText('0 von 1').waitFor();
    await desk.getByRole('button', { name: 'QR und Link …' }).click();
    await desk.getByRole('img', { name: 'QR-Code zur Anmeldung' }).first().waitFor();
    link = await desk.locator('dialog .url').innerText();
    expect(new URL(link).pathname).toMatch(/^\/s\/[A-Z2-9]{8}$/);
    expect(await pageFaults(desk)).toEqual([]);
    await shot(desk, 'desk-link');
    await desk.emulateMedia({ media: 'print' });
    expect(await desk.locator('.paper').innerText()).toContain('Anmelden: Code scannen');
    await shot(desk, 'poster');
    await desk.emulateMedia({ media: 'screen' });
    await desk.keyboard.press('Escape');
  });

  it('gives the first a place and the second the waiting list, and both see it', async () => {
    const path = new URL(link).pathname;
    [anna, ben] = [await phone(), await phone()];
    await anna.goto(`${riffle.url}${path}`);
    await anna.getByText('Noch 1 Platz frei').waitFor();
    expect(await pageFaults(anna)).toEqual([]);
    await shot(anna, 'phone');
    await anna.getByRole('button', { name: 'Anmelden' }).click();
    await anna.getByText('Bitte den Namen eintragen.').waitFor();
    await anna.getByLabel('Vor- und Nachname').fill('Anna Adler');
    await anna.getByLabel('Verein (freiwillig)').fill('Pik Ass');
    await anna.getByLabel('Mein Name darf hier').check();
    await anna.getByRole('button', { name: 'Anmelden' }).click();
    await anna.getByText('Sie haben einen Platz.').waitFor();
    await anna.getByText('Anna A.').waitFor();
    await shot(anna, 'phone-in');

    await ben.goto(`${riffle.url}${path}`);
    await ben.getByLabel('Vor- und Nachname').fill('Ben Bauer');
    await ben.getByRole('button', { name: 'Auf die Warteliste' }).click();
    await ben.getByText('Warteliste: Platz 1').waitFor();
    await ben.getByRole('heading', { name: 'Freitag' }).waitFor();
    expect(await pageFaults(ben)).toEqual([]);
    await shot(ben, 'phone-waiting');
    await desk.getByText('1 von 1 · 1 Person wartet').waitFor();
    await desk.getByRole('button', { name: 'Anna Adler ist da' }).waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await shot(desk, 'desk-list');
  });

  it('is cancelled from another device by his own link, and who waited moves up by himself', async () => {
    await anna.getByText('Ihr eigener Link').click();
    const own = await anna.locator('.url').innerText();
    const other = await phone('en');
    await other.goto(own);
    await other.getByText('You have a place.').waitFor();
    // what lets somebody cancel is out of the address at once
    expect(other.url()).not.toContain('#');
    await other.getByRole('button', { name: 'Cancel …' }).click();
    expect(await pageFaults(other)).toEqual([]);
    await other.getByRole('button', { name: 'Cancel my place' }).click();
    await ben.getByText('Sie haben einen Platz.').waitFor();
    await anna.getByText('Diese Anmeldung gibt es nicht mehr.').waitFor();
    // after a reload the phone still knows whose it is
    await ben.reload();
    await ben.getByText('Sie haben einen Platz.').waitFor();
  });

  it('is checked in by a tap, as the one who is known already', async () => {
    await desk.getByRole('button', { name: 'Ben Bauer ist da' }).click();
    await desk.getByRole('heading', { name: 'Wer ist Ben Bauer?' }).waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await shot(desk, 'desk-who');
    await desk.getByRole('button', { name: 'Benjamin Bauer' }).click();
    await desk.getByText('Alle Angemeldeten sind da.').waitFor();
    await desk.getByText('1/1').first().waitFor();
    await ben.getByText('Sie sind da. Viel Spaß!').waitFor();
    await shot(ben, 'phone-here');
    expect(complaints).toEqual([]);
  });

  it('says what there is to say where there is no such list', async () => {
    const page = await phone('en');
    await page.goto(`${riffle.url}/s/NOWHERE`);
    await page.getByRole('heading', { name: 'There is no such sign-up' }).waitFor();
    expect(await pageFaults(page)).toEqual([]);
  });
});
