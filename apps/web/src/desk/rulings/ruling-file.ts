import { csvStyles, formatCsv } from '@riffle/formats/csv';
import type { Language } from '@riffle/words';
import { saidRef } from '../../shelf/cite.ts';
import { factInWords, type ToldRuling } from './told-ruling.ts';

export const COLUMNS = [
  'at',
  'by',
  'table',
  'player',
  'incident',
  'facts',
  'said',
  'decided',
  'reason',
  'rules',
  'appeal',
  'appealDecision',
] as const;
type Column = (typeof COLUMNS)[number];
export type FileWords = {
  readonly columns: { readonly [C in Column]: string };
  readonly upheld: string;
  readonly rejected: string;
};

/** The rulings as a table for a spreadsheet, in the reader's language. */
export function rulingsCsv(all: readonly ToldRuling[], words: FileWords, language: Language): string {
  const rows = all.map((told) => {
    const cells = cellsOf(told, words, language);
    return COLUMNS.map((column) => cells[column]);
  });
  return formatCsv([COLUMNS.map((column) => words.columns[column]), ...rows], csvStyles[language]);
}

function cellsOf(told: ToldRuling, words: FileWords, language: Language): { readonly [C in Column]: string } {
  const { ruling } = told;
  const decision = ruling.appealDecided;
  return {
    at: new Date(ruling.at).toISOString(),
    by: told.by?.name ?? '',
    table: told.table ?? '',
    player: told.player ?? '',
    incident: told.incident,
    facts: told.facts.map(factInWords).join('; '),
    said: told.said,
    decided: told.instead ?? told.said,
    reason: ruling.reason ?? '',
    rules: ruling.refs.map((ref) => saidRef(ref, language)).join(', '),
    appeal: ruling.appeal?.why ?? '',
    appealDecision: decision === undefined ? '' : `${decision.upheld ? words.upheld : words.rejected} ${decision.why}`,
  };
}

/** The same for programs: what was recorded as it was, with the names of whom it is about. */
export const rulingsJson = (all: readonly ToldRuling[]): string =>
  JSON.stringify(
    all.map(({ ruling, table, player, by, penalties }) => ({
      ...ruling,
      ...(table !== undefined && { tableName: table }),
      ...(player !== undefined && { player }),
      ...(by !== undefined && { by }),
      ...(penalties.length > 0 && { penalties }),
    })),
    undefined,
    2,
  );
