import type { EntryId } from '@riffle/tournament';
import type { Row, Rows } from './table-source.ts';

/** Every stack of every count, most first; where they sit of the last alone, since people move. */
export const ofCounts: Rows = ({ view, words }, { name, moment, table }) =>
  (view.counts?.all ?? []).flatMap(({ no, occasion, at, line, stacks }, nth, all) =>
    (Object.entries<number>(stacks) as [EntryId, number][])
      .toSorted(([, a], [, b]) => b - a)
      .map(([entry, chips]): Row => {
        const place = nth === all.length - 1 ? view.entries[entry]?.at : undefined;
        return {
          ...{ no: String(no), what: words.occasions[occasion], at: moment(at), level: String(line + 1) },
          ...{ table: table(place), seat: place === undefined ? '' : String(place.seat) },
          ...{ name: name(entry), chips: String(chips) },
        };
      }),
  );

/** What should have been in play at each count, line by line, and what was counted. */
export const ofAudit: Rows = ({ view, words }, { name, moment }) =>
  (view.counts?.all ?? []).flatMap(({ no, at, issued, inPlay, counted, missing }) => {
    const row = (what: string, chips: number | undefined, who = ''): Row => ({
      ...{ no: String(no), at: moment(at), what, name: who },
      chips: chips === undefined ? '' : String(chips),
    });
    return [
      ...issued.map((line) => row(words.issued(line), line.chips, 'entry' in line ? name(line.entry) : '')),
      row(words.sums.inPlay, inPlay),
      row(words.sums.counted, counted),
      ...missing.map((entry) => row(words.sums.missing, undefined, name(entry))),
      ...(missing.length === 0 ? [row(words.sums.difference, counted - inPlay)] : []),
    ];
  });
