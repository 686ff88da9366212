import type { TdtNight, TdtOverNights } from '@riffle/formats';
import { formatDay, formatTimeOfDay } from '@riffle/words';
import type { Shell } from '../shell.ts';
import { inOneLine } from './say-tdt.ts';

type Player = TdtNight['players'][number];
export type Rows = readonly (readonly string[])[];
/** Cents as people read them, or as a spreadsheet adds them up. */
type Money = (cents: number) => string;
type Points = (points: number) => string;

/** Still in first, then by place; who never bought in is in no row. */
const inOrder = ({ players }: TdtNight): readonly Player[] =>
  players.filter(({ buyIns }) => buyIns.length > 0).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

/** Places and money of one night. */
export function nightRows(night: TdtNight, money: Money, { words: { tdt } }: Shell, points: Points): Rows {
  const { place, name, entries, addOns, hits, paid, bounties, won, balance } = tdt.column;
  // a column of nothing but zeros says nothing
  const heads = night.players.some((player) => player.bounties > 0);
  return [
    [place, name, entries, addOns, hits, paid, ...(heads ? [bounties] : []), won, balance, tdt.column.points],
    ...inOrder(night).map((player) => [
      placeOf(player, tdt.stillIn),
      inOneLine(player.name),
      ...[player.buyIns.length, player.addOns.length, player.hits].map(String),
      ...[player.paid, ...(heads ? [player.bounties] : []), player.won, player.won - player.paid].map(money),
      player.points === undefined ? '' : points(player.points),
    ]),
  ];
}

/** Ties share a place, and it says so: `3=`. */
const placeOf = ({ place, tied }: Player, stillIn: string): string =>
  place === undefined ? stillIn : `${String(place)}${tied ? '=' : ''}`;

/** "2026-11-21 22:41:09", by the clock of this machine as the program had it by its own: a spreadsheet sorts it. */
const sheetTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** All of one night that a spreadsheet may want: a row a player, and the person's UUID. */
export function nightSheet(night: TdtNight, money: Money, { words: { tdt } }: Shell, points: Points): Rows {
  const { column } = tdt;
  const names = new Map(night.players.map(({ id, name }) => [id, name]));
  return [
    [
      ...[column.place, column.name, column.entries, column.addOns, column.hits, column.outAt, column.by],
      ...[
        column.paid,
        column.bounties,
        column.won,
        column.balance,
        column.points,
        column.pointsAdjusted,
        column.hitsAdjusted,
        column.id,
      ],
    ],
    ...inOrder(night).map((player) => {
      const out = player.buyIns.at(-1)?.out;
      return [
        player.place === undefined ? '' : String(player.place),
        inOneLine(player.name),
        ...[player.buyIns.length, player.addOns.length, player.hits].map(String),
        out === undefined ? '' : sheetTime.format(out.at),
        (out?.by ?? []).map((id) => inOneLine(names.get(id) ?? id)).join(', '),
        ...[player.paid, player.bounties, player.won, player.won - player.paid].map(money),
        player.points === undefined ? '' : points(player.points),
        ...[player.adjusted.points, player.adjusted.hits].map(String),
        player.id,
      ];
    }),
  ];
}

/** Everybody over several nights. */
export function overNightsRows(
  people: readonly TdtOverNights[],
  money: Money,
  { words: { tdt } }: Shell,
  points: Points,
): Rows {
  const { name, nights, best, hits, paid, won, balance, id } = tdt.column;
  return [
    [name, nights, best, hits, paid, won, balance, tdt.column.points, id],
    ...people.map((person) => [
      inOneLine(person.name),
      String(person.nights),
      person.places.length === 0 ? '' : String(person.places.reduce((a, b) => Math.min(a, b))),
      String(person.hits),
      ...[person.paid, person.won, person.won - person.paid].map(money),
      points(person.points),
      person.id,
    ]),
  ];
}

/** Its name, its day and the version that wrote it. */
export function headOf({ title, startedAt, league, season, version }: TdtNight, { language }: Shell): string {
  const when = startedAt === undefined ? [] : [formatDay(startedAt, language), formatTimeOfDay(startedAt, language)];
  const within = [league?.name ?? '', season?.name ?? ''].map(inOneLine);
  return [inOneLine(title), ...when, ...within, `The Tournament Director ${inOneLine(version)}`]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Columns of figures to the right, the named ones to the left. */
export function aligned(rows: Rows, left: ReadonlySet<number>): readonly string[] {
  const wide = (rows[0] ?? []).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? '').length), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (left.has(column) ? cell.padEnd(wide[column] ?? 0) : cell.padStart(wide[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
