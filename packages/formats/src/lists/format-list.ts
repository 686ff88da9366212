import type { NewPerson } from '@riffle/wire';
import { type Language, wordsIn } from '@riffle/words';
import { csvStyles, formatCsv } from '../csv.ts';

const FIELDS = ['last', 'first', 'nickname', 'club', 'number', 'birthday', 'email', 'note', 'guest'] as const;

/** A list of people as `previewList` reads it. What the room may see of them is the club's own business and stays here. */
export function formatList(people: readonly Partial<NewPerson>[], language: Language): string {
  const words = wordsIn(language).lists;
  const rows = people.map((person) =>
    FIELDS.map((field) => (field === 'guest' ? (person.guest === true ? words.yes : '') : (person[field] ?? ''))),
  );
  return formatCsv([FIELDS.map((field) => words.people[field]), ...rows], csvStyles[language]);
}
