import { type Part, type PartId, toPartId } from '@riffle/tournament/multiday';
import { newId } from '../ask/new-id.ts';

/** A later day as it is typed; `through` of the last one is not asked. */
export type LaterDay = { name: string; through: number };
type Named = { readonly flight: (letter: string) => string };

/** Flights feed the first later day, each later day the next. */
export function partsFrom(
  nights: readonly string[],
  days: readonly LaterDay[],
  { flight }: Named,
  id: () => string = newId,
): readonly Part[] {
  const ids: readonly PartId[] = days.map(() => toPartId(id()));
  const [first] = ids;
  const letters = nights.length === 1 ? [''] : nights.map((_, index) => String.fromCodePoint(65 + index));
  return [
    ...nights.map((night, index) => ({
      id: toPartId(id()),
      name: flight(letters[index] ?? ''),
      night,
      ...(first !== undefined && { feeds: first }),
    })),
    ...days.map(({ name, through }, index) => {
      const next = ids[index + 1];
      const own = { id: ids[index] ?? toPartId(id()), name: name.trim() };
      return next === undefined ? own : { ...own, feeds: next, through };
    }),
  ];
}
