import type { LeagueDocument, Night } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { aLeague, CLUBS, type LeaguePictured } from './pictures/league.ts';

const { riffle, browser } = await ownRiffle();
let office: Page;
let referee: Page;
let league: LeaguePictured;
const headers = { origin: riffle.url };
const document = async (): Promise<LeagueDocument> =>
  (await office.request.get(`${riffle.url}/api/league/${league.id}`)).json();
async function ask(path: string, command: object): Promise<void> {
  const data = { id: crypto.randomUUID(), command };
  const answer = await office.request.post(`${riffle.url}/api/${path}/commands`, { data, headers });
  if (!answer.ok()) throw new Error(`${JSON.stringify(command)} ${await answer.text()}`);
}

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  office = club.desk;
  league = await aLeague(office.request, riffle.url, 'Bundesliga');
  const { players = [] } = (await document()).view.own ?? {};
  // Tanne names nobody
  for (const name of CLUBS.slice(0, -1).filter((one) => one !== 'Birke')) {
    const squad = players.filter(({ spells, born = '' }) => spells[0]?.club === `club-${name}` && born < '2000');
    const named: (string | null)[] = squad.map(({ id }) => id);
    const [, second = ''] = named;
    if (name === 'Fichte') named[0] = null;
    await ask(`league/${league.id}`, {
      type: 'NameLineUp',
      team: `team-${name}`,
      round: 2,
      players: named,
      captain: second,
    });
  }
});

describe('a match day that runs on nights', () => {
  const matchDay = (): string => `${riffle.url}/leagues/${league.id}/days?division=1&round=2`;
  const nights = async () =>
    (await document()).view.matchDays.find(({ division, round }) => division === '1' && round === 2)?.nights?.all ?? [];

  it('[oepbl:3.4 heats] is opened in one step by a referee, and says before who is left out', async () => {
    const data = { name: 'Rosa', role: 'floor' };
    const invited = await office.request.post(`${riffle.url}/api/staff`, { data, headers });
    const { link } = (await invited.json()) as { link: string };
    referee = await openPage(browser, PHONE, 'de');
    await referee.goto(`${riffle.url}/join${new URL(link, riffle.url).hash}`);
    await referee.getByRole('button', { name: 'Abmelden' }).waitFor();
    await referee.goto(matchDay());
    await office.goto(matchDay());
    await office.getByText('Noch kein Turnier eröffnet.').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await referee.getByRole('button', { name: 'Turniere eröffnen …' }).click();
    await referee.getByText('Ohne Aufstellung, also nicht dabei: PC Tanne.').waitFor();
    expect(await pageFaults(referee)).toEqual([]);
    await referee.getByRole('button', { name: 'Ohne diese Mannschaft eröffnen' }).click();
    await office.getByRole('listitem').filter({ hasText: 'Teamturnier B' }).getByText('beginnt noch').waitFor();
    expect(await office.getByRole('link', { name: /^Turnierpult: / }).count()).toBe(5);
    expect(await pageFaults(office)).toEqual([]);
  });

  it('[oepbl:3.7] has a referee say once who is missing, and tells which number he may have', async () => {
    const ahorn = referee
      .getByRole('listitem')
      .filter({ hasText: /^PC Ahorn/ })
      .first();
    await ahorn.getByRole('button', { name: 'Jemand fehlt …' }).click();
    await referee.getByLabel('Wer aufgestellt und nicht da ist').selectOption({ label: '5 Emil Ahorn' });
    expect(await pageFaults(referee)).toEqual([]);
    await referee.getByRole('button', { name: 'Fehlt', exact: true }).click();
    await ahorn.getByText('Emil Ahorn fehlt').waitFor();
    await office.getByText('Wer fehlt, hat Nummer 1 oder 2.').waitFor();
    expect(await pageFaults(referee)).toEqual([]);
    const heat = (await nights()).find(({ of }) => of.is === 'tables' && of.heat === 1)?.night ?? '';
    const absent = async (): Promise<number> => {
      const night: Night = await (await office.request.get(`${riffle.url}/api/night/${heat}`)).json();
      return night.view.absences?.length ?? 0;
    };
    await expect.poll(absent).toBe(1);
    await ahorn.getByRole('button', { name: 'Emil Ahorn ist da' }).click();
    await expect.poll(absent).toBe(0);
  });

  it('leads to the desk of a night, which leads back to its match day', async () => {
    await office.getByRole('link', { name: 'Turnierpult: Tische, Heat 1' }).click();
    await office.getByRole('link', { name: 'Bundesliga: Spielklasse 1, Runde 2' }).click();
    await office.getByRole('heading', { name: 'Turniere', exact: true }).waitFor();
  });

  it('[oepbl:3.15 hand in] proposes a table that is over, and takes it over by a tap', async () => {
    const heat = (await nights()).find(({ of }) => of.is === 'tables' && of.heat === 1)?.night ?? '';
    await ask(`night/${heat}`, { type: 'StartClock' });
    const night: Night = await (await office.request.get(`${riffle.url}/api/night/${heat}`)).json();
    const [table] = Object.keys(night.view.tables);
    const at = Object.entries(night.view.entries).filter(([, entry]) => entry.at?.table === table);
    for (const [entry] of at.slice(1))
      await ask(`night/${heat}`, { type: 'BustOut', bustOut: crypto.randomUUID(), out: [{ entry, by: [] }] });
    const row = office.getByRole('listitem').filter({ hasText: 'Tische, Heat 1' }).first();
    await row.getByText('Vorschlag').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.setViewportSize(PHONE);
    expect(await pageFaults(office)).toEqual([]);
    await row.getByRole('button', { name: 'Ergebnis übernehmen' }).click();
    await row.getByText('übernommen').waitFor();
    await office.getByRole('button', { name: /^Tisch \d, Heat 1/ }).waitFor();
  });

  it('leads everybody from the public page to the wall of what is being played, and the league’s wall shows who is still in', async () => {
    const visitor = await openPage(browser, PHONE, 'de');
    const { code } = await document();
    await visitor.goto(`${riffle.url}/l/${code}`);
    await visitor.getByRole('heading', { name: 'Jetzt wird gespielt' }).waitFor();
    expect(await pageFaults(visitor)).toEqual([]);
    const row = visitor.getByRole('listitem').filter({ hasText: 'Tische, Heat 1' });
    await row
      .getByText(/^Tisch \d: PC /)
      .first()
      .waitFor();
    await visitor.goto(`${riffle.url}/l/${code}/wall`);
    await visitor
      .getByText(/^Tisch \d: PC /)
      .first()
      .waitFor();
    expect(await pageFaults(visitor)).toEqual([]);
    await visitor.goto(`${riffle.url}/l/${code}`);
    await visitor.getByRole('link', { name: 'Live ansehen: Tische, Heat 1' }).click();
    await visitor.waitForURL(/\/wall\//);
    await visitor.close();
  });

  it('keeps what is entered by hand until somebody says that it goes', async () => {
    await office.getByRole('button', { name: /^Tisch \d, Heat 1/ }).click();
    await office.getByRole('checkbox', { name: /In time/ }).uncheck();
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    const row = office.getByRole('listitem').filter({ hasText: 'Tische, Heat 1' }).first();
    await row.getByText('von Hand anders').waitFor();
    await row.getByRole('button', { name: 'Ersetzen …' }).click();
    await office.getByText('Von Hand ist anderes eingetragen.').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('button', { name: 'Ersetzen', exact: true }).click();
    await row.getByText('übernommen').waitFor();
  });

  it('[oepbl:3.15 hand in] tells at the office that a result was taken back in its night: it stays or goes by a word', async () => {
    const heat = (await nights()).find(({ of }) => of.is === 'tables' && of.heat === 1)?.night ?? '';
    const night: Night = await (await office.request.get(`${riffle.url}/api/night/${heat}`)).json();
    await ask(`night/${heat}`, { type: 'Undo', commit: night.undo?.id, also: [] });
    const row = office.getByRole('listitem').filter({ hasText: 'Tische, Heat 1' }).first();
    await row.getByText('zurückgenommen').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.goto(`${riffle.url}/leagues/${league.id}`);
    await office.getByText('Spielklasse 1, Runde 2: Ein Turnier sagt inzwischen anderes').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('link', { name: 'Zum Spieltag' }).click();
    await row.getByRole('button', { name: 'Behalten' }).click();
    await row.getByText('bleibt so').waitFor();
    await row.getByRole('button', { name: 'Entfernen …' }).click();
    await office.getByText('Die Rundenkarte fällt weg.').waitFor();
    await office.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await row.getByText('bleibt so').waitFor({ state: 'detached' });
    await office.getByText('Rundenkarten (0)').waitFor();
  });

  it('[oepbl:3.6] offers at the desk of a team event who takes a stack over by line-up and captain', async () => {
    const event = (await nights()).find(({ of }) => of.is === 'event' && of.event === 'A')?.night ?? '';
    await ask(`night/${event}`, { type: 'StartClock' });
    // the break after the first heat
    await ask(`night/${event}`, { type: 'JumpToLevel', level: 4, remaining: 600_000 });
    await office.goto(`${riffle.url}/nights/${event}`);
    const stack = office.getByRole('listitem').filter({ hasText: 'PC Ahorn' });
    await stack.getByRole('button', { name: /…$/ }).first().click();
    await office.getByRole('button', { name: 'Çağla Ahorn übernimmt' }).waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('button', { name: 'Çağla Ahorn übernimmt' }).click();
    await stack.getByText(/Heat 2/).waitFor();
  });
});
