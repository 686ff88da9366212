import type { CarriedOut } from '@riffle/tournament';
import type { Stand } from './stand.ts';

/** One thing that a ruling has the night do, with how it stands before and after. */
export type NightEffect = { readonly command: CarriedOut; readonly before: Stand; readonly after: Stand };
