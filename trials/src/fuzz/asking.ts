import type { Way } from '@riffle/server/testing';
import { type As, CALLERS } from '../asked/callers.ts';
import { type Around, type Chance, made, oneOf } from '../asked/made.ts';
import type { Scene } from '../asked/scene.ts';
import { bodyOf, commandsIn, type Description, described, type Operation } from '../asked/schema.ts';
import type { Sent } from './sent.ts';
import { spoilt, strangeAddress, strangePart } from './spoilt.ts';

export type Asking = {
  readonly as: As;
  /** Absent where the address leads nowhere. */
  readonly way?: Way;
  readonly operation?: Operation | undefined;
  readonly inDemo: boolean;
  /** The address is one that means well, from a page of ours: then who asks is all that counts at the door. */
  readonly isPlain: boolean;
  readonly sent: Sent;
};

export type Asker = {
  readonly scene: Scene;
  readonly description: Description;
  readonly around: Around;
  /** A night of this house as a file, and its list of players. */
  readonly files: { readonly night: string; readonly list: string };
};

/** Whom most is let do, and so most can go wrong. */
const STAFF: readonly As[] = ['floor', 'director', 'owner'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];
const BROKEN = [
  '',
  '{',
  '{"a":',
  'null',
  '[]',
  '"x"',
  '\ufeff{}',
  '{"id":1,"id":2}',
  '{"__proto__":{"owner":true}}',
  '\u0000',
];

/** One request, as somebody might send it who means harm, or is broken. */
export function asking(asker: Asker): Asking {
  const { scene, around } = asker;
  const { chance } = around;
  const as = oneOf(chance, chance(2) === 0 ? CALLERS : STAFF) ?? 'visitor';
  const way = wayIn(asker);
  const headers = headersFor(scene, as, chance);
  const isForeign = 'origin' in headers || 'sec-fetch-site' in headers;
  if (way === undefined || chance(25) === 0) {
    const method = oneOf(chance, METHODS) ?? 'GET';
    const sent = { method, path: strangeAddress(chance), headers };
    return { as, inDemo: false, isPlain: false, sent };
  }
  const operation = asker.description.paths[described(way.url)]?.[way.method.toLowerCase()];
  const { path, id, isStrange } = addressOf(way, asker);
  const written = bodyFor(way, operation, asker);
  return {
    ...{ as, way, operation, isPlain: !isStrange && !isForeign, inDemo: id === scene.demo },
    sent: {
      method: way.method,
      path: `${path}${queryFor(operation, around)}`,
      headers: { ...headers, ...(written === undefined ? {} : { 'content-type': written.type }) },
      ...(written === undefined ? {} : { body: written.text }),
    },
  };
}

/** Mostly commands; what would make somebody else of who asks is left to strangers, and demos are few. */
function wayIn({ scene, around: { chance } }: Asker): Way | undefined {
  const ways = scene.club.app.waysIn.all;
  const isMeant = ({ url, method }: Way): boolean =>
    !(url === '/api/session' && method === 'DELETE') && (url !== '/api/night/demo' || chance(20) === 0);
  const commands = ways.filter(({ url }) => url.endsWith('/commands'));
  return oneOf(chance, chance(3) === 0 ? commands : ways.filter(isMeant));
}

function headersFor({ callers }: Scene, as: As, chance: Chance): Record<string, string> {
  const { cookie } = callers[as];
  const foreign = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }];
  return {
    ...(cookie === undefined ? {} : { cookie: chance(40) === 0 ? `${cookie}; riffle=x; ${cookie}` : cookie }),
    ...(chance(4) === 0 ? { 'accept-language': oneOf(chance, ['en', 'fr;q=x', '*', 'ä'.repeat(3), '']) ?? '' } : {}),
    ...(chance(30) === 0 ? oneOf(chance, foreign) : {}),
    ...(chance(30) === 0 ? { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' } : {}),
  };
}

/** Whose ids stand in an address, by the word before them. */
const IDS: { readonly [before: string]: string } = { people: 'person', undo: 'commit' };

function addressOf({ url }: Way, { around: { chance, pool } }: Asker) {
  let isStrange = false;
  let id = '';
  const path = url.replaceAll(/\/([\w-]+)\/:(\w+)/g, (_, before: string, name: string) => {
    const own = pool[IDS[before] ?? before] ?? [];
    const anybodys = oneOf(chance, Object.values(pool)) ?? [];
    const dice = chance(20);
    isStrange ||= dice < 3;
    const part = String(dice < 3 ? strangePart(chance) : (oneOf(chance, dice < 6 ? anybodys : own) ?? 'no-such-thing'));
    if (name === 'id') id = part;
    return `/${before}/${dice < 3 ? part : encodeURIComponent(part)}`;
  });
  return { path: path.replaceAll(/:\w+/g, 'some'), id, isStrange: isStrange || path.length > 4000 };
}

function queryFor(operation: Operation | undefined, around: Around): string {
  const { chance } = around;
  const given = (operation?.parameters ?? []).filter((one) => one.in === 'query' && chance(3) === 0);
  const said = given.map(({ name, schema }) => {
    const value = chance(3) === 0 ? spoilt('', chance) : made(schema, around, name);
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return `${name}=${encodeURIComponent(text.toWellFormed().slice(0, 500))}`;
  });
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

type Written = { readonly type: string; readonly text: string };

function bodyFor(way: Way, operation: Operation | undefined, asker: Asker): Written | undefined {
  const { around, files } = asker;
  const { chance } = around;
  if (way.method === 'GET' || way.method === 'HEAD') return undefined;
  const type =
    chance(30) === 0 ? (oneOf(chance, ['text/html', 'text/plain', '', 'application/x']) ?? '') : 'application/json';
  if (chance(30) === 0) return { type, text: oneOf(chance, BROKEN) ?? '' };
  if (chance(300) === 0) return { type, text: `${'['.repeat(100_000)}${']'.repeat(100_000)}` };
  if (chance(1000) === 0) return { type, text: JSON.stringify({ id: 'x'.repeat(1_100_000) }) };
  const schema = operation === undefined ? undefined : bodyOf(operation);
  if (schema === undefined) {
    if (way.url.endsWith('/preview')) return { type: 'text/csv', text: cut(files.list, chance) };
    return way.url.endsWith('import') ? { type, text: cut(files.night, chance) } : undefined;
  }
  const commands = [...commandsIn(schema).values()];
  const command = commands.length === 0 ? {} : { command: made(oneOf(chance, commands) ?? {}, around) };
  let value: unknown = { ...(made(schema, around) as object), ...command };
  for (let times = chance(4); times > 1; times -= 1) value = spoilt(value, chance);
  return { type, text: JSON.stringify(value) ?? '' };
}

/** A file with a piece missing, twice there, or another. */
function cut(text: string, chance: Chance): string {
  const [from, length] = [chance(text.length), chance(60)];
  const piece =
    oneOf(chance, ['', text.slice(from, from + 2 * length), '\u0000', '"', '99999999999999999999', ';;']) ?? '';
  return chance(5) === 0 ? text : text.slice(0, from) + piece + text.slice(from + length);
}
