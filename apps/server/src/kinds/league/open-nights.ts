import { randomUUID } from 'node:crypto';
import { type Actor, toCommitId, toInstant } from '@riffle/aggregate';
import type { NightOfDay, OpenedNight } from '@riffle/league';
import { toPersonId } from '@riffle/people';
import { type Setup, type TournamentCommand, toEntryId } from '@riffle/tournament';
import type { CommandAnswer, OpenNightsBody } from '@riffle/wire';
import { type Language, leagueOfficeWordsIn } from '@riffle/words';
import type { Hosted, Refused } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import { setupOfNight } from './night-setup.ts';
import type { LeagueShape } from './shape.ts';
import { teamNames } from './words.ts';

type Into = {
  readonly league: Hosted<LeagueShape>;
  readonly nights: Hosting<NightShape>;
  readonly follow: (league: Hosted<LeagueShape>, night: Hosted<NightShape>) => Promise<void>;
};
type Done =
  | { readonly is: 'done'; readonly answer: CommandAnswer }
  | { readonly is: 'not-in-league'; readonly refusal: Refused<LeagueShape> }
  | { readonly is: 'not-in-night'; readonly refusal: Refused<NightShape>; readonly night: Hosted<NightShape> };
type OfDay = { readonly division: string; readonly round: number };

/**
 * Who opens a match day creates its nights and has their seats drawn, which else is the director's alone: how they are set up is
 * the profile's, and whether he may the league has said.
 */
export const asOffice = ({ id }: Actor): Actor => ({ id, role: 'director' });

/** Never so many at once. */
const MOST = 40;

/**
 * The nights of a match day are opened: which they are and who is entered is noted in the season, then each is made and filled
 * with that. What a crash cuts short is done at the next start; who takes the opening back meanwhile leaves no night behind.
 */
export async function openNights(
  { league, nights, follow }: Into,
  { id, division, round, without }: OpenNightsBody,
  actor: Actor,
  language: Language,
): Promise<Done> {
  for (const { night } of nightsOf(league, { division, round })) {
    const hosted = await nights.find(night);
    if (hosted !== undefined) await follow(league, hosted);
  }
  const asked = { type: 'OpenNights', division, round, ...(without !== undefined && { without }) } as const;
  const command = { ...asked, nights: Array.from({ length: MOST }, () => randomUUID()) };
  const against = await wouldRefuse({ league, nights }, command.nights[0] ?? '', { division, round }, actor);
  if (against !== undefined) return against;
  const commit = toCommitId(id);
  const opened = await league.perform({ id: commit, command, content: asked, actor });
  if (!opened.ok) return { is: 'not-in-league', refusal: opened.refusal };
  for (const { night } of nightsOf(league, { division, round })) {
    const refusal = await makeNight({ league, nights, follow }, { division, round, night, language }, actor);
    if (refusal !== undefined) return refusal;
  }
  return { is: 'done', answer: { version: league.version, commit } };
}

/** A form that no night can be created with is said before anything is noted. */
async function wouldRefuse(
  { league, nights }: Pick<Into, 'league' | 'nights'>,
  spare: string,
  day: OfDay,
  actor: Actor,
): Promise<Done | undefined> {
  const night = await nights.findOrPrepare(spare);
  const context = { now: toInstant(0), random: () => 0, actor: asOffice(actor) };
  const parts = [{ is: 'tables' }, { is: 'event', event: 'A' }] as const;
  const refusals = parts.flatMap((of) => {
    const setup = setupOf(league, day, of, 'de');
    const verdict = setup && nights.kind.aggregate.decide(night.state, { type: 'Create', setup }, context);
    return verdict?.ok === false ? [verdict.refusal] : [];
  });
  await nights.letGoOfEmpty(night);
  return refusals[0] && { is: 'not-in-night', refusal: refusals[0], night };
}

const nightsOf = ({ state }: Hosted<LeagueShape>, { division, round }: OfDay): readonly NightOfDay[] =>
  state.matchDays.find((one) => one.division === division && one.round === round)?.nights ?? [];

const missingOn = ({ state }: Hosted<LeagueShape>, { division, round }: OfDay): readonly string[] =>
  state.matchDays.find((one) => one.division === division && one.round === round)?.missing ?? [];

function setupOf({ state }: Hosted<LeagueShape>, day: OfDay, of: OpenedNight['of'], language: Language) {
  const words = leagueOfficeWordsIn(language);
  const name = `${state.setup?.name ?? ''} · ${words.matchDay(day.division, day.round)} · ${words.night(of)}`;
  const planned = state.matchDays.find((one) => one.division === day.division && one.round === day.round);
  // what follows begins when the heat before it is over
  const isFirst = of.is === 'event' || (of.heat ?? 1) === 1;
  return setupOfNight(state, of, { name, ...(isFirst && planned !== undefined && { startsAt: planned.startsAt }) });
}

type Making = OfDay & { readonly night: string; readonly language: Language };

/** It is made and filled as far as that was not done yet: each step is known by its id, and is done once. */
export async function makeNight(
  { league, nights, follow }: Into,
  { division, round, night: id, language }: Making,
  actor: Actor,
): Promise<Done | undefined> {
  const find = () => nightsOf(league, { division, round }).find(({ night }) => night === id);
  const opened = find();
  const setup = opened && setupOf(league, { division, round }, opened.of, language);
  // one that lies in the bin is nobody's to fill
  if (opened === undefined || setup === undefined || (await isInBin(nights, id))) return undefined;
  const night = await nights.findOrPrepare(id);
  const refusal = isFilled(night)
    ? undefined
    : await fill(night, { opened, setup, league, actor, missing: missingOn(league, { division, round }) });
  if (find() === undefined) {
    if (night.state.setup === undefined) await nights.letGoOfEmpty(night);
    else if (night.state.startedAt === undefined) await nights.discard(night);
    return undefined;
  }
  if (refusal !== undefined) return { is: 'not-in-night', refusal, night };
  await follow(league, night);
  return undefined;
}

const isInBin = async (nights: Hosting<NightShape>, id: string): Promise<boolean> =>
  (await nights.find(id)) === undefined && (await nights.absence({ id })) === 'deleted';

const LAST = 'seats';
/** The last of its steps was done once, whatever was made of it since. */
const isFilled = ({ id, history }: Hosted<NightShape>): boolean =>
  history.commits.some((commit) => commit.id === `${id}-${LAST}`);

type Filling = {
  readonly opened: OpenedNight;
  readonly setup: Setup;
  readonly league: Hosted<LeagueShape>;
  readonly actor: Actor;
  /** Who is named and not there. */
  readonly missing: readonly string[];
};

async function fill(
  night: Hosted<NightShape>,
  { opened, setup, league, actor, missing }: Filling,
): Promise<Refused<NightShape> | undefined> {
  const names = teamNames(league.state);
  const entries = opened.entries.map(({ entry, team, player }) => ({
    ...{ entry: toEntryId(entry), club: (names.get(team) ?? team).slice(0, 80) },
    // a stack of nobody is its own
    person: player ?? toPersonId(entry),
  }));
  const [there, nobodys] = [true, false].map((is) =>
    opened.entries.flatMap(({ entry, player }) =>
      (player !== undefined && !missing.includes(player)) === is ? [toEntryId(entry)] : [],
    ),
  );
  const steps: readonly (readonly [string, TournamentCommand])[] = [
    ['night', { type: 'Create', setup }],
    ['entries', { type: 'AddEntries', entries }],
    ...(there?.length === 0 ? [] : [['there', { type: 'CheckIn', entries: there ?? [] }] as const]),
    ...(nobodys ?? []).map((entry) => [`ghost-${entry}`, { type: 'MarkAbsent', entry }] as const),
    [LAST, { type: 'DrawSeats' }],
  ];
  for (const [step, command] of steps) {
    const done = await night.perform({ id: toCommitId(`${night.id}-${step}`), command, actor: asOffice(actor) });
    // two desks may be doing the same
    if (!done.ok && !night.history.commits.some(({ id }) => id === `${night.id}-${step}`)) return done.refusal;
  }
  return undefined;
}
