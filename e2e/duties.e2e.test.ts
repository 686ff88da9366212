import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { toChips } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import { type EntryId, type Level, minutes, toBustOutId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageFaults, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
const club = await ClubNight.at(riffle, browser);
await club.owned();
const { desk, player, wall } = club;

async function pictured(page: Page, name: string): Promise<void> {
  await settled(page);
  expect((await pageFaults(page)).slice(0, 2)).toEqual([]);
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/duties-${name}.png`, fullPage: true });
}

const play: Level = {
  ...{ kind: 'play', duration: minutes(30), anteForm: 'none' },
  ...{ smallBlind: toChips(50), bigBlind: toChips(100), ante: toChips(0) },
};
const CLUBS = ['Pik Ass Pankow', 'Herz Dame Linz', 'Karo Bube Spandau'];

describe('what captains and players hand in', () => {
  it('[oepbl:2.13 check-in] a club is registered by a tap, and by another it is not', async () => {
    const rulebook = { id: 'oepbl', edition: findRulebook('oepbl')?.edition ?? '', occasion: 'teamMtt' } as const;
    const levels = [play, { kind: 'break', duration: minutes(15) }, play] as const;
    await club.createUnderWay('oepbl', { rulebook, levels, form: { heats: { through: [1] } }, lateEntryThrough: 0 }, 3);
    const ids = Object.keys((await club.night()).view.entries) as EntryId[];
    for (const [no, entry] of ids.entries()) await club.commands({ type: 'ChangeClub', entry, club: CLUBS[no] ?? '' });
    await club.toOverview();
    const clubs = desk.getByRole('region', { name: 'Klubs anmelden' });
    await clubs.getByText('0 von 3').waitFor();
    await clubs.getByRole('button', { name: 'Herz Dame Linz: Anmelden' }).click();
    await clubs.getByText('1 von 3').waitFor();
    await clubs.getByText(/^Angemeldet \d/).waitFor();
    await pictured(desk, 'clubs');
    await clubs.getByRole('button', { name: 'Herz Dame Linz: doch nicht' }).click();
    await clubs.getByText('0 von 3').waitFor();
  });

  it('[oepbl:3.9 eliminated] who is out is asked on his phone for the card of his club, until the desk has it', async () => {
    await club.openRoom();
    await club.choosePlayer();
    const { names, view } = await club.night();
    const [out] = (Object.keys(view.entries) as EntryId[]).filter((entry) => names[entry] === club.chosen);
    if (out === undefined) throw new Error('nobody was chosen');
    await club.commands({ type: 'BustOut', bustOut: toBustOutId(randomUUID()), out: [{ entry: out, by: [] }] });
    const asked = player.getByText('Bitte die Vereinskarte gleich bei der Turnierleitung abgeben.');
    await asked.waitFor();
    await pictured(player, 'phone');
    const cards = desk.getByRole('region', { name: 'Vereinskarten' });
    await cards.getByText('0 von 1').waitFor();
    await cards.getByRole('button', { name: /: Liegt vor$/ }).click();
    await cards.getByText('1 von 1').waitFor();
    await asked.waitFor({ state: 'detached' });
    await pictured(desk, 'cards');
  });

  it('[oepbl:3.9 club card] in the break between heats each stack has its card', async () => {
    await club.commands({ type: 'JumpToLevel', level: 1 });
    const card = desk.getByRole('button', { name: /: Karte liegt$/ });
    await expect.poll(() => card.count()).toBe(2);
    await card.first().click();
    await expect.poll(() => card.first().getAttribute('aria-pressed')).toBe('true');
    await pictured(desk, 'on-stacks');
  });
});

describe('a night that does not take place', () => {
  it('is called off with a reason, says so on every screen, and is taken back', async () => {
    await club.commands({ type: 'ChangeSetup', changes: { lateEntryThrough: 2 } });
    const late = wall.getByText(/^Anmeldung (offen|bis)/);
    await late.first().waitFor();
    await desk.getByRole('button', { name: 'Turnier absagen …' }).click();
    const dialog = desk.getByRole('dialog');
    const callOff = dialog.getByRole('button', { name: 'Turnier absagen', exact: true });
    expect(await callOff.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('Der Saal steht unter Wasser.');
    await pictured(desk, 'call-off');
    await callOff.click();
    for (const page of [desk, player, wall]) {
      await page.getByText('Dieses Turnier ist abgesagt.').first().waitFor();
      await page.getByText('Der Saal steht unter Wasser.').first().waitFor();
    }
    await wall.getByText('abgesagt', { exact: true }).waitFor();
    expect(await late.count()).toBe(0);
    // it has a place of its own: the clock once lay over it
    const told = await wall.getByText('Der Saal steht unter Wasser.').first().boundingBox();
    const stage = await wall.getByRole('main').boundingBox();
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(stage?.y ?? 0);
    await pictured(wall, 'called-off-wall');
    // what was done is said for a while above whatever stands below
    await club.toOverview();
    await desk.getByText('Der Saal steht unter Wasser.').first().waitFor();
    // nothing of play is offered that would be refused
    expect(await desk.getByRole('button', { name: /^(Ausgeschieden|Weiter|Uhr stellen)/ }).count()).toBe(0);
    await pictured(desk, 'called-off');
    await pictured(player, 'called-off-phone');
    await club.takeBackLast();
    for (const page of [desk, player, wall])
      await page.getByText('Der Saal steht unter Wasser.').first().waitFor({ state: 'detached' });
  });
});
