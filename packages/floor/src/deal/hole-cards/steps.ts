export type HoleCardSteps = Record<never, never>;
