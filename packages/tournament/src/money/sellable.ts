import { notPlayed } from '../called-off.ts';
import type { Objection } from '../decision.ts';
import { mayComeAgain } from '../entering.ts';
import { notOut } from '../people-index.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry, Tournament } from '../state.ts';
import { bountiesSealed } from './bounties-sealed.ts';
import { afterDeal, booksClosed } from './closed.ts';
import { mayNotReturn } from './disqualified.ts';
import { isForWhoIsIn, type Profile, SALE_KINDS, type SaleKind } from './money-setup.ts';
import { onlyWhenOut } from './stack-at-rebuy.ts';
import { hasBoughtIn } from './unsold.ts';

/** What is sold to an entry that is there. A re-entry is another entry. */
export type SoldToEntry = Exclude<SaleKind, 'reEntry'>;

/** What keeps it from being sold to this one, whatever the time is and whatever reason is given. */
export const notSold = (state: Tournament, entry: Entry, kind: SoldToEntry): Objection =>
  booksClosed(state) ??
  notPlayed(state) ??
  forbidden(state, kind) ??
  atTheEnd(state, kind) ??
  afterDeal(state) ??
  (kind === 'entry' ? entrySold(state, entry) : mayNotBuy(state, entry, kind));

/** The same of one price for it. */
export const notByPrice = (state: Tournament, entry: Entry, profile: Profile): Objection =>
  bountiesSealed(state, profile) ?? (profile.kind === 'rebuy' ? stillIn(state, entry, profile) : undefined);

/** All that can be sold to one entry or another, at its time: the till offers nothing else, and is not told why not. */
export function sellable(state: Tournament): (entry: Entry) => readonly SaleKind[] {
  const profiles = setupOf(state).money?.profiles;
  const again = mayComeAgain(state);
  const isPriced = (entry: Entry, kind: SaleKind): boolean =>
    profiles?.some((profile) => profile.kind === kind && notByPrice(state, entry, profile) === undefined) === true;
  const isSold = (entry: Entry, kind: SaleKind): boolean =>
    kind === 'reEntry'
      ? (profiles === undefined || isPriced(entry, kind)) && again({ person: entry.person })
      : isPriced(entry, kind) && notSold(state, entry, kind) === undefined;
  return (entry) => SALE_KINDS.filter((kind) => isSold(entry, kind));
}

/** What the rulebook forbids, no reason allows. */
function forbidden(state: Tournament, kind: SoldToEntry): Objection {
  if (kind === 'entry') return undefined;
  const cited = policyOf(setupOf(state), kind === 'rebuy' ? 'entries.rebuy' : 'entries.addOn');
  return cited.value === 'forbidden' ? { code: 'sale-forbidden', kind, refs: cited.refs } : undefined;
}

/** Who has played and was never sold his entry still owes it; chips nobody plays with any more. */
const atTheEnd = (state: Tournament, kind: SoldToEntry): Objection =>
  kind !== 'entry' && stageOf(state) === 'over' ? { code: 'over' } : undefined;

const entrySold = (state: Tournament, { id }: Entry): Objection =>
  hasBoughtIn(state, id) ? { code: 'entry-sold', entry: id } : undefined;

function mayNotBuy(state: Tournament, entry: Entry, kind: 'rebuy' | 'addOn'): Objection {
  const disqualified = mayNotReturn(state, entry.id);
  if (disqualified !== undefined) return disqualified;
  if (state.startedAt === undefined && kind === 'addOn') return undefined;
  if (entry.out !== undefined) {
    if (kind === 'addOn') return { code: 'not-in-play', entry: entry.id };
    const again = notOut(state, entry.person)?.id;
    return again === undefined ? undefined : { code: 'person-already-entered', entry: again };
  }
  return isInPlay(entry) ? undefined : { code: 'not-in-play', entry: entry.id };
}

/** With chips left, by profiles that are for it, unless the rulebook sells none but to who is out. */
function stillIn(state: Tournament, { id, out }: Entry, profile: Profile): Objection {
  if (out !== undefined) return undefined;
  return onlyWhenOut(setupOf(state), id) ?? (isForWhoIsIn(profile) ? undefined : { code: 'still-in', entry: id });
}
