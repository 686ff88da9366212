import type { ByName, Joined } from '../joined.ts';
import type { BoardOutcome } from './board/outcome.ts';
import type { HoleCardOutcome } from './hole-cards/outcome.ts';

type Outcomes = Joined<{ holeCards: ByName<HoleCardOutcome>; board: ByName<BoardOutcome> }>;

/** What comes out of incidents of this area only. */
export type DealOutcome = Outcomes[keyof Outcomes];
