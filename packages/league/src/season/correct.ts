import type { Card, CardOfRound, Match, Round, Season, TeamEvent } from './shape.ts';

type Written = Pick<Season, 'rounds' | 'corrections'>;

/** The rounds as they are right: each correction puts a whole card, event, match or line about a team in place of the one before. */
export function corrected({ rounds, corrections = [] }: Written): readonly Round[] {
  return rounds.map((round) =>
    corrections
      .filter((one) => one.round === round.round && one.division === round.division)
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .reduce(withCard, round),
  );
}

/** Where in the file that stands which has a place in a round that is right: in a correction, where it came by one. */
export function whereWritten({ rounds, corrections = [] }: Written, right: readonly Round[], path: string): string {
  const [, nth = '', name = '', at = '', rest = ''] =
    /^rounds\[(\d+)\]\.(tables|events|matches)\[(\d+)\](.*)$/.exec(path) ?? [];
  const part = name as 'tables' | 'events' | 'matches';
  const one = right[Number(nth)]?.[part]?.[Number(at)];
  if (name === '' || one === undefined || rounds[Number(nth)]?.[part]?.[Number(at)] === one) return path;
  const by = corrections.findIndex(({ table, event, match }) => [table, event, match].some((each) => each === one));
  return by === -1
    ? path
    : `corrections[${String(by)}].${{ tables: 'table', events: 'event', matches: 'match' }[part]}${rest}`;
}

/** With a whole card, event, match or line about a team in place of the one before. */
export function withCard(round: Round, { table, event, match, team, told, decision }: CardOfRound): Round {
  return {
    ...round,
    ...(table !== undefined && {
      tables: instead(round.tables, table, (one) => isOfTable(one, table)),
    }),
    ...(event !== undefined && { events: instead(round.events, event, (one) => isOfEvent(one, event)) }),
    ...(match !== undefined && {
      matches: instead(round.matches, match, (one) => isOfMatch(one, match)),
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

/** Without a card or an event, that somebody entered and nobody stands by. */
export const withoutCard = (round: Round, { table, event }: CardOfRound): Round => ({
  ...round,
  ...(table !== undefined && { tables: (round.tables ?? []).filter((one) => !isOfTable(one, table)) }),
  ...(event !== undefined && { events: (round.events ?? []).filter((one) => !isOfEvent(one, event)) }),
});

const isOfTable = (one: Card, other: Card): boolean => one.table === other.table && one.heat === other.heat;
const isOfEvent = (one: TeamEvent, other: TeamEvent): boolean => one.event === other.event;
const isOfMatch = (one: Match, other: Match): boolean => one.home === other.home && one.away === other.away;

/** Whether a round has the card, the event or the match in whose place this one comes. */
export const holdsCard = ({ tables = [], events = [], matches = [] }: Round, right: CardOfRound): boolean => {
  const { table, event, match } = right;
  return (
    (table === undefined || tables.some((one) => isOfTable(one, table))) &&
    (event === undefined || events.some((one) => isOfEvent(one, event))) &&
    (match === undefined || matches.some((one) => isOfMatch(one, match)))
  );
};

/** In its place, or behind all where there was none. */
function instead<T>(all: readonly T[] = [], right: T, isIt: (one: T) => boolean): readonly T[] {
  return all.some(isIt) ? all.map((one) => (isIt(one) ? right : one)) : [...all, right];
}
