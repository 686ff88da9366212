import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine, Night } from '@riffle/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../testing/club.ts';

type Shown = Pick<Night, 'version' | 'view' | 'names' | 'pinned' | 'announcement' | 'undo' | 'redo'>;
type Seen = {
  readonly clock: number;
  readonly nights: {
    readonly [id: string]: {
      readonly line: { readonly code: string };
      readonly staff: Shown;
      readonly room: Shown;
      readonly log: { readonly de: readonly LogLine[]; readonly en: readonly LogLine[] };
      readonly csv: string;
    };
  };
  readonly people: readonly unknown[];
  readonly staff: readonly unknown[];
  readonly templates: readonly unknown[];
  readonly houses: readonly unknown[];
};

/** A line of the list says the same in whatever order. */
const inOneOrder = (line: object): unknown =>
  Object.fromEntries(Object.entries(line).toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe.each(['house-1'])('a house that an earlier version wrote: %s', (folder) => {
  const recorded = join(import.meta.dirname, folder);
  const seen = JSON.parse(readFileSync(join(recorded, 'seen.json'), 'utf8')) as Seen;
  let club: Club;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'riffle-recorded-'));
    for (const file of ['journal.sqlite', 'club.sqlite']) cpSync(join(recorded, file), join(dataDir, file));
    club = await openClub({ dataDir, now: () => seen.clock, rateLimits: 'off' });
  });
  afterAll(() => club.close());

  /** What a line of the log says of its step besides the words was not all said then, nor what the next hand is. */
  const SAID_SINCE = [
    'needs',
    'texts',
    'isRedo',
    'coming',
    'deals',
    'marker',
    'colourUps',
    'lateChips',
    'placesLeft',
    'buys',
    'turnover',
    'apart',
    'duties',
    'afterwards',
    'lastTogether',
  ];
  /** Also what sent somebody to another seat; whoever put somebody out was always said, as a list. */
  const isSaidSince = (key: string, value: unknown): boolean =>
    SAID_SINCE.includes(key) || (key === 'by' && typeof value === 'string');
  const asThen = (key: string, value: unknown): unknown => (isSaidSince(key, value) ? undefined : value);
  /** The column of prizes is of later. */
  const withoutPrizes = (csv: string): string =>
    csv.includes(';Preisgeld (') ? csv.replaceAll(/;[^;\r\n]*\r\n/g, '\r\n') : csv;
  /** How a seat is written, how a sentence begins, and for whom somebody plays: words of ours, in a log whose steps are the same. */
  const asToldToday = (text: string): string =>
    text
      .replaceAll(/\b(Tisch|table) ([^,"]+), (Platz|seat) (?=\d)/gi, '$1 $2 · $3 ')
      .replaceAll(/("(?:Undone: |Restored: )?)table (?=[^"]+\.[^"]*")/g, '$1Table ')
      .replaceAll(/ startet (für|ohne) /g, ' spielt $1 ');
  /** Both sides as they would go over the wire. */
  const same = (now: unknown, then: unknown) =>
    expect(JSON.stringify(now, asThen)).toBe(asToldToday(JSON.stringify(then)));
  /** By which rules a penalty was given stood in the penalty book alone. */
  const citedAsThen = (now: readonly object[], then: unknown): readonly object[] =>
    now.map((line, nth) => ('refs' in ((then as readonly object[])[nth] ?? {}) ? line : { ...line, refs: undefined }));
  /** What is paid to each place stood in the set-up alone. */
  const shown = ({ version, view: { prizes: _, ...view }, names, pinned, announcement, undo, redo }: Night): Shown =>
    JSON.parse(JSON.stringify({ version, view, names, pinned, announcement, undo, redo })) as Shown;

  it.each(Object.entries(seen.nights))('shows night %s as it was', async (id, { line, staff, room, log, csv }) => {
    same(shown((await club.owner.get(`/api/night/${id}?lang=de`)).json()), staff);
    // the room was told how many commits there are, the ones of staff alone included; now it is not
    same(shown((await club.visitor.get(`/api/night/link/${line.code}?lang=de`)).json()), {
      ...room,
      version: undefined,
    });
    same(citedAsThen((await club.owner.get(`/api/night/${id}/log?lang=de`)).json(), log.de), log.de);
    same(citedAsThen((await club.owner.get(`/api/night/${id}/log?lang=en`)).json(), log.en), log.en);
    expect(withoutPrizes((await club.owner.get(`/api/night/${id}/results.csv?lang=de`)).body)).toBe(csv);
  });

  it('lists the nights as they were', async () => {
    const [open, archived] = [await club.owner.get('/api/night'), await club.owner.get('/api/night?archived=true')];
    same(
      [...open.json(), ...archived.json()].map(inOneOrder),
      Object.values(seen.nights).map(({ line }) => inOneOrder(line)),
    );
  });

  it('keeps people, staff, templates and house rulebooks', async () => {
    same((await club.owner.get('/api/people')).json(), seen.people);
    const ofStaff = (list: readonly unknown[]) => list.map((one) => ({ ...(one as object), lastSeen: undefined }));
    same(ofStaff((await club.owner.get('/api/staff')).json()), ofStaff(seen.staff));
    // there was only one kind of them
    const templates = (await club.owner.get('/api/templates')).json() as readonly { readonly kind: string }[];
    expect(templates.map(({ kind }) => kind)).toEqual(templates.map(() => 'night'));
    same(
      templates.map(({ kind: _, ...kept }) => kept),
      seen.templates,
    );
    same((await club.owner.get('/api/house-rulebooks')).json(), seen.houses);
  });
});
