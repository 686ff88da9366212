import type { LeagueDocument } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { aLeague, type LeaguePictured } from './pictures/league.ts';

const { riffle, browser } = await ownRiffle();
const picture = picturesOf('league-club');
let office: Page;
let club: Page;
let league: LeaguePictured;

beforeAll(async () => {
  const night = await ClubNight.at(riffle, browser);
  await night.firstRun();
  office = night.desk;
  league = await aLeague(office.request, riffle.url, 'Bundesliga');
  club = await openPage(browser, PHONE, 'de');
});

const document = async (): Promise<LeagueDocument> =>
  (await office.request.get(`${riffle.url}/api/league/${league.id}`)).json();
const at = (path: string): string => `${riffle.url}/leagues/${league.id}${path}`;
const pdf = (what: string) => ({
  ...{ name: `${what}.pdf`, mimeType: 'application/pdf' },
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<</Title(${what})>>endobj\ntrailer<<>>\n%%EOF\n`),
});

describe('a club by its own link', () => {
  it('enters a new member with his consent, and applies for his licence, without anybody’s being shown to it', async () => {
    const asked: string[] = [];
    club.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await club.goto(`${riffle.url}/l/${league.code}/club#${league.club}`);
    await club.getByRole('button', { name: 'Neues Mitglied melden …' }).click();
    const dialog = club.getByRole('dialog', { name: 'Neues Mitglied melden' });
    await dialog.getByLabel('Vorname', { exact: true }).fill('Anna');
    await dialog.getByRole('button', { name: 'Melden', exact: true }).click();
    await dialog.getByText('Ohne Einverständnis wird niemand gemeldet.').waitFor();
    expect(await dialog.getByText('Bitte ausfüllen.').count()).toBe(2);
    await dialog.getByLabel('Nachname').fill('Birke');
    await dialog.getByLabel('Geburtsdatum').fill('1980-05-05');
    await dialog.getByLabel('Das Mitglied weiß davon und ist einverstanden.').check();
    expect(await pageFaults(club)).toEqual([]);
    await picture(club, 'new-member');
    await dialog.getByRole('button', { name: 'Melden und noch eines' }).click();
    await club.getByText('Anna Birke ist gemeldet.').waitFor();
    await dialog.getByLabel('Vorname', { exact: true }).fill('Zoë');
    await dialog.getByLabel('Nachname').fill('Zander');
    await dialog.getByLabel('Geburtsdatum').fill('1991-07-01');
    await dialog.getByLabel('Das Mitglied weiß davon und ist einverstanden.').check();
    await dialog.getByRole('button', { name: 'Melden', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const line = club.getByRole('listitem').filter({ hasText: 'Zoë Zander' });
    await line.getByText('neu gemeldet').waitFor();
    await line.getByText('Lizenz beantragt', { exact: false }).waitFor();
    expect(await pageFaults(club)).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/api/people'))).toEqual([]);
  });

  it('brings a document to its application, and the office one of its own', async () => {
    const papers = club.getByRole('region', { name: 'Lizenzen' });
    await papers.locator('input[type=file]').setInputFiles(pdf('auszug'));
    await club.getByText('Gespeichert.', { exact: false }).first().waitFor();
    const kept = papers.getByRole('list', { name: 'Dokument dazulegen' }).getByRole('listitem');
    await expect.poll(() => kept.count()).toBe(1);
    await picture(club, 'document');
    expect(await pageFaults(club)).toEqual([]);
    const saved = club.waitForEvent('download');
    await kept.getByRole('button').first().click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

    await office.goto(at('/clubs'));
    const ahorn = office.locator('details').filter({ has: office.getByRole('heading', { name: 'PC Ahorn' }) });
    const papersThere = ahorn.getByRole('list', { name: 'Dokument dazulegen' }).getByRole('listitem');
    await expect.poll(() => papersThere.count()).toBe(1);
    await ahorn.locator('input[type=file]').first().setInputFiles(pdf('bescheid'));
    await expect.poll(() => papersThere.count()).toBe(2);
    expect((await document()).view.files).toHaveLength(2);
    await picture(office, 'office-document');
    expect(await pageFaults(office)).toEqual([]);
    // what the office has put there its club sees at once
    await expect.poll(() => kept.count()).toBe(2);
  });
});

describe('the office', () => {
  it('is told of new members, says that one is known and has changed clubs, and that one is new', async () => {
    await office.goto(at(''));
    await office.getByRole('link', { name: '2 neu gemeldete Mitglieder ansehen' }).click();
    const waiting = office.getByRole('region', { name: 'Von Vereinen neu gemeldet (2)' });
    const known = waiting.getByRole('button', { name: /^ist Anna Birke \(Kader PC Birke · geboren .* 1980\)$/ });
    await known.waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await picture(office, 'unsettled');
    await known.click();
    await office.getByText('Das ist Anna Birke.').waitFor();
    const rest = office.getByRole('region', { name: 'Von Vereinen neu gemeldet (1)' });
    await rest.getByText('So heißt sonst niemand im Verzeichnis.').waitFor();
    await rest.getByRole('button', { name: 'ist neu' }).click();
    await rest.waitFor({ state: 'detached' });
    const anna = office.getByRole('listitem').filter({ hasText: 'Anna Birke' });
    await anna.getByText(/PC Birke seit .* → PC Ahorn seit/).waitFor();
    expect((await document()).view.own?.players.filter(({ unsettled }) => unsettled === true)).toEqual([]);
  });
});
