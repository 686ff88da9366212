import type { RuleRef } from '@riffle/rulebooks';
import { type PlayOffPlace, playOffPlaces, staysBelow } from '../movement/play-off.ts';
import { proposeMovement } from '../movement/proposal.ts';
import type { Placing } from '../movement/standings.ts';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { evolve } from './evolve.ts';
import { standingsOf } from './standings.ts';
import { clubOf, type League, type RegionalLeague } from './state.ts';

/** The play-off of regional champions before the league's office. */
export type PlayOff = {
  /** So many come up by it. */
  readonly up: number;
  readonly leagues: readonly RegionalLeague[];
  /** Of each league who may play in it, and who ahead of that may not; nothing before all divisions are over. */
  readonly places?: readonly PlayOffPlace[];
  /** As it ended. */
  readonly order?: readonly string[];
  readonly refs: readonly RuleRef[];
};

export function playOffOf(state: League, profile: Profile): PlayOff | undefined {
  const up = saidBy(profile, 'movement.playOffUp');
  if (up === 0) return undefined;
  const places = placesOf(state, profile);
  return {
    ...{ up, leagues: state.regional, refs: refsOf(profile, 'movement.playOffUp') },
    ...(places !== undefined && { places }),
    ...(state.playOff !== undefined && { order: state.playOff }),
  };
}

/** Who may play for a place in the last division: as if all its relegation ranks went down, as they do where the play-off is held. */
function placesOf(state: League, profile: Profile): readonly PlayOffPlace[] | undefined {
  const standings = standingsOf(state, profile);
  if (standings === undefined) return undefined;
  const somebody = Array.from({ length: saidBy(profile, 'movement.playOffUp') }, (_, nth): Placing => {
    const id = `play-off ${String(nth + 1)}`;
    return { team: id, club: id };
  });
  const found = proposeMovement(profile, { ...standings, playOff: somebody });
  const leagues = state.regional.map(({ id, table }) => ({ id, table: table.map(placing) }));
  return playOffPlaces(profile, leagues, staysBelow(standings, found));
}

const placing = ({ team, club = team, fieldedFromFirst = false }: RegionalLeague['table'][number]) => ({
  ...{ team, club, fieldedFromFirst },
});

/** Who comes up by it stands in what the league confirmed. */
const confirmed = (profile: Profile) =>
  ({ code: 'movement-confirmed', rules: refsOf(profile, 'movement.playOffUp') }) as const;

/** A team of a regional league, by its id. */
export const regionalTeam = ({ regional }: Pick<League, 'regional'>, id: string) =>
  regional.flatMap(({ table }) => table).find(({ team }) => team === id);

/** Its final table as the office has it, in place of the one before; empty where that league is none after all. */
export function noteRegionalLeague({ state, profile }: Judged, command: Named<'NoteRegionalLeague'>): Decided {
  const { league, name, table } = command;
  if (saidBy(profile, 'movement.playOffUp') === 0)
    return no({ code: 'no-play-off', rules: refsOf(profile, 'movement.playOffUp') });
  if (state.confirmed !== undefined) return no(confirmed(profile));
  if (table.some(({ club }) => club !== undefined && clubOf(state, club) === undefined)) return missing('club');
  const elsewhere = new Set([
    ...state.teams.map(({ id }) => id),
    ...state.regional.filter(({ id }) => id !== league).flatMap((one) => one.table.map(({ team }) => team)),
  ]);
  const ids = table.map(({ team }) => team);
  if (new Set(ids).size < ids.length || ids.some((id) => elsewhere.has(id)))
    return no({ code: 'there-already', what: 'team' });
  // who stands in a result that was entered stays known by name
  const lost = (state.playOff ?? []).filter((team) => !ids.includes(team) && !elsewhere.has(team));
  if (lost.length > 0) return no({ code: 'in-play-off', teams: lost });
  const noted = { v: 1, type: 'RegionalLeagueNoted', league, name, table } as const;
  // and nobody stands in it who may not by what is noted now
  const may = placesOf(evolve(state, noted), profile)?.flatMap(({ team }) => team ?? []);
  const barred = (state.playOff ?? []).filter((team) => ids.includes(team) && may?.includes(team) === false);
  if (barred.length > 0) return no({ code: 'in-play-off', teams: barred });
  return happens(noted);
}

/** How it ended, the best first: only who may play in it, each once. */
export function enterPlayOff({ state, profile }: Judged, { order }: Named<'EnterPlayOff'>): Decided {
  const places = placesOf(state, profile);
  if (saidBy(profile, 'movement.playOffUp') === 0)
    return no({ code: 'no-play-off', rules: refsOf(profile, 'movement.playOffUp') });
  if (state.confirmed !== undefined) return no(confirmed(profile));
  if (places === undefined) return no({ code: 'wrong-stage', stage: state.stage });
  const may = places.flatMap(({ team }) => team ?? []);
  const others = order.filter((team, nth) => !may.includes(team) || order.indexOf(team) !== nth);
  if (others.length > 0)
    return no({ code: 'not-in-play-off', teams: others, may, rules: refsOf(profile, 'movement.playOffBars') });
  if (JSON.stringify(order) === JSON.stringify(state.playOff)) return no({ code: 'nothing-changes' });
  return happens({ v: 1, type: 'PlayOffEntered', order });
}
