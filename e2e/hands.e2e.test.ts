import { formatOhh, formatStars, playedHand, readHands, replayRecord } from '@riffle/formats/hands';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults } from './browser.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();

/** Anna is all-in for less: a main pot and a side pot, with two winners. */
const HAND = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 3000, 2000]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 cbr 2000', 'p1 cc', 'p2 cc',
  'd db 2c7d9h', 'd db 3s', 'd db 4d', 'p1 sm AsAh', 'p2 sm KsKh', 'p3 sm QsQh']
players = ['Anna', 'Ben', 'Cem']
`;

/** Eight who are all-in at once and stay: as many and as large hands as there are. */
const CARDS = ['c', 'd', 'h', 's'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => `${rank}${suit}`));
const EIGHT = Array.from({ length: 8 }, (_, nth) => `p${String(nth + 1)}`);
const dealt = (from: number, each: number) =>
  EIGHT.map((who, nth) => `'d dh ${who} ${CARDS.slice(from + nth * each, from + nth * each + each).join('')}'`);
const STUD = `variant = 'F7S'
ante_trimming_status = true
antes = [10, 10, 10, 10, 10, 10, 10, 10]
bring_in = 10
small_bet = 20
big_bet = 40
starting_stacks = [20, 20, 20, 20, 20, 20, 20, 20]
actions = [${[...dealt(0, 3), "'p5 pb'", ...[...EIGHT.slice(5), ...EIGHT.slice(0, 4)].map((who) => `'${who} cc'`), ...dealt(24, 1), ...dealt(32, 1), ...dealt(40, 1), "'d db Ks'"].join(', ')}]
`;

/** The same hand in another format. */
function written(format: typeof formatOhh): string {
  const [read] = readHands(HAND);
  if (read?.ok !== true) throw new Error('the hand is broken');
  const text = format(playedHand(read.record, replayRecord(read.record)));
  if (!text.ok) throw new Error(text.refusal.code);
  return text.value;
}

/** Seats of which one covers a part of another. */
const coveredSeats = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-seat]')].map((seat) => seat.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const pairs = boxes.flatMap((box, nth) => boxes.slice(nth + 1).filter((other) => meet(box, other)));
    return { seats: boxes.length, covered: pairs.length };
  });

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content ?? ''], file ?? ''));
      return data;
    },
    [name, text],
  );
  await page.locator('section.drop').dispatchEvent('drop', { dataTransfer: transfer });
}

const main = (page: Page) => page.locator('main').innerText();

describe('a hand that was played', () => {
  it('is dropped, stepped through to its pots and winners, and shared by a link that the server never sees', async () => {
    const page = await openPage(browser, PHONE, 'de');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${riffle.url}/hands/replay`);
    await dropFile(page, 'hand.phh', HAND);
    await page.getByText('No-Limit Hold’em').waitFor();

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('status').first().innerText()).toContain('Anna setzt den Small Blind: 50.');
    await page.keyboard.press('End');
    await expect.poll(() => main(page)).toContain('Die Hand ist zu Ende.');
    const told = await main(page);
    expect(told).toMatch(/Hauptpot 3000\s+Anna 3000 mit Paar Asse/);
    expect(told).toMatch(/Side-Pot 1 2000\s+Ben 2000 mit Paar Könige/);
    expect(await pageFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Link kopieren' }).click();
    await expect.poll(() => new URL(page.url()).hash.length).toBeGreaterThan(100);
    const link = page.url();
    await page.context().close();

    const other = await openPage(browser, LAPTOP, 'en');
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await other.getByText('No-limit hold’em').waitFor();
    await other.keyboard.press('End');
    await expect.poll(() => main(other)).toMatch(/Side pot 1 2,000\s+Ben 2,000 with Pair of Kings/);
    expect(await pageFaults(other)).toEqual([]);
    const [, packed = ''] = link.split('#');
    expect(asked.filter((url) => url.split('#')[0]?.includes(packed.slice(0, 30)))).toEqual([]);
    await other.context().close();
  });

  it('says line and reason where it is broken', async () => {
    const page = await openPage(browser, PHONE, 'de');
    await page.goto(`${riffle.url}/hands/replay`);
    await dropFile(page, 'broken.phh', HAND.replace("'p1 cc'", "'p1 hops'"));
    await expect.poll(() => page.getByRole('alert').first().innerText()).toMatch(/Zeile 7.*p1 hops/s);
    await page.context().close();
  });
});

describe('files of other kinds', () => {
  it.each([
    ['hand.ohh', formatOhh],
    ['hand.txt', formatStars],
  ] as const)('%s is read, and ends with the same winners', async (name, format) => {
    const page = await openPage(browser, PHONE, 'de');
    await page.goto(`${riffle.url}/hands/replay`);
    await dropFile(page, name, written(format));
    await page.getByText('No-Limit Hold’em').waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => main(page)).toMatch(/Hauptpot 3000\s+Anna 3000 mit Paar Asse/);
    expect(await main(page)).toMatch(/Side-Pot 1 2000\s+Ben 2000 mit Paar Könige/);
    await page.context().close();
  });

  it('eight hands of stud lie side by side on a phone', async () => {
    const page = await openPage(browser, PHONE, 'de');
    await page.goto(`${riffle.url}/hands/replay`);
    await dropFile(page, 'stud.phh', STUD);
    await page.getByText('Seven Card Stud').waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => main(page)).toContain('Die Hand ist zu Ende.');
    expect(await coveredSeats(page)).toEqual({ seats: 8, covered: 0 });
    await page.context().close();
  });
});

describe('the calculators', () => {
  it('[pvb:62(1)] [bdpv:2 Split Pot 2] share odd chips one by one or all to the first, by the rulebook', async () => {
    const page = await openPage(browser, LAPTOP, 'de');
    await page.goto(`${riffle.url}/hands/calculators/odd-chips`);
    const result = page.getByTestId('result');
    await page.getByLabel('Regelwerk').selectOption('pvb');
    await expect
      .poll(() => result.innerText())
      .toMatch(/1\. links vom Button\s+1400[\s\S]*3\. links vom Button\s+1400/);
    await page.getByLabel('Regelwerk').selectOption('bdpv');
    await expect
      .poll(() => result.innerText())
      .toMatch(/1\. links vom Button\s+1500[\s\S]*3\. links vom Button\s+1300/);
    await page.context().close();
  });

  it('work out equities beside the page', async () => {
    const page = await openPage(browser, PHONE, 'en');
    await page.goto(`${riffle.url}/hands/calculators/equities`);
    await expect.poll(() => page.getByTestId('share').first().innerText()).toBe('46.2%');
    await page.context().close();
  });
});
