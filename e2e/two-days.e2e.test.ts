import { randomUUID } from 'node:crypto';
import { toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import { type EntryId, readySet, structureFor, type TableId, toEntryId, toTableId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight, listedName, roomName } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('two-days');
const flights = { a: randomUUID(), b: randomUUID() };
/** The 25s go in the break after level 4, and the first day ends with the level behind it. */
const RACE = 4;
const LAST = { line: 5, level: 5 };
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
const inPlay = ({ view }: Night): readonly EntryId[] =>
  Object.entries(view.entries).flatMap(([id, { at }]) => (at === undefined ? [] : [toEntryId(id)]));
const sitsAt = ({ view }: Night, table: TableId): readonly EntryId[] =>
  Object.entries(view.entries)
    .filter(([, { at }]) => at?.table === table)
    .sort(([, a], [, b]) => (a.at?.seat ?? 0) - (b.at?.seat ?? 0))
    .map(([id]) => toEntryId(id));

/** There, seated and running, with the button on a seat where somebody sits. */
async function start(id: string): Promise<void> {
  const entries = Object.keys((await nightOf(id)).view.entries);
  await command(id, { type: 'CheckIn', entries }, { type: 'DrawSeats' }, { type: 'StartClock' });
  await placeButtons(id);
}
async function placeButtons(id: string): Promise<void> {
  const night = await nightOf(id);
  for (const table of Object.keys(night.view.tables).map(toTableId)) {
    const [first] = sitsAt(night, table);
    const seat = first && night.view.entries[first]?.at?.seat;
    if (seat !== undefined) await command(id, { type: 'PlaceButton', table, seat });
  }
}
/** The pages of the dealers of a night, in the order of its tables. */
async function dealersOf(id: string): Promise<readonly Page[]> {
  const { code, view } = await nightOf(id);
  const links = await api<Record<string, string>>('get', `/night/${id}/dealer-links`);
  return Promise.all(
    Object.keys(view.tables).map(async (table) => {
      const page = await openPage(browser, PHONE);
      await page.goto(`${riffle.url}/t/${code}#${links[table] ?? ''}`);
      await page.getByRole('button', { name: 'Floor!' }).waitFor();
      return page;
    }),
  );
}
async function isFit(page: Page, name: string): Promise<void> {
  await settled(page);
  expect(await pageFaults(page), name).toEqual([]);
  await pictured(page, name);
}
const dialogOf = (page: Page): Locator => page.locator('dialog[open]');

async function create(id: string, letter: string, names: readonly (readonly [string, string])[]): Promise<void> {
  const setup = {
    ...{ name: `Sommer 1${letter}`, game: 'holdem', startingStack: 20_000, seatsPerTable: 9, lateEntryThrough: 0 },
    // the next who goes out of 27 wins nothing, and the one after him neither
    prizes: Array.from({ length: 25 }, (_, place) => toCents(100 * (30 - place))),
    ...{ currency: 'EUR', rulebook: { id: 'tda55', edition: findRulebook('tda55')?.edition ?? '' } },
    ...{ levels: structureFor('clubNight')?.levels ?? [], chips: readySet('home', 20_000) },
  };
  await api('post', '/night', { id, commandId: randomUUID(), setup });
  const decisions = names.map(([first, last], index) => ({
    ...{ line: index + 1, person: { first, last }, as: { is: 'new' } },
  }));
  await api('post', `/night/${id}/import`, { id: randomUUID(), decisions });
}

beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  desk = club.desk;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄ'];
  await create(
    flights.a,
    'A',
    letters.map((letter) => [`${letter}nton`, `${letter}lberg`] as const),
  );
  await create(flights.b, 'B', [
    ['Gerda', 'Horn'],
    ['Hanna', 'Ide'],
    ['Ida', 'Jahn'],
  ]);
});

describe('an event of two days', () => {
  it('[tda55:14.a] [tda55:9.b] is played on desk, dealers’ pages, wall and phones: two flights, a race at three tables, hand-for-hand with two out at different tables in one hand, and a penalty that ends on day two', async () => {
    const { a, b } = flights;
    // the event, at the desk
    await desk.goto(`${riffle.url}/days`);
    await desk.getByLabel('Name', { exact: true }).fill('Sommerturnier');
    await desk.getByRole('checkbox', { name: /Sommer 1A/ }).check();
    await desk.getByRole('checkbox', { name: /Sommer 1B/ }).check();
    await desk.getByLabel('Der erste Tag endet mit Level').fill('4');
    await desk.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await desk.waitForURL(/\/days\/.+/);
    const event = desk.url();
    // one level more than was thought of
    await desk.getByRole('button', { name: 'Ende ändern …' }).first().click();
    await dialogOf(desk).getByRole('textbox').fill(String(LAST.level));
    await dialogOf(desk).getByRole('button', { name: 'Speichern' }).click();
    await desk
      .getByText(`endet mit Level ${String(LAST.level)}`)
      .first()
      .waitFor();
    // the other flight at its own desk
    const ends = { type: 'ChangeSetup', changes: { dayThrough: LAST.level } };
    for (const id of [a, b]) if ((await nightOf(id)).view.setup.dayThrough !== LAST.level) await command(id, ends);

    // the first flight: three tables, each with its dealer's page, a wall and a phone
    await start(a);
    const begun = await nightOf(a);
    const tables = Object.keys(begun.view.tables).map(toTableId);
    expect(tables).toHaveLength(3);
    const dealers = await dealersOf(a);
    const wall = await openPage(browser, WALL);
    await wall.goto(`${riffle.url}/wall/${begun.code}`);
    const phone = await openPage(browser, PHONE);
    await phone.goto(`${riffle.url}/e/${begun.code}`);
    const [me, punished] = sitsAt(begun, tables[2] as TableId).slice(-2) as [EntryId, EntryId];
    await phone
      .getByText(listedName(roomName(begun.names[me] ?? '')), { exact: true })
      .first()
      .click();
    await phone.getByText('Tisch', { exact: false }).first().waitFor();

    // a penalty, which his table counts
    await command(a, {
      ...{ type: 'GivePenalty', penalty: randomUUID(), entry: punished, offence: 'splashing', measure: 'rounds' },
      ...{ rounds: 2, reason: 'trotz Ermahnung' },
    });
    await dealers[2]?.getByText(/: noch \d+ Hände/).waitFor();
    const whole = (await nightOf(a)).view.penalties?.[0]?.left ?? 0;
    await dealers[2]?.getByRole('button', { name: /Hand fertig/ }).click();
    await expect.poll(async () => (await nightOf(a)).view.tables[tables[2] as TableId]?.hand?.no).toBe(2);

    // the race: begun at the desk, told on the wall, counted and dealt for at each table
    await command(a, { type: 'JumpToLevel', level: RACE });
    await desk.goto(`${riffle.url}/nights/${a}`);
    await desk.getByRole('link', { name: 'Tische zeigen' }).filter({ visible: true }).click();
    await desk.getByRole('button', { name: '25 herausnehmen' }).click();
    await desk.getByText('0 von 3 Tischen fertig').waitFor();
    await wall.getByText(/wird jetzt getauscht/).waitFor();
    for (const [nth, dealer] of dealers.entries()) {
      await dealer.getByRole('button', { name: /^Kleine Chips tauschen/ }).click();
      const counts =
        [
          [2, 3, 1, 3],
          [4, 8],
          [1, 2, 1],
        ][nth] ?? [];
      const fields = dealer.getByRole('textbox', { name: /Anzahl$/ });
      for (const [seat, count] of counts.entries()) await fields.nth(seat).fill(String(count));
      await dealer.getByRole('button', { name: 'Gezählt', exact: true }).click();
      const done = dealer.getByRole('button', { name: /^(Riffle gibt die Karten|Getauscht)$/ });
      await done.waitFor();
      const watched = dealer.getByRole('radio', { name: 'Ein Spieler' });
      if (await watched.isVisible()) await watched.check();
      if (nth === 0) await isFit(dealer, 'race');
      await done.click();
      await desk.getByText(`${String(nth + 1)} von 3 Tischen fertig`).waitFor();
      await dealer.getByRole('button', { name: 'Zurück zum Tisch' }).click();
    }
    const raced = (await nightOf(a)).view.figures.chips;
    expect(Math.abs(raced - 27 * 20_000)).toBeLessThan(100);
    await isFit(desk, 'race-board');

    // hand-for-hand: two go out at different tables in one hand, ranked by what they had at its start
    await command(a, { type: 'JumpToLevel', level: LAST.line });
    await desk.goto(`${riffle.url}/nights/${a}/tables`);
    await desk.getByRole('button', { name: 'Hand-for-Hand …' }).click();
    const ask = desk.getByRole('dialog', { name: 'Hand-for-Hand ansagen' });
    await ask.getByLabel('Bis so viele im Spiel sind').fill('25');
    await ask.getByRole('button', { name: 'Ansagen' }).click();
    await expect.poll(async () => (await nightOf(a)).view.handForHand?.until).toBe(25);
    await desk.goto(`${riffle.url}/nights/${a}`);
    const board = desk.getByRole('article', { name: /Hand-for-Hand/ });
    await board.getByText('Die laufenden Hände werden zu Ende gespielt.').waitFor();
    await wall.getByText('Hand-for-Hand', { exact: true }).waitFor();
    for (const dealer of dealers) await dealer.getByRole('button', { name: /Tisch fertig/ }).click();
    await board.getByText('Alle Tische sind fertig.').waitFor();
    await board.getByRole('button', { name: /hand an allen Tischen|gemeinsame Hand/i }).click();
    const before = await nightOf(a);
    const gone = [tables[0], tables[1]].map((table) => sitsAt(before, table as TableId)[0]) as [EntryId, EntryId];
    for (const [nth, stack] of [4_000, 9_000].entries()) {
      const dealer = dealers[nth] as Page;
      await dealer.getByRole('button', { name: 'Ausgeschieden' }).click();
      const dialog = dialogOf(dealer);
      await dialog
        .getByRole('button')
        .filter({ hasText: roomName(before.names[gone[nth] as EntryId] ?? '') })
        .first()
        .click();
      await dialog.locator('input[data-stack]').fill(String(stack));
      if (nth === 1) await isFit(dealer, 'out');
      await dialog.getByRole('button', { name: /: ausgeschieden$/ }).click();
      await expect.poll(async () => (await nightOf(a)).view.figures.out).toBe(nth + 1);
      // nobody in the room has a place before all tables are done
      const room = (await (await phone.request.get(`${riffle.url}/api/night/link/${begun.code}`)).json()) as Night;
      expect(room.view.entries[gone[nth] as EntryId]?.place).toBeUndefined();
    }
    await wall.getByText('0 von 3 fertig').waitFor();
    await isFit(wall, 'wall-hand-for-hand');
    for (const dealer of dealers) await dealer.getByRole('button', { name: /Tisch fertig/ }).click();
    const placeOf = async (entry: EntryId) => (await nightOf(a)).view.entries[entry]?.place;
    await expect.poll(() => placeOf(gone[0])).toBe(27);
    expect(await placeOf(gone[1])).toBe(26);
    if ((await nightOf(a)).view.handForHand !== undefined) await command(a, { type: 'EndHandForHand' });

    // the day ends: last hands drawn at the desk, dealt at the tables
    await command(a, { type: 'JumpToLevel', level: LAST.line, remaining: 10 * 60_000 });
    const card = desk.getByRole('region', { name: 'Ende des Tages' });
    await card.getByRole('button', { name: 'Letzte Hände ansagen …' }).click();
    await dialogOf(desk).getByRole('button', { name: 'Letzte Hände ansagen' }).click();
    await card.getByText(/^Letzte Hände angesagt: [3-7] an jedem Tisch/).waitFor();
    await wall
      .getByText(/letzte.? H[aä]nd/i)
      .first()
      .waitFor();
    const hands = (await nightOf(a)).view.day?.lastHands?.hands ?? 0;
    for (const dealer of dealers) await dealer.getByRole('button', { name: /Hand fertig/ }).click();
    for (let hand = 1; hand < hands; hand += 1) await command(a, { type: 'NextHand', tables });
    await expect.poll(() => card.getByText(/: fertig/).count()).toBe(3);
    await card.getByRole('button', { name: 'Stacks eintüten …' }).click();
    const stacks = dialogOf(desk).getByRole('textbox');
    await expect.poll(() => stacks.count()).toBe(25);
    for (let nth = 0; nth < 25; nth += 1) await stacks.nth(nth).fill(String(nth === 0 ? raced - 24 * 20_000 : 20_000));
    await dialogOf(desk).getByText('Es geht auf.').waitFor();
    await dialogOf(desk).getByRole('button', { name: 'Speichern' }).click();
    await card.getByRole('button', { name: 'Tag beenden …' }).click();
    await dialogOf(desk).getByRole('button', { name: 'Tag beenden' }).click();
    await desk.getByRole('region', { name: 'Der Tag ist beendet.' }).getByText('25 Stacks in den Tüten').waitFor();
    await phone.getByText('Weiter geht es am nächsten Spieltag.').waitFor();
    const left = (await nightOf(a)).view.penalties?.[0]?.left ?? 0;
    expect(left).toBeLessThan(whole);
    expect(left).toBeGreaterThan(0);

    // the second flight
    await start(b);
    await command(b, {
      type: 'BagStacks',
      stacks: inPlay(await nightOf(b)).map((entry) => ({ entry, chips: 20_000 })),
    });
    await command(b, { type: 'EndDay' });

    // day two: opened with one button; the phone of the flight says where to sit
    await desk.goto(event);
    await desk.getByText('Weiter gehen 28 Stacks').waitFor();
    await isFit(desk, 'event');
    await desk.getByRole('button', { name: 'Tag 2 eröffnen' }).click();
    await desk.getByRole('link', { name: 'Zum Pult: Tag 2' }).click();
    await desk.waitForURL(/\/nights\//);
    const two = /\/nights\/([^/]+)/.exec(desk.url())?.[1] ?? '';
    expect((await nightOf(two)).view.figures).toMatchObject({ chips: raced + 3 * 20_000, left: 28 });
    await start(two);
    const second = await nightOf(two);
    const mine = Object.values(second.view.entries).find(({ person }) => person === begun.view.entries[me]?.person);
    await phone.reload();
    await phone.getByRole('heading', { name: 'Tag 2' }).waitFor();
    await isFit(phone, 'next-day');
    await phone.getByRole('link', { name: 'Zu meinem Platz: Tag 2' }).click();
    await phone.waitForURL(new RegExp(`/e/${second.code}`));
    await phone
      .getByText(listedName(roomName(begun.names[me] ?? '')), { exact: true })
      .first()
      .click();
    await phone.getByText(String(mine?.at?.seat), { exact: true }).first().waitFor();
    await wall.goto(`${riffle.url}/wall/${second.code}`);
    await wall.getByText(/28/).first().waitFor();

    // the penalty goes on where it stood, and ends with the last of its hands
    const [penalty] = second.view.penalties ?? [];
    expect(penalty).toMatchObject({ left, reason: 'trotz Ermahnung' });
    const at = second.view.entries[penalty?.entry as EntryId]?.at?.table as TableId;
    const [own] = (await dealersOf(two)).filter((_, nth) => Object.keys(second.view.tables)[nth] === at);
    if (own === undefined) throw new Error('his table has no dealer');
    await own.getByText(/: noch \d+ (Hand|Hände)/).waitFor();
    await isFit(own, 'penalty-on-day-two');
    for (let hand = 1; hand < left; hand += 1) await command(two, { type: 'NextHand', tables: [at] });
    await own.getByText(/: noch 1 Hand/).waitFor();
    expect((await nightOf(two)).view.penalties?.[0]?.ended).toBeUndefined();
    await own.getByRole('button', { name: /Hand fertig/ }).click();
    await expect.poll(async () => (await nightOf(two)).view.penalties?.[0]?.ended).toBe('served');
    await own.getByText(/: noch \d+ (Hand|Hände)/).waitFor({ state: 'detached' });

    // all of it leaves as one file, which this house knows again
    await desk.goto(event);
    const link = desk.getByRole('link', { name: 'Alles mit allen Tagen als Datei' });
    const file = await desk.context().request.get(`${riffle.url}${(await link.getAttribute('href')) ?? ''}`);
    await desk.goto(`${riffle.url}/import`);
    const named = { name: 'sommerturnier.json', mimeType: 'application/json', buffer: await file.body() };
    await desk.locator('input[type=file]').setInputFiles(named);
    await desk.getByRole('link', { name: 'Zum Turnier' }).click();
    await desk.waitForURL(event);
    await desk.getByRole('heading', { name: 'Sommerturnier' }).waitFor();
  });
});
