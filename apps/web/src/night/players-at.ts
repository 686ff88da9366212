import type { EntryId, TableId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { alikeNames } from './alike-names.ts';
import { bySurname } from './by-surname.ts';

export type PlayerAt = {
  readonly entry: EntryId;
  readonly name: string;
  readonly seat?: number;
  /** The entry's number, where another has the same name. */
  readonly alikeNo?: number;
};

/** Whom an incident may be about: those of its table by seat, then everybody else by surname; who is out comes last. */
export function playersAt(
  { view, names }: Pick<Night, 'view' | 'names'>,
  table: TableId | undefined,
): readonly PlayerAt[] {
  const compare = bySurname('de');
  const alike = alikeNames(names);
  const rank = ({ entry, seat }: PlayerAt): number =>
    seat !== undefined ? seat : view.entries[entry]?.place === undefined ? 100 : 200;
  return Object.entries(view.entries)
    .map(([id, { at, no }]): PlayerAt => {
      const entry = id as EntryId;
      const here = table !== undefined && at?.table === table;
      return {
        entry,
        name: names[entry] ?? String(no),
        ...(here && { seat: at.seat }),
        ...(alike.has(entry) && { alikeNo: no }),
      };
    })
    .sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

/** Who sits there. */
export const playerOn = (
  { view }: Pick<Night, 'view'>,
  table: TableId | undefined,
  seat: unknown,
): EntryId | undefined =>
  (Object.keys(view.entries) as EntryId[]).find((entry) => {
    const at = view.entries[entry]?.at;
    return table !== undefined && at?.table === table && at.seat === seat;
  });
