import { describe, expect, it } from 'vitest';
import { ClubNight, roomName } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { agreed, secondsShown } from './room.ts';

const { riffle, browser } = await ownRiffle();

/** Plays the night down to its winner on three screens at once, and gives what the rulebook was heard to say. */
async function playDown(night: ClubNight): Promise<readonly string[]> {
  const told: string[] = [];
  for (let left = 27; left > 1; left -= 1) {
    // always at the shortest table, so that the tables become uneven and somebody has to move
    const [victim = ''] = await night.shortest();
    await night.bustOut(victim);
    await night.until(({ view }) => view.figures.left === left - 1);
    told.push(...(await night.acceptAll()));
    if (left % 6 === 0) {
      await night.allSeated();
      const all = await agreed(night, left - 1);
      expect(all).toEqual(all.map(() => ({ left: left - 1, entries: 27, level: 1 })));
    }
  }
  return told;
}

describe('a night of 27 out of a list, on desk, wall and phone at once', () => {
  it('[pvb:08(1)] [pvb:09(1)] [pvb:09(2)] is played to its winner under the rules of Berlin', async () => {
    const night = await ClubNight.at(riffle, browser, true);
    await night.firstRun();
    await night.prepare('pvb');
    await night.openRoom();
    await night.drawAndStart();

    const { table, seat } = await night.choosePlayer();
    await expect
      .poll(() => night.player.locator('main').innerText())
      .toMatch(new RegExp(`Tisch ${table}\\s+Platz ${String(seat)}`));

    const told = await playDown(night);
    expect(told.filter((text) => /umsetzen/.test(text)).join('\n')).toMatch(/PVB 09\(2\)/i);
    expect(told.join('\n')).toMatch(/Finaltisch/);
    expect(told.join('\n')).not.toMatch(/GCB/i);

    const over = await night.night();
    const winner = Object.entries(over.view.entries).find(([, { place }]) => place === 1)?.[0];
    const name = over.names[winner as never] ?? '';
    await expect.poll(() => night.desk.locator('main').innerText()).toContain(`${name} gewinnt`);
    await expect.poll(() => night.wall.locator('body').innerText()).toContain(roomName(name));
    await expect
      .poll(() => night.player.locator('body').innerText())
      .toMatch(/Turnier beendet|Ausgeschieden auf|Gewonnen/);
    const csv = await night.results();
    expect(csv.trim().split(/\r?\n/)).toHaveLength(28);
    expect(csv).toContain(name);
    await night.close();
  });

  it('[gcb:T10.A1] [gcb:T11.1] is played to its winner under the rules of Baden, which move other players to other seats', async () => {
    const night = await ClubNight.at(riffle, browser);
    await night.signIn();
    await night.prepare('gcb');
    await night.openRoom();
    await night.drawAndStart();
    await night.choosePlayer();
    const told = await playDown(night);
    const moves = told.filter((text) => /umsetzen/.test(text)).join('\n');
    expect(moves).toMatch(/GCB T10\.A1/i);
    expect(moves).toMatch(/GCB T10\.A2/i);
    expect(told.join('\n')).toMatch(/GCB T11\.1/i);
    expect(told.join('\n')).not.toMatch(/PVB/i);
    await night.close();
  });
});

describe('the clock', () => {
  it('shows the same second everywhere, right to 0.2 s', async () => {
    const night = await ClubNight.at(riffle, browser);
    await night.signIn();
    await night.prepare('tda55');
    await night.openRoom();
    await night.drawAndStart();
    await night.choosePlayer();
    await night.wall.getByRole('timer').first().waitFor();
    await night.player.getByRole('timer').first().waitFor();
    const screens = await Promise.all([night.desk, night.wall, night.player].map((page) => secondsShown(page, 4000)));
    const [desk = [], ...others] = screens;
    for (const other of others) {
      // the first second was already running when the watch began
      const apart = desk.slice(1).flatMap(({ text, at, unseen }) => {
        const there = other.slice(1).find((one) => one.text === text);
        return there === undefined ? [] : [Math.abs(there.at - at) - unseen - there.unseen];
      });
      // a clock that is wrong is so at every second; a busy machine paints one of them late
      expect(apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)], String(apart)).toBeLessThan(200);
    }
    expect(Math.min(...screens.map((seen) => seen.length))).toBeGreaterThanOrEqual(4);
    await night.close();
  });
});
