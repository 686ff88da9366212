import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a screen of the room shows of the field, read from its text as a person would. */
export type Shown = { readonly left: number; readonly entries: number; readonly level: number };

const FIELD = {
  desk: /noch dabei\s+(\d+)\s*\/\s*(\d+)/,
  // until when one can still enter stands between
  wall: /Spieler(?:[^\d]|\d+:\d+)*?\s(\d+)\s*\/\s*(\d+)/,
  player: /Spieler\s+(\d+) von (\d+)/,
} as const;
export type Screen = keyof typeof FIELD;

export async function shown(page: Page, screen: Screen): Promise<Shown | undefined> {
  const text = await page.locator('body').innerText();
  const field = FIELD[screen].exec(text);
  const level = /Level (\d+)/.exec(text);
  if (field === null || level === null) return undefined;
  return { left: Number(field[1]), entries: Number(field[2]), level: Number(level[1]) };
}

/** Waits until all three screens show the same, and says what that is. */
export async function agreed(
  screens: { readonly [S in Screen]: Page },
  left: number,
): Promise<readonly (Shown | undefined)[]> {
  const read = () =>
    Promise.all([shown(screens.desk, 'desk'), shown(screens.wall, 'wall'), shown(screens.player, 'player')]);
  await expect.poll(async () => (await read()).map((one) => one?.left)).toEqual([left, left, left]);
  return read();
}

/** A second that a screen showed: its text, when it was first seen, and how long nobody had looked before that. */
type SecondSeen = { readonly text: string; readonly at: number; readonly unseen: number };

/**
 * When each displayed second began on this screen, for `ms`. All pages run on one machine here, so their times can be
 * compared; on a busy machine a frame comes late, and says by how much.
 */
export const secondsShown = (page: Page, ms: number): Promise<readonly SecondSeen[]> =>
  page.evaluate(async (watched) => {
    const CLOCK = /\b\d{1,2}:\d{2}\b/;
    const seen: { text: string; at: number; unseen: number }[] = [];
    const clock = document.querySelector('[role="timer"]');
    let looked = Date.now();
    for (const end = looked + watched; looked < end; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const text = CLOCK.exec(clock?.textContent ?? '')?.[0];
      const at = Date.now();
      if (text !== undefined && seen.at(-1)?.text !== text) seen.push({ text, at, unseen: at - looked });
      looked = at;
    }
    return seen;
  }, ms);
