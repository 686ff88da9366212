import type { HoleCardOutcome } from './hole-cards/outcome.ts';

/** What comes out of incidents of this area only. */
export type DealOutcome = HoleCardOutcome;
