import type { EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { MoneyView, Onlooker, SpecialView } from '../view.ts';
import { moneyShownTo } from './money-shown.ts';
import type { Thing } from './money-state.ts';
import { candidates, type HatStand, type Special, specials } from './specials.ts';
import { things } from './things.ts';

/** Whether this viewer may know of it: a surprise is one until it is won. */
export const isTold = ({ secret, awarded }: Pick<Special, 'secret' | 'awarded'>, { as }: Onlooker): boolean =>
  as === 'staff' || secret !== true || (awarded !== undefined && awarded.entries.length > 0);

export function viewSpecials(state: Tournament, viewer: Onlooker): Pick<MoneyView, 'specials'> {
  const shown = specials(state).filter((special) => isTold(special, viewer));
  if (shown.length === 0) return {};
  const amounts = moneyShownTo(setupOf(state), viewer) === 'amounts';
  return {
    specials: shown.map(({ awarded, hat: stand, ...one }): SpecialView => {
      // who had it on his head is told as who wins what is
      const { head, ...hat } = stand ?? {};
      const special = { ...one, ...(stand && { hat: amounts ? stand : (hat as HatStand) }) };
      if (awarded !== undefined) return { ...special, ...(amounts && { awarded }) };
      return viewer.as === 'staff' ? { ...special, who: who(state, special) } : special;
    }),
  };
}

/** What is no money and still to be handed over; that of a surprise is one as well. */
export function viewThings(state: Tournament, viewer: Onlooker): readonly Thing[] {
  const untold = new Set(specials(state).flatMap((one) => (isTold(one, viewer) ? [] : [one.no])));
  return things(state).filter(({ from, no }) => from !== 'special' || !untold.has(no));
}

/** The shorter of both lists. */
function who(state: Tournament, special: Special): NonNullable<SpecialView['who']> {
  const only = candidates(state, special);
  const all = [...state.entries.keys()] as EntryId[];
  if (2 * only.length <= all.length) return { only };
  const able = new Set(only);
  return { not: all.filter((id) => !able.has(id)) };
}
