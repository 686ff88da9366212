import type { ListWords } from './list-words.ts';

export const en: ListWords = {
  problem: {
    empty: () => 'The file is empty.',
    'only-headers': () => 'The file has headers only, and no names.',
    'not-a-list': () => 'This is not a list in plain text. Save it as CSV, or paste the names.',
    'old-workbook': () =>
      'Riffle does not read this sort of spreadsheet. Save it as .xlsx, .ods or CSV and choose it again.',
    'encrypted-workbook': () => 'This spreadsheet is protected by a password. Save it without one and choose it again.',
    'broken-workbook': () =>
      'This spreadsheet is damaged. Open it in the program it comes from, save it again and choose it again.',
    'workbook-too-large': () =>
      'There is more than a list in this spreadsheet: at most 20,000 rows, and 40 MB unpacked.',
    'no-name-column': () => 'No column is called name, first name or last name.',
    'no-league-columns': () =>
      'The headers do not say what this is: clubs (club, register number), squads (club, name) or points (round, team, points).',
    'no-club': () => 'There is no club in this row.',
    'not-a-date': ({ column, found }) => `"${found}" in column ${column} is no date like 31.12.1980.`,
    'not-a-number': ({ column, found }) => `"${found}" in column ${column} is no whole number that can stand here.`,
    'cell-missing': ({ column }) => `Column ${column} is empty.`,
    'no-such-division': ({ column, found }) => `This season has no division "${found}" (column ${column}).`,
    'played-already': ({ division, round }) =>
      `Match day ${String(round)} of division ${division} has results already. They are not written over.`,
    'twice-in-list': ({ line }) => `The same stands in line ${String(line)} already.`,
    'no-name': () => 'There is no name in this row.',
    'line-break-in-name': () => 'There is a line break inside the name.',
    'too-many-columns': ({ found, expected }) => `${String(found)} columns instead of ${String(expected)}.`,
    'broken-quoting': ({ column }) => `The quotation marks in column ${column} do not match.`,
    'unclosed-quote': ({ column }) => `A quotation mark in column ${column} is never closed.`,
    'error-in-cell': ({ column, found }) => `There is an error of the spreadsheet in column ${column}: ${found}`,
    'formula-without-value': ({ column }) =>
      `There is a formula without a result in column ${column}. Open it in the program it comes from, save it and choose it again.`,
    'unreadable-characters': ({ column }) => `There are unreadable characters in column ${column}.`,
    'too-long': ({ column, longest }) => `Column ${column} is longer than ${String(longest)} characters.`,
    'bad-date': ({ column, found }) => `"${found}" in column ${column} is no date like 31.12.1980 and is left out.`,
    'bad-email': ({ column, found }) => `"${found}" in column ${column} is no e-mail address and is left out.`,
  },
  people: {
    last: 'Last name',
    first: 'First name',
    nickname: 'Nickname',
    club: 'Club',
    number: 'Player number',
    birthday: 'Date of birth',
    email: 'E-mail',
    note: 'Note',
    guest: 'Guest',
  },
  meanwhile: {
    line: (line, name) => `Line ${String(line)}: ${name} is there already.`,
    more: (count) => (count === 1 ? 'And somebody else.' : `And ${String(count)} others.`),
    allowed: 'Nothing was taken over. Look through the list again: whoever is there already does not come twice.',
  },
  yes: 'yes',
  results: {
    place: 'Place',
    name: 'Name',
    club: 'Club',
    outAt: 'Out at',
    by: 'By',
    points: 'Points',
    seat: 'Seat won',
    prize: (currency) => `Prize (${currency})`,
    bounty: (currency) => `Bounties (${currency})`,
  },
};
