import { elapsed, type Instant } from '@riffle/aggregate';
import { type Chips, toChips } from '@riffle/cards';
import { balance, type Cents, toCents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { Cited } from '@riffle/rulebooks';
import { readClock } from '../clock-reading.ts';
import { chipsInPlay } from '../figures.ts';
import type { EntryId } from '../ids.ts';
import { prizeField, prizePool } from '../money/prize-pool.ts';
import { specialsWon } from '../money/specials.ts';
import type { Penalty } from '../penalty.ts';
import { places } from '../places.ts';
import { playedUntil } from '../play-time.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import { isWon } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { type Millis, toMillis } from '../structure.ts';
import type { Carried } from './day-state.ts';

/** What a night leaves to the event that it is a part of, as it stands. */
export type DayLeft = {
  readonly bagged: readonly {
    readonly entry: EntryId;
    readonly person: PersonId;
    readonly club?: string;
    readonly chips: Chips;
    readonly head?: Cents;
  }[];
  /** Best first, with who has won a night that was played to its end. `left`: so many were still in; `played`: until then, breaks not counted. */
  readonly out: readonly {
    readonly entry: EntryId;
    readonly person: PersonId;
    readonly left: number;
    readonly sharedBy?: number;
    readonly played: Millis;
  }[];
  /** In the bags; `off` what of it nobody can account for. */
  readonly chips: Chips;
  readonly off: number;
  /** What there is for prizes, of days before as well. */
  readonly pool: Cents;
  /** What of it the house added; absent = nothing. */
  readonly added?: Cents;
  /** What of it places were paid already, on days before as well; absent = nothing. */
  readonly paid?: Cents;
  /** What special prizes of the pool took of it, on days before as well; absent = nothing. */
  readonly special?: Cents;
  /** What was paid in for envelopes that are sealed on the last day; absent = nothing. */
  readonly unsealed?: Cents;
  readonly sold: Carried['sold'];
  /** Not yet served, of those who bagged, where the rulebook carries them over. */
  readonly penalties: readonly Penalty[];
  /** How those are ranked who went out on one day in different flights. */
  readonly across: Cited<'elimination.acrossFlights'>;
  /** Where the next day begins. */
  readonly start: Carried['start'];
};

/** Absent while the night is played. A night that was played to its end leaves places and nobody's stack. */
export function dayLeft(state: Tournament): DayLeft | undefined {
  const ended = state.day?.ended;
  if (state.setup === undefined || state.startedAt === undefined) return undefined;
  if (ended === undefined && !isWon(state)) return undefined;
  const bags = state.day?.bags ?? {};
  const bagged = (ended === undefined ? [] : inPlay(state)).flatMap(({ id: entry, person, club }) => {
    const chips = bags[entry];
    const head = ended?.heads?.[entry];
    if (chips === undefined) return [];
    return [{ entry, person, ...(club !== undefined && { club }), chips, ...(head !== undefined && { head }) }];
  });
  const off = ended?.off ?? 0;
  const pool = carriedPool(state);
  const paid = paidSoFar(state.day, state.carried);
  const special = ended === undefined ? 0 : specialsOfPool(state);
  const added = ended === undefined ? 0 : Math.min(pool + special, Math.max(0, prizePool(state).added));
  return {
    bagged,
    out: outOf(state),
    chips: ended === undefined ? toChips(0) : toChips(chipsInPlay(state) + off),
    off,
    pool,
    ...(added > 0 && { added: toCents(added) }),
    ...(paid > 0 && { paid: toCents(paid) }),
    ...(special > 0 && { special: toCents(special) }),
    ...(ended?.unsealed !== undefined && { unsealed: ended.unsealed }),
    sold: { rebuys: 0, addOns: 0, ...prizeField(state) },
    penalties: unserved(state, new Set(bagged.map(({ entry }) => entry))),
    across: policyOf(setupOf(state), 'elimination.acrossFlights'),
    start: nextStart(state),
  };
}

/** What of the prizes' account went on: what the end of the day has taken out of it, and not off heads. */
function carriedPool({ money, carried, day }: Tournament): Cents {
  if (money === undefined) return toCents(0);
  const { pool = 0, paid = 0, unsealed = 0, entries = [] } = carried ?? {};
  const came = entries.reduce((sum, { head = 0 }) => sum + head, pool - paid + unsealed);
  const { heads = {}, unsealed: sealedLater = 0 } = day?.ended ?? {};
  const goesOn = Object.values<number>(heads).reduce((sum, head) => sum + head, sealedLater);
  return toCents(came - balance(money.ledger, 'carried') - goesOn + paidSoFar(day, carried));
}

/** Won beside the places off what was paid in, on this day and those before. */
const specialsOfPool = (state: Tournament): number =>
  [...specialsWon(state, 'pool').values()].reduce((sum, won) => sum + won, state.carried?.special ?? 0);

/** Of places, on this day and those before. */
const paidSoFar = (day: Tournament['day'] | undefined, carried: Tournament['carried'] | undefined): number =>
  day?.ended === undefined ? 0 : (day.ended.paid ?? 0) + (carried?.paid ?? 0);

function outOf(state: Tournament): DayLeft['out'] {
  const handOf = new Map(state.bustOuts.map((bustOut) => [bustOut.id, bustOut]));
  const found = [...places(state)].flatMap(([entry, { place, sharedBy }]) => {
    const one = state.entries.get(entry);
    if (one === undefined) return [];
    const hand = one.out === undefined ? undefined : handOf.get(one.out);
    const played = hand === undefined ? (state.played ?? toMillis(0)) : playedUntil(state, hand.at);
    return [{ entry, person: one.person, left: place - 1, ...(sharedBy !== undefined && { sharedBy }), played }];
  });
  return found.toSorted((a, b) => a.left - b.left);
}

function unserved(state: Tournament, still: ReadonlySet<EntryId>): readonly Penalty[] {
  if (policyOf(setupOf(state), 'sanctions.carryOver').value === 'ends') return [];
  return state.penalties.flatMap((penalty): readonly Penalty[] => {
    const { entry, player, ended, left = 0, length } = penalty;
    if (!still.has(entry) || player !== undefined || ended !== undefined || length === undefined) return [];
    if (length.in !== 'time') return left > 0 ? [penalty] : [];
    const toServe = leftOfTime(state, penalty, length.until);
    return toServe > 0 ? [{ ...penalty, toServe }] : [];
  });
}

/** Whoever is to be away so long is away as long as it is played; what the day did not see of it is served on the next. */
const leftOfTime = ({ day }: Tournament, { toServe }: Penalty, until: Instant): Millis =>
  toServe ?? toMillis(Math.max(0, elapsed(day?.ended?.at ?? until, until)));

/** As it stopped; once its level is over, or last hands have taken its place, the next level of play as a whole. */
function nextStart(state: Tournament): Carried['start'] {
  const { levels } = setupOf(state);
  const { levelIndex, remaining, interlude, onBreak } = readClock(
    state.clock,
    levels,
    state.day?.ended?.at ?? state.clock?.at ?? (0 as never),
  );
  const left = interlude?.levelRemaining ?? remaining;
  const plays = levels[levelIndex]?.kind === 'play';
  const drawn = policyOf(setupOf(state), 'timing.endOfDay').value.is === 'drawnLastHands';
  const isDone = state.day?.lastHands !== undefined && drawn;
  if (plays && !isDone && left > 0 && !(onBreak && interlude === undefined))
    return { level: levelIndex, remaining: left as Millis };
  const next = levels.findIndex(({ kind }, index) => index > levelIndex && kind === 'play');
  const level = next < 0 ? levels.findLastIndex(({ kind }) => kind === 'play') : next;
  return { level: Math.max(0, level), remaining: levels[Math.max(0, level)]?.duration ?? (0 as Millis) };
}
