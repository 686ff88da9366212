import { incidentKinds } from '@riffle/floor';
import type { EntryId, TournamentView } from '@riffle/tournament';
import { packFacts } from '../../floor/facts/incident-link.ts';
import { formatRoute } from '../../route/route.ts';

type Blinds = { readonly smallBlind: number; readonly bigBlind: number };

/** Where the question "a blind puts him all-in while he is away" is answered, with all that the night knows of it. */
export function allInLink(
  { entries, tables }: Pick<TournamentView, 'entries' | 'tables'>,
  night: string,
  entry: EntryId,
  blinds: Blinds | undefined,
): string {
  const at = entries[entry]?.at;
  const table = at && tables[at.table];
  const facts = {
    ...(blinds && { bigBlind: blinds.bigBlind, smallBlind: blinds.smallBlind }),
    ...(at !== undefined && table?.positions?.smallBlind === at.seat && { position: 'smallBlind' }),
  };
  const packed = packFacts(incidentKinds.blindDuringPenalty.facts, facts);
  return `${formatRoute({ page: 'floor', kind: 'blindDuringPenalty', night })}${packed === '' ? '' : `#${packed}`}`;
}
