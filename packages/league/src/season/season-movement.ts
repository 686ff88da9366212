import { type PlayOffPlace, playOffOrder, playOffPlaces, staysBelow } from '../movement/play-off.ts';
import { type MovementProposal, proposeMovement } from '../movement/proposal.ts';
import type { Placing, Standings } from '../movement/standings.ts';
import { type Profile, saidBy } from '../profile/profile.ts';
import type { TeamTable } from '../ranking/team-table.ts';
import type { Round, Season } from './shape.ts';

export type SeasonMovement = MovementProposal & { readonly playOffPlaces: readonly PlayOffPlace[] };

/** Who goes up and down by the final tables; nothing before all divisions are over, or where nobody does. */
export function seasonMovement(
  profile: Profile,
  { divisions, movement = {} }: Pick<Season, 'divisions' | 'movement'>,
  tables: readonly TeamTable[],
): SeasonMovement | undefined {
  const moves = saidBy(profile, 'movement.down') + saidBy(profile, 'movement.up');
  if (moves === 0 || tables.length === 0 || tables.some(({ over }) => !over)) return undefined;
  const declared = saidBy(profile, 'season.divisions');
  const clubs = new Map(divisions.flatMap(({ teams }) => teams.map(({ id, club = id }) => [id, club])));
  const stayedAway = tables.flatMap(({ rows }) => rows.filter(({ last }) => last).map(({ id }) => id));
  const withdrawn = movement.withdrawn ?? [];
  const standings: Standings = {
    divisions: tables.map(({ division, rows }) => ({
      id: division,
      full: declared.find(({ id }) => id === division)?.teams ?? rows.length,
      table: rows.map(({ id }) => ({ team: id, club: clubs.get(id) ?? id })),
    })),
    ...(movement.playOff !== undefined && {
      playOff: orderOf(
        profile,
        movement.playOff.map(({ team, club = team }) => ({ team, club })),
        movement.playOffRound,
      ),
    }),
    ...{ withdrawn, waived: movement.waived ?? [] },
    mustGoDown: [
      ...stayedAway.map((team) => ({ team, why: 'stayedAway' as const })),
      ...(movement.forcedDown ?? []).map((team) => ({ team, why: 'sanction' as const })),
    ],
  };
  const proposal = proposeMovement(profile, standings);
  return {
    ...proposal,
    playOffPlaces: playOffPlaces(
      profile,
      (movement.regional ?? []).map(({ id, table }) => ({
        id,
        table: table.map(({ team, club = team, fieldedFromFirst = false }) => ({ team, club, fieldedFromFirst })),
      })),
      staysBelow(standings, proposal),
    ),
  };
}

/** As it was played, or as it is written. */
const orderOf = (profile: Profile, teams: readonly Placing[], round: Round | undefined): readonly Placing[] =>
  round === undefined ? teams : playOffOrder(profile, teams, round);
