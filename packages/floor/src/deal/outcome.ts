/** What comes out of incidents of this area only. */
export type DealOutcome = never;
