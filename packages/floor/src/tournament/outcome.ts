import type { ByName, Joined } from '../joined.ts';
import type { ChipsOutcome } from './chips/outcome.ts';
import type { EntriesOutcome } from './entries/outcome.ts';
import type { PlacesOutcome } from './places/outcome.ts';
import type { TablesOutcome } from './tables/outcome.ts';

type Outcomes = Joined<{
  places: ByName<PlacesOutcome>;
  chips: ByName<ChipsOutcome>;
  entries: ByName<EntriesOutcome>;
  tables: ByName<TablesOutcome>;
}>;

/** What comes out of incidents of this area only. */
export type TournamentOutcome = Outcomes[keyof Outcomes];
