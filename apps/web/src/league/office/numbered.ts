import type { LeagueView } from '@riffle/league';
import type { LeagueDesk } from '../league-desk.svelte.ts';

type Round = { readonly division: string; readonly round: number };
type Person = NonNullable<NonNullable<LeagueView['lining']>['lineUps'][number]['players'][number]>;

/** Those who are named for a team on a match day, with their numbers. */
export const namedFor = (
  desk: LeagueDesk,
  { round }: Round,
  team: string,
): readonly { readonly no: number; readonly player: Person }[] =>
  (desk.view.lining?.lineUps.find((one) => one.team === team && one.round === round)?.players ?? []).flatMap(
    (player, nth) => (player === undefined || player === null ? [] : [{ no: nth + 1, player }]),
  );

/** Which numbers play at the tables in each heat, and which in the team events; nothing where it is one heat for all. */
export const heatsOf = ({ view }: LeagueDesk) => view.regulation?.answers['matchDay.heats']?.value ?? [];
