import type { ChipsOutcome } from './chips/outcome.ts';
import type { EntriesOutcome } from './entries/outcome.ts';
import type { PlacesOutcome } from './places/outcome.ts';
import type { TablesOutcome } from './tables/outcome.ts';

/** What comes out of incidents of this area only. */
export type TournamentOutcome = PlacesOutcome | ChipsOutcome | EntriesOutcome | TablesOutcome;
