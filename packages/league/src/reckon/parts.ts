import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { Round } from '../season/shape.ts';
import { type CardScore, reckonCard } from './card.ts';
import { type MatchScore, reckonMatch } from './match.ts';
import type { Part } from './round-score.ts';
import { type EventScore, reckonEvent } from './team-event.ts';

export type Reckoned = {
  readonly cards: readonly CardScore[];
  readonly events: readonly EventScore[];
  readonly matches: readonly MatchScore[];
  /** What counts for a team, and what for a player: the same table gives points to both. */
  readonly ofTeams: readonly (Part & { readonly team: string })[];
  readonly ofPlayers: readonly (Part & { readonly player: string; readonly team?: string })[];
};

/** All that was played on a match day, part by part. */
export function partsOf(profile: Profile, round: Round, path: string): Reckoned {
  const [cards, events, matches] = [
    (round.tables ?? []).map((card, nth) => reckonCard(profile, card, `${path}tables[${String(nth)}].`)),
    (round.events ?? []).map((event, nth) => reckonEvent(profile, event, `${path}events[${String(nth)}].`)),
    (round.matches ?? []).map((match, nth) => reckonMatch(profile, match, `${path}matches[${String(nth)}].`)),
  ];
  const tables = cards.flatMap(({ seats }, nth) =>
    seats.map((seat) => {
      const { table, heat } = round.tables?.[nth] ?? { table: '' };
      const part: Part = {
        ...{ of: 'table', at: table, place: seat.place, points: seat.points, refs: seat.refs },
        ...(heat !== undefined && { heat }),
        ...(seat.player !== undefined && { player: seat.player }),
      };
      return { ...seat, part: seat.inTime ? { ...part, of: 'inTime' as const } : part };
    }),
  );
  const told = (round.told ?? []).map(({ team, player, points }) => ({
    ...{ team, player },
    part: { of: 'told', at: '', points, ...(player !== undefined && { player }), refs: [] } as Part,
  }));
  const duels = matches.flatMap((match) =>
    match.duels.map(({ side, player, points, lap, duel }) => ({
      ...{ team: match[side], player },
      part: {
        ...{ of: 'duel', at: match[side === 'home' ? 'away' : 'home'], heat: lap, place: duel, points },
        ...(player !== undefined && { player }),
        refs: refsOf(profile, 'matchDay.duels'),
      } as Part,
    })),
  );
  const forTeam = saidBy(profile, 'round.scores');
  const forPlayer = saidBy(profile, 'individual.scores');
  const eventRefs = refsOf(profile, 'points.events');
  const ghostRefs = refsOf(profile, 'points.ghost');
  return {
    ...{ cards, events, matches },
    ofTeams: [
      ...(forTeam.includes('tables') ? counted(profile, tables) : []),
      ...(forTeam.includes('events')
        ? events.flatMap(({ event, teams }) =>
            teams.map(({ team, place, points, never }) => ({
              ...{ of: 'event' as const, team, at: event, place, points },
              refs: never ? ghostRefs : eventRefs,
            })),
          )
        : []),
      ...(forTeam.includes('duels') ? ofTeam(duels) : []),
      ...ofTeam(told.filter(({ player }) => player === undefined)),
    ],
    ofPlayers: [
      ...(forPlayer.includes('tables') ? ofPlayer(tables) : []),
      ...(forPlayer.includes('thirds')
        ? events.flatMap(({ event, thirds }) =>
            thirds.map(({ player, team, heat, rank, third, points }) => ({
              ...{ of: 'third' as const, player, team, at: event, heat, place: rank, third, points },
              refs: refsOf(profile, 'individual.thirds'),
            })),
          )
        : []),
      ...(forPlayer.includes('duels') ? ofPlayer(duels) : []),
      ...ofPlayer(told),
    ],
  };
}

type Earned = { readonly team?: string | undefined; readonly player?: string | undefined; readonly part: Part };
const ofTeam = (earned: readonly Earned[]) =>
  earned.flatMap(({ team, part }) => (team === undefined ? [] : [{ ...part, team }]));
const ofPlayer = (earned: readonly Earned[]) =>
  earned.flatMap(({ team, player, part }) =>
    player === undefined ? [] : [{ ...part, player, ...(team !== undefined && { team }) }],
  );

/** Of each team all that its players scored at the tables, or only that of the best of them. */
function counted(profile: Profile, tables: readonly Earned[]): readonly (Part & { readonly team: string })[] {
  const best = saidBy(profile, 'round.best');
  const all = ofTeam(tables);
  if (best === 0) return all;
  const totals = new Map<string, Map<string, number>>();
  for (const { team, player = '', points } of all) {
    const ofThis = totals.get(team) ?? new Map<string, number>();
    totals.set(team, ofThis.set(player, (ofThis.get(player) ?? 0) + points));
  }
  const kept = new Map(
    [...totals].map(([team, players]) => {
      const first = [...players].toSorted(([, a], [, b]) => b - a).slice(0, best);
      return [team, new Set(first.map(([player]) => player))];
    }),
  );
  return all.filter(({ team, player = '' }) => kept.get(team)?.has(player) === true);
}
