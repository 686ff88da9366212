import type { EntryId, TableId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';

/** Who has which blind in a hand that begins. */
type Blinds = { readonly button: number; readonly smallBlind?: number | undefined; readonly bigBlind: number };

/** A blind that was paid twice, or passed somebody by, and no rule that lets it. */
export type BlindFault = {
  readonly rule: 'nobody-skips-the-big-blind' | 'nobody-is-big-blind-twice' | 'nobody-is-small-blind-twice';
  readonly about: string;
};

/** Who had it, and how often he had been moved by then: whoever left the table and came back by lot is somebody new there. */
type Posted = { readonly entry: EntryId; readonly moves: number };
type Last = { readonly seat: number; readonly big: Posted | undefined; readonly small: Posted | undefined };

/**
 * Reckons for itself whose blinds are due at each table, from who sits there alone: the big blind passes to the next player, and
 * nobody has one twice running. What a rulebook allows beyond it is said here once more.
 */
export class BlindsWatched {
  readonly #last = new Map<TableId, Last>();

  /** `drawn`: the button was drawn or placed, so that nothing follows from the hand before. */
  handBegun(state: Tournament, table: Table, blinds: Blinds, drawn: boolean): BlindFault | undefined {
    const players = playersAt(state, table.id) as ReadonlyMap<number, EntryId>;
    const last = this.#last.get(table.id);
    const big = players.get(blinds.bigBlind);
    const small = blinds.smallBlind === undefined ? undefined : players.get(blinds.smallBlind);
    this.#last.set(table.id, { seat: blinds.bigBlind, big: postedBy(state, big), small: postedBy(state, small) });
    if (last === undefined || drawn) return undefined;
    const about = `${table.id}: ${JSON.stringify({ last, blinds })}`;
    if (big === undefined || !isNext(state, table, players, last, blinds)) {
      return { rule: 'nobody-skips-the-big-blind', about };
    }
    if (isAgain(state, big, last.big)) return { rule: 'nobody-is-big-blind-twice', about };
    // of three the big blind is gone: the button has the small blind, and so that nobody is big blind twice, once more
    const twice = isAgain(state, small, last.small) && players.size > 2;
    return twice ? { rule: 'nobody-is-small-blind-twice', about } : undefined;
  }
}

const postedBy = ({ entries }: Tournament, entry: EntryId | undefined): Posted | undefined =>
  entry && { entry, moves: entries.get(entry)?.moves ?? 0 };

const isAgain = (state: Tournament, entry: EntryId | undefined, last: Posted | undefined): boolean =>
  entry !== undefined && entry === last?.entry && postedBy(state, entry)?.moves === last.moves;

function isNext(
  state: Tournament,
  { seats, bigBlindAlone }: Table,
  players: ReadonlyMap<number, EntryId>,
  last: Last,
  { smallBlind, bigBlind }: Blinds,
): boolean {
  const order = clockwise(seats, last.seat).filter((seat) => players.has(seat));
  const [next, second] = order;
  if (bigBlind === next) return true;
  // who was moved to the seat of the last big blind posts it there, alone
  const isNew = !isAgain(state, players.get(last.seat), last.big);
  if (bigBlind === last.seat && smallBlind === undefined && isNew && bigBlindAlone === undefined) return true;
  const gone = !players.has(last.seat);
  const setup = state.setup;
  const both = setup !== undefined && policyOf(setup, 'button.afterBigBlindBust').value === 'bothBlinds';
  return both && gone && smallBlind === next && bigBlind === second;
}

/** Beginning left of a seat and ending with it. */
const clockwise = (seats: number, from: number): readonly number[] =>
  Array.from({ length: seats }, (_, step) => ((from + step) % seats) + 1);
