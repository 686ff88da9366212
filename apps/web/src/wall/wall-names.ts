import type { EntryId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { t } from '../language/language.svelte.ts';
import { alikeNames } from '../night/alike-names.ts';
import { surnameFirst } from '../night/by-surname.ts';

/** How the room is told of somebody: as he is called, or as he is found in a list. */
export type Telling = 'asCalled' | 'listed';

/** Everybody's name as the wall has it: where another is called so too, with the number. */
export function wallNames({
  names,
  view,
}: Pick<Night, 'names' | 'view'>): (entry: EntryId, telling: Telling) => string {
  const alike = alikeNames(names);
  return (entry, telling) => {
    const no = view.entries[entry]?.no;
    const name = names[entry] ?? (no === undefined ? '–' : t.wall.byNo(no));
    const shown = telling === 'listed' ? surnameFirst(name) : name;
    return alike.has(entry) && no !== undefined ? `${shown} ${t.wall.entryNo(no)}` : shown;
  };
}
