import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { BoxId, EntryId, PaymentId, Place, SaleId, TableId, TournamentEvent } from '@riffle/tournament';
import { formatChips, formatDuration, formatMoney } from './figures.ts';
import type { Language } from './language.ts';

type Told<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

/** What a step was, of which a later one speaks by its id alone: known while a log is told. */
export type Earlier = {
  readonly box: (id: BoxId) => string | undefined;
  readonly sale: (id: SaleId) => Told<'Sold'> | undefined;
  readonly payment: (id: PaymentId) => Told<'MoneyTaken' | 'MoneyGivenBack' | 'PrizeHandedOut'> | undefined;
  readonly fine: (no: number) => Told<'FineBooked'> | undefined;
};

/** How ids are called in front of this reader. Sentences get names from here and nowhere else. */
export type Naming = {
  readonly entry: (id: EntryId) => string;
  readonly person: (id: PersonId) => string;
  readonly table: (id: TableId) => string;
  /** The number of the level on that line of the structure; `undefined` for a break. */
  readonly levelNo: (line: number) => number | undefined;
  /** A moment as a time of day, in the reader's zone. */
  readonly time: (at: Instant) => string;
  /** Who gave a command, as commands name him; nobody where he is not to be read. */
  readonly staff?: (id: string) => string | undefined;
  readonly earlier?: Earlier;
  /** In what the night is paid. */
  readonly currency: string;
};

/** What a sentence is built with: names, and figures in the reader's language. */
export type Say = Naming & {
  /** A table where a sentence begins with it. */
  readonly tableFirst: (id: TableId) => string;
  readonly place: (place: Place) => string;
  /** A place where a sentence begins with it. */
  readonly placeFirst: (place: Place) => string;
  readonly level: (line: number) => string;
  readonly chips: (count: number) => string;
  /** Cents as an amount. */
  readonly money: (cents: number) => string;
  readonly duration: (ms: number) => string;
  readonly list: (names: readonly string[]) => string;
};

const NO = { de: 'Nr.', en: 'no.' } as const;
/** Two who are called the same are told apart by the numbers of their entries. */
export const numbered = (name: string, no: number, language: Language): string =>
  `${name} (${NO[language]} ${String(no)})`;

/** How an entry is called that nobody has given a name. */
export const byNumber = (no: number, language: Language): string =>
  `${language === 'de' ? 'Nr.' : 'No.'} ${String(no)}`;

const SEAT = { de: 'Platz', en: 'seat' } as const;
const BREAK = { de: 'Pause', en: 'break' } as const;
const TABLE = { de: 'Tisch', en: 'table' } as const;
const TABLE_FIRST = { de: 'Tisch', en: 'Table' } as const;

export function sayIn(language: Language, naming: Naming): Say {
  const table = (id: TableId) => `${TABLE[language]} ${naming.table(id)}`;
  const tableFirst = (id: TableId) => `${TABLE_FIRST[language]} ${naming.table(id)}`;
  const placeBehind = (said: string, { seat }: Place) => `${said} · ${SEAT[language]} ${String(seat)}`;
  return {
    ...naming,
    table,
    tableFirst,
    level: (line) => {
      const no = naming.levelNo(line);
      return no === undefined ? BREAK[language] : `Level ${String(no)}`;
    },
    place: (place) => placeBehind(table(place.table), place),
    placeFirst: (place) => placeBehind(tableFirst(place.table), place),
    chips: (count) => formatChips(count, language),
    money: (cents) => formatMoney(cents, naming.currency, language),
    duration: (ms) => formatDuration(ms),
    list: (names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
  };
}
