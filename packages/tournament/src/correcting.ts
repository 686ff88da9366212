import { checkBustOut, handsBefore } from './bust-out-check.ts';
import { candidate } from './busting-out.ts';
import { pausedForGood } from './clock-control.ts';
import type { Place } from './command.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from './decision.ts';
import { equal } from './equal.ts';
import { evolve } from './evolve.ts';
import { ownMatch } from './form/round.ts';
import type { EntryId } from './ids.ts';
import { notOut } from './people-index.ts';
import type { RankedOut } from './ranked-out.ts';
import { type Candidate, ranking } from './ranking.ts';
import { setupOf } from './rulebook-of.ts';
import { isFree, samePlace, sittingAt } from './seating-index.ts';
import { stackToRemove } from './stack-to-remove.ts';
import type { BustOut, OutInHand, Tournament } from './state.ts';
import { checkSeat } from './tables-by-hand.ts';

export const changeBustOut: Decide<'ChangeBustOut'> = (state, { bustOut: id, out }, { now }) => {
  const hand = state.bustOuts.find((one) => one.id === id);
  if (hand === undefined) return refused({ code: 'no-such-bust-out', bustOut: id });
  if (hand.removed !== undefined) return refused({ code: 'stack-was-removed', bustOut: id });
  if (out.length === 0) return nothingToDo;
  const own = new Set(hand.out.map(({ entry }) => entry));
  const earlier = handsBefore(state, id);
  const objection = checkBustOut(state, out, { own, earlier, together: hand.together });
  if (objection !== undefined) return refused(objection);
  const ranked = ranking(
    setupOf(state),
    out.map((one) => asItWas(hand, candidate(state, one, 'unknown'))),
    hand.together,
  );
  if (equal(ranked.out, hand.out.map(asTold))) return nothingToDo;
  const gone = new Set(out.map(({ entry }) => entry));
  // his rebuy would bring him back from a hand in which he was not, and reversing it would put him out by it
  const bought = hand.out.find(({ entry, back: since }) => since === true && !gone.has(entry));
  if (bought !== undefined) return refused({ code: 'bought-back', entry: bought.entry });
  const back = seatsFor(
    state,
    hand.out.filter(({ entry }) => !gone.has(entry)),
  );
  const drawn = drawnWithout(
    state,
    back.map(({ entry }) => entry),
  );
  if (drawn !== undefined) return refused(drawn);
  const changed = { v: 1, type: 'BustOutChanged', bustOut: id, ...ranked, ...(back.length > 0 && { back }) } as const;
  const wins = stackToRemove(evolve(state, changed), []);
  if (wins !== undefined) return refused(wins);
  return happens(changed, ...(back.length === 0 ? pausedForGood(state, now, gone) : []));
};

export const moveBustOut: Decide<'MoveBustOut'> = (state, { bustOut: id, before }) => {
  const ids = state.bustOuts.map((hand) => hand.id);
  for (const bustOut of before === undefined ? [id] : [id, before]) {
    if (!ids.includes(bustOut)) return refused({ code: 'no-such-bust-out', bustOut });
  }
  const follower = ids[ids.indexOf(id) + 1];
  if (before === id || before === follower) return nothingToDo;
  return happens({ v: 1, type: 'BustOutMoved', bustOut: id, ...(before !== undefined && { before }) });
};

export const reinstate: Decide<'Reinstate'> = (state, { entry: id, at }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.out === undefined) return refused({ code: 'not-out', entry: id });
  const again = notOut(state, entry.person);
  if (again !== undefined) return refused({ code: 'person-already-entered', entry: again.id });
  const objection = at && checkFree(state, at);
  if (objection !== undefined) return refused(objection);
  const drawn = drawnWithout(state, [id]);
  if (drawn !== undefined) return refused(drawn);
  const from = state.bustOuts.find((hand) => hand.id === entry.out)?.out.find((one) => one.entry === id)?.from;
  const to = at ?? (from !== undefined && isFree(state, from) ? from : undefined);
  return happens({ v: 1, type: 'Reinstated', entry: id, bustOut: entry.out, ...(to && { to }) });
};

/** A round was drawn since, and whoever is in again would sit at no table of it. */
function drawnWithout(state: Tournament, back: readonly EntryId[]): Objection {
  if (state.rounds === undefined) return undefined;
  const entry = back.find((id) => ownMatch(state, id) === undefined);
  return entry === undefined ? undefined : { code: 'round-drawn', entry, round: state.rounds.length };
}

function checkFree(state: Tournament, place: Place): Objection {
  const objection = checkSeat(state, place);
  if (objection !== undefined) return objection;
  const by = sittingAt(state, place);
  if (by !== undefined) return { code: 'seat-taken', place, by };
  const label = state.tables.get(place.table)?.blocked[place.seat];
  return label === undefined ? undefined : { code: 'seat-blocked', place, label };
}

const asTold = ({ back: _, ...told }: OutInHand): RankedOut => told;

/** The button has moved on since: what was known of it in that hand stays known. */
function asItWas(hand: BustOut, now: Candidate): Candidate {
  const before = hand.out.find(({ entry }) => entry === now.entry);
  const fromButton = before?.fromButton;
  const seat = before?.back === true && before.from ? { from: before.from } : {};
  return { ...now, ...seat, ...(fromButton !== undefined && { fromButton }) };
}

/** Their old seats as far as they are free; two who had the same one after each other do not both get it. */
function seatsFor(state: Tournament, back: readonly RankedOut[]): readonly Back[] {
  const given: Place[] = [];
  return back.map(({ entry, from }) => {
    if (from === undefined || !isFree(state, from) || given.some((to) => samePlace(to, from))) return { entry };
    given.push(from);
    return { entry, to: from };
  });
}

type Back = { readonly entry: RankedOut['entry']; readonly to?: Place };
