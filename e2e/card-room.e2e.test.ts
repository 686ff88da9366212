import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let floor: Page;
const complaints: string[] = [];
const listening = (page: Page): Page =>
  page.on('console', (said) => {
    if (said.type() === 'error') complaints.push(said.text());
  });
const shot = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/card-room-${name}.png`, fullPage: true });
};

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.firstRun();
  floor = listening(club.desk);
});

describe('an evening in the card room, on several devices', () => {
  let board: Page;
  let phone: Page;
  const welcome = async (name: string, list?: string): Promise<void> => {
    await floor.getByRole('button', { name: 'Gast begrüßen …' }).click();
    await floor.getByLabel('Wird aufgerufen als').fill(name);
    if (list !== undefined) await floor.getByLabel('Gleich auf die Liste für').selectOption({ label: list });
    await floor.getByRole('button', { name: 'Begrüßen', exact: true }).click();
    await floor.locator('dialog[open]').waitFor({ state: 'detached' });
  };
  const inRoom = () => floor.getByRole('region', { name: 'Im Raum' });
  const drawer = () => floor.locator('dialog[open]');
  const sit = async (name: string): Promise<void> => {
    await inRoom().getByRole('button', { name }).click();
    await drawer().getByLabel('Buy-in').fill('500');
    await drawer().getByRole('button', { name: 'Platz nehmen' }).click();
    await drawer().waitFor({ state: 'detached' });
  };

  it('is opened from the start page, with a game and a table', async () => {
    await floor.goto(`${riffle.url}/`);
    await floor.getByRole('link', { name: 'Zum Kartenraum' }).click();
    await floor.getByText('Noch kein Abend im Kartenraum.').waitFor();
    await floor.getByRole('button', { name: 'Kartenraum eröffnen …' }).click();
    await floor.getByLabel('Name des Abends').fill('Cash am Freitag');
    await floor.getByRole('button', { name: 'Eröffnen', exact: true }).click();
    await floor.getByText('Noch kein Spiel.').waitFor();
    await floor.getByRole('button', { name: 'Spiel anbieten …' }).click();
    await floor.getByLabel('Name', { exact: true }).fill('Hold’em 5/10');
    for (const [label, amount] of Object.entries({ 'Small Blind': '5', 'Big Blind': '10', 'Mindest-Buy-in': '400' }))
      await floor.getByLabel(label).fill(amount);
    await floor.getByRole('button', { name: 'Anbieten', exact: true }).click();
    await floor.getByRole('button', { name: 'Tisch …' }).click();
    await floor.getByLabel('Plätze', { exact: true }).fill('3');
    await floor.getByRole('button', { name: 'Tisch öffnen' }).click();
    await floor.getByText('0 von 3').waitFor();
    expect(await pageFaults(floor)).toEqual([]);
  });

  it('fills the table, and a guest waits who follows it by phone', async () => {
    for (const name of ['Anna', 'Bernd', 'Carl']) {
      await welcome(name);
      await sit(name);
    }
    await floor.getByText('3 von 3').waitFor();
    await welcome('Doris');
    await inRoom().getByRole('button', { name: 'Doris' }).click();
    await drawer().getByText('Eigener Link').click();
    const link = await drawer().locator('a.url').innerText();
    await shot(floor, 'guest-link');
    await floor.keyboard.press('Escape');
    phone = listening(await openPage(browser, PHONE, 'de'));
    const { pathname, hash } = new URL(link);
    await phone.goto(`${riffle.url}${pathname}${hash}`);
    await phone.getByRole('button', { name: 'Auf die Liste' }).click();
    await phone.getByText('Platz 1 von 1').waitFor();
    await phone.getByText('Noch keine Schätzung der Wartezeit').click();
    await phone.getByText('Der erste Tisch ist noch keine halbe Stunde offen.', { exact: false }).waitFor();
    expect(new URL(phone.url()).hash).toBe('');
    expect(await pageFaults(phone)).toEqual([]);
    await shot(phone, 'own');
    board = listening(await openPage(browser, { width: 1280, height: 800 }, 'de'));
    await board.goto(`${riffle.url}${pathname.replace(/\/own$/, '')}`);
    await board.getByText('3/3').waitFor();
    expect(await board.locator('body').innerText()).not.toContain('Doris');
  });

  it('[gcb:C2.i1] proposes to call who waits for the seat that becomes free, with its rule, and all devices show it', async () => {
    await inRoom().getByRole('button', { name: 'Anna' }).click();
    await drawer().getByText('Aufstehen').first().click();
    await drawer().getByLabel('Auszahlung').fill('620');
    await drawer().getByRole('button', { name: 'Aufstehen' }).click();
    const proposal = floor.getByRole('article').filter({ hasText: 'Doris aufrufen: Tisch 1, Platz 1' });
    await proposal.getByRole('link', { name: /^GCB / }).first().waitFor();
    await shot(floor, 'proposal');
    await proposal.getByRole('button', { name: 'So machen' }).click();
    await phone.getByText('Sie sind aufgerufen!').waitFor();
    await phone.getByText(/^0?4:\d\d$/).waitFor();
    await board.getByText('Doris').waitFor();
    await shot(phone, 'called');
    await shot(board, 'board');
    expect(await pageFaults(phone)).toEqual([]);
    expect(await pageFaults(board)).toEqual([]);
    await phone.getByRole('button', { name: 'Bin unterwegs' }).click();
    await floor.getByText('ist unterwegs', { exact: true }).waitFor();
    await shot(floor, 'floor');
    expect(await pageFaults(floor)).toEqual([]);
  });

  it('is there again after kill -9, and seats her', async () => {
    await riffle.kill();
    await riffle.up();
    await sit('Doris');
    await phone.getByText('Sie sitzen: Tisch 1, Platz 1').waitFor();
    await board.getByText('Niemand ist aufgerufen.').waitFor();
    expect(complaints.filter((said) => !/WebSocket|ERR_|Failed to load/.test(said))).toEqual([]);
  });

  it('takes rake and drinks off the table, and counts the box', async () => {
    await floor.getByRole('button', { name: 'Rake und Gebühr …' }).click();
    await drawer().getByLabel('Betrag').fill('7,50');
    await drawer().getByRole('button', { name: 'Eintragen' }).click();
    await floor.getByText(/^Rake 7,50\s€/).waitFor();
    await inRoom().getByRole('button', { name: 'Bernd' }).click();
    await drawer().getByText('Verzehr aus dem Einsatz').click();
    await drawer().getByLabel('Betrag').last().fill('12');
    await drawer().getByRole('button', { name: 'Bezahlen' }).click();
    await floor.getByText(/Verzehr 12\s€$/).waitFor();
    await floor.getByRole('button', { name: /^Kasse A: / }).click();
    const should = drawer().getByText(/^Darin sollten sein: /);
    const before = await should.innerText();
    await drawer().getByLabel('Betrag in bar').fill('100');
    await drawer().getByRole('button', { name: 'Hineinlegen' }).click();
    await expect.poll(() => should.innerText()).not.toBe(before);
    await drawer().getByText('Kassensturz').click();
    await drawer().getByLabel('Gezählt in bar').fill('10');
    await drawer().getByRole('button', { name: 'Zählung festhalten' }).click();
    await drawer()
      .getByText(/^Differenz der Zählungen: -/)
      .waitFor();
    expect(await pageFaults(floor)).toEqual([]);
    await drawer().getByRole('button', { name: 'Fertig' }).click();
  });

  it('[gcb:C8.c] the dealer runs a hand twice from a pot of a hundred big blinds', async () => {
    await floor.getByRole('button', { name: 'Link für den Dealer …' }).click();
    const { pathname, hash } = new URL(await drawer().locator('a.url').innerText());
    await floor.keyboard.press('Escape');
    const dealer = listening(await openPage(browser, PHONE, 'de'));
    await dealer.goto(`${riffle.url}${pathname}${hash}`);
    await dealer.getByRole('button', { name: 'Button hierher' }).first().click();
    await dealer.getByText('Zweimal geben').click();
    const run = async (pot: string) => {
      await dealer.getByLabel('Alle Pots zusammen').fill(pot);
      await dealer.getByRole('button', { name: 'Alle stimmen zu' }).click();
    };
    await run('90');
    await dealer.getByText('Für zweimal geben ist der Pot zu klein.').waitFor();
    expect(await pageFaults(dealer)).toEqual([]);
    await run('1000');
    await floor.getByText(/Gebühren 10\s€/).waitFor();
    await dealer.context().close();
  });

  it('clocks dealers in, sends one to the table, and pushes before the time with a reason', async () => {
    const dealers = floor.getByRole('region', { name: 'Dealer' });
    const clockIn = async (name: string) => {
      await dealers.getByRole('button', { name: 'Dienst beginnen …' }).click();
      await drawer().getByLabel('Name', { exact: true }).fill(name);
      await drawer().getByRole('button', { name: 'Dienst beginnen' }).click();
      await drawer().waitFor({ state: 'detached' });
    };
    for (const name of ['Dora', 'Kurt']) await clockIn(name);
    await dealers.getByText('Tisch 1: kein Dealer').waitFor();
    await dealers.getByRole('button', { name: /^Dora/ }).click();
    await drawer().getByLabel('Schicken an').selectOption({ label: 'Tisch 1' });
    await drawer().getByRole('button', { name: 'Schicken', exact: true }).click();
    await floor.getByText('Dealer: Dora', { exact: true }).waitFor();
    await dealers.getByRole('button', { name: 'Wechselplan …' }).click();
    await drawer().getByRole('button', { name: 'Plan festlegen' }).click();
    await dealers.getByText('Kurt an Tisch 1').waitFor();
    await dealers.getByText('Dora in die Pause').waitFor();
    await floor.getByRole('button', { name: 'Link für den Dealer …' }).click();
    const { pathname, hash } = new URL(await drawer().locator('a.url').innerText());
    await floor.keyboard.press('Escape');
    const table = listening(await openPage(browser, PHONE, 'de'));
    await table.goto(`${riffle.url}${pathname}${hash}`);
    await table.getByText(/^Dora dealt seit \d\d:\d\d/).waitFor();
    await table.getByText(/Sie haben Pause\.\s*Kurt übernimmt hier\./).waitFor();
    expect(await pageFaults(table)).toEqual([]);
    await shot(table, 'own-push');
    await dealers.getByRole('button', { name: 'Jetzt schon oder anders …' }).click();
    await drawer().getByRole('button', { name: 'Wechseln', exact: true }).click();
    await drawer().getByText('Bitte einen Grund eintragen.').waitFor();
    await drawer().getByLabel('Grund').fill('Schicht endet');
    await drawer().getByRole('button', { name: 'Wechseln', exact: true }).click();
    await floor.getByText('Dealer: Kurt', { exact: true }).waitFor();
    await table.getByText(/^Kurt dealt seit/).waitFor();
    await shot(floor, 'dealers');
    expect(await pageFaults(floor)).toEqual([]);
    await dealers.getByRole('button', { name: /^Dora/ }).click();
    await drawer().getByRole('button', { name: 'Dienst beenden' }).click();
    await dealers.getByText(/^Dienst beendet um/).waitFor();
    await floor.goto(`${floor.url()}/report`);
    await floor.getByRole('row', { name: /^Dora/ }).waitFor();
    await floor.goBack();
    await table.context().close();
  });

  it('has a kiosk at which somebody puts himself on the list in either language, and takes his link along', async () => {
    await floor.getByRole('button', { name: 'Kiosk …' }).click();
    const { pathname, hash } = new URL(await drawer().locator('a.url').innerText());
    await floor.keyboard.press('Escape');
    const tablet = listening(await openPage(browser, { width: 820, height: 1180 }, 'de'));
    await tablet.goto(`${riffle.url}${pathname}${hash}`);
    await tablet.getByText('Auf welche Liste möchten Sie?').waitFor();
    expect(await tablet.locator('body').innerText()).not.toContain('Bernd');
    expect(await pageFaults(tablet)).toEqual([]);
    await shot(tablet, 'kiosk');
    await tablet.getByRole('button', { name: 'EN', exact: true }).click();
    await tablet.getByRole('button', { name: /^Put me on/ }).click();
    await tablet.getByRole('button', { name: 'Put me on', exact: true }).click();
    await tablet.getByText('Please give a name to be called by.').waitFor();
    await tablet.getByLabel('How shall we call you?').fill('Zoe');
    await shot(tablet, 'kiosk-name');
    expect(await pageFaults(tablet)).toEqual([]);
    await tablet.getByRole('button', { name: 'Put me on', exact: true }).click();
    await tablet.getByText('Zoe, you are on the list.').waitFor();
    await tablet.getByRole('img', { name: 'QR code for Zoe' }).waitFor();
    await shot(tablet, 'kiosk-joined');
    expect(await pageFaults(tablet)).toEqual([]);
    await inRoom()
      .getByRole('button', { name: /^Zoe\s*wartet auf/ })
      .waitFor();
    await tablet.getByRole('button', { name: 'Done', exact: true }).click();
    await tablet.getByText('Which list would you like?').waitFor();
    await inRoom().getByRole('button', { name: 'Zoe' }).click();
    await drawer().getByRole('button', { name: 'Von der Liste: Hold’em 5/10' }).click();
    await drawer().getByText('Eigener Link').click();
    const own = await drawer().locator('a.url').innerText();
    await drawer().getByRole('button', { name: 'Fertig' }).click();
    await tablet.getByRole('button', { name: /^Put me on/ }).click();
    await tablet.getByText('I have my QR code already').click();
    await tablet.getByLabel('Own code').fill(own);
    await tablet.getByLabel('Own code').press('Enter');
    await tablet.getByText('You are on the list.').waitFor();
    await inRoom()
      .getByRole('button', { name: /^Zoe\s*wartet auf/ })
      .waitFor();
    await inRoom().getByRole('button', { name: 'Zoe' }).click();
    await drawer().getByRole('button', { name: 'Von der Liste: Hold’em 5/10' }).click();
    await drawer().getByRole('button', { name: 'Fertig' }).click();
    await tablet.context().close();
  });

  it('[gcb:C2.b] takes a reservation for an opening that is scheduled, and cancels it', async () => {
    await floor.getByRole('button', { name: 'Tisch …' }).click();
    await drawer().getByLabel('Name', { exact: true }).fill('Spättisch');
    await drawer().getByLabel('Öffnet um (freiwillig)').fill('23:59');
    await drawer().getByRole('button', { name: 'Nur vormerken' }).click();
    const late = floor.getByRole('region', { name: 'Spättisch' });
    await late.getByText('öffnet um 23:59').waitFor();
    await welcome('Emil');
    await inRoom().getByRole('button', { name: 'Emil' }).click();
    await drawer().getByRole('button', { name: 'Reservieren: Spättisch, 23:59' }).click();
    await late.getByText('1 von 9 Plätzen reserviert').waitFor();
    await drawer().getByRole('button', { name: 'Reservierung absagen: Spättisch' }).click();
    await late.getByText('0 von 9 Plätzen reserviert').waitFor();
    await drawer().getByRole('button', { name: 'Fertig' }).click();
  });

  it('[gcb:C2.k3] lends the seat of who is at a meal, and says whose it is', async () => {
    await inRoom().getByRole('button', { name: 'Carl' }).click();
    await drawer().getByLabel('Chips am Platz').fill('500');
    await drawer().getByRole('button', { name: 'Zum Essen' }).click();
    await inRoom().getByRole('button', { name: 'Emil' }).click();
    await drawer()
      .getByLabel('Platz', { exact: true })
      .selectOption({ label: 'Tisch 1, Platz 3 (von Carl, beim Essen)' });
    await drawer().getByText('Nur bis der Gast vom Essen zurück ist.', { exact: false }).waitFor();
    await drawer().getByLabel('Buy-in').fill('400');
    await drawer().getByRole('button', { name: 'Platz nehmen' }).click();
    await inRoom()
      .getByRole('button', { name: /^Emil\s*sitzt: Tisch 1, Platz 3/ })
      .waitFor();
    expect(await pageFaults(floor)).toEqual([]);
  });

  it('must-move: whoever has sat longest at the second table moves to the main one, and another takes a reason', async () => {
    await floor.getByRole('button', { name: 'Spiel anbieten …' }).click();
    await drawer().getByLabel('Name', { exact: true }).fill('Omaha 1/2');
    for (const [label, amount] of Object.entries({ 'Small Blind': '1', 'Big Blind': '2', 'Mindest-Buy-in': '100' }))
      await drawer().getByLabel(label).fill(amount);
    await drawer().getByLabel('Must-move: Die weiteren Tische füllen den ersten auf').check();
    await drawer().getByRole('button', { name: 'Anbieten', exact: true }).click();
    await drawer().waitFor({ state: 'detached' });
    const omaha = floor.getByRole('region', { name: 'Omaha 1/2' });
    for (const name of ['Haupttisch', 'Zweiter']) {
      await omaha.getByRole('button', { name: 'Tisch …' }).click();
      await drawer().getByLabel('Name', { exact: true }).fill(name);
      await drawer().getByRole('button', { name: 'Tisch öffnen' }).click();
      await drawer().waitFor({ state: 'detached' });
    }
    for (const name of ['Yvonne', 'Xaver']) {
      await welcome(name);
      await inRoom().getByRole('button', { name }).click();
      const seat = name === 'Yvonne' ? 'Zweiter, Platz 1' : 'Zweiter, Platz 2';
      await drawer().getByLabel('Platz', { exact: true }).selectOption({ label: seat });
      await drawer().getByLabel('Buy-in').fill('100');
      await drawer().getByLabel('Grund (wo jemand anders an der Reihe ist)').fill('erster Gast');
      await drawer().getByRole('button', { name: 'Platz nehmen' }).click();
      await drawer().waitFor({ state: 'detached' });
    }
    const proposal = floor.getByRole('article').filter({ hasText: 'Must-move: Yvonne an Haupttisch, Platz 1' });
    await proposal.getByText(/^Regel dieses Spiels: .* seit \d\d:\d\d\.$/).waitFor();
    await proposal.getByRole('button', { name: 'So machen' }).click();
    await proposal.getByText('Einen Betrag eintragen, etwa 400.').waitFor();
    await shot(floor, 'must-move');
    expect(await pageFaults(floor)).toEqual([]);
    await proposal.getByRole('button', { name: 'Anders entscheiden …' }).click();
    await drawer().getByLabel('Wer rückt stattdessen nach?').selectOption({ label: 'Xaver' });
    await drawer().getByLabel('Chips am Platz').fill('100');
    await drawer().getByLabel('Grund').fill('Yvonne isst noch');
    await drawer().getByRole('button', { name: 'So machen' }).click();
    await drawer().waitFor({ state: 'detached' });
    await inRoom()
      .getByRole('button', { name: /^Xaver\s*sitzt: Haupttisch, Platz 1/ })
      .waitFor();
    await proposal.waitFor({ state: 'detached' });
  });
});
