import type { LeagueDocument } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { aLeague, aSeries, CLUBS, type LeaguePictured } from './pictures/league.ts';

const { riffle, browser } = await ownRiffle();
const picture = picturesOf('league');
let office: Page;
let league: LeaguePictured;
const complaints: string[] = [];
const listening = (page: Page): Page =>
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(said.text());
  });
const document = async (): Promise<LeagueDocument> =>
  (await office.request.get(`${riffle.url}/api/league/${league.id}`)).json();
const ask = async (command: object): Promise<void> => {
  const data = { id: crypto.randomUUID(), command };
  const headers = { origin: riffle.url };
  const answer = await office.request.post(`${riffle.url}/api/league/${league.id}/commands`, { data, headers });
  if (!answer.ok()) throw new Error(await answer.text());
};

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  office = listening(club.desk);
  league = await aLeague(office.request, riffle.url, 'Bundesliga');
});

describe('a match day of six clubs, on several devices', () => {
  let ahorn: Page;
  let birke: Page;
  let table: Page;
  let wall: Page;
  const at = (path: string): string => `${riffle.url}/leagues/${league.id}${path}`;
  const matchDay = '/days?division=1&round=2';

  it('[oepbl:2.12 fine] shows the office a deadline that is nobody’s, until somebody decides it with a reason', async () => {
    await office.goto(at(''));
    // all six of that round in one card
    const passed = office.getByRole('article').filter({ hasText: '6 Aufstellungen fehlen: Runde 1, Spielklasse 1' });
    const ahorns = passed.getByRole('listitem').filter({ hasText: 'PC Ahorn' });
    await passed.getByText('niemand hat entschieden').waitFor();
    await passed.getByText('je eine Buße von 30').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await ahorns.getByRole('button', { name: 'Nachsehen: PC Ahorn: Aufstellung für Runde 1' }).click();
    await office.getByRole('button', { name: 'Nachsehen', exact: true }).click();
    await office.getByText('Bitte ausfüllen.').waitFor();
    await office.getByLabel('Grund').fill('Post war verspätet');
    await office.getByRole('button', { name: 'Nachsehen', exact: true }).click();
    await office.getByRole('article').filter({ hasText: '5 Aufstellungen fehlen: Runde 1' }).waitFor();
    await ahorns.waitFor({ state: 'detached' });
  });

  it('reminds each club of what is its own to do, as a text to hand on', async () => {
    await office.goto(at(''));
    await office.getByRole('button', { name: 'Erinnerung für PC Eiche' }).click();
    const dialog = office.getByRole('dialog', { name: 'Erinnerung für PC Eiche' });
    const text = await dialog.getByLabel('Text').inputValue();
    expect(text).toMatch(
      /PC Eiche: Aufstellung für Runde 2, Spielklasse 1: bis .* \(noch \d+ Tage\)\. Danach: Buße von 30/,
    );
    expect(text).not.toContain('Ahorn');
    await picture(office, 'reminder');
    const mail = await dialog.getByRole('link', { name: 'E-Mail' }).getAttribute('href');
    expect(mail).toContain(encodeURIComponent('PC Eiche: Aufstellung für Runde 2'));
    expect(await pageFaults(office)).toEqual([]);
    await office.keyboard.press('Escape');
    await picture(office, 'now');
  });

  it('tells a captain on his own page what is due, how long he has, and what happens otherwise', async () => {
    const captain = listening(await openPage(browser, PHONE, 'de'));
    await captain.goto(`${riffle.url}/l/${league.code}/captain#${league.captain}`);
    const due = captain.getByRole('region', { name: 'Was zu tun ist' });
    const line = due.getByRole('listitem').filter({ hasText: 'Aufstellung für Runde 2' });
    await line.getByText(/noch \d+ Tage/).waitFor();
    await line.getByText('Danach: Buße von 30', { exact: false }).waitFor();
    await line
      .getByRole('link', { name: /^OEPBL / })
      .first()
      .waitFor();
    const saved = captain.waitForEvent('download');
    await due.getByRole('button', { name: 'In den Kalender' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^riffle-.*\.ics$/);
    expect(await pageFaults(captain)).toEqual([]);
    await due.scrollIntoViewIfNeeded();
    await picture(captain, 'captain-due');
    await captain.close();
  });

  it('offers a captain only who may play, and says of everybody else why not and by which rule', async () => {
    ahorn = listening(await openPage(browser, PHONE, 'de'));
    await ahorn.goto(`${riffle.url}/l/${league.code}/captain#${league.captain}`);
    const names = ahorn.getByRole('group', { name: 'Spielberechtigt' });
    await names.getByRole('button', { name: 'Anna Ahorn' }).waitFor();
    expect(await names.getByRole('button').count()).toBe(6);
    await ahorn.getByText('Nicht spielberechtigt (1)').click();
    const barred = ahorn.getByRole('listitem').filter({ hasText: 'Gerda Ahorn' });
    await barred.getByText(/nötig sind 18/).waitFor();
    await barred.getByRole('link', { name: /^OEPBL / }).waitFor();
    for (const first of ['Anna', 'Bernd', 'Çağla', 'Dora', 'Emil', 'Fritz'])
      await names.getByRole('button', { name: `${first} Ahorn` }).click();
    await ahorn.getByLabel('Kapitän').selectOption({ label: 'Dora Ahorn' });
    await ahorn.getByRole('button', { name: 'Aufstellung abgeben' }).click();
    await ahorn.getByText('Abgegeben.').waitFor();
    await ahorn.getByText('Heat 1', { exact: true }).waitFor();
    expect(await pageFaults(ahorn)).toEqual([]);
    expect(new URL(ahorn.url()).hash).toBe('');
    await office.goto(at('/days'));
    await office.getByText('2 von 6 Aufstellungen').waitFor();
    expect(await pageFaults(office)).toEqual([]);
  });

  it('lets the captain choose between heats who plays which team event', async () => {
    birke = listening(await openPage(browser, PHONE, 'de'));
    const links = await (await office.request.get(`${riffle.url}/api/league/${league.id}/links`)).json();
    await birke.goto(`${riffle.url}/l/${league.code}/captain#${links.teams['team-Birke']}`);
    const heat = birke.getByRole('listitem').filter({ hasText: 'Heat 1' });
    await heat.getByText('Teamturnier: Anna Birke und Bernd Birke').waitFor();
    await heat.getByRole('button', { name: 'Tauschen' }).click();
    await heat.getByText('Teamturnier: Bernd Birke und Anna Birke').waitFor();
  });

  it('[oepbl:3.12 points] takes a round card at the table’s phone, and wall and captains have it at once', async () => {
    const { players = [] } = (await document()).view.own ?? {};
    for (const club of CLUBS.slice(2)) {
      const squad = players.filter(({ spells, born = '' }) => spells[0]?.club === `club-${club}` && born < '2000');
      const named = squad.map(({ id }) => id);
      await ask({ type: 'NameLineUp', team: `team-${club}`, round: 2, players: named, captain: named[0] });
    }
    wall = listening(await openPage(browser, WALL, 'de'));
    await wall.goto(`${riffle.url}/l/${league.code}/wall`);
    table = listening(await office.context().newPage());
    await table.setViewportSize(PHONE);
    await table.goto(at(matchDay));
    await table.getByRole('button', { name: 'Rundenkarte eintragen …' }).click();
    await table.getByLabel('Nummer').selectOption('3');
    for (const club of [...CLUBS].toReversed()) {
      const row = table.getByRole('listitem').filter({ hasText: `3 Çağla ${club}` });
      await row.getByRole('button', { name: 'Aus' }).click();
    }
    expect(await pageFaults(table)).toEqual([]);
    await table.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await table.getByRole('button', { name: /^Tisch 1, Heat 1/ }).waitFor();
    await ahorn.getByText('Runde 2 gegenzeichnen').waitFor();
    await birke.getByText('Runde 2 gegenzeichnen').waitFor();
    expect(await pageFaults(table)).toEqual([]);
  });

  it('keeps a photograph of a round card beside it, and shows it to nobody in public', async () => {
    await office.goto(at('/days?division=1&round=1'));
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const photo = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
    await office.getByLabel('Karte fotografieren').first().setInputFiles(photo);
    const kept = office.getByRole('list', { name: 'Karte fotografieren' }).getByRole('img').first();
    await kept.waitFor();
    await picture(office, 'card-photo');
    expect(await pageFaults(office)).toEqual([]);
    expect(((await document()).view.files ?? []).map(({ about }) => about.is)).toEqual(['card']);
    const seen = await office.request.get(`${riffle.url}/api/league/link/${league.code}`);
    expect(((await seen.json()) as LeagueDocument).view.files).toBeUndefined();
  });

  it('is countersigned by a captain, closed by the office and corrected with a reason', async () => {
    // the last match day stands first
    await ahorn.getByRole('button', { name: 'Gegenzeichnen' }).first().click();
    await ahorn.getByText('gegengezeichnet').waitFor();
    await office.goto(at(matchDay));
    await office.getByRole('listitem').filter({ hasText: 'PC Ahorn' }).getByText('gegengezeichnet').waitFor();
    await office.getByRole('button', { name: 'Abschließen …' }).click();
    await office.getByRole('button', { name: 'Abschließen', exact: true }).click();
    await office.getByText('abgeschlossen', { exact: true }).waitFor();
    await office.getByRole('button', { name: /^Tisch 1, Heat 1/ }).click();
    await office.getByLabel('Platz, Sitz 1', { exact: true }).fill('2');
    await office.getByLabel('Platz, Sitz 2', { exact: true }).fill('1');
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await office.getByText('Dafür braucht es einen Grund.').waitFor();
    await office.getByLabel('Grund der Berichtigung').fill('Plätze vertauscht');
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await office.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await pageFaults(office)).toEqual([]);
  });

  it('says on the public page why one is ahead of the other, with the rule, and on the wall how it stands', async () => {
    const visitor = listening(await openPage(browser, PHONE, 'de'));
    await visitor.goto(`${riffle.url}/l/${league.code}`);
    await visitor.getByRole('button', { name: 'PC Birke' }).first().click();
    await visitor
      .getByText(/steht vor PC Birke|PC Birke steht vor/)
      .first()
      .waitFor();
    await visitor
      .getByRole('link', { name: /^OEPBL 4\.1/ })
      .first()
      .waitFor();
    expect(await pageFaults(visitor)).toEqual([]);
    await visitor.getByRole('tab', { name: /Spieltage/ }).click();
    await visitor.getByText('Spielklasse 1, Runde 2').waitFor();
    expect(await pageFaults(visitor)).toEqual([]);
    // the card that was put right, seat by seat
    await visitor.getByText('Rundenkarten', { exact: true }).first().click();
    const card = visitor.getByRole('table', { name: /^Tisch 1, Heat 1/ });
    await card.getByRole('row').filter({ hasText: 'PC Birke' }).getByRole('cell', { name: '9', exact: true }).waitFor();
    expect(await pageFaults(visitor)).toEqual([]);
    await wall.getByText('PC Tanne').first().waitFor();
    expect(await pageFaults(wall)).toEqual([]);
  });

  it('[oepbl:2.4] lets a club apply to host a match day, and the office sees it and who directs there', async () => {
    const club = listening(await openPage(browser, PHONE, 'de'));
    await club.goto(`${riffle.url}/l/${league.code}/club#${league.club}`);
    await club.getByText('Einen Spieltag ausrichten').click();
    const fourth = club.getByRole('listitem').filter({ hasText: 'Spielklasse 2, Runde 4' });
    await fourth.getByRole('button', { name: 'Bewerben' }).click();
    await fourth.getByText('beworben').waitFor();
    expect(await pageFaults(club)).toEqual([]);
    await office.goto(at('/days?division=2&round=4'));
    await office.getByText('Für die Ausrichtung beworben: PC Ahorn').waitFor();
    await office.getByRole('button', { name: 'Leitung …' }).click();
    await office.locator('dialog[open] summary').filter({ hasText: 'Turnierleitung' }).click();
    await office.getByRole('list', { name: 'Turnierleitung' }).getByRole('button').first().click();
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await office.locator('dialog[open]').waitFor({ state: 'detached' });
    await office.getByText(/^Turnierleitung: /).waitFor();
    await office.goto(at(''));
    await office.getByText(/^Noch offen bei Spieltagen/).click();
    await office
      .getByRole('listitem')
      .filter({ hasText: 'Spielklasse 2, Runde 4' })
      .getByText('Es fehlt: Ort, Schiedsrichter')
      .waitFor();
    expect(await pageFaults(office)).toEqual([]);
  });

  it('lets the office name a team with a reason, enter points without a card and say who might not play', async () => {
    await office.goto(at('/days?division=1&round=3'));
    const ahornTeam = () => office.getByRole('listitem').filter({ hasText: 'PC Ahorn' }).first();
    await ahornTeam().getByRole('button', { name: 'Aufstellung …' }).click();
    const names = ['Gerda', 'Bernd', 'Çağla', 'Dora', 'Emil', 'Fritz'];
    for (const [nth, first] of names.entries()) {
      const label = first === 'Gerda' ? 'Gerda Ahorn (nicht spielberechtigt)' : `${first} Ahorn`;
      await office.getByLabel(`Nummer ${String(nth + 1)}`, { exact: true }).selectOption({ label });
    }
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await office.getByText('Gerda Ahorn darf nicht spielen.').waitFor();
    await office.getByLabel('Grund, wenn jemand trotzdem spielt').fill('unter Protest');
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await ahornTeam().getByText('1 Gerda Ahorn').waitFor();
    await ahornTeam().getByRole('button', { name: 'Punkte …' }).click();
    await office.getByLabel('Punkte', { exact: true }).fill('40');
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await office.locator('dialog[open]').waitFor({ state: 'detached' });
    await ahornTeam().getByRole('button', { name: 'Vermerken …' }).click();
    await office.getByLabel('Gerda Ahorn war nicht spielberechtigt').check();
    await office.getByRole('button', { name: 'Vermerken', exact: true }).click();
    await ahornTeam().getByText('nicht spielberechtigt: Gerda Ahorn').waitFor();
    expect(await pageFaults(office)).toEqual([]);
  });

  it('has every step in the log, where the correction is taken back', async () => {
    await office.goto(at('/log'));
    const step = office.getByRole('listitem').filter({ hasText: 'Plätze vertauscht' }).last();
    await step.getByRole('button', { name: 'Zurücknehmen …' }).click();
    await office.locator('dialog[open]').getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
    await step.getByText('zurückgenommen').waitFor();
    const day = (await document()).view.matchDays.find(({ division, round }) => division === '1' && round === 2);
    expect(day?.results?.tables?.[0]?.seats[0]).toMatchObject({ team: 'team-Ahorn', place: 1 });
    expect(await pageFaults(office)).toEqual([]);
    expect(complaints.filter((said) => !/WebSocket|ERR_|Failed to load/.test(said))).toEqual([]);
  });
});

describe('figures of a season', () => {
  it('are where each team stood after each match day, of the teams that one chooses, and what players did', async () => {
    const code = await aSeries(office.request, riffle.url, 'Stadtliga');
    const visitor = listening(await openPage(browser, PHONE, 'de'));
    await visitor.goto(`${riffle.url}/l/${code}`);
    await visitor.getByRole('tab', { name: 'Statistik' }).click();
    const figures = visitor.getByRole('figure').filter({ hasText: 'Rang nach jedem Spieltag' });
    await figures.waitFor();
    const drawn = figures.getByRole('listitem');
    expect(await drawn.count()).toBe(5);
    const last = visitor
      .getByRole('group', { name: /^Im Bild/ })
      .getByRole('checkbox')
      .last();
    expect(await last.isDisabled()).toBe(true);
    await visitor
      .getByRole('group', { name: /^Im Bild/ })
      .getByRole('checkbox')
      .first()
      .uncheck();
    await last.check();
    await expect.poll(async () => drawn.count()).toBe(5);
    // five tables each, and the ranks of the table's last match day
    const [first] = await visitor.getByRole('table', { name: 'Mannschaften' }).getByRole('row').allInnerTexts();
    expect(first).toMatch(/R1\s+R2\s+R3\s+R4\s+R5/);
    await visitor
      .getByRole('table', { name: /^Spieler/ })
      .getByRole('row')
      .nth(6)
      .waitFor();
    expect(await pageFaults(visitor)).toEqual([]);
  });
});

describe('a league of weighted duels', () => {
  it('is entered duel by duel, its match stands with its points, and who of level teams is ahead is decided', async () => {
    const headers = { origin: riffle.url };
    const id = crypto.randomUUID();
    const setup = { name: 'Duelle', season: '2026', profile: 'duels', currency: 'EUR', offset: 60 };
    await office.request.post(`${riffle.url}/api/league`, {
      data: { id, commandId: crypto.randomUUID(), setup },
      headers,
    });
    const give = async (command: object): Promise<void> => {
      const data = { id: crypto.randomUUID(), command };
      const answer = await office.request.post(`${riffle.url}/api/league/${id}/commands`, { data, headers });
      if (!answer.ok()) throw new Error(await answer.text());
    };
    for (const name of ['Herz', 'Pik']) {
      await give({ type: 'AdmitClub', club: `club-${name}`, name });
      await give({ type: 'EnterTeam', team: `team-${name}`, club: `club-${name}`, division: '1' });
    }
    const startsAt = Date.now() + 86_400_000;
    await give({
      ...{ type: 'PlanMatchDay', division: '1', round: 1, startsAt },
      date: new Date(startsAt).toISOString().slice(0, 10),
    });
    await give({ type: 'StartSeason' });
    await office.goto(`${riffle.url}/leagues/${id}/days?division=1&round=1`);
    await office.getByRole('button', { name: 'Begegnung eintragen …' }).click();
    // 14, 18 and 18 of a hundred: half of them
    const home = [1, 4, 6, 7, 10, 11];
    for (let nth = 0; nth < 12; nth += 1) {
      const name = `Durchgang ${String(Math.floor(nth / 4) + 1)}, Duell ${String((nth % 4) + 1)}`;
      const label = home.includes(nth + 1) ? 'Herz gewinnt' : 'Pik gewinnt';
      await office.getByLabel(`Sieger, ${name}`, { exact: true }).selectOption({ label });
    }
    await office.getByText('Herz 50 : 50 Pik').waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await office.getByRole('button', { name: 'Herz – Pik 50 : 50' }).waitFor();
    expect(await pageFaults(office)).toEqual([]);
    await office.goto(`${riffle.url}/leagues/${id}/tables`);
    await office.getByText(/^In allem gleich: (Herz und Pik|Pik und Herz)\./).waitFor();
    await office.getByRole('button', { name: 'Entscheiden …' }).click();
    await office.getByLabel('Vorne steht').selectOption({ label: 'Pik' });
    expect(await pageFaults(office)).toEqual([]);
    await office.getByRole('button', { name: 'Entscheiden', exact: true }).click();
    await office.locator('dialog[open]').waitFor({ state: 'detached' });
    await office.getByRole('button', { name: 'Entscheiden …' }).waitFor({ state: 'detached' });
    await office
      .getByRole('row')
      .filter({ hasText: 'Pik' })
      .getByRole('cell', { name: '1', exact: true })
      .first()
      .waitFor();
    expect(await pageFaults(office)).toEqual([]);
  });
});
