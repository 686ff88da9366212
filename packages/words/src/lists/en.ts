import type { ListWords } from './list-words.ts';

export const en: ListWords = {
  problem: {
    empty: () => 'The file is empty.',
    'only-headers': () => 'The file has headers only, and no names.',
    'not-a-list': () => 'This is not a list in plain text. Save it as CSV, or paste the names.',
    'is-a-workbook': () => 'This is an Excel workbook. Use "Save as" in Excel and choose CSV.',
    'no-name-column': () => 'No column is called name, first name or last name.',
    'no-name': () => 'There is no name in this row.',
    'line-break-in-name': () => 'There is a line break inside the name.',
    'too-many-columns': ({ found, expected }) => `${String(found)} columns instead of ${String(expected)}.`,
    'broken-quoting': ({ column }) => `The quotation marks in column ${column} do not match.`,
    'unclosed-quote': ({ column }) => `A quotation mark in column ${column} is never closed.`,
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
  yes: 'yes',
  results: { place: 'Place', name: 'Name', club: 'Club', outAt: 'Out at', by: 'By' },
};
