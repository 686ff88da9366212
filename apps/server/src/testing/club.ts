import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toChips } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import { minutes, type Setup, type TournamentCommand } from '@riffle/tournament';
import type { CommandAnswer, Night, Role } from '@riffle/wire';
import type { LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { openSqliteClub, type SqliteClub } from '../club/sqlite/sqlite-club.ts';
import { type HouseOptions, openHouse } from '../house.ts';

export type Club = Awaited<ReturnType<typeof openClub>>;
export type Caller = Club['owner'];

const HERE = { host: 'localhost' };
const PIN = '135790';

/** A whole server on real files, with an owner who is signed in. */
export async function openClub(options: AppOptions & Omit<HouseOptions, 'openClub'> = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'riffle-')));
  const { now, machine, backupDir, kinds = [] } = options;
  const tables: SqliteClub[] = [];
  const house = await openHouse({
    dataDir,
    backupDir,
    openClub: (path) => {
      const opened = openSqliteClub(path);
      tables.push(opened);
      return opened;
    },
    kinds,
    ...(now === undefined ? {} : { now }),
    ...(machine === undefined ? {} : { machine }),
  });
  const [{ db } = unopened()] = tables;
  const app = await buildApp(house, { logLevel: 'error', ...options });
  const caller = (cookie?: string) => {
    const call =
      (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
      (url: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> =>
        app.inject({
          method,
          url,
          headers: { ...HERE, ...(cookie === undefined ? {} : { cookie }), ...headers },
          ...(body === undefined ? {} : { payload: body as object }),
        });
    return {
      cookie,
      get: call('GET'),
      post: call('POST'),
      put: call('PUT'),
      patch: call('PATCH'),
      delete: call('DELETE'),
    };
  };
  const visitor = caller();
  const signedIn = (answer: LightMyRequestResponse) => caller(String(answer.headers['set-cookie']).split(';')[0]);
  const owner = (await house.roster.hasOwner())
    ? signedIn(await visitor.post('/api/session', { name: 'Rosa', pin: PIN }))
    : signedIn(
        await visitor.post('/api/first-run', {
          ...{ name: 'Rosa', clubName: 'Pik Ass', pin: PIN, code: house.setupCode },
        }),
      );
  return {
    app,
    house,
    /** The club's own tables, for tests that look at the file or trouble it. */
    db,
    dataDir,
    visitor,
    owner,
    caller,
    signedIn,
    /** Somebody who works here. */
    member: async (name: string, role: Role) => {
      const { link, member } = (await owner.post('/api/staff', { name, role })).json();
      const token = String(link).replace('/join#', '');
      return { id: String(member.id), token, ...signedIn(await visitor.post('/api/session', { link: token })) };
    },
    stop: async () => {
      await app.close();
      await house.close();
    },
    close: async () => {
      await app.close();
      await house.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const unopened = (): never => {
  throw new Error('the house opened no tables');
};

export function aSetup(changes: Partial<Setup> = {}): Setup {
  const book = findRulebook('pvb');
  if (book === undefined) throw new Error('the shelf lacks pvb');
  return {
    name: 'Freitagsturnier',
    rulebook: { id: book.id, edition: book.edition },
    game: 'holdem',
    startingStack: toChips(20_000),
    seatsPerTable: 9,
    levels: [100, 200, 300].map((smallBlind) => ({
      kind: 'play',
      duration: minutes(20),
      smallBlind: toChips(smallBlind),
      bigBlind: toChips(smallBlind * 2),
      ante: toChips(0),
      anteForm: 'none',
    })),
    prizes: [],
    currency: 'EUR',
    ...changes,
  };
}

export type OpenedNight = Awaited<ReturnType<typeof openNight>>;

/** A night that was created, with a way to give it commands. */
export async function openNight(caller: Caller, setup: Setup = aSetup()) {
  const id = randomUUID();
  const created = await caller.post('/api/night', { id, commandId: randomUUID(), setup });
  if (created.statusCode !== 200) throw new Error(created.body);
  return {
    id,
    created: created.json<CommandAnswer>(),
    command: (command: TournamentCommand | object, more: object = {}) =>
      caller.post(`/api/night/${id}/commands`, { id: randomUUID(), command, ...more }),
    document: async () => (await caller.get(`/api/night/${id}`)).json<Night>(),
  };
}

/** People in the directory, and entered. */
export async function enter(caller: Caller, night: { readonly id: string }, names: readonly string[]) {
  const decisions = names.map((name, index) => {
    const [first = '', last = ''] = name.split(' ');
    return { line: index + 1, person: { first, last }, as: { is: 'new' } };
  });
  const answer = await caller.post(`/api/night/${night.id}/import`, { id: randomUUID(), decisions });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
