import { readPrizePlan } from '@riffle/formats';
import { csvStyles, formatCsv } from '@riffle/formats/csv';
import {
  amountsOf,
  type Expected,
  type GridRow,
  type PrizePlan,
  prizeGrid,
  prizesFor,
  READY_PLANS,
  readyPlan,
  toCents,
} from '@riffle/money';
import { prizeWords, sayPlanProblem, sayPrizeNote } from '@riffle/words';
import { documentIn } from '../house-in.ts';
import { readCount, readOptions } from '../options.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

const MOST_ENTRIES = 10_000;
const MOST_CENTS = 100_000_000_000;
const FIELDS = { from: 2, to: 500 } as const;
const COLUMNS = 9;

/** What each place wins by a plan: in one field, or in all from 2 to 500; and the plan itself, to write one's own by. */
export const prizes: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const no = { type: 'boolean', default: false } as const;
  const cents = { type: 'string', default: '0' } as const;
  const options = {
    entries: { type: 'string' },
    plan: { type: 'string', default: 'clubTable' },
    pool: { type: 'string' },
    each: { type: 'string' },
    guarantee: cents,
    added: cents,
    ...{ all: no, json: no, csv: no, show: no },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { values } = read;
  const found = await planNamed(values.plan, shell);
  if ('is' in found) return found;
  if (values.show) {
    shell.print(JSON.stringify(found, undefined, 2));
    return done;
  }
  if ((values.pool === undefined) === (values.each === undefined)) return misused(shell.words.prizes.poolOrEach);
  const expected = { each: 0, pool: 0, guarantee: 0, added: 0 };
  for (const name of ['pool', 'each', 'guarantee', 'added'] as const) {
    const most = MOST_CENTS / (name === 'each' ? MOST_ENTRIES : 1);
    const amount = readCount(values[name] ?? '0', 0, most);
    if (amount === undefined) return misused(trouble.noAmount(`--${name}`, 0, most));
    expected[name] = amount;
  }
  if (values.all) return allFields(prizeGrid(found, comingIn(expected), FIELDS), values, shell);
  if (values.entries === undefined) return misused(trouble.needed('--entries'));
  const entries = readCount(values.entries, 0, MOST_ENTRIES);
  if (entries === undefined) return misused(trouble.notANumber('--entries', 0, MOST_ENTRIES));
  const row = prizesFor(found, entries, comingIn(expected));
  if (values.json) shell.print(JSON.stringify(row));
  else if (values.csv) shell.print(asCsv([row], shell));
  else shell.print(oneField(row, shell).join('\n'));
  return done;
};

type Given = { readonly [N in 'each' | 'pool' | 'guarantee' | 'added']: number };
const comingIn = ({ each, pool, guarantee, added }: Given): Expected => ({
  each: toCents(each),
  more: toCents(pool),
  guarantee: toCents(guarantee),
  added: toCents(added),
});

async function planNamed(named: string, { words, language }: Shell): Promise<PrizePlan | Outcome> {
  const ready = READY_PLANS.find((name) => name === named);
  if (ready !== undefined) return readyPlan(ready);
  if (!/[./\\]/.test(named)) return misused(words.prizes.noSuchPlan(named, READY_PLANS));
  const given = await documentIn(named);
  if (!given.ok) return refused(words.trouble[given.trouble](named));
  const read = readPrizePlan(given.document);
  return read.ok ? read.plan : refused(sayPlanProblem(read.because, language));
}

type Asked = { readonly json: boolean; readonly csv: boolean };
function allFields(rows: readonly GridRow[], { json, csv }: Asked, shell: Shell): Outcome {
  if (json) shell.print(JSON.stringify(rows));
  else if (csv) shell.print(asCsv(rows, shell));
  else shell.print(aligned(tableOf(rows, shell)).join('\n'));
  return done;
}

/** The best places; all of them are in the CSV. */
function tableOf(rows: readonly GridRow[], shell: Shell): readonly (readonly string[])[] {
  const { entries, pool, paid, place } = shell.words.prizes;
  const money = shown(shell);
  const widest = Math.min(COLUMNS, Math.max(0, ...rows.map((row) => amountsOf(row.prizes).length)));
  const places = Array.from({ length: widest }, (_, nth) => nth);
  return [
    [entries, pool, paid, ...places.map((nth) => place(nth + 1))],
    ...rows.map((row) => {
      const amounts = amountsOf(row.prizes);
      const cells = places.map((nth) => (amounts[nth] === undefined ? '' : money(amounts[nth])));
      return [String(row.entries), money(row.pool.total), String(amounts.length), ...cells];
    }),
  ];
}

function oneField({ pool, prizes }: GridRow, shell: Shell): readonly string[] {
  const { words, language } = shell;
  const told = words.prizes;
  const money = shown(shell);
  const { left: why } = prizeWords[language];
  const lines = [
    ...prizes.places.map(({ place, money: amount, seat, things = [] }) => [
      told.place(place),
      amount > 0 || seat === undefined ? money(amount) : '',
      [...(seat === undefined ? [] : [`${told.seat} ${money(seat)}`]), ...things].join(', '),
    ]),
    ...prizes.special.map(({ name, money: amount, thing = '', from }) => [
      name,
      money(amount),
      [...(thing === '' ? [] : [thing]), ...(from === 'added' ? [told.added] : [])].join(', '),
    ]),
    [told.pool, money(pool.total), ''],
    ...(pool.overlay > 0 ? [[told.overlay, money(pool.overlay), '']] : []),
    ...(pool.deducted ?? []).map(({ name, amount }) => [
      name ?? told.kept,
      money(amount),
      name === undefined ? '' : told.deducted,
    ]),
    ...prizes.left.map((one) => [told.left, money(one.amount), why[one.why]]),
    ...(prizes.missing > 0 ? [[told.missing, money(prizes.missing), '']] : []),
  ];
  return [
    ...aligned(lines, ['left', 'right', 'left']),
    ...(prizes.points.length === 0 ? [] : [`${told.points}: ${prizes.points.join(', ')}`]),
    ...prizes.notes.map((note) => sayPrizeNote(note, language, money)),
  ];
}

function asCsv(rows: readonly GridRow[], { language, words }: Shell): string {
  const { entries, pool, overlay, kept, left, missing, place } = words.prizes;
  const style = csvStyles[language];
  const cents = (amount: number): string =>
    `${String(Math.floor(amount / 100))}${style.decimal}${String(amount % 100).padStart(2, '0')}`;
  const widest = Math.max(0, ...rows.map((row) => amountsOf(row.prizes).length));
  const places = Array.from({ length: widest }, (_, nth) => nth);
  const head = [entries, pool, overlay, kept, left, missing, ...places.map((nth) => place(nth + 1))];
  const lines = rows.map((row) => {
    const amounts = amountsOf(row.prizes);
    const nobodys = row.prizes.left.reduce((sum, { amount }) => sum + amount, 0);
    const sums = [row.pool.total, row.pool.overlay, row.pool.kept, nobodys, row.prizes.missing].map(cents);
    return [
      String(row.entries),
      ...sums,
      ...places.map((nth) => (amounts[nth] === undefined ? '' : cents(amounts[nth]))),
    ];
  });
  return formatCsv([head, ...lines], style).trimEnd();
}

const shown = ({ language }: Shell): ((cents: number) => string) => {
  const money = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return (cents) => money.format(cents / 100);
};

function aligned(rows: readonly (readonly string[])[], sides: readonly ('left' | 'right')[] = []): readonly string[] {
  const wide = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        sides[column] === 'left' ? cell.padEnd(wide[column] ?? 0) : cell.padStart(wide[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
