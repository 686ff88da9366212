import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();

const pictured = picturesOf('alternates', true);

describe('a full house', () => {
  it('takes three as alternates; two get the seats of who goes out, the last is withdrawn when late entry is over', async () => {
    const club = await ClubNight.at(riffle, browser);
    const { desk, wall, player } = club;
    await club.owned();
    await club.createUnderWay('gcb', { lateEntryThrough: 1 });
    const sitting = Object.values((await club.night()).names);
    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    for (const [index, name] of ['Zoe Zander', 'Yann Ypsen', 'Xenia Xaver'].entries()) {
      await desk.getByLabel('Spieler melden', { exact: true }).first().fill(name);
      await desk.keyboard.press('Enter');
      await desk.getByText(`${name} wartet als Nachrücker, Stelle ${String(index + 1)}.`).waitFor();
    }
    await pictured(desk, 'players');
    await club.openRoom();
    await wall.getByText('Nachrücker (3)').waitFor();
    await pictured(wall, 'wall');
    await player.getByText(/Yann/).first().click();
    await player.getByText('Nachrücker: Stelle 2 der Liste.').waitFor();
    await pictured(player, 'phone');
    await club.toOverview();
    const next = desk.getByRole('complementary', { name: 'Was jetzt ansteht' });
    await next.getByText('Zurzeit ist kein Platz frei.').waitFor();
    await club.bustOut(sitting[0] ?? '');
    await next.getByText('Ein Platz ist frei.').waitFor();
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'desk');
    await next.getByRole('button', { name: 'Platz auslosen für Zoe Zander' }).click();
    await next.getByText('2 Nachrücker warten').waitFor();
    await club.bustOut(sitting[1] ?? '');
    await next.getByRole('button', { name: 'Platz auslosen für Yann Ypsen' }).click();
    await next.getByText('Ein Nachrücker wartet').waitFor();
    expect((await club.night()).view.figures).toMatchObject({ entries: 29, left: 27, chips: 29 * 20_000 });
    const jumped = await desk.context().request.post(`${riffle.url}/api/night/${club.id}/commands`, {
      data: { id: randomUUID(), command: { type: 'JumpToLevel', level: 1 } },
    });
    expect(jumped.ok()).toBe(true);
    await next.getByText('Der Späteinstieg ist zu Ende: Niemand rückt mehr nach.').waitFor();
    await next.getByRole('button', { name: 'Xenia Xaver abmelden' }).click();
    await club.until(({ view }) => Object.values(view.entries).every(({ alternate }) => alternate === undefined));
    expect(Object.keys((await club.night()).view.entries)).toHaveLength(29);
  });
});
