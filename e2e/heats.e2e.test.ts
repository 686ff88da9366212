import { mkdirSync } from 'node:fs';
import { toChips } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import { type EntryId, type Level, minutes } from '@riffle/tournament';
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
  expect((await pageFaults(page)).slice(0, 2)).toEqual([]);
  if (SHOTS === undefined) return;
  await settled(page);
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/heats-${name}.png`, fullPage: true });
}

const play: Level = {
  ...{ kind: 'play', duration: minutes(30), anteForm: 'none' },
  ...{ smallBlind: toChips(50), bigBlind: toChips(100), ante: toChips(0) },
};

describe('a team event in heats', () => {
  it('[oepbl:3.4 stack] in the break the desk hands a stack on, and phone and wall follow; it is taken back', async () => {
    // whoever is known to the club may take over
    await club.createUnderWay('pvb', {}, 6);
    await club.createUnderWay(
      'oepbl',
      {
        rulebook: { id: 'oepbl', edition: findRulebook('oepbl')?.edition ?? '', occasion: 'teamMtt' },
        levels: [play, { kind: 'break', duration: minutes(15) }, play],
        form: { heats: { through: [1] } },
        lateEntryThrough: 0,
      },
      2,
    );
    const ids = Object.keys((await club.night()).view.entries) as EntryId[];
    for (const [no, entry] of ids.entries())
      await club.commands({ type: 'ChangeClub', entry, club: ['Pik Ass Pankow', 'Herz Dame Linz'][no] ?? '' });
    await club.toOverview();
    await desk.getByRole('heading', { name: 'Heat 1 von 2' }).waitFor();
    await club.openRoom();
    await club.choosePlayer();
    await player.getByText('Heat 1 von 2').waitFor();
    await wall.getByText('Heat 1 von 2').waitFor();
    await pictured(wall, 'wall');
    await club.commands({ type: 'JumpToLevel', level: 1 });
    await player.getByText('Ein Teamkollege übernimmt ihn', { exact: false }).waitFor();
    await pictured(player, 'phone-break');
    const due = desk.getByRole('article', { name: 'Heat 1 von 2 ist gespielt' });
    await due.getByText('0 von 2 Stacks übergeben').waitFor();
    await due.getByText(/^Heat 2 beginnt um \d\d:\d\d, wenn die Pause vorbei ist\.$/).waitFor();
    expect(await desk.getByText('Gerade steht nichts an.').count()).toBe(0);
    // from any page of the desk it leads to the list
    await desk.getByRole('link', { name: 'Strafen' }).click();
    await due.getByRole('link', { name: 'Stacks übergeben' }).click();
    const card = desk.getByRole('region', { name: 'Heat 1 von 2 ist gespielt' });
    await expect.poll(() => card.boundingBox().then((box) => box !== null && box.y > 0 && box.y < 400)).toBe(true);
    await pictured(desk, 'break');
    const row = desk.getByRole('listitem').filter({ hasText: club.chosen });
    await row.getByRole('button', { name: 'Übergeben' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Teamkollege').first().fill('Fnton');
    await pictured(desk, 'dialog');
    await dialog.getByRole('button', { name: /Fnton/ }).first().click();
    await due.getByText('1 von 2 Stacks übergeben').waitFor();
    await desk.getByText('spielt Heat 2').waitFor();
    await player.getByText('Ihr Stack wurde an einen Teamkollegen übergeben.').waitFor();
    await player.getByRole('button', { name: /Fnton/ }).click();
    await player.getByText('Sie spielen Heat 2 mit diesem Stack.').waitFor();
    await pictured(player, 'phone-took-over');
    const { view } = await club.night();
    expect(Object.values(view.entries).filter(({ tookOver }) => tookOver === 2)).toHaveLength(1);
    await club.takeBackLast();
    await due.getByText('0 von 2 Stacks übergeben').waitFor();
    // while the clock stands nobody is told a time
    await club.commands({ type: 'PauseClock' });
    await due.getByText('Heat 2 beginnt, sobald die Uhr läuft', { exact: false }).waitFor();
    await club.commands({ type: 'JumpToLevel', level: 2 });
    await desk.locator('aside p.quiet', { hasText: 'Gerade steht nichts an.' }).waitFor();
    expect(await due.count()).toBe(0);
  });
});
