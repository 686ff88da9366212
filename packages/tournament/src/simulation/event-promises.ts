import { type Chips, sumChips } from '@riffle/cards';
import type { PersonId } from '@riffle/people';
import { type DayLeft, dayLeft } from '../day-end/day-left.ts';
import { chipsInPlay } from '../figures.ts';
import type { EntryId } from '../ids.ts';
import type { Placed } from '../multiday/placed.ts';
import type { Carries, Opened, PartId } from '../multiday/state.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/** What must always be so of a tournament of several days, and is not. */
export type EventBroken = {
  readonly rule:
    | 'what-happens-fits'
    | 'a-night-that-is-over-leaves-something'
    | 'what-a-night-tells-is-taken'
    | 'bags-hold-what-lay-on-the-tables'
    | 'chips-go-on-or-are-forfeited'
    | 'a-stack-goes-on-as-it-was-bagged'
    | 'a-person-goes-on-once'
    | 'penalties-go-on-as-the-rulebook-says'
    | 'nobody-plays-a-level-again'
    | 'each-has-one-place'
    | 'places-are-a-permutation';
  readonly about: string;
};

type Feeder = {
  readonly id: PartId;
  readonly night: { readonly state: Tournament; readonly stacks: ReadonlyMap<EntryId, number> };
  readonly now: (person: PersonId) => PersonId;
};

/** What a day begins with is reckoned anew from what lay on the tables of its flights when they ended. */
export function* brokenDay(opened: Opened, feeders: readonly Feeder[], carries: Carries): Generator<EventBroken> {
  const held = new Map<PersonId, Chips[]>();
  for (const { id, night, now } of feeders) {
    const left = dayLeft(night.state);
    if (left === undefined) continue;
    yield* brokenBags(id, night, left);
    for (const { person, chips } of left.bagged) held.set(now(person), [...(held.get(now(person)) ?? []), chips]);
    const { level, remaining } = left.start;
    const isAgain = opened.start.level < level || (opened.start.level === level && opened.start.remaining > remaining);
    if (isAgain) yield { rule: 'nobody-plays-a-level-again', about: id };
  }
  const sum = sumChips([...held.values()].flat());
  const goesOn = sumChips(opened.stacks.map(({ chips }) => chips));
  const forfeited = sumChips(opened.forfeited.map(({ chips }) => chips));
  if (goesOn + forfeited !== sum || (carries === 'all' && forfeited > 0))
    yield { rule: 'chips-go-on-or-are-forfeited', about: `${String(sum)} ${String(goesOn)} ${String(forfeited)}` };
  for (const { person, chips } of opened.stacks) {
    const bags = held.get(person) ?? [];
    const due = carries === 'all' ? sumChips(bags) : Math.max(0, ...bags);
    if (chips !== due) yield { rule: 'a-stack-goes-on-as-it-was-bagged', about: person };
  }
  const persons = new Set(opened.stacks.map(({ person }) => person));
  if (persons.size !== opened.stacks.length || persons.size !== held.size)
    yield { rule: 'a-person-goes-on-once', about: String(persons.size) };
}

/** To the chip what its owner had before him; together what was in play and what was found too much or too little. */
function* brokenBags(id: PartId, { state, stacks }: Feeder['night'], left: DayLeft): Generator<EventBroken> {
  const won = state.day?.ended === undefined;
  const playing = won ? [] : inPlay(state);
  if (left.bagged.length !== playing.length) yield { rule: 'bags-hold-what-lay-on-the-tables', about: id };
  const off = left.bagged.reduce((sum, { entry, chips }) => sum + chips - (stacks.get(entry) ?? 0), 0);
  if (off !== left.off || (!won && left.chips !== chipsInPlay(state) + off))
    yield { rule: 'bags-hold-what-lay-on-the-tables', about: `${id}: ${String(off)}` };
  const ends = policyOf(setupOf(state), 'sanctions.carryOver').value === 'ends';
  const still = new Set(left.bagged.map(({ entry }) => entry));
  const endedAt = state.day?.ended?.at ?? 0;
  const unserved = state.penalties.filter(({ entry, length, ended, left: rest = 0, toServe }) => {
    if (ends || !still.has(entry) || ended !== undefined) return false;
    return length?.in === 'time' ? (toServe ?? length.until - endedAt) > 0 : rest > 0;
  });
  const same = String(unserved.map((one) => one.id)) === String(left.penalties.map((one) => one.id));
  if (!same) yield { rule: 'penalties-go-on-as-the-rulebook-says', about: id };
}

/** What was left of each penalty that a night was told of is what the day before left of it, and nothing is served below nothing. */
export function* brokenPenalties({ penalties }: Tournament): Generator<EventBroken> {
  const seen = new Set<string>();
  for (const { id, carried, length, left, ended } of penalties) {
    const most = length?.in === 'hands' ? length.hands : length?.in === 'rounds' ? length.rounds : undefined;
    const isWrong =
      (most !== undefined && (left === undefined || left < 0 || left > most)) ||
      (ended === 'served' && (left ?? 0) > 0);
    const origin = carried && `${carried.of} ${carried.penalty}`;
    if (isWrong || (origin !== undefined && seen.has(origin)))
      yield { rule: 'penalties-go-on-as-the-rulebook-says', about: id };
    if (origin !== undefined) seen.add(origin);
  }
}

/** Everybody who came has one place, and who shares one takes up the next ones as well. */
export function* brokenPlacesIn(places: readonly Placed[], people: ReadonlySet<PersonId>): Generator<EventBroken> {
  const placedOnce = new Set(places.map(({ person }) => person));
  if (placedOnce.size !== places.length || placedOnce.size !== people.size)
    yield { rule: 'each-has-one-place', about: `${String(places.length)} of ${String(people.size)}` };
  const order = places.toSorted((a, b) => a.place - b.place);
  for (let at = 0; at < order.length; ) {
    const { place, sharedBy = 1 } = order[at] ?? { place: 0 };
    const group = order.slice(at, at + sharedBy);
    if (place !== at + 1 || group.some((one) => one.place !== place || (one.sharedBy ?? 1) !== sharedBy)) {
      yield { rule: 'places-are-a-permutation', about: String(at + 1) };
      return;
    }
    at += sharedBy;
  }
}
