import type { Means } from '@riffle/money';
import type {
  Chip,
  CountOccasion,
  Deal,
  EntryId,
  IssuedLine,
  Level,
  Payment,
  Penalty,
  Place,
  SaleKind,
  TournamentView,
} from '@riffle/tournament';
import type { CsvStyle } from '../csv.ts';

/** What can stand over a column. */
export type TableColumn =
  | 'no'
  | 'at'
  | 'name'
  | 'club'
  | 'checkedIn'
  | 'table'
  | 'seat'
  | 'place'
  | 'sharedBy'
  | 'points'
  | 'by'
  | 'level'
  | 'stack'
  | 'kind'
  | 'profile'
  | 'price'
  | 'prizes'
  | 'bounty'
  | 'fee'
  | 'staff'
  | 'deductions'
  | 'chips'
  | 'reversed'
  | 'named'
  | 'setOff'
  | 'minutes'
  | 'smallBlind'
  | 'bigBlind'
  | 'ante'
  | 'bringIn'
  | 'label'
  | 'colour'
  | 'value'
  | 'into'
  | 'owned'
  | 'inStack'
  | 'tables'
  | 'left'
  | 'agreed'
  | 'method'
  | 'account'
  | 'in'
  | 'out'
  | 'balance'
  | 'what'
  | 'amount'
  | 'means'
  | 'box'
  | 'float'
  | 'cash'
  | 'card'
  | 'countedCash'
  | 'countedCard'
  | 'differenceCash'
  | 'differenceCard'
  | 'note'
  | 'prize'
  | 'special'
  | 'byHand'
  | 'won'
  | 'open'
  | 'thing'
  | 'handedTo'
  | 'among'
  | 'owes'
  | 'from'
  | 'to'
  | 'reason'
  | 'offence'
  | 'measure'
  | 'ended'
  | 'who'
  | 'role'
  | 'text'
  | 'takenBack';

/** The words of the tables, in a language. */
export type TableWords = {
  readonly columns: { readonly [C in TableColumn]: string };
  readonly kinds: { readonly [K in SaleKind]: string };
  readonly what: { readonly [W in Payment['what']]: string };
  readonly means: { readonly [M in Means]: string };
  /** Lines of the structure: of play, or a break. */
  readonly lines: { readonly [K in Level['kind']]: string };
  readonly methods: { readonly [M in Deal['method']]: string };
  /** What accounts are called; a deduction is called as it is. */
  readonly accounts: { readonly [account: string]: string };
  readonly colour: (colour: Chip['colour']) => string;
  /** When stacks were counted, by what chips came into play or left it, and what that comes to. */
  readonly occasions: { readonly [O in CountOccasion]: string };
  readonly issued: (line: IssuedLine) => string;
  readonly sums: { readonly [S in 'inPlay' | 'counted' | 'missing' | 'difference']: string };
  readonly yes: string;
  readonly nobody: string;
  readonly ended: { readonly [E in NonNullable<Penalty['ended']>]: string };
  readonly offence: (penalty: Penalty) => string;
  readonly measure: (penalty: Penalty) => string;
  readonly role: (role: string) => string;
};

/** A line of the log as it is read out. */
type ToldLine = {
  readonly at: number;
  readonly actor: string;
  readonly role: string;
  readonly text: string;
  readonly more?: readonly string[];
  readonly takenBack?: true;
};

/** What the tables are made from: what this viewer has, and how it is written. */
export type TableSource = {
  readonly view: TournamentView;
  readonly names: { readonly [entry: EntryId]: string };
  readonly log?: readonly ToldLine[];
  readonly words: TableWords;
  readonly style: CsvStyle & { readonly timeZone?: string | undefined };
};

/** How a cell is written. */
export type Written = {
  readonly name: (entry: EntryId | undefined) => string;
  readonly money: (amount: number | undefined) => string;
  readonly moment: (at: number | undefined) => string;
  readonly table: (at: Place | undefined) => string;
  readonly yes: (is: boolean | undefined) => string;
};
export type Row = { readonly [C in TableColumn]?: string };
export type Rows = (source: TableSource, written: Written) => readonly Row[];
