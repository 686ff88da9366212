import { randomUUID } from 'node:crypto';
import type { TournamentCommand } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight, listedName } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { Taps } from './taps.ts';

const LYING = { width: 844, height: 390 } as const;

const { riffle, browser } = await ownRiffle();
let night: ClubNight;
let phone: Taps;
beforeAll(async () => {
  night = await ClubNight.at(riffle, browser);
  await night.owned();
  await night.underWay('gcb', { lateEntryThrough: 4 });
  phone = await Taps.on(await asStaff(PHONE, true));
});

async function asStaff(size: { readonly width: number; readonly height: number }, hasTouch = false): Promise<Page> {
  const page = await openPage(browser, size, 'de', { hasTouch });
  await page.context().addCookies(await night.desk.context().cookies());
  return page;
}

async function toNight(page: Page, place = ''): Promise<void> {
  await page.goto(`${riffle.url}/nights/${night.id}${place}`);
  await settled(page);
  await page.evaluate(() => sessionStorage.removeItem('taps'));
}

async function command(body: TournamentCommand): Promise<void> {
  const answer = await night.desk
    .context()
    .request.post(`${riffle.url}/api/night/${night.id}/commands`, { data: { id: randomUUID(), command: body } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Somebody who sits at the table that comes last: nobody is at hand by chance. */
async function somebody(): Promise<{ readonly name: string; readonly seat: string }> {
  const { view, names } = await night.night();
  const sitting = Object.entries(view.entries).flatMap(([id, { at }]) =>
    at === undefined
      ? []
      : [{ name: names[id as never] ?? '', seat: `${view.tables[at.table]?.name ?? ''}-${String(at.seat)}` }],
  );
  const last = sitting.toSorted((a, b) => b.seat.localeCompare(a.seat))[0];
  if (last === undefined) throw new Error('nobody sits');
  return last;
}

describe('a thumb needs at most', () => {
  it('three taps for a bust-out, and one to take it back, wherever one is by then', async () => {
    await toNight(phone.page);
    const { name, seat } = await somebody();
    await phone.tap('Ausgeschieden');
    await phone.tap(new RegExp(`${seat} ${name}`));
    await phone.tap(`${name}: ausgeschieden`);
    await night.until(({ view }) => view.figures.left === 26);
    expect(await phone.made()).toBeLessThanOrEqual(3);

    await toNight(phone.page, '/structure');
    await phone.tap(new RegExp(`^Zurücknehmen: .*${name}`));
    await night.until(({ view }) => view.figures.left === 27);
    expect(await phone.made()).toBe(1);
    await phone.page
      .getByText(new RegExp(`^Zurückgenommen: .*${name}`))
      .last()
      .waitFor();
  });

  it('one to take it back at the questions of an incident, where the clock stands as well', async () => {
    await command({ type: 'Note', text: 'Pizza' });
    const page = await asStaff(PHONE, true);
    const thumb = await Taps.on(page);
    await page.goto(`${riffle.url}/floor/boardTooEarly?night=${night.id}`);
    const back = page.getByRole('button', { name: /^Zurücknehmen: .*Pizza/ });
    await back.waitFor();
    expect(await page.getByRole('timer').isVisible()).toBe(true);
    const [bar, heading] = await Promise.all([
      back.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    expect(await pageFaults(page)).toEqual([]);
    await thumb.tap(/^Zurücknehmen: .*Pizza/);
    await night.until(({ undo }) => undo?.commit.text.includes('Pizza') !== true);
    expect(await thumb.made()).toBe(1);
    await page.context().close();
  });

  it('four for a move to any free seat', async () => {
    await toNight(phone.page);
    const { name } = await somebody();
    await command({ type: 'AddTable', table: randomUUID() as never, name: '4', seats: 9 });
    await phone.tap('Spieler', 'link');
    await phone.tap(listedName(name));
    await phone.tap(/^Umsetzen/);
    await phone.tap('Tisch 4 · Platz 3');
    await phone.page
      .getByText(new RegExp(`${name}: jetzt Tisch 4`))
      .last()
      .waitFor();
    expect(await phone.made()).toBeLessThanOrEqual(4);
    await phone.tap(/^Zurücknehmen: /);
    await night.until(({ undo }) => undo?.commit.text.includes(name) !== true);
    expect(await phone.made()).toBe(1);
  });

  it('three for somebody who comes late', async () => {
    await toNight(phone.page);
    await phone.tap('Spieler', 'link');
    await phone.touch(phone.page.getByRole('combobox', { name: 'Spieler melden' }));
    await phone.type('Zoe Zander');
    await phone.touch(phone.page.getByRole('option', { name: /Zoe Zander/ }));
    await night.until(({ view, names }) =>
      Object.entries(view.entries).some(([id, { at }]) => names[id as never] === 'Zoe Zander' && at !== undefined),
    );
    expect(await phone.made()).toBeLessThanOrEqual(3);
  });

  it('six for a ruling by the night’s own rulebook and blinds, put into its log, and one to take it back', async () => {
    await toNight(phone.page);
    await phone.tap('Was nun?', 'link');
    await expect
      .poll(() => phone.page.getByRole('button', { name: /Blinds \d/ }).innerText())
      .toContain('Grand Casino Baden');
    await phone.tap('Zu wenig für den Call', 'link');
    await phone.touch(
      phone.page.getByRole('group', { name: 'Höchster Einsatz' }).getByRole('button', { name: '200', exact: true }),
    );
    await phone.touch(
      phone.page.getByRole('group', { name: 'Liegt jetzt vor ihm' }).getByRole('button', { name: '100', exact: true }),
    );
    await phone.tap('So entschieden');
    await phone.tap('Eintragen');
    await night.until(({ view }) => view.rulings?.length === 1);
    expect(await phone.made()).toBeLessThanOrEqual(6);
    await phone.page.getByLabel('Eintragen').getByRole('button', { name: 'Zurücknehmen' }).tap();
    await night.until(({ view }) => (view.rulings ?? []).length === 0);
    expect(await phone.made()).toBe(1);
  });

  it('eight from a template to a running clock', async () => {
    const { setup } = (await night.night()).view;
    const { startedAt: _, ...kept } = setup as typeof setup & { startedAt?: number };
    await night.desk
      .context()
      .request.put(`${riffle.url}/api/templates/${randomUUID()}`, { data: { name: 'Unser Freitag', setup: kept } });
    await phone.page.goto(riffle.url);
    await settled(phone.page);
    await phone.made();
    await phone.tap('Neues Turnier', 'link');
    // what the club itself has kept stands before what comes with Riffle
    await expect
      .poll(() => phone.page.getByRole('group', { name: 'Struktur' }).getByRole('radio').first().getAttribute('value'))
      .toMatch(/^template:/);
    await phone.touch(phone.page.getByText('Unser Freitag'));
    await phone.tap('Turnier anlegen');
    await phone.tap('Stammspieler');
    await phone.tap('Alle wählen');
    await phone.tap(/melden, alle da$/);
    await phone.tap('Plätze auslosen');
    await phone.tap('Uhr starten');
    await phone.page.getByRole('button', { name: 'Uhr anhalten' }).filter({ visible: true }).waitFor();
    expect(await phone.made()).toBeLessThanOrEqual(8);
  });
});

describe('the keys at the desk', () => {
  it('record a bust-out by X, letters, Enter, Enter; a seat will do for the letters', async () => {
    const desk = await Taps.on(await asStaff(LAPTOP));
    await toNight(desk.page);
    const { name, seat } = await somebody();
    await desk.page.keyboard.press('x');
    await desk.page.locator('dialog[open] input:focus').waitFor();
    await desk.type(seat);
    await desk.page.getByText(/^Gesucht: Tisch \d+ · Platz \d$/).waitFor();
    await desk.page.keyboard.press('Enter');
    await desk.page
      .getByRole('button', { name: `${name}: ausgeschieden` })
      .and(desk.page.locator(':focus'))
      .waitFor();
    await desk.page.keyboard.press('Enter');
    await night.until(({ view }) => view.figures.out === 1);
    expect(await desk.made()).toBe(2);
    await desk.page.context().close();
  });
});

describe('several out in one hand, above the keyboard of a phone', () => {
  it('go on from stack to stack to the button that records them, and nothing is covered', async () => {
    const { page } = await Taps.on(await asStaff({ width: 390, height: 500 }, true));
    const small = await Taps.on(page);
    await toNight(page);
    const { view, names } = await night.night();
    const [table = ''] = Object.keys(view.tables);
    const [first = '', second = ''] = Object.entries(view.entries).flatMap(([id, { at }]) =>
      at?.table === table ? [names[id as never] ?? ''] : [],
    );
    await small.tap('Ausgeschieden');
    await small.tap(new RegExp(first));
    await small.tap(/^Noch jemand/);
    await small.tap(new RegExp(second));
    for (const name of [first, second]) {
      const field = page.getByLabel(`Chips von ${name} zu Beginn der Hand`).and(page.locator(':focus'));
      await field.waitFor();
      expect(await field.evaluate(isOnTop)).toBe(true);
      await page.keyboard.type('1200');
      await page.keyboard.press('Enter');
    }
    const button = page.getByRole('button', { name: '2 ausgeschieden' }).and(page.locator(':focus'));
    await button.waitFor();
    expect(await button.evaluate(isOnTop)).toBe(true);
    await page.context().close();
  });
});

describe('several out in one hand, by the keyboard of the desk', () => {
  it('are found one after the other without a hand at the mouse', async () => {
    const page = await asStaff(LAPTOP);
    await toNight(page);
    const { view, names } = await night.night();
    const [table = ''] = Object.keys(view.tables);
    const [first, second] = Object.entries(view.entries).flatMap(([id, { at }]) =>
      at?.table === table
        ? [{ name: names[id as never] ?? '', seat: `${view.tables[at.table]?.name ?? ''}-${at.seat}` }]
        : [],
    );
    if (first === undefined || second === undefined) throw new Error('nobody sits there');
    const field = page.locator('dialog[open] input[type=search]:focus');
    await page.keyboard.press('x');
    await field.waitFor();
    await page.keyboard.type(first.seat);
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: `${first.name}: ausgeschieden` })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByRole('button', { name: /^Noch jemand/ }).press('Enter');
    await field.waitFor();
    await page.keyboard.type(second.seat);
    await page.keyboard.press('Enter');
    await page.getByLabel(`Chips von ${first.name} zu Beginn der Hand`).and(page.locator(':focus')).waitFor();
    await page.context().close();
  });
});

/** What one would hit who taps in its middle. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && element.contains(hit);
}

describe('the frame of a night on a phone', () => {
  it.each([
    ['upright', PHONE],
    ['lying', LYING],
  ] as const)('%s: is at most a fifth of the height, has all ways out, and is fit for everybody', async (_, size) => {
    const page = await asStaff(size, true);
    await toNight(page);
    const free = await page.evaluate(() => {
      const middle = window.innerWidth / 2;
      const rows = Array.from({ length: window.innerHeight }, (_row, y) => document.elementFromPoint(middle, y));
      return rows.filter((hit) => hit?.closest('main, .columns') != null).length / window.innerHeight;
    });
    expect(free).toBeGreaterThanOrEqual(0.8);
    expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
    expect(await pageFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mehr', exact: true }).tap();
    const more = page.locator('dialog[open]');
    for (const way of ['Struktur', 'Protokoll', 'Startseite', 'Regeln'])
      await more.getByRole('link', { name: way }).waitFor();
    await more.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await more.getByRole('button', { name: 'In English' }).tap();
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    await page.context().close();
  });

  it('lying: who may be out stands in several rows below the field', async () => {
    const page = await asStaff(LYING, true);
    await toNight(page);
    await page.getByRole('button', { name: 'Ausgeschieden' }).first().tap();
    const rows = page.locator('dialog[open] li button');
    await rows.first().waitFor();
    const seen = await rows.evaluateAll((buttons) => {
      const content = document.querySelector('dialog[open] .content')?.getBoundingClientRect();
      const whole = buttons
        .map((button) => button.getBoundingClientRect())
        .filter(({ bottom }) => bottom <= (content?.bottom ?? 0));
      return new Set(whole.map(({ y }) => y)).size;
    });
    expect(seen).toBeGreaterThanOrEqual(3);
    expect(await pageFaults(page)).toEqual([]);
    await page.context().close();
  });

  it('on a laptop the header asks by the night’s rulebook too', async () => {
    const page = await asStaff(LAPTOP);
    await toNight(page);
    await page.getByRole('banner').getByRole('link', { name: 'Was nun?' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: /Blinds \d/ }).innerText())
      .toContain('Grand Casino Baden');
    // and from the rules, where one went to read; even when they are loaded anew
    await page.getByRole('banner').getByRole('link', { name: 'Regeln' }).click();
    await page.getByRole('heading', { level: 1, name: 'Regelwerke' }).waitFor();
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Was nun?' }).click();
    await page.waitForURL(`**/floor?night=${night.id}`);
    await page.context().close();
  });
});

describe('a proposal that hangs on the button', () => {
  it('asks where it is, and is another one when it lies elsewhere', async () => {
    await night.underWay('gcb');
    const { view } = await night.night();
    const [table = ''] = Object.keys(view.tables);
    const there = Object.keys(view.entries).filter((id) => view.entries[id as never]?.at?.table === table);
    for (const entry of there.slice(0, 2)) {
      const out = [{ entry: entry as never, by: [] }];
      await command({ type: 'BustOut', bustOut: randomUUID() as never, out });
    }
    await toNight(phone.page);
    const card = phone.page.locator('article.proposal').filter({ visible: true });
    await card.locator('summary', { hasText: 'Stimmt nicht?' }).tap();
    const asked = card.getByRole('group', { name: /^Wo ist der Button an Tisch/ }).first();
    const before = (await night.night()).view.proposals?.[0]?.key;
    await asked.locator('button[aria-pressed="false"]').nth(3).tap();
    await night.until((now) => now.view.proposals?.[0]?.key !== before);
    await card.getByText(/^Gerechnet mit Button auf/).waitFor();
  });
});
