import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { findRulebook } from '@riffle/rulebooks';
import { type EntryId, minutes, READY_FORMS, toBustOutId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, pageFaults, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
const club = await ClubNight.at(riffle, browser);
await club.owned();
const { desk, player } = club;

async function pictured(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  await settled(page);
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/forms-${name}.png`, fullPage: true });
}

// its minute runs while the others play
await club.createUnderWay(
  'oepbl',
  {
    rulebook: { id: 'oepbl', edition: findRulebook('oepbl')?.edition ?? '', occasion: 'sitAndGo' },
    form: { eachTable: true, timeLimit: { playTime: minutes(1), lastHands: 3 } },
  },
  4,
);
const timed = club.id;

/** All but the first of each table of this round go out. */
async function playRound(): Promise<void> {
  const { view } = await club.night();
  for (const { players, on } of view.rounds?.at(-1)?.matches ?? []) {
    if (on !== undefined) continue;
    for (const entry of players.slice(1)) await out(entry);
  }
}
const out = (entry: EntryId) =>
  club.commands({ type: 'BustOut', bustOut: toBustOutId(randomUUID()), out: [{ entry, by: [] }] });
const drawNext = async (round: number): Promise<void> => {
  await desk
    .getByRole('button', { name: new RegExp(`Runde ${String(round)} auslosen`) })
    .first()
    .click();
  await club.until(({ view }) => view.rounds?.length === round);
};
const winner = ({ view, names }: Night): string =>
  Object.entries(view.entries).flatMap(([id, { place }]) => (place === 1 ? [names[id as EntryId] ?? ''] : []))[0] ?? '';

describe('forms of play', () => {
  it('a shoot-out of three tables goes to one winner: chosen in the settings, drawn at the desk, shown on a phone', async () => {
    await club.createUnderWay('pvb', { form: READY_FORMS.shootOut, seatsPerTable: 3, lateEntryThrough: 0 }, 9);
    await club.toOverview();
    await desk.getByRole('heading', { name: 'Runden', exact: true }).waitFor();
    expect(
      await desk
        .getByRole('region', { name: 'Runde 1' })
        .getByText(/^Tisch \d$/)
        .count(),
    ).toBe(3);
    expect((await club.night()).view.proposals).toEqual([]);
    await playRound();
    await drawNext(2);
    await desk.getByRole('region', { name: 'Finale' }).waitFor();
    expect(await desk.getByText('weiter', { exact: true }).count()).toBe(3);
    await pictured(desk, 'shoot-out');
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await club.openRoom();
    await club.choosePlayer();
    await player.getByRole('region', { name: 'Finale' }).waitFor();
    await pictured(player, 'phone');
    expect((await pageFaults(player)).slice(0, 2)).toEqual([]);
    await club.takeBackLast();
    await desk
      .getByRole('button', { name: /Runde 2 auslosen/ })
      .first()
      .waitFor();
    await drawNext(2);
    await playRound();
    await club.until(({ view }) => view.stage === 'over');
    const night = await club.night();
    await desk.getByRole('region', { name: 'Finale' }).getByText('Sieg').waitFor();
    expect(winner(night)).not.toBe('');
  });

  it('a heads-up bracket of six has two byes, and is chosen with a new night', async () => {
    await desk.goto(`${riffle.url}/new`);
    await desk.getByLabel('Spielform').selectOption({ label: 'Heads-up-Turnier' });
    await desk.getByText('Immer zwei spielen gegeneinander').waitFor();
    await pictured(desk, 'choice');
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await desk.getByRole('button', { name: 'Turnier anlegen' }).click();
    await desk.waitForURL(/\/nights\//);
    const [, id = ''] = /\/nights\/([^/]+)/.exec(desk.url()) ?? [];
    const made = (await (await desk.context().request.get(`${riffle.url}/api/night/${id}`)).json()) as Night;
    expect(made.view.setup).toMatchObject({ form: READY_FORMS.headsUp, seatsPerTable: 2 });
    await club.createUnderWay('pvb', { form: READY_FORMS.headsUp, seatsPerTable: 2, lateEntryThrough: 0 }, 6);
    await club.toOverview();
    await desk.getByRole('region', { name: 'Runde 1' }).waitFor();
    expect(await desk.getByRole('region', { name: 'Runde 1' }).getByText('Freilos').count()).toBe(2);
    await pictured(desk, 'bracket');
    for (const round of [2, 3]) {
      await playRound();
      await drawNext(round);
    }
    await desk.setViewportSize({ width: PHONE.width, height: PHONE.height });
    await pictured(desk, 'bracket-small');
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await desk.setViewportSize({ width: LAPTOP.width, height: LAPTOP.height });
    await playRound();
    await club.until(({ view }) => view.stage === 'over');
    const { view } = await club.night();
    expect(
      Object.values(view.entries)
        .map(({ place }) => place)
        .toSorted(),
    ).toEqual([1, 2, 3, 3, 5, 5]);
  });

  it('[oepbl:3.10 sit and go] [oepbl:3.13] [oepbl:3.15 chip count] a sit & go ends by time, and chips rank who is left', async () => {
    await desk.goto(`${riffle.url}/nights/${timed}`);
    await desk.getByRole('heading', { name: 'Die Zeit ist um', level: 2 }).waitFor({ timeout: 90_000 });
    await desk.getByText('Jeder Tisch spielt noch 3 Hände.').waitFor();
    const chips = desk.getByLabel(/^Chips von/);
    expect(await chips.count()).toBe(4);
    for (const [index, amount] of ['35.000', '15.000', '20.000', '10.000'].entries())
      await chips.nth(index).fill(amount);
    await pictured(desk, 'time-up');
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await desk.getByRole('button', { name: 'Nach Chips werten' }).click();
    await desk.getByText('Nach Chips gewertet.').first().waitFor();
    const night = (await (await desk.context().request.get(`${riffle.url}/api/night/${timed}`)).json()) as Night;
    expect(night.view.stage).toBe('over');
    const places = Object.values(night.view.entries).map(({ place }) => place);
    expect(places.toSorted()).toEqual([1, 2, 3, 4]);
  });
});
