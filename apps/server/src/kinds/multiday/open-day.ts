import { randomUUID } from 'node:crypto';
import { type Actor, toCommitId } from '@riffle/aggregate';
import type { SpecialPrize } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import { type CarriedPenalty, dayLeft, type EntryId, type Setup, toEntryId } from '@riffle/tournament';
import { feedersOf, findPart, nightOf, type Opened, type Part, type Stack } from '@riffle/tournament/multiday';
import type { CommandAnswer, OpenDayBody } from '@riffle/wire';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosted, Refused } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import type { MultiDayShape } from './shape.ts';

type Into = {
  readonly event: Hosted<MultiDayShape>;
  readonly nights: Hosting<NightShape>;
  readonly people: PeopleStore;
  readonly follow: (event: Hosted<MultiDayShape>, night: Hosted<NightShape>) => Promise<void>;
};
type Done =
  | { readonly is: 'done'; readonly answer: CommandAnswer }
  | { readonly is: 'not-in-event'; readonly refusal: Refused<MultiDayShape> }
  | { readonly is: 'not-in-night'; readonly refusal: Refused<NightShape>; readonly night: Hosted<NightShape> };

/**
 * A day is opened: what goes on is noted in the event, then its night is made, then that is carried into it, to the chip. A
 * crash in between leaves a day without its night, or its night empty; asked again, what is missing is done. Who takes the
 * opening back in between leaves no night that no event knows of: it goes where that of a day goes which was taken back.
 */
export async function openDay(
  { event, nights, people, follow }: Into,
  { id, part: wanted, night: named }: OpenDayBody,
  actor: Actor,
): Promise<Done> {
  const feeders = await nightsOf(event, nights, wanted);
  for (const night of feeders) await follow(event, night);
  const before = event.state.opened[wanted];
  const missing = before !== undefined && (await nights.find(before.night))?.state.carried === undefined;
  const commit = toCommitId(`${id}-open`);
  if (!missing) {
    const asked = { type: 'OpenDay', part: wanted, night: named } as const;
    const opened = await event.perform({ id: commit, command: asked, actor });
    if (!opened.ok) return { is: 'not-in-event', refusal: opened.refusal };
  }
  const part = findPart(event.state, wanted);
  const [first] = feeders;
  if (part === undefined || first?.state.setup === undefined)
    return { is: 'not-in-event', refusal: { code: 'no-such-part' } };
  const opened = event.state.opened[wanted];
  const takenBack: Done = { is: 'not-in-event', refusal: { code: 'opening-taken-back', part: part.name } };
  if (opened === undefined) return takenBack;
  const night = await nights.findOrPrepare(opened.night);
  const isOpened = (): boolean => event.state.opened[wanted]?.night === opened.night;
  const setup = setupOf(feeders, event, part);
  const refusal = isOpened() ? await fill(night, { id, setup, opened, feeders, people, actor }) : undefined;
  if (!isOpened()) {
    if (night.state.setup === undefined) await nights.letGoOfEmpty(night);
    else if (night.state.startedAt === undefined) await nights.discard(night);
    return takenBack;
  }
  if (refusal !== undefined) return { is: 'not-in-night', refusal, night };
  await follow(event, night);
  return { is: 'done', answer: { version: event.version, commit } };
}

type Filling = {
  readonly id: string;
  readonly setup: Setup;
  readonly opened: Opened;
  readonly feeders: readonly Hosted<NightShape>[];
  readonly people: PeopleStore;
  readonly actor: Actor;
};

/** Its night is made and given what goes on, as far as it lacks that; another desk may be doing the same. */
async function fill(
  night: Hosted<NightShape>,
  { id, setup, opened, feeders, people, actor }: Filling,
): Promise<Refused<NightShape> | undefined> {
  if (night.state.setup === undefined) {
    const made = await night.perform({ id: toCommitId(`${id}-night`), command: { type: 'Create', setup }, actor });
    if (!made.ok && night.state.setup === undefined) return made.refusal;
  }
  if (night.state.carried !== undefined) return undefined;
  const { stacks, pool, added, paid, special, unsealed, sold, start } = opened;
  const entries = await entriesOf(stacks, feeders, people);
  const penalties = await penaltiesOf(entries, feeders, people);
  const ofIt = {
    ...(added !== undefined && { added }),
    ...(paid !== undefined && { paid }),
    ...(special !== undefined && { special }),
    ...(unsealed !== undefined && { unsealed }),
  };
  const command = { type: 'CarryOver', entries, penalties, pool, ...ofIt, sold, start } as const;
  const carried = await night.perform({ id: toCommitId(`${id}-carry`), command, actor });
  return carried.ok || night.state.carried !== undefined ? undefined : carried.refusal;
}

export async function nightsOf(
  event: Hosted<MultiDayShape>,
  nights: Hosting<NightShape>,
  part: Part['id'],
): Promise<readonly Hosted<NightShape>[]> {
  const found = await Promise.all(
    feedersOf(event.state, part).map(async (one) => {
      const id = nightOf(event.state, one);
      return id === undefined ? undefined : nights.find(id);
    }),
  );
  return found.flatMap((night) => night ?? []);
}

/** As the first flight was played, under the event's name, and without what a first day has of its own. */
function setupOf(feeders: readonly Hosted<NightShape>[], { state }: Hosted<MultiDayShape>, part: Part): Setup {
  const setup = feeders[0]?.state.setup;
  if (setup === undefined) throw new Error('a night that is over has a set-up');
  const {
    lateEntryThrough: _through,
    lateEntryUntil: _until,
    mostEntries: _most,
    startsAt: _starts,
    dayThrough: _day,
    demo: _demo,
    forLeague: _league,
    rulebook: { copy: _copy, ...rulebook },
    ...rest
  } = setup;
  const name = `${state.setup?.name ?? setup.name} · ${part.name}`.slice(0, 120);
  return {
    ...rest,
    ...planLeft(feeders, rest),
    rulebook,
    name,
    ...(part.through !== undefined && { dayThrough: part.through }),
  };
}

/** What was won of the special prizes on a day before is paid there, and can be won once, in whichever flight it was. */
function planLeft(
  feeders: readonly Hosted<NightShape>[],
  { prizePlan }: Pick<Setup, 'prizePlan'>,
): Pick<Setup, 'prizePlan'> {
  if (prizePlan?.special === undefined) return {};
  const { special, ...plan } = prizePlan;
  const left = special.filter((prize, nth) => !feeders.some(({ state }) => isWonIn(state, prize, nth + 1)));
  return { prizePlan: { ...plan, ...(left.length > 0 && { special: left }) } };
}

/** The same prize in the same place of its plan: another flight may have other prizes. */
function isWonIn({ setup, money }: NightShape['State'], { kind, name }: SpecialPrize, no: number): boolean {
  const planned = setup?.prizePlan?.special?.[no - 1];
  const isSame = planned?.kind === kind && planned.name === name;
  return isSame && money?.awarded.some(({ special, entries }) => special === no && entries.length > 0) === true;
}

async function entriesOf(stacks: readonly Stack[], feeders: readonly Hosted<NightShape>[], people: PeopleStore) {
  const behind = await people.behind(feeders.flatMap(personsIn));
  const clubs = new Map<PersonId, string>();
  for (const { state } of feeders)
    for (const { person, club } of state.entries.values())
      if (club !== undefined) clubs.set(behind.get(person)?.id ?? person, club);
  return stacks.map(({ person, chips, head }) => {
    const club = clubs.get(person);
    return {
      ...{ entry: toEntryId(randomUUID()), person, chips },
      ...(club !== undefined && { club }),
      ...(head !== undefined && { head }),
    };
  });
}

/** Whatever somebody has still to serve, in whichever flight he was given it. */
async function penaltiesOf(
  entries: readonly { readonly entry: EntryId; readonly person: PersonId }[],
  feeders: readonly Hosted<NightShape>[],
  people: PeopleStore,
): Promise<readonly CarriedPenalty[]> {
  const behind = await people.behind(feeders.flatMap(personsIn));
  const entryOf = new Map(entries.map(({ person, entry }) => [person, entry]));
  return feeders.flatMap(({ id: of, state }) =>
    (dayLeft(state)?.penalties ?? []).flatMap((penalty): readonly CarriedPenalty[] => {
      const { gone: _g, ruling: _r, begins: _b, ended: _e, carried: _c, player, ...goesOn } = penalty;
      // a penalty is its player's, whoever has the stack by now
      const person = player ?? state.entries.get(penalty.entry)?.person;
      const entry = person && entryOf.get(behind.get(person)?.id ?? person);
      return entry === undefined ? [] : [{ ...goesOn, entry, carried: { of, penalty: penalty.id } }];
    }),
  );
}

const personsIn = ({ state }: Hosted<NightShape>): readonly PersonId[] =>
  [...state.entries.values()].map(({ person }) => person);
