export type HoleCardOutcome = never;
