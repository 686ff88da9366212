import { overNights, readTdt, type TdtNight } from '@riffle/formats';
import { csvStyles, formatCsv } from '@riffle/formats/csv';
import { readOptions } from '../options.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';
import { sayTdtFault, sayTdtRemark } from '../tdt/say-tdt.ts';
import { bytesOf, findTdtFiles } from '../tdt/tdt-files.ts';
import { aligned, headOf, nightRows, nightSheet, overNightsRows } from '../tdt/tdt-tables.ts';

type ReadFile = { readonly path: string; readonly night: TdtNight };

/** Places and money of nights that were kept by The Tournament Director; of several, everybody's sums by UUID. */
export const tdt: Command = async (args, shell) => {
  const { trouble, tdt: told } = shell.words;
  const options = { json: { type: 'boolean', default: false }, csv: { type: 'boolean', default: false } } as const;
  const read = readOptions({ args, options, positionals: Number.POSITIVE_INFINITY }, shell.words);
  if (!read.ok) return read.outcome;
  const { json, csv } = read.values;
  if (json && csv) return misused(trouble.notTogether('--json', '--csv'));
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
  if (json) for (const { path, night } of files) shell.print(JSON.stringify({ file: path, ...night }));
  else shell.print(csv ? asCsv(files, shell) : inWords(files, shell).join('\n'));
  return done;
};

function readFile(path: string, { words }: Shell): ReadFile | Outcome {
  const bytes = bytesOf(path);
  if (bytes === undefined) return refused(words.trouble.fileMissing(path));
  const read = readTdt(bytes);
  return read.ok ? { path, night: read.night } : refused(`${path}, ${sayTdtFault(read.fault, words.tdt)}`);
}

function asCsv(files: readonly ReadFile[], shell: Shell): string {
  const style = csvStyles[shell.language];
  const cents = (amount: number): string => (amount / 100).toFixed(2).replace('.', style.decimal);
  const nights = files.map(({ night }) => night);
  const [only] = nights;
  const rows =
    nights.length === 1 && only !== undefined
      ? nightSheet(only, cents, shell)
      : overNightsRows(overNights(nights), cents, shell);
  return formatCsv(rows, style).trimEnd();
}

function inWords(files: readonly ReadFile[], shell: Shell): readonly string[] {
  const format = new Intl.NumberFormat(shell.language, { minimumFractionDigits: 2 });
  const money = (amount: number): string => format.format(amount / 100);
  const remarks = ({ night }: ReadFile): readonly string[] =>
    night.remarks.map((remark) => `- ${sayTdtRemark(remark, shell.words.tdt, money)}`);
  const [only, more] = files;
  if (only !== undefined && more === undefined) {
    const rows = nightRows(only.night, money, shell);
    return [headOf(only.night, shell), ...aligned(rows, new Set([1])), ...remarks(only)];
  }
  const people = overNightsRows(overNights(files.map(({ night }) => night)), money, shell);
  return [
    shell.words.tdt.nights(files.length),
    ...aligned(people, new Set([0, 7])),
    ...files.flatMap((file) => [`${file.path}: ${headOf(file.night, shell)}`, ...remarks(file)]),
  ];
}
