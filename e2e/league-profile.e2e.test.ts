import { readFileSync } from 'node:fs';
import type { LeagueDocument } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let office: Page;
beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  office = club.desk;
});

const card = (name: string) => office.locator(`[id="${name}"]`);
async function question(subject: RegExp, name: string) {
  const button = office.getByRole('button', { name: subject });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await card(name).locator('summary').first().click();
  return card(name);
}
const place = (name: string, nth: number) => card(name).getByLabel(`Platz ${String(nth)}`, { exact: true });
const written = async (): Promise<{ readonly [question: string]: { readonly value: unknown } }> => {
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Als Datei', exact: true }).click(),
  ]);
  return JSON.parse(readFileSync(await file.path(), 'utf8')).answers;
};

describe('a competition profile of a league’s own', () => {
  it('starts from a ready one, and answers what is otherwise: points by place, and a chain', async () => {
    await office.goto(`${riffle.url}/leagues`);
    await office.getByRole('link', { name: 'Wettbewerbsprofile' }).click();
    await office.getByText('Noch kein eigenes Profil').waitFor();
    await office.getByRole('button', { name: 'Anlegen' }).click();
    await office.getByText('Das Profil braucht einen Namen.').waitFor();
    await office.getByLabel('Name', { exact: true }).fill('Landesliga Tirol');
    await office.getByLabel('Geht aus von').selectOption('ready oepbl');
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('button', { name: 'Anlegen' }).click();
    await office.getByRole('heading', { level: 1, name: 'Landesliga Tirol' }).waitFor();
    const points = await question(/^Tabelle/, 'table.chain').then(() => question(/^Rundenwertung/, 'round.table'));
    await points.getByText('So sagt es Österreichische Liga').waitFor();
    await place('round.table', 1).fill('40');
    await office.keyboard.press('Tab');
    expect(await place('round.table', 2).evaluate((input) => input === document.activeElement)).toBe(true);
    const chain = card('table.chain');
    await chain.getByRole('button', { name: 'Schritt 3: nach vorn' }).click();
    await expect.poll(() => chain.getByLabel('Was entscheidet').nth(1).inputValue()).toBe('scored');
    await chain.getByRole('button', { name: 'Schritt 3: entfernen' }).click();
    await chain.getByRole('button', { name: 'Schritt anfügen' }).click();
    await chain.getByLabel('Was entscheidet').nth(3).selectOption('bestRound');
    await chain.getByRole('button', { name: 'Schritt 4: nach vorn' }).click();
    expect(await pageFaults(office)).toEqual([]);
  });

  it('is there again after a reload, half typed as it was, and says at its field what is wrong', async () => {
    const rounds = await question(/^Saison und Spielklassen/, 'season.rounds');
    await rounds.getByLabel('Antwort').fill('6x');
    await rounds.getByText('Hier steht eine ganze Zahl.').waitFor();
    await office.reload();
    await office.getByText('1 Angabe ist noch nicht richtig').waitFor();
    expect(await office.getByRole('button', { name: 'Speichern' }).isDisabled()).toBe(true);
    await office.getByRole('button', { name: 'Spieltage einer Saison', exact: true }).click();
    await expect.poll(() => rounds.getByLabel('Antwort').inputValue()).toBe('6x');
    await rounds.getByLabel('Antwort').fill('2000');
    await rounds.getByText('Möglich ist eine ganze Zahl von 0 bis 1.000.').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await rounds.getByRole('button', { name: 'Wie in Österreichische Liga (ÖPBL)' }).click();
    await office.getByText('1 Angabe ist noch nicht richtig').waitFor({ state: 'detached' });
    expect(await written()).toEqual({
      'round.table': {
        value: { is: 'byPlace', points: [40, 25, 21, 18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] },
      },
      'table.chain': {
        value: [
          { by: 'points', among: 'all', rules: ['oepbl:4.1.3 champion'] },
          {
            ...{ by: 'scored', among: 'all' },
            rules: ['oepbl:4.1.3 tie: round points', 'oepbl:4.2.1.2 chain', 'oepbl:4.2.2.3 chain'],
          },
          { by: 'bestRound', among: 'all' },
          { by: 'decided', among: 'all', rules: ['oepbl:4.2.1.2 heads-up', 'oepbl:4.2.2.3 heads-up'] },
        ],
      },
    });
  });

  it('takes money as it is written, a reading as decided, and says what does not go together', async () => {
    const dress = await question(/^Strafen/, 'fine.dress');
    await dress.getByLabel('Antwort (EUR)').fill('12,50');
    await dress.getByLabel('In eigenen Worten').fill('Beschluss vom 3. März');
    await office.getByLabel('Zeigen').selectOption('readings');
    await card('points.shared').locator('summary').click();
    await card('points.shared').getByRole('button', { name: 'So ist es bei uns entschieden' }).click();
    await expect.poll(() => card('points.shared').count()).toBe(0);
    await office.getByLabel('Zeigen').selectOption('otherwise');
    await office.getByText('4 Fragen', { exact: true }).waitFor();
    expect(await written()).toMatchObject({
      'fine.dress': { value: 12_50, note: 'Beschluss vom 3. März' },
      'points.shared': { value: 'ofPlace' },
    });
    await office.getByLabel('Zeigen').selectOption('all');
    const players = await question(/^Aufstellung/, 'lineUp.players');
    await players.getByLabel('Antwort').fill('7');
    await office.getByText('Nummer 7 spielt in keinem Heat.').first().waitFor();
    await office.keyboard.press('Tab');
    await office.getByRole('button', { name: 'Zurück', exact: true }).click();
    await office.getByText('Nummer 7 spielt in keinem Heat.').first().waitFor({ state: 'detached' });
    const licence = await question(/^Vereinslizenz/, 'licence.needed');
    await licence.getByLabel('Nein').check();
    await office.getByText('Es gibt Lizenzgebühren, Vereine brauchen aber keine Lizenz.').first().waitFor();
  });

  it('is tried out on round cards, beside the one that it starts from', async () => {
    await office.getByRole('button', { name: 'Beispielrunde von sechs Vereinen rechnen' }).click();
    const linde = office.getByRole('row', { name: /PC Linde/ });
    await expect.poll(() => linde.innerText()).toMatch(/1\s+PC Linde\s+40\s+1\. mit 30/);
    expect(await pageFaults(office)).toEqual([]);
    await office.setViewportSize(PHONE);
    expect(await pageFaults(office)).toEqual([]);
    await office.setViewportSize(LAPTOP);
  });

  it('is saved for the club, and a season opened with it reckons its table by it', async () => {
    await office.getByRole('button', { name: 'Speichern' }).click();
    await office.getByText('Gespeichert. Saisonen').waitFor();
    await office.getByRole('button', { name: 'Saison damit eröffnen …' }).click();
    const dialog = office.getByRole('dialog');
    expect(await dialog.getByLabel('Wettbewerbsprofil').inputValue()).toBe('landesliga-tirol');
    await dialog.getByLabel('Name der Liga').fill('Tirol');
    await dialog.getByRole('button', { name: 'Eröffnen' }).click();
    await office.waitForURL(/\/leagues\/[^/]+\/clubs/);
    const id = new URL(office.url()).pathname.split('/')[2] ?? '';
    const headers = { origin: riffle.url };
    const ask = async (command: object): Promise<void> => {
      const data = { id: crypto.randomUUID(), command };
      const answer = await office.request.post(`${riffle.url}/api/league/${id}/commands`, { data, headers });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    for (const club of ['Ahorn', 'Birke'])
      await ask({ type: 'AdmitClub', club: `club-${club}`, name: `PC ${club}`, registerNumber: '1' });
    for (const club of ['Ahorn', 'Birke'])
      for (const of of ['oepbl', 'apsa', 'regional'])
        await ask({ type: 'NoteMembership', club: `club-${club}`, membership: { of, since: '2020-01-01' } });
    for (const club of ['Ahorn', 'Birke'])
      await ask({ type: 'EnterTeam', team: `team-${club}`, club: `club-${club}`, division: '1' });
    const day = { division: '1', round: 1 };
    const startsAt = Date.parse('2026-03-28T10:00Z');
    for (const division of ['1', '2'])
      for (let round = 1; round <= 6; round += 1)
        await ask({ type: 'PlanMatchDay', division, round, date: '2026-03-28', startsAt });
    await ask({ type: 'StartSeason' });
    const told = [
      { team: 'team-Ahorn', points: 80 },
      { team: 'team-Birke', points: 90 },
    ];
    await ask({ type: 'EnterResults', results: { ...day, told } });
    await office.goto(`${riffle.url}/leagues/${id}/tables`);
    await expect
      .poll(() => office.getByRole('row', { name: /PC Birke/ }).innerText())
      .toMatch(/^1\s+PC Birke\s+1\s+90\s+40$/);
    const document = async () =>
      (await (await office.request.get(`${riffle.url}/api/league/${id}`)).json()) as LeagueDocument;
    expect((await document()).view.regulation?.answers['fine.dress']).toEqual({
      ...{ value: 12_50, refs: [], note: 'Beschluss vom 3. März' },
    });
    await office.goto(`${riffle.url}/leagues/${id}/profile`);
    await office.getByRole('heading', { name: 'Landesliga Tirol' }).waitFor();
    await office.getByRole('button', { name: 'Eigene Antworten' }).click();
    await office.getByText('12,50\u00A0€').waitFor();
    await office.getByText('Punkte vom ersten Platz an: 40, 25', { exact: false }).waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.goto(`${riffle.url}/l/${(await document()).code}/profile`);
    await office.getByText('Nach diesem Profil wird gespielt.', { exact: false }).waitFor();
    expect(await pageFaults(office)).toEqual([]);
  });

  it('is written over by nobody who has not seen what another saved', async () => {
    const [kept] = await (await office.request.get(`${riffle.url}/api/league-profiles`)).json();
    await office.goto(`${riffle.url}/leagues/profiles/landesliga-tirol`);
    await office.getByLabel('Name', { exact: true }).fill('Tiroler Liga');
    const other = { ...kept.profile, name: 'Von nebenan' };
    const data = { profile: other, expectedVersion: kept.version };
    await office.request.put(`${riffle.url}/api/league-profiles/landesliga-tirol`, {
      data,
      headers: { origin: riffle.url },
    });
    await office.getByRole('button', { name: 'Speichern' }).click();
    await office.getByRole('button', { name: 'Den anderen Stand nehmen' }).click();
    await office.getByRole('heading', { level: 1, name: 'Von nebenan' }).waitFor();
  });
});
