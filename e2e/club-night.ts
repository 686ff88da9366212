import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findRulebook } from '@riffle/rulebooks';
import { READY_STRUCTURES, type Setup, type TournamentCommand, toEntryId } from '@riffle/tournament';
import type { Night, WallScreen } from '@riffle/wire';
import type { Browser, Locator, Page } from 'playwright-core';
import { LAPTOP, openPage, PHONE, WALL } from './browser.ts';
import { PATIENCE } from './patience.ts';
import type { RiffleProcess } from './riffle-process.ts';

const LIST = fileURLToPath(new URL('../packages/formats/src/lists/given/club-night-27.csv', import.meta.url));

/** One night on three devices: the director's desk, the wall, and a player's phone. */
export class ClubNight {
  readonly desk: Page;
  readonly wall: Page;
  readonly player: Page;
  readonly #riffle: RiffleProcess;
  #id = '';
  /** Whose phone it is, once the name was picked there. */
  chosen = '';

  private constructor(riffle: RiffleProcess, desk: Page, wall: Page, player: Page) {
    this.#riffle = riffle;
    this.desk = desk;
    this.wall = wall;
    this.player = player;
  }

  get id(): string {
    return this.#id;
  }

  /** `offline` where its devices have to keep the app. */
  static async at(riffle: RiffleProcess, browser: Browser, offline = false): Promise<ClubNight> {
    const [desk, wall, player] = await Promise.all(
      [LAPTOP, WALL, PHONE].map((size) => openPage(browser, size, 'de', { offline })),
    );
    return new ClubNight(riffle, desk as Page, wall as Page, player as Page);
  }

  /** The first person who comes: Riffle has no owner yet. */
  async firstRun(): Promise<void> {
    await this.desk.goto(this.#riffle.setUpLink);
    // the code that the link brought is out of the address
    await this.desk.waitForURL(`${this.#riffle.url}/first-run`);
    await this.desk.getByLabel('Name des Vereins oder der Runde').fill('Pik Ass Pankow');
    await this.desk.getByLabel('Eigener Name').fill('Carla');
    await this.desk.getByLabel('PIN').fill('482913');
    await this.desk.getByRole('button', { name: 'Riffle einrichten' }).click();
    await this.desk.getByRole('link', { name: 'Neues Turnier' }).first().waitFor();
  }

  /** The same without a tap, where the first run is not what is shown; no page is open yet. */
  async owned(): Promise<void> {
    const [, code] = this.#riffle.setUpLink.split('#');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await this.#post('/first-run', { clubName: 'Pik Ass Pankow', name: 'Carla', pin: '482913', code, zone });
  }

  async signIn(): Promise<void> {
    await this.desk.goto(`${this.#riffle.url}/sign-in`);
    await this.desk.getByLabel('Name').fill('Carla');
    await this.desk.getByLabel('PIN').fill('482913');
    await this.desk.getByRole('button', { name: 'Anmelden' }).click();
    await this.desk.getByRole('link', { name: 'Neues Turnier' }).first().waitFor();
  }

  /** From the form to a field of 27 who are all there, out of a list as clubs send it. */
  async prepare(rulebook: string): Promise<void> {
    const { desk } = this;
    await desk.goto(`${this.#riffle.url}/new`);
    await desk.getByLabel('Regelwerk', { exact: true }).selectOption(rulebook);
    await desk.getByRole('button', { name: 'Turnier anlegen' }).click();
    await desk.waitForURL(/\/nights\//);
    this.#id = /\/nights\/([^/]+)/.exec(desk.url())?.[1] ?? '';
    await desk.getByRole('button', { name: 'Liste einlesen' }).click();
    await desk.locator('input[type=file]').setInputFiles(LIST);
    await desk.getByRole('button', { name: '27 Spieler melden' }).click();
    await desk.getByRole('button', { name: 'Alle 27 einchecken' }).click();
    await desk.getByText('27/27').first().waitFor();
  }

  /** The same night without a tap, where the evening before it is not what is shown. */
  async underWay(rulebook = 'pvb', more: Partial<Setup> = {}): Promise<void> {
    await this.createUnderWay(rulebook, more);
    await this.toOverview();
    await this.openRoom();
    await this.choosePlayer();
  }

  /** It is there, and nobody looks at it yet. */
  async createUnderWay(rulebook = 'pvb', more: Partial<Setup> = {}, players = 27): Promise<void> {
    const setup = {
      ...{ name: 'Freitag', game: 'holdem', startingStack: 20_000, seatsPerTable: 9, prizes: [], currency: 'EUR' },
      rulebook: { id: rulebook, edition: findRulebook(rulebook)?.edition ?? '' },
      levels: READY_STRUCTURES[0]?.levels ?? [],
      ...more,
    };
    this.#id = randomUUID();
    await this.#post('/night', { id: this.#id, commandId: randomUUID(), setup });
    const decisions = Array.from({ length: players }, (_, index) => {
      const letter = String.fromCharCode(65 + (index % 26));
      const person = {
        first: `${letter}nton${'a'.repeat(index % 3)}`,
        last: `${letter}lberg${'er'.repeat(index % 4)}`,
      };
      return { line: index + 1, person, as: { is: 'new' } };
    });
    await this.#post(`/night/${this.#id}/import`, { id: randomUUID(), decisions });
    const entries = Object.keys((await this.night()).view.entries);
    for (const command of [{ type: 'CheckIn', entries }, { type: 'DrawSeats' }, { type: 'StartClock' }]) {
      await this.#post(`/night/${this.#id}/commands`, { id: randomUUID(), command });
    }
  }

  /** What staff do, where that is not what is shown. */
  async commands(...commands: readonly TournamentCommand[]): Promise<void> {
    for (const command of commands) await this.#post(`/night/${this.#id}/commands`, { id: randomUUID(), command });
  }

  async takeBackLast(): Promise<void> {
    const { undo } = await this.night();
    const command = { type: 'Undo', commit: undo?.id, also: [] };
    await this.#post(`/night/${this.#id}/commands`, { id: randomUUID(), command });
  }

  async #post(path: string, body: object): Promise<void> {
    const answer = await this.desk.context().request.post(`${this.#riffle.url}/api${path}`, { data: body });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async openRoom(): Promise<void> {
    const { code } = await this.night();
    await this.wall.goto(`${this.#riffle.url}/wall/${code}`);
    await this.player.goto(`${this.#riffle.url}/e/${code}`);
  }

  async drawAndStart(): Promise<void> {
    await this.toOverview();
    await this.desk.locator('button:visible', { hasText: 'Plätze auslosen' }).first().click();
    await this.until(({ view }) => view.drawn === true);
    await this.desk.getByRole('button', { name: 'Uhr starten' }).first().click();
    await this.desk.getByRole('button', { name: 'Uhr anhalten' }).first().waitFor();
  }

  /** The player picks the own name once; gives the seat that must then be shown. */
  async choosePlayer(): Promise<{ readonly table: string; readonly seat: number }> {
    const { view, names } = await this.night();
    const [id, entry] = Object.entries(view.entries).find(([, { at }]) => at !== undefined) ?? [];
    if (id === undefined || entry?.at === undefined) throw new Error('nobody sits yet');
    this.chosen = names[toEntryId(id)] ?? '';
    await this.player
      .getByText(listedName(roomName(this.chosen)), { exact: true })
      .first()
      .click();
    return { table: view.tables[entry.at.table]?.name ?? '', seat: entry.at.seat };
  }

  async toOverview(): Promise<void> {
    await this.desk.goto(`${this.#riffle.url}/nights/${this.#id}`);
    await this.desk.getByRole('button', { name: 'Alle Tasten' }).first().waitFor();
  }

  /** By the keyboard: X, the name, Enter on the one who is found; gives the dialogue, in which nothing is done yet. */
  async nameOut(name: string, desk: Page = this.desk): Promise<Locator> {
    await desk.keyboard.press('x');
    const dialog = desk.locator('dialog[open]');
    await dialog
      .getByRole('textbox')
      .or(dialog.getByRole('searchbox'))
      .or(dialog.getByRole('combobox'))
      .first()
      .fill(name);
    await dialog
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    return dialog;
  }

  /** And the button that says what will be done. */
  async bustOut(name: string, desk: Page = this.desk): Promise<void> {
    const dialog = await this.nameOut(name, desk);
    await dialog.getByRole('button', { name: `${name}: ausgeschieden` }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Accepts what the rulebook proposes, until nothing is left; gives the reasons that stood there, rules included. */
  async acceptAll(): Promise<readonly string[]> {
    const told: string[] = [];
    // hand-for-hand is played or not: it moves nobody
    const ofSeats = ({ view }: Night) =>
      view.proposals?.find(({ kind }) => kind !== 'handForHand' && kind !== 'endHandForHand');
    for (let night = await this.night(); ofSeats(night) !== undefined; night = await this.night()) {
      const card = this.desk.locator('article.proposal:visible').first();
      await card.waitFor();
      // the action stands first, all reasons for whoever asks
      await card.locator('summary', { hasText: 'Mehr dazu' }).click();
      told.push(await card.innerText());
      await card.locator('button.wide').click();
      const key = ofSeats(night)?.key;
      await this.until((now) => ofSeats(now)?.key !== key);
    }
    return told;
  }

  /** Staff say so: the wall goes back from the fresh moves to the clock. */
  async allSeated(): Promise<void> {
    const [latest] = (await this.night()).view.moves;
    if (latest?.at === undefined) return;
    const answer = await this.desk.context().request.put(`${this.#riffle.url}/api/night/${this.#id}/wall`, {
      data: { seated: latest.at },
      headers: { origin: this.#riffle.url },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  /** The wall stays on this. */
  async pinWall(pinned: WallScreen): Promise<void> {
    const answer = await this.desk.context().request.put(`${this.#riffle.url}/api/night/${this.#id}/wall`, {
      data: { pinned },
      headers: { origin: this.#riffle.url },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async until(holds: (night: Night) => boolean): Promise<void> {
    const patience = AbortSignal.timeout(PATIENCE);
    while (!holds(await this.night())) {
      if (patience.aborted) throw new Error('the night did not come to that');
      await setTimeout(50);
    }
  }

  /** The night as the server tells it to staff. */
  async night(): Promise<Night> {
    const answer = await this.desk.context().request.get(`${this.#riffle.url}/api/night/${this.#id}`);
    return (await answer.json()) as Night;
  }

  /** Who sits at the table with fewest players, in the order of seats: full names. */
  async shortest(): Promise<readonly string[]> {
    const { view, names } = await this.night();
    const [table] = Object.entries(view.tables).sort(([, a], [, b]) => a.players - b.players)[0] ?? [];
    return Object.entries(view.entries)
      .filter(([, { at }]) => at?.table === table)
      .sort(([, a], [, b]) => (a.at?.seat ?? 0) - (b.at?.seat ?? 0))
      .map(([id]) => names[toEntryId(id)] ?? '');
  }

  async results(): Promise<string> {
    const answer = await this.desk
      .context()
      .request.get(`${this.#riffle.url}/api/night/${this.#id}/results.csv?lang=de`);
    return answer.text();
  }

  async close(): Promise<void> {
    for (const page of [this.desk, this.wall, this.player]) await page.context().close();
  }
}

/** First name and initial: what the room sees of who has not said otherwise. */
export const roomName = (full: string): string => full.replace(/^(\S+) (\S).*$/, '$1 $2.');
/** As lists have it: `Albers, Anton`; `A., Anton` on a player's phone. */
export const listedName = (name: string): string => name.replace(/^(.+) (\S+)$/, '$2, $1');
