import type { ChipPolicies } from './event/chips.ts';
import type { EntryPolicies } from './event/entries.ts';
import type { PlacePolicies } from './event/places.ts';

/** Chips, entries, prizes, places. */
export type EventFloorPolicies = ChipPolicies & EntryPolicies & PlacePolicies;
