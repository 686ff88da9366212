import { type Chips, toChips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { BettingRules } from './hand-rules.ts';
import type { ForcedBet } from './setup.ts';

/** Who posts what: seats come from the table, which knows who owes a blind after a dead button. */
export type Posting = {
  /** Who is dealt in, clockwise, the first left of the button first. */
  readonly seats: readonly SeatNo[];
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  /** With two players the button posts it; `nobody` after a small blind that went out. */
  readonly smallBlindSeat: SeatNo | 'nobody';
  readonly bigBlindSeat: SeatNo;
  readonly ante: { readonly from: 'nobody' | 'everybody' | 'bigBlind'; readonly amount: Chips };
  readonly anteOrder: BettingRules['anteOrder'];
  /** How many players after the big blind straddle, each doubling the one before. */
  readonly straddles: number;
  readonly posts: readonly { readonly seat: SeatNo; readonly live: Chips; readonly dead: Chips }[];
};

/** The blinds of a full table: the two seats left of the button, or with two players the button and the other. */
export function usualBlindSeats(seats: readonly SeatNo[]): Pick<Posting, 'smallBlindSeat' | 'bigBlindSeat'> {
  const [first, second] = seats;
  if (first === undefined || second === undefined) throw new RangeError('a hand needs two players');
  return seats.length === 2
    ? { smallBlindSeat: second, bigBlindSeat: first }
    : { smallBlindSeat: first, bigBlindSeat: second };
}

export function forcedBets(posting: Posting): readonly ForcedBet[] {
  const antes = antesOf(posting);
  const straddles = straddlesOf(posting);
  const blinds = [...blindsOf(posting).filter((blind) => !isToppedUp(blind, straddles)), ...straddles];
  const posts = posting.posts.flatMap(({ seat, live, dead }): ForcedBet[] => [
    { seat, kind: 'livePost', amount: live },
    { seat, kind: 'deadPost', amount: dead },
  ]);
  const all = antesComeFirst(posting) ? [...antes, ...blinds, ...posts] : [...blinds, ...posts, ...antes];
  return all.filter(({ amount }) => amount > 0);
}

function antesComeFirst({ ante, anteOrder }: Posting): boolean {
  if (anteOrder === 'asWritten') return true;
  return (ante.from === 'bigBlind' ? anteOrder.fromBigBlind : anteOrder.fromEverybody) === 'ante';
}

/** With two players the small blind may straddle, which contains his blind. */
const isToppedUp = (blind: ForcedBet, straddles: readonly ForcedBet[]): boolean =>
  straddles.some(({ seat }) => seat === blind.seat);

function antesOf({ ante, seats, bigBlindSeat }: Posting): readonly ForcedBet[] {
  switch (ante.from) {
    case 'nobody':
      return [];
    case 'everybody':
      return seats.map((seat) => ({ seat, kind: 'ante', amount: ante.amount }));
    case 'bigBlind':
      return [{ seat: bigBlindSeat, kind: 'ante', amount: ante.amount }];
  }
}

function blindsOf({ smallBlindSeat, bigBlindSeat, smallBlind, bigBlind }: Posting): readonly ForcedBet[] {
  const big: ForcedBet = { seat: bigBlindSeat, kind: 'bigBlind', amount: bigBlind };
  return smallBlindSeat === 'nobody' ? [big] : [{ seat: smallBlindSeat, kind: 'smallBlind', amount: smallBlind }, big];
}

/** Clockwise without a gap from the seat after the big blind, the button the last that may. */
function straddlesOf({ seats, bigBlindSeat, bigBlind, straddles }: Posting): readonly ForcedBet[] {
  const after = seats.slice(seats.indexOf(bigBlindSeat) + 1);
  if (straddles > after.length) throw new RangeError(`no more than ${String(after.length)} straddles`);
  return after
    .slice(0, straddles)
    .map((seat, nth) => ({ seat, kind: 'straddle', amount: toChips(bigBlind * 2 ** (nth + 1)) }));
}
