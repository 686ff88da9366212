import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import {
  type ChipSet,
  type MoneySetup,
  READY_STRUCTURES,
  type Setup,
  type TournamentCommand,
} from '@riffle/tournament';
import type { CommandBody, Night } from '@riffle/wire';
import type { APIRequestContext } from 'playwright-core';

type Person = { readonly first: string; readonly last: string; readonly club?: string };
type Wanted = {
  readonly name: string;
  readonly book: string;
  readonly people: readonly Person[];
  readonly startingStack?: number;
  readonly money?: MoneySetup;
  readonly chips?: ChipSet;
  /** What else is set of it. */
  readonly more?: Partial<Setup>;
};

/** A night that is led over the API, where what leads to it is not what is looked at. */
export class KeptNight {
  readonly id: string;
  readonly #api: APIRequestContext;
  readonly #url: string;

  private constructor(id: string, api: APIRequestContext, url: string) {
    this.id = id;
    this.#api = api;
    this.#url = url;
  }

  /** `api` with the cookies of somebody who may. */
  static async planned(
    api: APIRequestContext,
    url: string,
    { name, book, people, startingStack = 20_000, money, chips, more = {} }: Wanted,
  ): Promise<KeptNight> {
    const night = new KeptNight(randomUUID(), api, url);
    const setup = {
      ...{ name, game: 'holdem', startingStack, seatsPerTable: 9, prizes: [50_000, 30_000, 20_000], currency: 'EUR' },
      rulebook: { id: book, edition: findRulebook(book)?.edition ?? '' },
      levels: READY_STRUCTURES[0]?.levels ?? [],
      ...(money && { money }),
      ...(chips && { chips }),
      ...more,
    };
    await night.#post('', { id: night.id, commandId: randomUUID(), setup });
    const decisions = people.map(({ first, last, club }, index) => ({
      line: index + 1,
      person: { first, last, ...(club !== undefined && { club }) },
      as: { is: 'new' },
    }));
    if (decisions.length > 0) await night.#post(`/${night.id}/import`, { id: randomUUID(), decisions });
    return night;
  }

  async #post(path: string, body: object): Promise<void> {
    const answer = await this.#api.post(`${this.#url}/api/night${path}`, {
      data: body,
      headers: { origin: this.#url },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async does(...commands: readonly TournamentCommand[]): Promise<void> {
    for (const command of commands) {
      const body: CommandBody<TournamentCommand> = { id: randomUUID(), command };
      await this.#post(`/${this.id}/commands`, body);
    }
  }

  /** As the server tells it to staff. */
  async now(): Promise<Night> {
    return (await (await this.#api.get(`${this.#url}/api/night/${this.id}`)).json()) as Night;
  }

  async entries(): Promise<readonly string[]> {
    return Object.keys((await this.now()).view.entries);
  }
}
