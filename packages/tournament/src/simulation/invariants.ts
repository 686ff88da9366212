import { chipsInPlay } from '../figures.ts';
import { isRoundOver } from '../form/round.ts';
import type { EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/** What must always be so and is not. */
export type Broken = {
  readonly rule:
    | 'a-seat-holds-one'
    | 'a-person-plays-once'
    | 'a-seat-exists-and-is-open'
    | 'who-is-out-has-no-seat'
    | 'out-once'
    | 'break-order-holds-each-table-once'
    | 'chips-are-conserved'
    | 'places-are-a-permutation'
    | 'running-numbers-are-unique';
  readonly about: string;
};

type Held = ReadonlyMap<EntryId, number>;

/** With the stacks where they are known. Nothing is broken: the list is empty. */
export const invariants = (state: Tournament, stacks?: Held): readonly Broken[] => [
  ...brokenSeats(state),
  ...brokenEntries(state),
  ...brokenOrder(state),
  ...brokenPlaces(state),
  ...(stacks === undefined ? [] : brokenStacks(state, stacks)),
];

function* brokenSeats(state: Tournament): Generator<Broken> {
  const taken = new Set<string>();
  for (const { id, at, out } of state.entries.values()) {
    if (at === undefined) continue;
    if (out !== undefined) yield { rule: 'who-is-out-has-no-seat', about: id };
    const table = state.tables.get(at.table);
    const place = `${at.table}/${String(at.seat)}`;
    if (taken.has(place)) yield { rule: 'a-seat-holds-one', about: place };
    taken.add(place);
    const open = table !== undefined && at.seat >= 1 && at.seat <= table.seats && table.blocked[at.seat] === undefined;
    if (!open) yield { rule: 'a-seat-exists-and-is-open', about: place };
  }
}

function* brokenEntries(state: Tournament): Generator<Broken> {
  const [people, numbers] = [new Set<string>(), new Set<number>()];
  for (const { id, person, no, out } of state.entries.values()) {
    if (out === undefined && people.has(person)) yield { rule: 'a-person-plays-once', about: id };
    if (numbers.has(no) || no >= state.nextNo) yield { rule: 'running-numbers-are-unique', about: id };
    if (out === undefined) people.add(person);
    numbers.add(no);
  }
  const gone = new Map<EntryId, string>();
  for (const bustOut of state.bustOuts) {
    for (const { entry, back } of bustOut.out) {
      if (back === true) continue;
      if (gone.has(entry) || state.entries.get(entry)?.out !== bustOut.id) yield { rule: 'out-once', about: entry };
      gone.set(entry, bustOut.id);
    }
  }
  for (const entry of state.entries.values()) {
    if (entry.out !== undefined && !gone.has(entry.id)) yield { rule: 'out-once', about: entry.id };
  }
}

function* brokenOrder(state: Tournament): Generator<Broken> {
  const tables = new Set<string>(state.tables.keys());
  const order = new Set<string>(state.breakOrder);
  if (
    order.size !== state.breakOrder.length ||
    order.size !== tables.size ||
    [...order].some((id) => !tables.has(id))
  ) {
    yield { rule: 'break-order-holds-each-table-once', about: state.breakOrder.join() };
  }
}

/** While a round is played, who goes out in it has the place that he will share when it is over. */
const betweenPlaces = (state: Tournament): boolean => {
  const round = state.rounds?.at(-1);
  return round !== undefined && !isRoundOver(state, setupOf(state), round);
};

/** Best first: who shares a place with others takes up the next ones as well. */
function* brokenPlaces(state: Tournament): Generator<Broken> {
  if (betweenPlaces(state)) return;
  const playing = inPlay(state);
  const found = [...places(state).values()].sort((a, b) => a.place - b.place);
  let next = found[0]?.place === 1 ? 1 : playing.length + 1;
  for (let index = 0; index < found.length; ) {
    const { place = 0, sharedBy = 1 } = found[index] ?? {};
    const group = found.slice(index, index + sharedBy);
    if (place !== next || group.length !== sharedBy || group.some((one) => one.place !== place)) {
      yield { rule: 'places-are-a-permutation', about: String(place) };
      return;
    }
    next += sharedBy;
    index += sharedBy;
  }
  const out = [...state.entries.values()].filter((entry) => entry.out !== undefined).length;
  if (next !== playing.length + out + 1) yield { rule: 'places-are-a-permutation', about: String(next) };
}

function* brokenStacks(state: Tournament, stacks: Held): Generator<Broken> {
  let sum = 0;
  for (const [id, stack] of stacks) {
    sum += stack;
    const isOut = state.entries.get(id)?.out !== undefined;
    if (stack < 0 || !Number.isInteger(stack) || (isOut && stack > 0)) yield { rule: 'chips-are-conserved', about: id };
  }
  if (sum !== chipsInPlay(state)) yield { rule: 'chips-are-conserved', about: String(sum) };
}
