import type { EveningReport, Waits } from '@riffle/cardroom';
import type { Words } from '../words/de/index.ts';

/** A row of the report: what, and how often; nothing that did not happen. */
type Figure = { readonly key: keyof Words['roomReport']['figures']; readonly count: number };

export function figuresOf({ calls, seats, moves, breaks, reservations, pushes }: EveningReport): readonly Figure[] {
  const all: readonly Figure[] = [
    { key: 'called', count: calls.made },
    { key: 'lapsed', count: calls.lapsed },
    { key: 'givenUp', count: calls.givenUp },
    { key: 'otherwise', count: calls.otherwise },
    { key: 'reserved', count: reservations.made },
    { key: 'came', count: reservations.came },
    { key: 'missed', count: reservations.lapsed },
    { key: 'fresh', count: seats.new },
    { key: 'lent', count: seats.lent },
    { key: 'seatChange', count: moves.seatChange },
    { key: 'tableChange', count: moves.tableChange },
    { key: 'balance', count: moves.balance },
    { key: 'mustMove', count: moves.mustMove },
    { key: 'pause', count: breaks.pause },
    { key: 'restaurant', count: breaks.restaurant },
    { key: 'released', count: breaks.released },
    { key: 'pushed', count: pushes.made },
    { key: 'pushedOtherwise', count: pushes.otherwise },
    { key: 'owed', count: pushes.owed },
  ];
  return all.filter(({ count }) => count > 0);
}

type Moved = keyof Words['roomReport']['moved'];
/** In the order of the words; a box that was counted is the cash-up's. */
export const moneyOf = ({ money }: EveningReport, moved: { readonly [what in Moved]: string }) =>
  (Object.keys(moved) as Moved[]).flatMap((what) => {
    const amount = money[what] ?? 0;
    return amount === 0 ? [] : [{ what, amount }];
  });

/** A dealer's row: who, from when to when, and what he did; times in minutes. */
export const dealerRowsOf = (
  { dealers }: EveningReport,
  name: (id: string) => string,
  time: (at: number) => string,
): readonly (readonly string[])[] =>
  dealers.map(({ dealer, came, went, worked, dealt, tables, hands }) => [
    ...[name(dealer), time(came), went === undefined ? '' : time(went)],
    ...[minutesOf(worked), minutesOf(dealt), tables, hands].map(String),
  ]);

const minutesOf = (ms: number): number => Math.round(ms / 60_000);

/** Hour by hour for a spreadsheet, and the evening beneath. */
export function rowsOf(
  report: EveningReport,
  words: Words['roomReport'],
  time: (at: number) => string,
): readonly (readonly string[])[] {
  const waits = ({ count, median, longest }: Waits): readonly string[] =>
    count === 0 ? ['0', '', ''] : [count, minutesOf(median), minutesOf(longest)].map(String);
  return [
    [words.from, words.tables, words.seated, words.waiting, words.sat, words.median, words.longest, words.handsOf],
    ...report.hours.map((hour) => [
      ...[time(hour.from), String(hour.tables), String(hour.seated), String(hour.waiting)],
      ...waits(hour.waits),
      String(hour.hands),
    ]),
    [words.total, '', '', '', ...waits(report.waits), String(report.hands)],
  ];
}

/** A point at the begin of each hour, and the last held to the end. */
export function linesOf({ hours, to }: EveningReport) {
  const line = (key: 'seated' | 'waiting' | 'tables') => {
    const points = hours.map((hour) => ({ at: Number(hour.from), y: hour[key] }));
    return { key, points: [...points, { at: Number(to), y: points.at(-1)?.y ?? 0 }] };
  };
  return { seated: line('seated'), waiting: line('waiting'), tables: line('tables') };
}
