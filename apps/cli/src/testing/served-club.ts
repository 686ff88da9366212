import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import { startRiffle, textOf, until } from './riffle-process.ts';

const PIN = '482913';

/** A real `riffle serve` on a data folder, with an owner who is signed in. */
export async function serveClub(dataDir: string, more: readonly string[] = []) {
  const child = startRiffle(['serve', '--port', '0', '--host', '127.0.0.1', '--data', dataDir, ...more]);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const [out, err] = [textOf(child.stdout), textOf(child.stderr)];
  await until(child.stdout, out, /Strg/).catch((error: unknown) => {
    throw new Error(err(), { cause: error });
  });
  const url = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(out())?.[0].replace('localhost', '127.0.0.1') ?? '';
  const code = /first-run#([A-Z0-9]{8})/.exec(out())?.[1];
  let cookie = '';
  let calls = 0;
  const call = (method: string, path: string, body?: object): Promise<Response> => {
    calls += 1;
    // believed only by a Riffle that is told to trust its proxy
    const from = `10.${String((calls >> 16) % 256)}.${String((calls >> 8) % 256)}.${String(calls % 256)}`;
    return fetch(`${url}${path}`, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': from,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const signIn = async (path: string, body: object): Promise<void> => {
    const answer = await call('POST', path, body);
    if (!answer.ok) throw new Error(await answer.text());
    cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? '';
  };
  if (code === undefined) await signIn('/api/session', { name: 'Rosa', pin: PIN });
  else await signIn('/api/first-run', { name: 'Rosa', clubName: 'Pik Äs', pin: PIN, code });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid,
    /** Without who signed in, as every other start knows it. */
    cookie,
    call,
    text: async (path: string): Promise<string> => (await call('GET', path)).text(),
    json: async <T>(path: string): Promise<T> => (await call('GET', path)).json() as Promise<T>,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
export type ServedClub = Awaited<ReturnType<typeof serveClub>>;

/** A night that was created. */
export async function beginNight(club: ServedClub, name: string) {
  const id = randomUUID();
  const book = findRulebook('pvb');
  const setup = {
    name,
    rulebook: { id: 'pvb', edition: book?.edition },
    ...{ game: 'holdem', startingStack: 20_000, seatsPerTable: 9, prizes: [], currency: 'EUR' },
    levels: [{ kind: 'play', duration: 1_200_000, smallBlind: 100, bigBlind: 200, ante: 0, anteForm: 'none' }],
  };
  await versionIn(club.call('POST', '/api/night', { id, commandId: randomUUID(), setup }));
  return nightOf(club, id, name);
}

/** What is done in a night: somebody new comes, or something is noted. */
export function nightOf({ call }: ServedClub, id: string, name: string) {
  const command = (one: object): Promise<number> =>
    versionIn(call('POST', `/api/night/${id}/commands`, { id: randomUUID(), command: one }));
  return {
    id,
    /** Gives the version that it made. */
    goOn: async (turn: number): Promise<number> => {
      if (turn % 3 !== 0) return command({ type: 'Note', text: `${name} ${String(turn)} ${'x'.repeat(turn % 900)}` });
      const person = randomUUID();
      const [first, last] = [`Anna${String(turn)}`, `Adler${String(turn)}`];
      await call('POST', '/api/people', { id: person, first, last, guest: false, roomName: 'full' });
      return command({ type: 'AddEntries', entries: [{ entry: `entry-${person}`, person }] });
    },
  };
}

async function versionIn(answer: Promise<Response>): Promise<number> {
  const settled = await answer;
  const body = (await settled.json()) as { readonly version: number };
  if (!settled.ok) throw new Error(JSON.stringify(body));
  return body.version;
}

type Shown = {
  readonly [F in 'version' | 'view' | 'names' | 'pinned' | 'announcement' | 'undo' | 'redo']?: unknown;
} & { readonly code?: string };
/** All that is shown of a night, to staff and to the room, but what is of one process alone. */
export async function shownOf({ json, text }: ServedClub, id: string): Promise<string> {
  const kept = ({ version, view, names, pinned, announcement, undo, redo, code }: Shown) =>
    JSON.stringify({ version, view, names, pinned, announcement, undo, redo, code });
  const staff = await json<Shown>(`/api/night/${id}?lang=de`);
  const room = await json<Shown>(`/api/night/link/${staff.code ?? ''}?lang=de`);
  const log = await text(`/api/night/${id}/log?lang=en`);
  return [kept(staff), kept(room), log].join('\n');
}
