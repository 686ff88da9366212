import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import { type MoneySetup, type ProfileId, READY_STRUCTURES, type TournamentCommand } from '@riffle/tournament';
import type { Night, StaffInvitation } from '@riffle/wire';
import { type APIRequestContext, request } from 'playwright-core';
import type { RiffleProcess } from './riffle-process.ts';
import { signUpListBy } from './sign-up-list.ts';

const profile = (id: string): ProfileId => id as ProfileId;
const euros = (amount: number) => toCents(amount * 100);

/** Every kind of sale once; the guarantee is more than ninety bring in. */
const MONEY: MoneySetup = {
  profiles: [
    {
      ...{ id: profile('entry'), name: 'Startplatz', kind: 'entry', chips: toChips(5_000) },
      parts: [
        { for: 'prizes', amount: euros(20) },
        { for: 'bounty', amount: euros(5) },
        { for: 'fee', amount: euros(3) },
        { for: 'staff', amount: euros(2) },
      ],
    },
    {
      ...{ id: profile('again'), name: 'Neuer Startplatz', kind: 'reEntry', chips: toChips(5_000) },
      parts: [
        { for: 'prizes', amount: euros(20) },
        { for: 'bounty', amount: euros(5) },
        { for: 'fee', amount: euros(3) },
        { for: 'staff', amount: euros(2) },
      ],
    },
    {
      ...{ id: profile('rebuy'), name: 'Rebuy', kind: 'rebuy', chips: toChips(5_000), offered: { through: 6 } },
      parts: [
        { for: 'prizes', amount: euros(15) },
        { for: 'bounty', amount: euros(5) },
      ],
    },
    {
      ...{ id: profile('add-on'), name: 'Add-on', kind: 'addOn', chips: toChips(5_000) },
      parts: [{ for: 'prizes', amount: euros(10) }],
    },
  ],
  limits: { rebuy: { through: 6 }, reEntry: { perPerson: 1, through: 6 } },
  guarantee: euros(3_000),
};

/** One of staff at his own device, or somebody at home. */
export class Somebody {
  readonly #night: MoneyNight;
  readonly at: APIRequestContext;

  constructor(night: MoneyNight, at: APIRequestContext) {
    this.#night = night;
    this.at = at;
  }

  async does(command: TournamentCommand): Promise<void> {
    const said = await this.tries(command);
    if (said !== 'done') throw new Error(`${command.type}: ${said}`);
  }

  /** `done`, or why not. */
  async tries(command: TournamentCommand): Promise<string> {
    const answer = await this.at.post(`/api/night/${this.#night.id}/commands`, { data: { id: randomUUID(), command } });
    return answer.ok() ? 'done' : answer.text();
  }
}

/** A night of ninety with everything that costs money, as several devices of staff and of players run it at once. */
export class MoneyNight {
  readonly id = randomUUID();
  readonly #url: string;
  #director: Somebody | undefined;
  #opened: APIRequestContext[] = [];
  #list: Promise<string> | undefined;

  private constructor(url: string) {
    this.#url = url;
  }

  static async at(riffle: RiffleProcess): Promise<MoneyNight> {
    const night = new MoneyNight(riffle.url);
    const owner = await night.somebody();
    const [, code] = riffle.setUpLink.split('#');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await asked(
      owner.at.post('/api/first-run', { data: { clubName: 'Pik Ass', name: 'Carla', pin: '482913', code, zone } }),
    );
    const [structure] = READY_STRUCTURES;
    const setup = {
      ...{ name: 'Freitag', game: 'holdem', startingStack: 5_000, seatsPerTable: 9, prizes: [], currency: 'EUR' },
      rulebook: { id: 'tda55', edition: findRulebook('tda55')?.edition ?? '' },
      levels: structure?.levels ?? [],
      lateEntryThrough: 6,
      startsAt: Date.now() + 3_600_000,
      money: MONEY,
      prizePlan: readyPlan('clubTable'),
    };
    await asked(owner.at.post('/api/night', { data: { id: night.id, commandId: randomUUID(), setup } }));
    night.#director = owner;
    return night;
  }

  get director(): Somebody {
    if (this.#director === undefined) throw new Error('nobody runs it yet');
    return this.#director;
  }

  /** A device that Riffle does not know. */
  async somebody(): Promise<Somebody> {
    const at = await request.newContext({ baseURL: this.#url });
    this.#opened.push(at);
    return new Somebody(this, at);
  }

  /** Somebody who sells and takes, signed in by the link that the owner gave. */
  async cashier(name: string): Promise<Somebody & { readonly name: string }> {
    const invited = await asked(this.director.at.post('/api/staff', { data: { name, role: 'cashier' } }));
    const { link } = (await invited.json()) as StaffInvitation;
    const cashier = await this.somebody();
    await asked(cashier.at.post('/api/session', { data: { link: link.split('#').at(-1) } }));
    return Object.assign(cashier, { name });
  }

  /** The list of who wants to come; what stands in its link. */
  openList(): Promise<string> {
    this.#list ??= signUpListBy(this.director.at, this.id);
    return this.#list;
  }

  /** From as many phones, by the public page's own requests. */
  async signUp(names: readonly string[]): Promise<void> {
    const code = await this.openList();
    for (const name of names) {
      const [first = '', last = ''] = name.split(' ');
      const phone = await this.somebody();
      const data = {
        first,
        last,
        roomName: 'full',
        listed: true,
        token: randomUUID().replaceAll('-', ''),
        website: '',
      };
      await asked(phone.at.post(`/api/signup/link/${code}/people`, { data }));
    }
  }

  async takeOver(by: Somebody): Promise<void> {
    const list = (await (await asked(by.at.get(`/api/signup/${this.id}/people`))).json()) as readonly {
      readonly signUp: string;
    }[];
    for (const { signUp } of list) {
      await asked(by.at.post(`/api/signup/${this.id}/check-in`, { data: { id: randomUUID(), signUp } }));
    }
  }

  async enter(names: readonly string[]): Promise<void> {
    const decisions = names.map((name, index) => {
      const [first = '', last = ''] = name.split(' ');
      return { line: index + 1, person: { first, last }, as: { is: 'new' } };
    });
    await asked(this.director.at.post(`/api/night/${this.id}/import`, { data: { id: randomUUID(), decisions } }));
  }

  async seen(by: Somebody = this.director): Promise<Night> {
    return (await (await asked(by.at.get(`/api/night/${this.id}`))).json()) as Night;
  }

  async end(): Promise<void> {
    for (const at of this.#opened) await at.dispose();
  }
}

async function asked<A extends { ok(): boolean; text(): Promise<string> }>(answering: Promise<A>): Promise<A> {
  const answer = await answering;
  if (!answer.ok()) throw new Error(await answer.text());
  return answer;
}
