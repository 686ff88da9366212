import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { SeasonProblem } from './season-problem.ts';
import type { Card, Match, Round, TeamEvent } from './shape.ts';

export type Known = {
  readonly teams: ReadonlySet<string>;
  /** Nothing where a season names no players: then any is taken. */
  readonly players: ReadonlySet<string> | undefined;
};

/** Whether a match day names only who there is, nobody in two places at once, and takes no more than the profile lets it. */
export const problemsOfRound = (
  profile: Profile,
  round: Round,
  known: Known,
  path: string,
): readonly SeasonProblem[] => [...problemsOfCards(profile, round, known, path), ...inTwoPlaces(round, path)];

/** The same of each card by itself: who sits in two places shows only once all of them are right. */
export function problemsOfCards(profile: Profile, round: Round, known: Known, path: string): readonly SeasonProblem[] {
  const each = <T>(
    all: readonly T[] | undefined,
    name: string,
    look: (one: T, at: string) => readonly SeasonProblem[],
  ) => (all ?? []).flatMap((one, nth) => look(one, `${path}${name}[${String(nth)}]`));
  return [
    ...each(round.teams, 'teams', ({ team, ineligible = [] }, at) => [
      ...named(known, at, { team }),
      ...ineligible.flatMap((player, nth) => named(known, `${at}.ineligible[${String(nth)}]`, { player }, '')),
    ]),
    ...twice(
      (round.teams ?? []).map(({ team }) => team),
      `${path}teams`,
    ),
    ...each(round.tables, 'tables', (card, at) => problemsOfCard(known, card, at)),
    ...twice(
      (round.tables ?? []).map(({ table, heat = 0 }) => `${table} (${String(heat)})`),
      `${path}tables`,
    ),
    ...each(round.events, 'events', (event, at) => problemsOfEvent(known, event, at)),
    ...twice(
      (round.events ?? []).map(({ event }) => event),
      `${path}events`,
    ),
    ...each(round.matches, 'matches', (match, at) => problemsOfMatch(known, match, at)),
    ...each(round.told, 'told', (told, at) => [
      ...named(known, at, told),
      ...(told.team === undefined && told.player === undefined ? [{ path: at, code: 'nobody-named' } as const] : []),
    ]),
    ...each(round.deductions, 'deductions', (one, at) => [
      ...named(known, at, one),
      ...(one.team === undefined && one.player === undefined ? [{ path: at, code: 'nobody-named' } as const] : []),
      ...(one.player === undefined ? [] : tooMuch(profile, one.points, `${at}.points`)),
    ]),
    ...each(round.decisions, 'decisions', ({ of, order }, at) =>
      order.flatMap((one, nth) =>
        named(known, `${at}.order[${String(nth)}]`, of === 'teams' ? { team: one } : { player: one }, ''),
      ),
    ),
  ];
}

function problemsOfCard(known: Known, { seats }: Card, path: string): readonly SeasonProblem[] {
  return seats.flatMap((seat, nth): readonly SeasonProblem[] => {
    const at = `${path}.seats[${String(nth)}]`;
    const needsTeam = known.teams.size > 0 && seat.team === undefined;
    return [...named(known, at, seat), ...(needsTeam ? [{ path: at, code: 'seat-without-team' } as const] : [])];
  });
}

function problemsOfEvent(known: Known, { heats }: TeamEvent, path: string): readonly SeasonProblem[] {
  return [
    ...twice(
      heats.map(({ heat }) => String(heat)),
      `${path}.heats`,
    ),
    ...heats.flatMap(({ stacks }, heat) => {
      const at = `${path}.heats[${String(heat)}].stacks`;
      return [
        ...stacks.flatMap((stack, nth) => named(known, `${at}[${String(nth)}]`, stack)),
        ...twice(
          stacks.map(({ team }) => team),
          at,
        ),
      ];
    }),
  ];
}

function problemsOfMatch(known: Known, { home, away, duels }: Match, path: string): readonly SeasonProblem[] {
  return [
    ...named(known, `${path}.home`, { team: home }, ''),
    ...named(known, `${path}.away`, { team: away }, ''),
    ...(home === away ? [{ path, code: 'against-itself' } as const] : []),
    ...duels.flatMap((one, nth) =>
      (['home', 'away'] as const).flatMap((side) =>
        named(known, `${path}.duels[${String(nth)}].${side}`, { player: one[side] }, ''),
      ),
    ),
    ...twice(
      duels.map(({ lap, duel }) => `${String(lap)}.${String(duel)}`),
      `${path}.duels`,
    ),
  ];
}

/** Nobody sits twice in the same heat, neither at two tables nor at one and in an event. */
export function inTwoPlaces({ tables = [], events = [] }: Round, path: string): readonly SeasonProblem[] {
  const seen = new Set<string>();
  const look = (player: string | undefined, heat: number, at: string): readonly SeasonProblem[] => {
    if (player === undefined) return [];
    const key = `${String(heat)} ${player}`;
    if (seen.has(key)) return [{ path: at, code: 'twice-in-heat', id: player }];
    seen.add(key);
    return [];
  };
  return [
    ...tables.flatMap(({ seats, heat = 0 }, nth) =>
      seats.flatMap(({ player }, seat) => look(player, heat, `${path}tables[${String(nth)}].seats[${String(seat)}]`)),
    ),
    ...events.flatMap(({ heats }, nth) =>
      heats.flatMap(({ stacks, heat }, inEvent) =>
        stacks.flatMap(({ player }, stack) =>
          look(player, heat, `${path}events[${String(nth)}].heats[${String(inEvent)}].stacks[${String(stack)}]`),
        ),
      ),
    ),
  ];
}

function tooMuch(profile: Profile, points: number, path: string): readonly SeasonProblem[] {
  const may = saidBy(profile, 'points.deduction');
  const rules = refsOf(profile, 'points.deduction');
  if (may.is === 'none') return [{ path, code: 'deduction-not-possible', rules }];
  return may.is === 'steps' && points > may.each ? [{ path, code: 'deduction-too-large', most: may.each, rules }] : [];
}

type Names = { readonly team?: string | undefined; readonly player?: string | undefined };
function named({ teams, players }: Known, path: string, { team, player }: Names, dot = '.'): readonly SeasonProblem[] {
  const at = (field: string): string => (dot === '' ? path : `${path}.${field}`);
  return [
    ...(team !== undefined && !teams.has(team) ? [{ path: at('team'), code: 'no-such-team', id: team } as const] : []),
    ...(player !== undefined && players?.has(player) === false
      ? [{ path: at('player'), code: 'no-such-player', id: player } as const]
      : []),
  ];
}

/** Each name once. */
export function twice(names: readonly string[], path: string): readonly SeasonProblem[] {
  const seen = new Set<string>();
  return names.flatMap((name, nth): readonly SeasonProblem[] => {
    if (seen.has(name)) return [{ path: `${path}[${String(nth)}]`, code: 'twice', id: name }];
    seen.add(name);
    return [];
  });
}
