import type { Instant } from '@riffle/aggregate';
import { checkBustOut, handsBefore, seatOfHand } from './bust-out-check.ts';
import { pausedForGood } from './clock-control.ts';
import { readClock } from './clock-reading.ts';
import type { Out } from './command.ts';
import { type Decide, happens, type Named, nothingToDo, type Objection, refused } from './decision.ts';
import { isMatchOver, ownMatch } from './form/round.ts';
import { type ButtonOf, fromButton } from './from-button.ts';
import { firstAfterHand, handOfBustOut } from './hand-for-hand/hand-of-bust-out.ts';
import { dealtWithout } from './hands/dealt-without.ts';
import type { BustOutId, TableId } from './ids.ts';
import { notWithHand, withRebuy } from './money/rebuy-with-hand.ts';
import { type Candidate, type Ranking, ranking } from './ranking.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { stackToRemove } from './stack-to-remove.ts';
import type { BustOut, Tournament } from './state.ts';

export const bustOut: Decide<'BustOut'> = (state, command, context) => {
  const { bustOut: id, out, before, rebuy, handBefore } = command;
  const { now } = context;
  const tables = new Set(out.flatMap(({ entry }) => seatOfHand(state, entry)?.table ?? []));
  const shared = before === undefined ? handOfBustOut(state, tables, handBefore === true) : { before };
  const { hand } = shared;
  const began = handBefore && before === undefined ? handsBegan(state, tables) : undefined;
  const place = shared.before ?? (hand === undefined ? firstOfHandsOn(state, began) : undefined);
  const together = togetherIn(state, command, hand);
  if (out.length === 0) return nothingToDo;
  const earlier = handsBefore(state, place ?? (hand === undefined ? undefined : firstAfterHand(state, hand)));
  const objection =
    checkHand(state, command) ??
    checkBustOut(state, out, { own: new Set(), earlier, together }) ??
    stackToRemove(state, out) ??
    notWithHand(command) ??
    (before === undefined ? decidedWithout(state, out) : undefined);
  if (objection !== undefined) return refused(objection);
  const setup = setupOf(state);
  const next = before === undefined ? undefined : state.bustOuts.find((hand) => hand.id === before);
  const at = momentOf(command, next?.at ?? latestOf(began), now);
  const button = before !== undefined ? 'unknown' : handBefore ? 'before' : 'now';
  const candidates = out.map((one) => candidate(state, one, button));
  const right = handBefore && before === undefined && rebuy === undefined ? dealtWithout(state, out) : [];
  const told = {
    v: 1,
    type: 'BustedOut',
    bustOut: id,
    ...inHand(state, ranking(setup, candidates, together), hand),
    at,
    level: next?.level ?? readClock(state.clock, setup.levels, now).levelIndex,
    ...(place !== undefined && { before: place }),
    ...(together && { together }),
    ...(hand !== undefined && { hand }),
    ...(right.length > 0 && { dealtWithout: right }),
  } as const;
  if (rebuy !== undefined) return withRebuy(state, told, rebuy, context);
  return happens(told, ...pausedForGood(state, now, new Set(out.map(({ entry }) => entry))));
};

type Began = ReadonlyMap<TableId, Instant>;

/** When the hand began that runs at each of these tables: whoever went out in the one before was out by then. */
const handsBegan = (state: Tournament, tables: ReadonlySet<TableId>): Began =>
  new Map(
    [...tables].flatMap((id) => {
      const at = state.tables.get(id)?.hand?.at;
      return at === undefined ? [] : [[id, at] as const];
    }),
  );

const latestOf = (began: Began | undefined): Instant | undefined =>
  [...(began?.values() ?? [])].toSorted((a, b) => a - b).at(-1);

/** The first who was told of the hand that runs at one of these tables: he went out later. */
const firstOfHandsOn = ({ bustOuts }: Tournament, began: Began | undefined): BustOutId | undefined =>
  bustOuts.find(({ at, out }) =>
    out.some(({ from }) => from !== undefined && at > (began?.get(from.table) ?? Number.POSITIVE_INFINITY)),
  )?.id;

/** In hand-for-hand, whoever goes out at another table has gone out in the same hand. */
function togetherIn(
  state: Tournament,
  { out, together }: Named<'BustOut'>,
  hand: number | undefined,
): BustOut['together'] {
  if (hand === undefined) return together;
  const tables = new Set(out.map(({ entry }) => seatOfHand(state, entry)?.table));
  return tables.size > 1 || together !== undefined ? 'handForHand' : undefined;
}

/** Others have gone out in the hand that was dealt at all tables at once: why they are ranked with them. */
function inHand(state: Tournament, own: Ranking, hand: number | undefined): Ranking {
  const others = hand === undefined ? [] : state.bustOuts.filter((one) => one.hand === hand);
  if (others.length === 0) return own;
  const all = [...others.flatMap(({ out }) => out), ...own.out];
  return { out: own.out, because: ranking(setupOf(state), all, 'handForHand').because };
}

/** Who went out and from where, still without a rank; `button`: that of the hand that is told, where it is known. */
export function candidate(
  state: Tournament,
  { entry, stackAtStart, by }: Out,
  button: ButtonOf | 'unknown',
): Candidate {
  const from = seatOfHand(state, entry);
  const matters = policyOf(setupOf(state), 'elimination.equalStacks').value === 'nearestButton';
  const distance = matters && button !== 'unknown' ? fromButton(state, from, button) : undefined;
  return {
    entry,
    ...(stackAtStart !== undefined && { stackAtStart }),
    by: [...new Set(by)],
    ...(from && { from }),
    ...(distance !== undefined && { fromButton: distance }),
  };
}

/** Whoever is left at a table that has played its round goes on. */
function decidedWithout(state: Tournament, out: readonly Out[]): Objection {
  const setup = setupOf(state);
  for (const { entry } of out) {
    const at = state.entries.get(entry)?.at?.table;
    if (at !== undefined && state.endedByTime?.includes(at)) return { code: 'ended-by-time', table: at };
    const own = ownMatch(state, entry);
    if (own === undefined || !isMatchOver(state, setup, own.round, own.match)) continue;
    return { code: 'table-decided', name: own.match.name ?? '' };
  }
  return undefined;
}

function checkHand(state: Tournament, { bustOut: id, before }: Named<'BustOut'>): Objection {
  if (state.startedAt === undefined) return { code: 'not-started' };
  if (state.bustOuts.some((hand) => hand.id === id)) return { code: 'id-taken', id };
  if (before !== undefined && !state.bustOuts.some((hand) => hand.id === before)) {
    return { code: 'no-such-bust-out', bustOut: before };
  }
  return undefined;
}

/** Told later than it was: with the time that is given, or that of the hand which it came before. Never in the future. */
const momentOf = ({ at }: Named<'BustOut'>, next: Instant | undefined, now: Instant): Instant => {
  const told = at ?? next ?? now;
  return told < now ? told : now;
};
