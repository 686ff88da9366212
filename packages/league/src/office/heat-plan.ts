import type { PersonId } from '@riffle/people';
import { type Profile, saidBy } from '../profile/profile.ts';
import { type League, type LineUp, lineUpOf } from './state.ts';

export type HeatPlan = {
  readonly heat: number;
  /** In the order of the events; nobody where a player is missing. */
  readonly events: readonly (PersonId | undefined)[];
  readonly tables: readonly (PersonId | undefined)[];
};

/** Who plays where in each heat: by the numbers of the line-up, and the captain's choice where he made one. */
export function heatPlan(state: League, profile: Profile, team: string, round: number): readonly HeatPlan[] {
  const lineUp = lineUpOf(state, team, round);
  if (lineUp === undefined) return [];
  return saidBy(profile, 'matchDay.heats').map(({ event, tables }, nth) => {
    const heat = nth + 1;
    const chosen = state.choices.find((one) => one.team === team && one.round === round && one.heat === heat);
    return { heat, events: chosen?.order ?? numbered(lineUp, event), tables: numbered(lineUp, tables) };
  });
}

const numbered = ({ players }: LineUp, numbers: readonly number[]) => numbers.map((number) => players[number - 1]);

/** Whom the numbers of a line-up put into the team events of a heat. */
export function plannedForEvents(profile: Profile, lineUp: LineUp, heat: number): readonly PersonId[] {
  const numbers = saidBy(profile, 'matchDay.heats')[heat - 1]?.event ?? [];
  return numbered(lineUp, numbers).flatMap((one) => one ?? []);
}
