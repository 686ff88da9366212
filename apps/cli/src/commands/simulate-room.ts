import type { ReportHour } from '@riffle/cardroom';
import { type SimulatedEvening, simulateEvening } from '@riffle/cardroom/simulation';
import { findRulebook, rulebooks } from '@riffle/rulebooks';
import { seededRandom } from '@riffle/tournament/simulation';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

const LIMITS = { guests: [1, 2_000], tables: [1, 200], hours: [1, 24] } as const;

/** A whole evening of a card room through the real aggregate, looked at after every event, with its report. */
export const simulateRoom: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    rulebook: { type: 'string' },
    seed: { type: 'string' },
    guests: { type: 'string', default: '60' },
    tables: { type: 'string', default: '8' },
    hours: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { rulebook, seed, json } = read.values;
  if (rulebook === undefined) return misused(trouble.needed('--rulebook'));
  if (seed === undefined) return misused(trouble.needed('--seed'));
  const plan = { guests: 0, tables: 0, hours: 0 };
  for (const name of ['guests', 'tables', 'hours'] as const) {
    const [least, most] = LIMITS[name];
    const count = readCount(read.values[name], least, most);
    if (count === undefined) return misused(trouble.notANumber(`--${name}`, least, most));
    plan[name] = count;
  }
  const known = rulebooks.map(({ id }) => id);
  if (findRulebook(rulebook) === undefined) return refused(trouble.noSuchRulebook(rulebook, known));
  let played: SimulatedEvening;
  try {
    played = simulateEvening({ rulebook, ...plan, random: seededRandom(seed) });
  } catch (error) {
    return refused(trouble.broken((error as Error).message));
  }
  const told = { ok: true, rulebook, seed, ...played };
  shell.print(json ? JSON.stringify(told, undefined, 2) : inWords(played, rulebook, seed, shell));
  return done;
};

const MINUTE = 60_000;
const minutes = (ms: number): number => Math.round(ms / MINUTE);

function inWords({ commands, events, report }: SimulatedEvening, rulebook: string, seed: string, shell: Shell): string {
  const { language, words } = shell;
  const say = words.room;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const { calls, moves, breaks, pushes, dealers } = report;
  const sum = (...what: readonly (keyof typeof report.money)[]): string =>
    format.format(what.reduce((all, one) => all + (report.money[one] ?? 0), 0) / 100);
  return [
    say.simulated(rulebook, seed, commands, events),
    say.came(report.guests, report.hands),
    '',
    ...table([say.hours, ...report.hours.map((hour, nth) => rowOf(hour, nth, shell))]),
    '',
    say.calls(calls.made, calls.lapsed, calls.givenUp, calls.otherwise),
    say.moves(moves.seatChange, moves.tableChange, moves.balance),
    say.breaks(breaks.pause, breaks.restaurant, breaks.released),
    say.dealers(dealers.length, pushes.made, pushes.otherwise, pushes.owed),
    say.money(sum('buyIn', 'topUp', 'shortTopUp'), sum('cashOut', 'depositPaid'), sum('rake')),
  ].join('\n');
}

const rowOf = ({ tables, seated, waiting, waits }: ReportHour, nth: number, { words }: Shell): readonly string[] => [
  ...[nth + 1, tables, seated, waiting, waits.count].map(String),
  waits.count === 0 ? '' : words.room.waits(minutes(waits.median), minutes(waits.longest)),
];

/** Figures under their headings, to the right; words to the left. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
