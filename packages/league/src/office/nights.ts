import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import type { Card, CardOfRound, Round, TeamEvent } from '../season/shape.ts';
import { heatPlan } from './heat-plan.ts';
import { lastChange } from './line-up-deadline.ts';
import { leftTeams } from './standings.ts';
import {
  type Kept,
  type League,
  lineUpOf,
  type MatchDay,
  type NightOfDay,
  type OpenedNight,
  type PlayedIn,
} from './state.ts';

/** A night that takes place: it was neither called off nor thrown away. */
export const isThere = ({ told }: Pick<NightOfDay, 'told'>): boolean => told?.stage !== 'off' && told?.stage !== 'gone';

export const isSamePart = (a: PlayedIn, b: PlayedIn): boolean =>
  a.is === 'event' ? b.is === 'event' && a.event === b.event : b.is === 'tables' && a.heat === b.heat;

type PlannedNight = Omit<OpenedNight, 'night'>;
type Seat = { readonly team: string; readonly number: number; readonly player?: PersonId };

/** Which nights a match day is played on by the profile, and who is entered in each as the line-ups stand now. */
export function plannedNights(
  state: League,
  profile: Profile,
  day: MatchDay,
  teams: readonly string[],
): readonly PlannedNight[] {
  const form = saidBy(profile, 'matchDay.nights');
  if (form.is === 'none') return [];
  const events = saidBy(profile, 'matchDay.events');
  const heats = saidBy(profile, 'matchDay.heats');
  const many = form.events === undefined || events.is === 'none' ? 0 : events.events;
  const hasTables = form.tables !== undefined && saidBy(profile, 'matchDay.tables').is !== 'none';
  const plans = new Map(teams.map((team) => [team, heatPlan(state, profile, team, day.round)]));
  const numbered = (team: string, numbers: readonly number[], players: readonly (PersonId | undefined)[]) =>
    numbers.map((number, nth): Seat => seat(team, number, players[nth]));
  const ofEvent = (nth: number): PlannedNight => ({
    of: { is: 'event', event: eventName(nth) },
    entries: entered(
      teams.flatMap((team) =>
        numbered(team, heats[0]?.event ?? [], plans.get(team)?.[0]?.events ?? []).slice(nth, nth + 1),
      ),
    ),
  });
  const ofTables: readonly PlannedNight[] =
    heats.length === 0
      ? [{ of: { is: 'tables' }, entries: entered(teams.flatMap((team) => wholeTeam(state, team, day.round))) }]
      : heats.map(({ tables }, nth) => ({
          of: { is: 'tables', heat: nth + 1 },
          entries: entered(teams.flatMap((team) => numbered(team, tables, plans.get(team)?.[nth]?.tables ?? []))),
        }));
  return [
    ...Array.from({ length: many }, (_, nth) => ofEvent(nth)),
    ...(hasTables ? ofTables.filter(({ entries }) => entries.length > 0) : []),
  ];
}

/** Team events are called by letters. */
const FIRST_EVENT = 65;
const eventName = (nth: number): string => String.fromCodePoint(FIRST_EVENT + nth);
const seat = (team: string, number: number, player: PersonId | undefined): Seat => ({
  ...{ team, number },
  ...(player !== undefined && { player }),
});
const wholeTeam = (state: League, team: string, round: number): readonly Seat[] =>
  (lineUpOf(state, team, round)?.players ?? []).map((player, nth) => seat(team, nth + 1, player));
const entered = (seats: readonly Seat[]): PlannedNight['entries'] =>
  seats.map((one, nth) => ({ entry: `seat-${String(nth + 1)}`, ...one }));

/** Whether somebody is in a line-up of a match day. */
export const isNamed = ({ teams, lineUps }: League, { division, round }: OfDay, player: PersonId): boolean =>
  lineUps.some(
    (one) =>
      one.round === round &&
      one.players.includes(player) &&
      teams.some(({ id, division: of }) => id === one.team && of === division),
  );
type OfDay = Pick<MatchDay, 'division' | 'round'>;

/** Of a team that comes with fewer than the regulation wants to see there: who it is, with how many. */
export type ShortTeam = {
  readonly team: string;
  readonly present: number;
  readonly least: number;
  readonly refs: readonly RuleRef[];
};
/** Counted once somebody is said to be missing. */
export function shortTeams(state: League, profile: Profile, day: MatchDay): readonly ShortTeam[] {
  const least = saidBy(profile, 'lineUp.least');
  const refs = refsOf(profile, 'lineUp.least');
  return teamsOfDay(state, day).flatMap((team) => {
    const named = (lineUpOf(state, team, day.round)?.players ?? []).flatMap((one) => one ?? []);
    const present = named.filter((player) => !day.missing.includes(player)).length;
    return present < named.length && present < least ? [{ team, present, least, refs }] : [];
  });
}

/** Somebody is missing whose number no missing player may have; the line-up may be changed `until` then. */
export type GhostNumber = {
  readonly player: PersonId;
  readonly team: string;
  readonly number: number;
  readonly may: readonly number[];
  readonly until: Instant;
  readonly refs: readonly RuleRef[];
};
export function ghostNumbers(state: League, profile: Profile, day: MatchDay): readonly GhostNumber[] {
  const may = saidBy(profile, 'matchDay.ghostNumbers');
  if (may.length === 0) return [];
  const [until, refs] = [lastChange(profile, day), refsOf(profile, 'matchDay.ghostNumbers', 'lineUp.changesUntil')];
  return teamsOfDay(state, day).flatMap((team) =>
    (lineUpOf(state, team, day.round)?.players ?? []).flatMap((player, nth) =>
      player !== undefined && day.missing.includes(player) && !may.includes(nth + 1)
        ? [{ player, team, number: nth + 1, may, until, refs }]
        : [],
    ),
  );
}

/** Who plays a match day: all of its division but who left it and who is told to stay away. */
export function teamsOfDay(state: League, day: MatchDay): readonly string[] {
  const left = new Set(leftTeams(state));
  const away = new Set((day.results?.teams ?? []).flatMap(({ team, absent }) => (absent === true ? [team] : [])));
  return state.teams
    .filter(({ id, division }) => division === day.division && !left.has(id) && !away.has(id))
    .map(({ id }) => id);
}

/**
 * Who plays each stack of a team event heat by heat, as line-ups and captains say now; nobody where a player is missing. A
 * captain who has one stack left names one.
 */
export function playersOfStacks(
  state: League,
  { round }: Pick<MatchDay, 'round'>,
  { of, entries }: OpenedNight,
): ReadonlyMap<string, readonly (PersonId | undefined)[]> {
  const profile = state.setup?.profile;
  if (profile === undefined || of.is !== 'event') return new Map();
  const nth = of.event.charCodeAt(0) - FIRST_EVENT;
  return new Map(
    entries.map(({ entry, team }) => [
      entry,
      heatPlan(state, profile, team, round).map(({ events }) => (events.length === 1 ? events[0] : events[nth])),
    ]),
  );
}

/** Whose line-up says otherwise by now than a night was opened with. */
export function changedSince(state: League, profile: Profile, day: MatchDay): readonly string[] {
  const waiting = day.nights.filter(({ told }) => (told?.stage ?? 'before') === 'before');
  const teams = [...new Set(day.nights.flatMap(({ entries }) => entries.map(({ team }) => team)))];
  const now = plannedNights(state, profile, day, teams);
  const by = (entries: OpenedNight['entries'], team: string): string =>
    JSON.stringify(entries.flatMap((one) => (one.team === team ? [[one.number, one.player]] : [])));
  return teams.filter((team) =>
    waiting.some(({ of, entries }) => {
      const wanted = now.find((one) => isSamePart(one.of, of));
      return wanted !== undefined && by(wanted.entries, team) !== by(entries, team);
    }),
  );
}

/** The table or the event that a card is of. */
export const nameOfCard = ({ table, event }: CardOfRound): string => table?.table ?? event?.event ?? '';
const isSameCard = (a: CardOfRound, b: CardOfRound): boolean =>
  nameOfCard(a) === nameOfCard(b) &&
  a.table?.heat === b.table?.heat &&
  (a.event === undefined) === (b.event === undefined);
export const withTaken = (taken: readonly CardOfRound[], card: CardOfRound): readonly CardOfRound[] => [
  ...taken.filter((one) => !isSameCard(one, card)),
  card,
];

export const withoutTaken = (taken: readonly CardOfRound[], card: CardOfRound): readonly CardOfRound[] =>
  taken.filter((one) => !isSameCard(one, card));
export const withKept = (kept: readonly Kept[], one: Kept): readonly Kept[] => [
  ...kept.filter(({ card }) => !isSameCard(card, one.card)),
  one,
];

/**
 * How what a night says stands to what is entered: nothing yet, the same, what was taken over before and is otherwise now or no
 * more said, somebody's own word, or what was said to stay as it is.
 */
export type Proposed = 'new' | 'entered' | 'changed' | 'withdrawn' | 'otherwise' | 'kept';
/** `says`: what the night says of it; nothing where it says it no more. */
export type Proposal = { readonly card: CardOfRound; readonly as: Proposed; readonly says?: CardOfRound };

/** All that a night says, and what was taken over from it and stands though it says it no more. */
export function proposalsOf(night: NightOfDay, results: Round | undefined): readonly Proposal[] {
  const { told, taken, kept } = night;
  const said = told?.cards ?? [];
  const isKept = (card: CardOfRound, says?: CardOfRound): boolean =>
    kept.some((one) => isSameCard(one.card, card) && saysOf(one.says) === saysOf(says));
  return [
    ...said.map((card): Proposal => {
      const as = proposedAs(night, results, card);
      return { card, as: (as === 'changed' || as === 'otherwise') && isKept(card, card) ? 'kept' : as, says: card };
    }),
    ...taken.flatMap((card): readonly Proposal[] => {
      const stands = enteredFor(results, card);
      // who has put it right since has said himself what it is
      if (stands === undefined || tells(stands) !== tells(card) || said.some((one) => isSameCard(one, card))) return [];
      return [{ card, as: isKept(card) ? 'kept' : 'withdrawn' }];
    }),
  ];
}
const saysOf = (card: CardOfRound | undefined): string => (card === undefined ? '' : tells(card));

type Entered = Exclude<Proposed, 'withdrawn' | 'kept'>;
function proposedAs({ taken }: NightOfDay, results: Round | undefined, card: CardOfRound): Entered {
  const entered = enteredFor(results, card);
  if (entered === undefined) return 'new';
  if (tells(entered) === tells(card)) return 'entered';
  const before = taken.find((one) => isSameCard(one, card));
  return before !== undefined && tells(before) === tells(entered) ? 'changed' : 'otherwise';
}

function enteredFor(results: Round | undefined, card: CardOfRound): CardOfRound | undefined {
  const table = results?.tables?.find((one) => card.table !== undefined && isSameCard({ table: one }, card));
  const event = results?.events?.find((one) => card.event !== undefined && isSameCard({ event: one }, card));
  if (table !== undefined) return { table };
  return event === undefined ? undefined : { event };
}

/** What a card says, in whatever order it was written. */
const tells = ({ table, event }: CardOfRound): string =>
  table !== undefined ? tellsOfTable(table) : event !== undefined ? tellsOfEvent(event) : '';
const sorted = (lines: readonly (readonly unknown[])[]) => lines.map((line) => JSON.stringify(line)).toSorted();
const tellsOfTable = ({ seats, inTime = false, lastHands = false, chips, removed = 0 }: Card): string =>
  JSON.stringify([
    ...[inTime, lastHands, chips, removed],
    sorted(
      seats.map(({ team, player, place, chips: stack, ghost = false, disqualified = false }) => [
        ...[team, player, place, stack, ghost, disqualified],
      ]),
    ),
  ]);
const tellsOfEvent = ({ heats }: TeamEvent): string =>
  JSON.stringify(
    sorted(
      heats.flatMap(({ heat, stacks, removed: taken = 0 }) => [
        [heat, taken],
        ...stacks.map(({ team, player, ghost = false, start, end, place, removed = false }) => [
          ...[heat, team, player, ghost, start, end, place, removed],
        ]),
      ]),
    ),
  );
