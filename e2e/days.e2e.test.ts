import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import { READY_STRUCTURES } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('days', true);
const flights = { a: randomUUID(), b: randomUUID() };
let desk: Page;

async function api<T>(method: 'get' | 'post', path: string, data?: object): Promise<T> {
  const answer = await desk.context().request[method](`${riffle.url}/api${path}`, data === undefined ? {} : { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json() as Promise<T>;
}
const nightOf = (id: string): Promise<Night> => api('get', `/night/${id}`);
async function command(id: string, ...commands: readonly object[]): Promise<void> {
  for (const one of commands) await api('post', `/night/${id}/commands`, { id: randomUUID(), command: one });
}
const dialogOf = (page: Page) => page.locator('dialog[open]');
const inPlay = ({ view }: Night) =>
  Object.entries(view.entries).flatMap(([id, { at }]) => (at === undefined ? [] : [id]));

/** There, seated and running, with the button on a seat where somebody sits. */
async function start(id: string): Promise<void> {
  const entries = Object.keys((await nightOf(id)).view.entries);
  await command(id, { type: 'CheckIn', entries }, { type: 'DrawSeats' }, { type: 'StartClock' });
  const { view } = await nightOf(id);
  for (const table of Object.keys(view.tables)) {
    const seat = Object.values(view.entries).find(({ at }) => at?.table === table)?.at?.seat;
    await command(id, { type: 'PlaceButton', table, seat });
  }
}
async function nextHands(id: string, count: number): Promise<void> {
  const tables = Object.keys((await nightOf(id)).view.tables);
  for (let hand = 0; hand < count; hand += 1) await command(id, { type: 'NextHand', tables });
}

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  desk = club.desk;
  const book = findRulebook('tda55');
  const levels = READY_STRUCTURES[0]?.levels ?? [];
  for (const [letter, id] of Object.entries(flights)) {
    const setup = {
      ...{ name: `Sommer 1${letter.toUpperCase()}`, game: 'holdem', startingStack: 20_000, seatsPerTable: 9 },
      ...{ prizes: [], currency: 'EUR', rulebook: { id: 'tda55', edition: book?.edition ?? '' }, levels },
    };
    await api('post', '/night', { id, commandId: randomUUID(), setup });
  }
  const names = ['Anna Adler', 'Ben Bach', 'Carla Dorn', 'Dora Ernst', 'Emil Falk', 'Fritz Groß'];
  const decisions = names.map((name, index) => {
    const [first = '', last = ''] = name.split(' ');
    return { line: index + 1, person: { first, last }, as: { is: 'new' } };
  });
  await api('post', `/night/${flights.a}/import`, { id: randomUUID(), decisions });
  const persons = Object.values((await nightOf(flights.a)).view.entries).map(({ person }) => person);
  // Anna tries again in the second flight, where two others are new
  const others = ['Gerd Horn', 'Hanna Ide'].map((name, index) => {
    const [first = '', last = ''] = name.split(' ');
    return { line: index + 1, person: { first, last }, as: { is: 'new' } };
  });
  await api('post', `/night/${flights.b}/import`, { id: randomUUID(), decisions: others });
  await command(flights.b, { type: 'AddEntries', entries: [{ entry: randomUUID(), person: persons[0] }] });
});

describe('a tournament of two flights and a second day', () => {
  let event = '';

  it('is put together of the flights', async () => {
    await desk.goto(`${riffle.url}/`);
    await desk.getByRole('link', { name: 'Mehrere Tage' }).click();
    await desk.getByRole('heading', { name: 'Turniere über mehrere Tage', level: 1 }).waitFor();
    await desk.getByLabel('Name', { exact: true }).fill('Sommerturnier');
    await desk.getByRole('checkbox', { name: /Sommer 1A/ }).check();
    await desk.getByRole('checkbox', { name: /Sommer 1B/ }).check();
    await desk.getByLabel('Der erste Tag endet mit Level').fill('1');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'new', false);
    await desk.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await desk.waitForURL(/\/days\/.+/);
    event = desk.url();
    await desk.getByRole('heading', { name: 'Sommerturnier' }).waitFor();
    await desk.getByText(/Wartet auf: Tag 1A, Tag 1B|Wartet auf: Tag 1B, Tag 1A/).waitFor();
  });

  it('[tda55:9.a] [tda55:9.c] ends its first day with last hands that are drawn, shown in the room', async () => {
    const { a } = flights;
    await start(a);
    const [first = ''] = inPlay(await nightOf(a));
    const penalty = { type: 'GivePenalty', penalty: randomUUID(), entry: first, offence: 'splashing' };
    await command(a, { ...penalty, measure: 'rounds', rounds: 2, reason: 'trotz Ermahnung' });
    await command(a, { type: 'JumpToLevel', level: 0, remaining: 10 * 60_000 });
    await desk.goto(`${riffle.url}/nights/${a}`);
    const card = desk.getByRole('region', { name: 'Ende des Tages' });
    await card.getByRole('button', { name: 'Letzte Hände ansagen …' }).click();
    await dialogOf(desk).getByText('Riffle lost 3 bis 7').waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await dialogOf(desk).getByRole('button', { name: 'Letzte Hände ansagen' }).click();
    await card.getByText(/^Letzte Hände angesagt: [3-7] an jedem Tisch/).waitFor();
    // nobody is told a time of day meanwhile: they take what they take
    await desk.getByText('Die letzten Hände laufen.', { exact: true }).first().waitFor();
    expect(await desk.getByText('Ende gegen', { exact: false }).count()).toBe(0);
    const hands = (await nightOf(a)).view.day?.lastHands?.hands ?? 0;
    expect(hands).toBeGreaterThanOrEqual(3);
    const wall = await openPage(browser, WALL);
    await wall.goto(`${riffle.url}/wall/${(await nightOf(a)).code}`);
    await wall
      .getByText(/letzte.? H[aä]nd/i)
      .first()
      .waitFor();
    await pictured(wall, 'wall', false);
    // the dealer knows that the hands go on while the clock stands, and that none follows the last
    const dealer = await openPage(browser, PHONE);
    const [[table, link] = []] = Object.entries(await api<Record<string, string>>('get', `/night/${a}/dealer-links`));
    await dealer.goto(`${riffle.url}/t/${(await nightOf(a)).code}#${link ?? ''}`);
    await dealer.getByText(`Letzte Hände: nach dieser noch ${String(hands)}.`).waitFor();
    expect(await dealer.getByText('Die Uhr steht.').count()).toBe(0);
    await nextHands(a, hands - 1);
    await dealer.getByText('Letzte Hände: nach dieser noch 1.').waitFor();
    await dealer.getByRole('button', { name: /Hand fertig/ }).click();
    await dealer.getByText('Letzte Hand. Danach kommt keine mehr: Stacks zählen.').waitFor();
    expect(await dealer.getByRole('button', { name: /Hand fertig/ }).count()).toBe(0);
    expect((await nightOf(a)).view.tables[table as never]?.lastHands).toBe(0);
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'dealer-last', false);
    await dealer.context().close();
    await card.getByText(/: fertig/).waitFor();
    await pictured(desk, 'last-hands', false);
  });

  it('bags every stack, counts until it adds up, and nobody has won', async () => {
    const { a } = flights;
    const card = desk.getByRole('region', { name: 'Ende des Tages' });
    await card.getByRole('button', { name: 'Stacks eintüten …' }).click();
    const stacks = dialogOf(desk).getByRole('textbox');
    await expect.poll(() => stacks.count()).toBe(6);
    for (let nth = 0; nth < 6; nth += 1) await stacks.nth(nth).fill(nth === 0 ? '30000' : '20000');
    await dialogOf(desk)
      .getByText(/zu viel/)
      .waitFor();
    await stacks.nth(1).fill('10000');
    await dialogOf(desk).getByText('Es geht auf.').waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'bags', false);
    await dialogOf(desk).getByRole('button', { name: 'Speichern' }).click();
    await card.getByRole('button', { name: 'Tag beenden …' }).click();
    await dialogOf(desk).getByRole('button', { name: 'Tag beenden' }).click();
    await desk.getByRole('region', { name: 'Der Tag ist beendet.' }).getByText('6 Stacks in den Tüten').waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'ended', false);
    const phone = await openPage(browser, PHONE);
    await phone.goto(`${riffle.url}/e/${(await nightOf(a)).code}`);
    await phone.getByText('Tag beendet').first().waitFor();
    await desk.emulateMedia({ media: 'print' });
    await desk.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => desk.locator('.paper article:visible').count()).toBe(6);
    await pictured(desk, 'slips', false);
    await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await desk.emulateMedia({ media: 'screen' });
  });

  it('opens the second day with one button, the better stack of who bagged twice, and the penalty that is left', async () => {
    const { b } = flights;
    await start(b);
    const entries = inPlay(await nightOf(b));
    await command(b, { type: 'BagStacks', stacks: entries.map((entry) => ({ entry, chips: 20_000 })) });
    // before its time: what is left out is said
    await desk.goto(`${riffle.url}/nights/${b}`);
    await desk.getByRole('button', { name: 'Tag beenden …' }).click();
    await dialogOf(desk).getByText('Letzte Hände wurden nicht angesagt.').waitFor();
    await dialogOf(desk)
      .getByText(/^Bis zum Ende von Level 1 sind es noch /)
      .waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'early', false);
    await command(b, { type: 'EndDay' });
    await desk.goto(event);
    await desk.getByRole('button', { name: 'Tag 2 eröffnen' }).waitFor();
    await desk.getByText('Weiter gehen 8 Stacks').click();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'event', false);
    await desk.getByRole('button', { name: 'Tag 2 eröffnen' }).click();
    // until it is said, what goes on is still on its way, and more falls with the opening than was shown before it
    await desk.getByText('Tag 2 ist eröffnet').first().waitFor();
    // taken back, and opened again without leaving the page: by another night
    await desk.getByRole('button', { name: /^Zurücknehmen: Tag 2 eröffnet/ }).click();
    await desk.locator('dialog[open]').getByRole('button', { name: 'Zurücknehmen' }).click();
    await desk.getByRole('button', { name: 'Tag 2 eröffnen' }).click();
    await desk.getByText('Tag 2 ist eröffnet').first().waitFor();
    await desk.getByRole('link', { name: 'Zum Pult: Tag 2' }).click();
    await desk.waitForURL(/\/nights\//);
    const id = /\/nights\/([^/]+)/.exec(desk.url())?.[1] ?? '';
    const { view, names } = await nightOf(id);
    // of Anna's two stacks the smaller one is forfeited
    const first = await nightOf(flights.a);
    const anna = Object.entries(first.view.entries).find(([entry]) => first.names[entry as never] === 'Anna Adler');
    expect(view.figures.chips).toBe(9 * 20_000 - Math.min(anna?.[1].bag ?? 0, 20_000));
    expect(Object.values(names).filter((name) => name === 'Anna Adler')).toHaveLength(1);
    const [penalty] = view.penalties ?? [];
    const left = penalty?.left ?? 0;
    expect(left).toBeGreaterThan(0);
    await start(id);
    await nextHands(id, left);
    await expect.poll(async () => (await nightOf(id)).view.penalties?.[0]?.ended).toBe('served');
    await desk.goto(`${riffle.url}/nights/${id}/log`);
    await desk.getByText(/Vom Tag davor: 8 Stacks/).waitFor();
    await desk.goto(event);
    await desk.getByText('läuft').first().waitFor();
    await pictured(desk, 'second-day', false);
  });
});
