import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, scriptsOf } from './browser.ts';
import { FLOOR, FloorTaps } from './floor-taps.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();

/** Blinds 50/100. At step 6 Pluribus has made it 200 and Eddie has to act; six times 10,000 chips. */
const HAND = readFileSync(new URL('../packages/formats/src/phh/given/pluribus-88-128.phh', import.meta.url), 'utf8');
const open = (language: 'de' | 'en', size: typeof PHONE | typeof LAPTOP, offline = false): Promise<Page> =>
  openPage(browser, size, language, { hasTouch: true, offline, stored: { 'riffle.floor.table': { book: 'bdpv' } } });

async function toStepSix(page: Page): Promise<void> {
  await page.locator('textarea').fill(HAND);
  await page.locator('form button[type=submit]').tap();
  await page.locator('[data-seat="6"]').waitFor();
  for (let step = 1; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => seat(page, 6)).toContain('10000');
}

const seat = async (page: Page, no: number): Promise<string> =>
  (await page.locator(`[data-seat="${String(no)}"]`).innerText()).replaceAll(/(?<=\d)[\s.,](?=\d{3})/g, '');

/** What lies behind and in front of all players; nothing is in the middle before the flop. */
const chipsOnTable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll('[data-seat] .stack, .bet')].map((one) => one.textContent ?? '');
    return figures.map((text) => Number(text.replaceAll(/\D/g, ''))).reduce((sum, one) => sum + one, 0);
  });

describe('an incident in a hand that is tracked', () => {
  it('[bdpv:2 Einsätze 13] without a network: starts from its facts, is applied to a copy, survives a reload, and leads back in one tap', async () => {
    const page = await open('de', PHONE, true);
    await page.goto(`${riffle.url}/hands/replay`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    await toStepSix(page);
    expect(await chipsOnTable(page)).toBe(60_000);

    await page.getByRole('button', { name: 'Was nun?' }).tap();
    await page.getByText('Schritt 6', { exact: true }).waitFor();
    await page.getByLabel('Was ist passiert?').fill('undercall');
    await page
      .getByRole('link', { name: /^Zu wenig für den Call/ })
      .first()
      .tap();
    await expect.poll(() => page.getByLabel('Um wen geht es?').inputValue()).toBe('6');
    const assumed = () => page.getByRole('region', { name: 'Angenommen' }).innerText();
    await expect.poll(assumed).toMatch(/Big Blind\s+100\b[\s\S]*Höchster Einsatz\s+200\b[\s\S]*erhöht\?\s+2\b/);
    await new FloorTaps(page, 'de').say('undercall', 'inFront', 100);
    await expect.poll(() => page.getByTestId('outcome').innerText()).toBe('Call: 200; 100 dazu');
    await page.getByText('Eddie callt 200.').waitFor();
    expect(await pageFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Auf die Hand anwenden' }).tap();
    for (const time of ['first', 'after a reload']) {
      await expect.poll(() => seat(page, 6), { message: time }).toMatch(/9800[\s\S]*Einsatz: 200/);
      const status = () => page.getByRole('status').first().innerText();
      await expect.poll(status, { message: time }).toBe('Eddie callt 200. Als Nächstes handelt MrOrange.');
      await page.getByText('Was wäre wenn: so nicht gespielt').waitFor();
      expect(await chipsOnTable(page), time).toBe(60_000);
      if (time === 'first') await page.reload();
    }
    expect(await pageFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Zur gespielten Hand' }).tap();
    await expect.poll(() => seat(page, 6)).not.toContain('Einsatz');
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('5');
    await page.context().close();
  });

  it('says why the hand does not take what is ruled, and whom it is about can be chosen', async () => {
    const page = await open('en', LAPTOP);
    await page.goto(`${riffle.url}/hands/replay`);
    await toStepSix(page);
    await page.getByRole('button', { name: FLOOR.en.title }).click();
    await page.getByText('Step 6', { exact: true }).waitFor();
    await page.goto(page.url().replace('/floor?', '/floor/undercall?'));
    await page.getByLabel('Who is it about?').selectOption('2');
    await new FloorTaps(page, 'en').say('undercall', 'inFront', 100);
    await page.getByText('The hand does not take it:').waitFor();
    expect(await page.locator('main').innerText()).toContain('It is the turn of seat 6.');
    expect(await page.getByRole('button', { name: 'Apply to the hand' }).count()).toBe(0);
    expect(await pageFaults(page)).toEqual([]);
    await page.context().close();
  });

  it('the replayer does not load what the floor can be asked before it is', async () => {
    const page = await open('de', PHONE);
    const scripts = scriptsOf(page);
    await page.goto(`${riffle.url}/hands/replay`);
    await toStepSix(page);
    const loaded = await scripts();
    expect(loaded).toContain('Auf die Hand anwenden');
    expect(loaded).not.toContain('Zu wenig für den Call');
    await page.context().close();
  });
});
