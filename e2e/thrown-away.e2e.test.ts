import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import { READY_STRUCTURES } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const NAME = 'Freitag im Keller';
const id = randomUUID();
const { riffle, browser } = await ownRiffle();
let night: ClubNight;
let desk: Page;
beforeAll(async () => {
  night = await ClubNight.at(riffle, browser);
  await night.owned();
  desk = night.desk;
  const book = findRulebook('pvb');
  const setup = {
    ...{ name: NAME, game: 'holdem', currency: 'EUR', prizes: [], seatsPerTable: 9, startingStack: 20_000 },
    ...{ rulebook: { id: book?.id, edition: book?.edition }, levels: READY_STRUCTURES[0]?.levels },
  };
  const made = await desk.request.post(`${riffle.url}/api/night`, { data: { id, commandId: randomUUID(), setup } });
  expect(made.ok()).toBe(true);
});

const inRow = (page: Page) => page.locator('li', { hasText: NAME });
async function throwAway(): Promise<void> {
  await desk.goto(riffle.url);
  await inRow(desk)
    .getByRole('button', { name: `${NAME} löschen` })
    .click();
  await desk.getByLabel('Name des Turniers').fill(NAME);
  await desk.keyboard.press('Enter');
  await desk.getByText(`${NAME} liegt im Papierkorb.`).waitFor();
}
const fileNamed = (name: string, content: unknown) => ({
  ...{ name, mimeType: 'application/json' },
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

describe('a tournament that is thrown away', () => {
  it('is called by its name first, and its link says that it was deleted', async () => {
    const { code } = (await (await desk.request.get(`${riffle.url}/api/night/${id}`)).json()) as { code: string };
    await night.player.goto(`${riffle.url}/e/${code}`);
    await night.player.getByText(NAME).first().waitFor();
    await desk.goto(riffle.url);
    await inRow(desk)
      .getByRole('button', { name: `${NAME} löschen` })
      .click();
    await desk.getByLabel('Name des Turniers').fill('Samstag');
    await desk.getByRole('button', { name: 'In den Papierkorb' }).click();
    await desk.getByText('Das ist nicht der Name.').waitFor();
    await desk.getByLabel('Name des Turniers').fill(NAME);
    await desk.keyboard.press('Enter');
    await desk.getByText('Noch kein Turnier.').waitFor();
    await night.player.getByText('Dieses Turnier wurde gelöscht').waitFor();
    await night.player.reload();
    await night.player.getByText('Dieses Turnier wurde gelöscht').waitFor();
    await desk.goto(`${riffle.url}/nights/${id}`);
    await desk.getByText('Dieses Turnier wurde gelöscht').first().waitFor();
  });

  it('comes back out of the bin', async () => {
    await desk.goto(riffle.url);
    await desk.getByRole('link', { name: 'Papierkorb' }).click();
    await inRow(desk).getByText('Gelöscht am').waitFor();
    await desk.getByRole('button', { name: `${NAME} zurückholen` }).click();
    await desk.getByText('Der Papierkorb ist leer.').waitFor();
    await desk.getByRole('link', { name: 'Turniere' }).first().click();
    await inRow(desk).waitFor();
  });

  it('is met by its file: in the bin, there already, changed, and gone for good', async () => {
    const text = await (await desk.request.get(`${riffle.url}/api/night/${id}/export`)).text();
    await throwAway();
    await desk.getByRole('link', { name: 'Aus einer Datei' }).click();
    await desk.getByText('Fingerabdruck').waitFor();
    const input = desk.locator('input[type="file"]');
    await input.setInputFiles(fileNamed('freitag.json', text));
    await desk.getByText('Dieses Turnier liegt im Papierkorb.').waitFor();
    await desk.getByRole('button', { name: 'Zurückholen' }).click();
    await desk.getByText(`${NAME} ist schon hier`).waitFor();
    await throwAway();
    await desk.goto(`${riffle.url}/bin`);
    await desk.getByRole('button', { name: `${NAME} endgültig löschen` }).click();
    await desk.getByLabel('Name des Turniers').fill(NAME);
    await desk.getByRole('button', { name: 'Für immer löschen' }).click();
    await desk.getByText('Der Papierkorb ist leer.').waitFor();
    await desk.goto(`${riffle.url}/import`);
    await input.setInputFiles(fileNamed('kaputt.json', text.slice(0, 200)));
    await desk.getByText('kein JSON').waitFor();
    const changed = JSON.parse(text) as { commits: { at: number }[] };
    if (changed.commits[0] !== undefined) changed.commits[0].at += 1;
    await input.setInputFiles(fileNamed('geaendert.json', changed));
    await desk.getByText(/Schritt 1 geändert: /).waitFor();
    await desk.getByRole('button', { name: 'Trotzdem übernehmen' }).click();
    await desk.getByRole('link', { name: 'Zum Turnier' }).click();
    await desk.getByRole('heading', { name: NAME }).first().waitFor();
  });

  it.each([
    ['de', PHONE, 'dark'],
    ['en', LAPTOP, 'light'],
  ] as const)('has pages that are fit for everybody, in %s', async (language, size, light) => {
    await desk.request.post(`${riffle.url}/api/night/${id}/delete`, { data: { name: NAME } });
    const page = await openPage(browser, size, language);
    await page.context().addCookies(await desk.context().cookies());
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of ['/', '/bin', '/import']) {
      await page.goto(`${riffle.url}${path}`);
      await settled(page);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${language}${path.replace('/', '-')}.png` });
      found.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    await desk.request.post(`${riffle.url}/api/night/${id}/bring-back`);
    await page.context().close();
  });
});
