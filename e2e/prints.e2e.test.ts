import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { type Pictured, picturedNights } from './pictures/nights.ts';
import { whatIsCut } from './pictures/what-is-cut.ts';

const { riffle, browser } = await ownRiffle();
let nights: Pictured;
let page: Page;
beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  nights = await picturedNights(club.desk.context().request, riffle.url);
  page = await openPage(browser, LAPTOP, 'de');
  await page.context().addCookies(await club.desk.context().cookies());
});

async function taken(called: string): Promise<void> {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${called}.png`, fullPage: true });
}

/** What the browser's own way of printing puts on paper: no button of ours has been pressed. */
async function printed(path: string): Promise<string> {
  await page.goto(`${riffle.url}${path}`);
  await settled(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const buttons = await page.locator('button, a.button, input, select, textarea').filter({ visible: true }).count();
  const text = await page.locator('body').innerText();
  const name = path
    .slice(1)
    .replaceAll(/[0-9a-f-]{36}/g, '')
    .replaceAll('/', '-');
  // as wide as A4 between its margins
  await page.setViewportSize({ width: 680, height: 1009 });
  await taken(`print-${name}`);
  await page.setViewportSize(LAPTOP);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(buttons, path).toBe(0);
  return text;
}

describe('what the browser’s own print gives', () => {
  it('is, of the end, the result by place with whose night it was', async () => {
    const text = await printed(`/nights/${nights.over.id}`);
    expect(text).toMatch(/Ergebnis/);
    expect(text).toMatch(/^1\./m);
    // on the screen, what moved during the night is over as well
    expect(await page.locator('main').innerText()).not.toMatch(/Durchschnitt|Chips im Spiel/);
  });

  it('is, of the structure, all its levels and no editor, which after the end is none on the screen either', async () => {
    expect(await printed(`/nights/${nights.play.id}/structure`)).toMatch(/\b12\b/);
    expect(await printed(`/nights/${nights.over.id}/structure`)).toMatch(/\b12\b/);
    expect(await page.locator('main').innerText()).not.toMatch(/läuft|Ende gegen/);
    expect(await page.locator('main [data-cell]:not([readonly])').count()).toBe(0);
  });

  it('is, of the players, a list with the surname first', async () => {
    expect(await printed(`/nights/${nights.play.id}/players`)).toMatch(/^\d+\t\S.*, \S/m);
  });

  it('is, of everything else at the desk, without anything to press, and says of which night and when', async () => {
    for (const tab of ['', '/tables', '/log', '/rulings', '/penalties'])
      expect(await printed(`/nights/${nights.play.id}${tab}`), tab).toMatch(
        /dritter Spieltag: .*\s+Stand: .*2026, \d\d:\d\d/,
      );
  });

  it('is, of small chips that leave, every table with who had and got what, and lines to write on where it is not done', async () => {
    const text = await printed(`/nights/${nights.break.id}/race`);
    expect(text).toMatch(/dritter Spieltag: Kleine Chips/);
    expect(text).toMatch(/Chips zu 25 .*getauscht in 100/);
    expect(text).toMatch(/1 × 100 gewonnen/);
    expect(text).toMatch(/Unterschrift/);
  });

  it('is, of the players before the draw, without columns for seats that nobody has', async () => {
    expect(await printed(`/nights/${nights.planned.id}/players`)).toMatch(/Nr.\tName\tVerein\n/);
    expect(await printed(`/nights/${nights.play.id}/players`)).toMatch(/Nr.\tName\tVerein\tTisch\tPlatz\n/);
  });

  it('is, of the seats, no name broken within a word and every seat in one line', async () => {
    await page.goto(`${riffle.url}/nights/${nights.play.id}/tables`);
    await settled(page);
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Sitzliste drucken' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 1009 });
    expect(await whatIsCut(page, false)).toEqual([]);
    const heights = await page
      .locator('.printed li strong')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(LAPTOP);
    expect(heights).toHaveLength(28);
    expect(new Set(heights)).toEqual(new Set([1]));
  });

  it('is, of a deal, the sheet that all sign: long names and large sums whole, and nothing of the dialogue', async () => {
    await page.goto(`${riffle.url}/nights/${nights.deal.id}`);
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Deal ansehen' }).click();
    await page.getByRole('button', { name: 'Deal-Blatt drucken' }).click();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 1009 });
    expect(await whatIsCut(page, false)).toEqual([]);
    const text = await page.locator('body').innerText();
    const buttons = await page.locator('button, a.button').filter({ visible: true }).count();
    await taken('print-deal');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.setViewportSize(LAPTOP);
    expect(buttons).toBe(0);
    expect(text).toMatch(/Vereinbarung über die Preise[\s\S]*Donaudampfschifffahrtsgesellschaftskapitänswitwe/);
    expect(text).toMatch(/Summe\s+2\s298\s024,66\s€/);
    expect(text).toContain('Turnierleitung');
  });

  it('is, of a ruling, its reasons and rules, and no page ends within a row, a figure or a rule', async () => {
    expect(await printed('/floor/boardTooEarly?book=pvb#street=turn&shown=["Kd"]')).toMatch(
      /Warum\?[\s\S]*Turn zu früh:[\s\S]*Regeln/,
    );
    await page.emulateMedia({ media: 'print' });
    const kept = await page
      .locator('main :is(li, figure, article)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
    await page.emulateMedia({ media: 'screen' });
    expect(new Set(kept)).toEqual(new Set(['avoid']));
  });
});
