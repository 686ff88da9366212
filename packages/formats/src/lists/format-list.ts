import type { NewPerson } from '@riffle/wire';
import { type CsvStyle, formatCsv } from '../csv.ts';

const FIELDS = ['last', 'first', 'nickname', 'club', 'number', 'birthday', 'email', 'note', 'guest'] as const;

/** What stands over the columns, and what says that somebody is a guest. */
export type ListLabels = { readonly people: { readonly [F in (typeof FIELDS)[number]]: string }; readonly yes: string };

/** A list of people as `previewList` reads it. What the room may see of them is the club's own business and stays here. */
export function formatList(people: readonly Partial<NewPerson>[], labels: ListLabels, style: CsvStyle): string {
  const rows = people.map((person) =>
    FIELDS.map((field) => (field === 'guest' ? (person.guest === true ? labels.yes : '') : (person[field] ?? ''))),
  );
  return formatCsv([FIELDS.map((field) => labels.people[field]), ...rows], style);
}
