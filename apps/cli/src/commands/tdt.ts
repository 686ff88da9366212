import { overNights, readTdt, type TdtNight } from '@riffle/formats';
import { csvStyles, formatCsv } from '@riffle/formats/csv';
import { CURRENCIES, isCurrency } from '@riffle/money';
import { readOptions } from '../options.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';
import { inOneLine, sayTdtRemark, toldFault } from '../tdt/say-tdt.ts';
import { bytesOf, findTdtFiles } from '../tdt/tdt-files.ts';
import { aligned, headOf, nightRows, nightSheet, overNightsRows } from '../tdt/tdt-tables.ts';
import { writeTemplates } from '../tdt/write-templates.ts';

type ReadFile = { readonly path: string; readonly night: TdtNight };

/** Places and money of nights that were kept by The Tournament Director; of several, everybody's sums by UUID. */
export const tdt: Command = async (args, shell) => {
  const { trouble, tdt: told } = shell.words;
  const options = {
    json: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
    template: { type: 'boolean', default: false },
    out: { type: 'string', short: 'o', default: '.' },
    currency: { type: 'string', default: 'EUR' },
  } as const;
  const read = readOptions({ args, options, positionals: Number.POSITIVE_INFINITY }, shell.words);
  if (!read.ok) return read.outcome;
  const { json, csv, template, out, currency } = read.values;
  if (json && csv) return misused(trouble.notTogether('--json', '--csv'));
  if (template && (json || csv)) return misused(trouble.notTogether('--template', json ? '--json' : '--csv'));
  if (!isCurrency(currency)) return misused(trouble.noSuchFormat(currency, [...CURRENCIES]));
  if (read.positionals.length === 0) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const files: ReadFile[] = [];
  // a night counts once, also where a copy of its file lies beside it
  const known = new Map<string, string>();
  for (const named of read.positionals) {
    const paths = findTdtFiles(named);
    if (paths === undefined) return refused(trouble.fileMissing(named));
    if (paths.length === 0) return refused(told.nothingThere(named));
    for (const path of paths) {
      const one = readFile(path, shell);
      if ('is' in one) return one;
      const key = `${one.night.id} ${String(one.night.startedAt)}`;
      const other = known.get(key);
      if (other !== undefined) return refused(told.nightTwice(path, other));
      known.set(key, path);
      files.push(one);
    }
  }
  const [only, more] = files;
  if (template) {
    if (only === undefined || more !== undefined) return misused(told.oneFile);
    return writeTemplates(only.night, { path: only.path, folder: out, currency }, shell);
  }
  if (json) for (const { path, night } of files) shell.print(JSON.stringify({ file: path, ...night }));
  else shell.print(csv ? asCsv(files, shell) : inWords(files, shell).join('\n'));
  return done;
};

function readFile(path: string, { words, language }: Shell): ReadFile | Outcome {
  const bytes = bytesOf(path);
  if (bytes === undefined) return refused(words.trouble.fileMissing(path));
  const read = readTdt(bytes);
  return read.ok ? { path, night: read.night } : refused(`${path}, ${toldFault(read.fault, language)}`);
}

function asCsv(files: readonly ReadFile[], shell: Shell): string {
  const style = csvStyles[shell.language];
  const cents = (amount: number): string => (amount / 100).toFixed(2).replace('.', style.decimal);
  const pointsIn = (points: number): string => String(points).replace('.', style.decimal);
  const nights = files.map(({ night }) => night);
  const [only] = nights;
  const rows =
    nights.length === 1 && only !== undefined
      ? nightSheet(only, cents, shell, pointsIn)
      : overNightsRows(overNights(nights), cents, shell, pointsIn);
  return formatCsv(rows, style).trimEnd();
}

function inWords(files: readonly ReadFile[], shell: Shell): readonly string[] {
  const format = new Intl.NumberFormat(shell.language, { minimumFractionDigits: 2 });
  const money = (amount: number): string => format.format(amount / 100);
  const points = (figure: number): string => figure.toLocaleString(shell.language);
  const remarks = ({ night }: ReadFile): readonly string[] =>
    night.remarks.map((remark) => `- ${sayTdtRemark(remark, shell.words.tdt, money, shell.language)}`);
  const [only, more] = files;
  if (only !== undefined && more === undefined) {
    const rows = nightRows(only.night, money, shell, points);
    return [headOf(only.night, shell), ...aligned(rows, new Set([1])), ...remarks(only), ...dealsOf(only.night, shell)];
  }
  const people = overNightsRows(overNights(files.map(({ night }) => night)), money, shell, points);
  return [
    shell.words.tdt.nights(files.length),
    ...aligned(people, new Set([0, 8])),
    ...files.flatMap((file) => [`${file.path}: ${headOf(file.night, shell)}`, ...remarks(file)]),
  ];
}

/** Field by field, with names for ids: who got what can be read there, if the program wrote it. */
function dealsOf({ deals, players }: TdtNight, { words, language }: Shell): readonly string[] {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  const said = (value: unknown): string => {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return words.tdt.isSo(value);
    if (typeof value === 'number') return figure.format(value);
    if (typeof value !== 'object') return names.get(String(value)) ?? String(value);
    if (Array.isArray(value)) return value.map(said).join('; ');
    const parts = Object.entries(value).map(([field, one]) => {
      const inner = said(one);
      return `${names.get(field) ?? field}: ${typeof one === 'object' && one !== null ? `(${inner})` : inner}`;
    });
    return parts.join('; ');
  };
  return deals.map((deal, nth) => inOneLine(words.tdt.deal(nth + 1, said(deal))));
}
