import type { EntryId } from '../ids.ts';
import { isInPlay } from '../seating-index.ts';
import type { Setup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import type { Match, Round } from './match.ts';

type WithEntries = Pick<Tournament, 'entries'>;

/** Of this match, and not out; `out` go out by what is decided now. */
export const stillIn = (
  { entries }: WithEntries,
  { players }: Match,
  out: ReadonlySet<EntryId> = NOBODY,
): readonly EntryId[] =>
  players.filter((id) => {
    const entry = entries.get(id);
    return entry !== undefined && isInPlay(entry) && !out.has(id);
  });

const NOBODY: ReadonlySet<EntryId> = new Set();

/** One table, and perhaps a match for the third place: its winner is the night's. */
export const isFinal = ({ matches }: Round): boolean => matches.filter(({ third }) => third !== true).length === 1;

/** How many of each table of this round go on; of the last, one is left. */
export const goingOn = (setup: Setup, round: Round): number =>
  isFinal(round) ? 1 : (setup.form?.rounds?.advance ?? 1);

export const isMatchOver = (
  state: WithEntries,
  setup: Setup,
  round: Round,
  match: Match,
  out?: ReadonlySet<EntryId>,
): boolean => stillIn(state, match, out).length <= goingOn(setup, round);

export const isRoundOver = (state: WithEntries, setup: Setup, round: Round, out?: ReadonlySet<EntryId>): boolean =>
  round.matches.every((match) => isMatchOver(state, setup, round, match, out));

/** Rounds are drawn, and he has no match in the one that is played: he would be in play and never play. */
export const standsApart = (state: Tournament, entry: EntryId): boolean =>
  state.rounds !== undefined && ownMatch(state, entry) === undefined;

/** In which round the night is, and its match of this entry; none before the start, or where no rounds are played. */
export function ownMatch(
  { rounds }: Tournament,
  entry: EntryId,
): { readonly round: Round; readonly match: Match } | undefined {
  const round = rounds?.at(-1);
  const match = round?.matches.find(({ players }) => players.includes(entry));
  return round && match && { round, match };
}
