import type { EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { Match } from './match.ts';
import { isFinal, isMatchOver, stillIn } from './round.ts';

/** A round as everybody sees it. */
export type RoundView = {
  readonly matches: readonly MatchView[];
  /** The last: its winner is the night's. */
  readonly final?: true;
};
export type MatchView = Match & {
  /** Once it is decided: who goes on, or has won it. */
  readonly on?: readonly EntryId[];
};

export function viewRounds(state: Tournament): readonly RoundView[] | undefined {
  const { rounds } = state;
  const setup = setupOf(state);
  return rounds?.map((round, index) => {
    const next = rounds[index + 1];
    const nextPlayers = next && new Set(next.matches.flatMap(({ players, third }) => (third ? [] : players)));
    const on = (match: Match): readonly EntryId[] | undefined => {
      if (nextPlayers !== undefined) return match.players.filter((id) => nextPlayers.has(id));
      return isMatchOver(state, setup, round, match) ? stillIn(state, match) : undefined;
    };
    return {
      matches: round.matches.map((match) => {
        const through = on(match);
        return { ...match, ...(through && { on: through }) };
      }),
      ...(isFinal(round) && { final: true as const }),
    };
  });
}
