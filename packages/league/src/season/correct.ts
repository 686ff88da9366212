import type { CardOfRound, Round, Season } from './shape.ts';

/** The rounds as they are right: each correction puts a whole card, event, match or line about a team in place of the one before. */
export function corrected({ rounds, corrections = [] }: Pick<Season, 'rounds' | 'corrections'>): readonly Round[] {
  return rounds.map((round) =>
    corrections
      .filter((one) => one.round === round.round && one.division === round.division)
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .reduce(withCard, round),
  );
}

/** With a whole card, event, match or line about a team in place of the one before. */
export function withCard(round: Round, { table, event, match, team, told, decision }: CardOfRound): Round {
  return {
    ...round,
    ...(table !== undefined && {
      tables: instead(round.tables, table, (one) => one.table === table.table && one.heat === table.heat),
    }),
    ...(event !== undefined && { events: instead(round.events, event, (one) => one.event === event.event) }),
    ...(match !== undefined && {
      matches: instead(round.matches, match, (one) => one.home === match.home && one.away === match.away),
    }),
    ...(team !== undefined && { teams: instead(round.teams, team, (one) => one.team === team.team) }),
    ...(told !== undefined && {
      told: instead(round.told, told, (one) => one.team === told.team && one.player === told.player),
    }),
    ...(decision !== undefined && {
      decisions: instead(round.decisions, decision, (one) => one.of === decision.of),
    }),
  };
}

/** In its place, or behind all where there was none. */
function instead<T>(all: readonly T[] = [], right: T, isIt: (one: T) => boolean): readonly T[] {
  return all.some(isIt) ? all.map((one) => (isIt(one) ? right : one)) : [...all, right];
}
