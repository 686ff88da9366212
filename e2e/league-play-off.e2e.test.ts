import type { LeagueDocument } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { aLeague, CLUBS, type LeaguePictured } from './pictures/league.ts';

const { riffle, browser } = await ownRiffle();
let office: Page;
let league: LeaguePictured;
async function ask(command: object): Promise<void> {
  const data = { id: crypto.randomUUID(), command };
  const path = `${riffle.url}/api/league/${league.id}/commands`;
  const answer = await office.request.post(path, { data, headers: { origin: riffle.url } });
  if (!answer.ok()) throw new Error(`${JSON.stringify(command)} ${await answer.text()}`);
}

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  office = club.desk;
  league = await aLeague(office.request, riffle.url, 'Bundesliga');
  for (const division of ['1', '2'])
    for (let round = 1; round <= 6; round += 1) {
      const told = division === '1' ? CLUBS.map((name, nth) => ({ team: `team-${name}`, points: 90 - nth })) : [];
      await ask({ type: 'EnterResults', results: { division, round, told } });
      await ask({ type: 'CloseRound', division, round });
    }
  await ask({ type: 'EndSeason' });
});

it('[oepbl:4.2.3.1 replacement] asks for the regional leagues, says who may play, and who comes up stands in the proposal', async () => {
  await office.goto(`${riffle.url}/leagues/${league.id}`);
  await office.getByText('Noch keine Landesliga eingetragen.').waitFor();
  await office.getByRole('button', { name: 'Landesliga eintragen …' }).click();
  await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await office.getByText('Bitte den Namen der Landesliga angeben.').waitFor();
  await office.getByLabel('Name der Landesliga').fill('Landesliga Tirol');
  await office.getByLabel('Mannschaft auf Rang 1').fill('PC Innsbruck');
  await office
    .getByRole('listitem')
    .filter({ has: office.getByLabel('Mannschaft auf Rang 1') })
    .getByRole('checkbox')
    .check();
  await office.getByLabel('Mannschaft auf Rang 2').fill('PC Kufstein');
  expect(await pageFaults(office)).toEqual([]);
  await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await office.getByText('Landesliga Tirol: PC Kufstein ist dabei, als 2. der Tabelle.').waitFor();
  await office.getByText('PC Innsbruck nicht: Sie hat Spieler der ersten Spielklasse eingesetzt.').waitFor();
  expect(await pageFaults(office)).toEqual([]);
  await office.getByRole('button', { name: 'Ergebnis eintragen …' }).click();
  await office.getByLabel('Platz 1', { exact: true }).selectOption({ label: 'PC Kufstein' });
  await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await office.getByText('Endstand: PC Kufstein.').waitFor();
  await office.setViewportSize(PHONE);
  expect(await pageFaults(office)).toEqual([]);
  await office.getByRole('button', { name: /^Bestätigen|^Auf- und Abstieg bestätigen/ }).click();
  await office.locator('dialog[open]').getByRole('button').last().click();
  await expect
    .poll(async () => {
      const { view }: LeagueDocument = await (await office.request.get(`${riffle.url}/api/league/${league.id}`)).json();
      return view.confirmed?.moves.filter(({ way }) => way === 'up').length;
    })
    .toBe(1);
});

it('[oepbl:4.2.3.2 first three] changes nothing of it once it is confirmed, until somebody opens it again and says why', async () => {
  await office.getByText('Wer hier etwas ändern will, öffnet ihn zuerst wieder.').waitFor();
  expect(await office.getByRole('button', { name: /^Ergebnis/ }).count()).toBe(0);
  await office.getByRole('button', { name: 'Wieder öffnen …' }).click();
  await office.getByRole('button', { name: 'Wieder öffnen', exact: true }).click();
  await office.getByText('Bitte ausfüllen.').waitFor();
  await office.getByLabel('Grund').fill('Ein Einspruch war begründet');
  expect(await pageFaults(office)).toEqual([]);
  await office.getByRole('button', { name: 'Wieder öffnen', exact: true }).click();
  await office.getByRole('button', { name: /^Ergebnis/ }).waitFor();
});
