import { formatCsv } from '../csv.ts';
import { plainAmount, plainMoment } from '../written.ts';
import { ofAudit, ofCounts } from './counts.ts';
import { ofEntries, ofSeats } from './entries.ts';
import { ofLog, ofMoves, ofOuts, ofPenalties } from './happened.ts';
import { ofAccounts, ofBoxes, ofBoxMoves, ofPayments, ofSales } from './money.ts';
import { ofChips, ofColourUps, ofPrizes, ofStructure } from './planned.ts';
import { ofDeal, ofDues, ofEnvelopes, ofSpecials, ofThings } from './prizes.ts';
import type { Rows, TableColumn, TableSource, Written } from './table-source.ts';

/** Every table of a night, with its columns. */
const TABLES = {
  entries: {
    columns: ['no', 'name', 'club', 'checkedIn', 'table', 'seat', 'place', 'points', 'bounty', 'owes'],
    rows: ofEntries,
  },
  seats: { columns: ['table', 'seat', 'no', 'name'], rows: ofSeats },
  outs: {
    columns: ['place', 'sharedBy', 'name', 'at', 'level', 'by', 'table', 'seat', 'stack'],
    rows: ofOuts,
  },
  moves: { columns: ['at', 'name', 'from', 'to'], rows: ofMoves },
  structure: {
    columns: ['no', 'kind', 'level', 'minutes', 'smallBlind', 'bigBlind', 'ante', 'bringIn', 'label'],
    rows: ofStructure,
  },
  prizes: { columns: ['place', 'prize', 'thing', 'points'], rows: ofPrizes },
  chips: { columns: ['value', 'colour', 'label', 'owned', 'inStack'], rows: ofChips },
  colourUps: { columns: ['at', 'value', 'into', 'left', 'tables'], rows: ofColourUps },
  counts: { columns: ['no', 'what', 'at', 'level', 'table', 'seat', 'name', 'chips'], rows: ofCounts },
  audit: { columns: ['no', 'at', 'what', 'name', 'chips'], rows: ofAudit },
  sales: {
    columns: [
      ...(['at', 'name', 'kind', 'profile', 'price', 'prizes', 'bounty', 'fee', 'staff', 'deductions'] as const),
      ...(['named', 'chips', 'reversed'] as const),
    ],
    rows: ofSales,
  },
  payments: {
    columns: [
      ...(['no', 'at', 'what', 'name', 'amount', 'prize', 'bounty', 'special', 'byHand', 'setOff', 'means'] as const),
      ...(['box', 'reversed'] as const),
    ],
    rows: ofPayments,
  },
  boxes: {
    columns: [
      ...(['box', 'float', 'cash', 'card', 'countedCash', 'countedCard', 'differenceCash', 'differenceCard'] as const),
      ...(['at', 'note'] as const),
    ],
    rows: ofBoxes,
  },
  boxMoves: { columns: ['box', 'at', 'amount', 'reason'], rows: ofBoxMoves },
  accounts: { columns: ['account', 'in', 'out', 'balance'], rows: ofAccounts },
  deal: { columns: ['at', 'name', 'amount', 'method', 'chips', 'agreed'], rows: ofDeal },
  envelopes: { columns: ['amount', 'left', 'at', 'name', 'by'], rows: ofEnvelopes },
  dues: { columns: ['place', 'name', 'prize', 'bounty', 'special', 'byHand', 'won', 'open', 'points'], rows: ofDues },
  specials: { columns: ['no', 'what', 'amount', 'thing', 'points', 'name', 'at', 'among'], rows: ofSpecials },
  things: { columns: ['thing', 'name', 'handedTo', 'at'], rows: ofThings },
  penalties: { columns: ['at', 'name', 'offence', 'measure', 'ended', 'reason'], rows: ofPenalties },
  log: { columns: ['at', 'who', 'role', 'text', 'takenBack'], rows: ofLog },
} as const satisfies { readonly [name: string]: { readonly columns: readonly TableColumn[]; readonly rows: Rows } };

export type NightTable = keyof typeof TABLES;
export const NIGHT_TABLES = Object.keys(TABLES) as readonly NightTable[];

/** One of them for a spreadsheet. */
export function nightTable(which: NightTable, source: TableSource): string {
  const { words, style } = source;
  const table: { readonly columns: readonly TableColumn[]; readonly rows: Rows } = TABLES[which];
  const rows = table.rows(source, writing(source));
  const head = table.columns.map((column) => words.columns[column]);
  return formatCsv([head, ...rows.map((row) => table.columns.map((column) => row[column] ?? ''))], style);
}

function writing({ view, names, words, style }: TableSource): Written {
  const { currency } = view.setup;
  return {
    name: (entry) => (entry === undefined ? '' : (names[entry] ?? '')),
    money: (amount) => (amount === undefined ? '' : plainAmount(amount, currency, style.decimal)),
    moment: (at) => (at === undefined ? '' : plainMoment(at, style.timeZone)),
    table: (at) => (at === undefined ? '' : (view.tables[at.table]?.name ?? '')),
    yes: (is) => (is === true ? words.yes : ''),
  };
}
