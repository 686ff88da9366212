export type HoleCardReasons = Record<never, never>;
