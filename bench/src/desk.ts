import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { toPersonId } from '@riffle/people';
import { rulebooks } from '@riffle/rulebooks';
import { type EntryId, type Setup, structureFor, type TournamentCommand, toEntryId } from '@riffle/tournament';
import type { CommandAnswer, Night, NightSummary } from '@riffle/wire';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

type Opening = { readonly url: string; readonly setupCode?: string };

/** A director at the desk, over HTTP as the browser does it. */
export class Desk {
  readonly #url: string;
  readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.cookie = cookie;
  }

  static async open({ url, setupCode }: Opening): Promise<Desk> {
    const owner = { name: 'Bench', clubName: 'Bench', pin: '271829' };
    const first = await call(url, 'POST', '/api/first-run', { ...owner, code: setupCode });
    const { cookie } = first.status === 200 ? first : await call(url, 'POST', '/api/session', owner);
    if (cookie === undefined) throw new Error('not signed in');
    return new Desk(url, cookie);
  }

  /** Signed in before, on the same data. */
  static again(url: string, cookie: string): Desk {
    return new Desk(url, cookie);
  }

  async get<T>(path: string): Promise<T> {
    return (await this.#ask('GET', path)) as T;
  }

  command(night: string, command: TournamentCommand): Promise<CommandAnswer> {
    return this.#ask('POST', `/api/night/${night}/commands`, { id: randomUUID(), command }) as Promise<CommandAnswer>;
  }

  nights(): Promise<readonly NightSummary[]> {
    return this.get('/api/night');
  }

  /** A night in play. */
  async night(players: number): Promise<{ readonly id: string; readonly entries: readonly EntryId[] }> {
    const id = randomUUID();
    await this.#ask('POST', '/api/night', { id, commandId: randomUUID(), setup: setupFor(players) });
    const people = Array.from({ length: players }, (_, no) => ({
      id: toPersonId(randomUUID()),
      ...{ first: `First${String(no)}`, last: `Last${String(no)}`, guest: false, roomName: 'firstAndInitial' },
    }));
    for (const person of people) await this.#ask('POST', '/api/people', person);
    const entries = people.map((person) => ({ entry: toEntryId(randomUUID()), person: person.id }));
    const ids = entries.map(({ entry }) => entry);
    await this.command(id, { type: 'AddEntries', entries });
    await this.command(id, { type: 'CheckIn', entries: ids });
    await this.command(id, { type: 'DrawSeats' });
    await this.command(id, { type: 'StartClock' });
    return { id, entries: ids };
  }

  /** Opens a list to sign up for a night; what stands in its link. */
  async signUpList(night: string): Promise<string> {
    const setup = { name: 'Bench', capacity: 32, mostWaiting: 20, asksClub: true, showsNames: true };
    const closesAt = Date.now() + 24 * 3_600_000;
    await this.#ask('POST', '/api/signup', { id: night, commandId: randomUUID(), setup: { ...setup, closesAt } });
    return (await this.get<{ readonly code: string }>(`/api/signup/${night}`)).code;
  }

  post(path: string, body: object): Promise<unknown> {
    return this.#ask('POST', path, body);
  }

  room(code: string): Promise<Night> {
    return this.get(`/api/night/link/${code}`);
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, text } = await call(this.#url, method, path, body, this.cookie);
    if (status >= 300) throw new Error(`${method} ${path}: ${String(status)} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}

function setupFor(players: number): Setup {
  const [book] = rulebooks;
  const ready = structureFor('deep');
  if (book === undefined || ready === undefined) throw new Error('nothing to play by');
  return {
    ...{ name: `${String(players)} players`, game: 'holdem', currency: 'EUR', prizes: [], seatsPerTable: 9 },
    rulebook: { id: book.id, edition: book.edition },
    ...{ startingStack: ready.startingStack, levels: ready.levels },
  };
}

type Answer = { readonly status: number; readonly text: string; readonly cookie: string | undefined };

function call(url: string, method: string, path: string, body?: unknown, cookie?: string): Promise<Answer> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, {
      agent,
      method,
      headers: {
        ...(content === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        const [set] = answer.headers['set-cookie'] ?? [];
        resolve({ status: answer.statusCode ?? 0, text, cookie: set?.split(';')[0] });
      });
    });
    sent.end(content);
  });
}
