import type { Rulebook } from '@riffle/rulebooks';
import type { PinnedSetup, Setup } from './setup.ts';

type Chosen = Setup['rulebook'];
type Pinned = PinnedSetup['rulebook'];

/** The rulebook that was printed: the chosen one, or where a house has written that, the one beneath. */
export const printed = ({ id, edition, house }: Chosen): Pick<Rulebook, 'id' | 'edition'> =>
  house === undefined ? { id, edition } : house.extends;

/** Whether a copy is of the rulebook that was chosen: another one's must not rule under its name. */
export function isCopyOf(chosen: Chosen, copy: Pick<Rulebook, 'id' | 'edition'>): boolean {
  const book = printed(chosen);
  return copy.id === book.id && copy.edition === book.edition;
}

/** The copy that a night keeps of its rulebook. */
export const copyIn = (rulebook: Pinned): Rulebook | undefined =>
  rulebook.copy !== undefined && isCopyOf(rulebook, rulebook.copy) ? rulebook.copy : undefined;
