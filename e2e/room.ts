import type { Page } from 'playwright-core';

/** What a screen of the room shows of the field, read from its text as a person would. */
export type Shown = { readonly left: number; readonly entries: number; readonly level: number };

const FIELD = {
  desk: /noch dabei\s+(\d+)\s*\/\s*(\d+)/,
  wall: /Spieler[^\d]*?(\d+)\s*\/\s*(\d+)/,
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
  let all = await read();
  for (let tries = 0; tries < 50 && all.some((one) => one?.left !== left); tries += 1) {
    await screens.desk.waitForTimeout(100);
    all = await read();
  }
  return all;
}

/**
 * When each displayed second began on this screen: its clock's text with the time of this machine, for `ms`.
 * All pages run on one machine here, so their times can be compared.
 */
export const secondsShown = (page: Page, ms: number): Promise<readonly (readonly [text: string, at: number])[]> =>
  page.evaluate(async (watched) => {
    const CLOCK = /\b\d{1,2}:\d{2}\b/;
    const seen: [string, number][] = [];
    const clock = document.querySelector('[role="timer"]');
    const end = Date.now() + watched;
    while (Date.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const text = CLOCK.exec(clock?.textContent ?? '')?.[0];
      if (text !== undefined && seen.at(-1)?.[0] !== text) seen.push([text, Date.now()]);
    }
    return seen;
  }, ms);
