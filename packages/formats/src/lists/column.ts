import { foldedName } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';

/** What a column holds: a field of a person, or the whole name in one. */
export type Field = Exclude<keyof NewPerson, 'roomName'> | 'name';
export type Column = {
  readonly header: string;
  readonly field?: Field;
  /** What else a list holds that is of more than people. */
  readonly also?: string;
};
/** How other columns of such a list are headed, folded by `foldHeader`. */
export type Vocabulary = { readonly [name: string]: readonly string[] };

/** As clubs write them over their columns, folded by `foldHeader`. */
const HEADERS: { readonly [F in Field]: readonly string[] } = {
  name: [
    ...['name', 'namen', 'spieler', 'spielerin', 'spielername', 'teilnehmer', 'teilnehmerin', 'vollername'],
    ...['namevorname', 'nachnamevorname', 'vornamename', 'vornamenachname', 'vorundnachname', 'player', 'players'],
    ...['playername', 'participant', 'participants', 'fullname', 'lastnamefirstname', 'firstnamelastname'],
  ],
  first: ['vorname', 'vornamen', 'rufname', 'first', 'firstname', 'givenname', 'forename'],
  last: ['nachname', 'familienname', 'zuname', 'last', 'lastname', 'surname', 'familyname'],
  nickname: ['spitzname', 'rufzeichen', 'nick', 'nickname', 'alias', 'screenname'],
  club: ['verein', 'vereinsname', 'heimatverein', 'klub', 'club', 'clubname', 'team', 'mannschaft', 'pokerclub'],
  number: [
    ...['spielerpass', 'spielerpassnr', 'spielerpassnummer', 'pass', 'passnr', 'passnummer', 'nr', 'nummer'],
    ...['spielernr', 'spielernummer', 'mitgliedsnr', 'mitgliedsnummer', 'mitgliednr', 'lizenz', 'lizenznr'],
    ...['lizenznummer', 'no', 'number', 'playernumber', 'playerno', 'playerid', 'licence', 'license'],
    ...['licencenumber', 'licensenumber', 'membernumber', 'memberno', 'memberid', 'membershipnumber'],
  ],
  email: ['email', 'emailadresse', 'mail', 'mailadresse', 'emailaddress'],
  birthday: [
    ...['geburtsdatum', 'geburtstag', 'geboren', 'geborenam', 'geb', 'gebdatum', 'gebdat'],
    ...['birthday', 'birthdate', 'dateofbirth', 'dob', 'born'],
  ],
  note: [
    'notiz',
    'notizen',
    'bemerkung',
    'bemerkungen',
    'kommentar',
    'anmerkung',
    'note',
    'notes',
    'comment',
    'remark',
  ],
  guest: ['gast', 'guest'],
};
const NAMES: readonly (Field | undefined)[] = ['name', 'first', 'last', 'nickname'];

/** Case, umlauts, dots and spaces make no difference. */
const foldHeader = (header: string): string => foldedName(header).replaceAll(' ', '');

const fieldOf = (header: string): Field | undefined => {
  const folded = foldHeader(header);
  return (Object.keys(HEADERS) as Field[]).find((field) => HEADERS[field].includes(folded));
};

const otherOf = (header: string, also: Vocabulary): string | undefined => {
  const folded = foldHeader(header);
  return Object.keys(also).find((name) => also[name]?.includes(folded) === true);
};

/** "Nr." stands over players' numbers in one list, and over 1, 2, 3 … in another. */
export const mayCountRows = ({ header, field }: Column): boolean =>
  field === 'number' && ['nr', 'no', 'nummer', 'number'].includes(foldHeader(header));

/** The columns that a first row names, or `undefined` where it is no row of headers. */
export function parseHeaders(cells: readonly string[], also: Vocabulary = {}): readonly Column[] | undefined {
  const others = cells.map((cell) => otherOf(cell, also));
  const fields = cells.map((cell, at) => (others[at] === undefined ? fieldOf(cell) : undefined));
  const known = fields.filter((field) => field !== undefined);
  const found = known.length + others.filter((other) => other !== undefined).length;
  if (found < 2 && !known.some((field) => NAMES.includes(field))) return undefined;
  // "Name;Vorname": beside the first name it is the last
  const nameIsLast = known.includes('first') && !known.includes('last');
  const meant = fields.map((field) => (field === 'name' && nameIsLast ? 'last' : field));
  return cells.map((cell, at) => {
    const field = meant[at];
    const again = field !== undefined && meant.indexOf(field) < at;
    const other = others[at];
    const isOther = other !== undefined && others.indexOf(other) === at;
    return {
      header: cell.trim(),
      ...(field === undefined || again ? {} : { field }),
      ...(isOther && { also: other }),
    };
  });
}

export const hasName = (columns: readonly Column[]): boolean => columns.some(({ field }) => NAMES.includes(field));

/** How a column is spoken of: by its header, else by its number. */
export const labelOf = (columns: readonly Column[], cell: number): string => columns[cell]?.header || String(cell + 1);

/** A column that has no header of its own. */
export const untitled = (field?: Field): Column => ({ header: '', ...(field === undefined ? {} : { field }) });
