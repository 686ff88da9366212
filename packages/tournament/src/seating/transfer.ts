import { seatsClockwise } from '@riffle/table';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import { type Arriving, arriving, goesByNumber } from './arriving.ts';
import { type Leaving, leaving } from './leaving.ts';
import type { TableInPlay } from './table-in-play.ts';

/** Who goes from a fuller table to a shorter one, and to which seat. */
export type Transfer = {
  readonly from: TableInPlay;
  readonly to: TableInPlay;
  readonly leaving: Leaving;
  readonly arriving: Arriving;
  /** Another player fits as well and was moved more often. */
  readonly movedLeast: boolean;
};

/** The pair of player and free seat that the rulebook likes best. */
export function transfer(state: Tournament, setup: Setup, from: TableInPlay, to: TableInPlay): Transfer | undefined {
  const players = leaving(state, setup, from, to);
  const pairs = arriving(state, setup, to)
    .flatMap((seat) => players.map((player) => ({ leaving: player, arriving: seat })))
    .map((pair) => ({ ...pair, wish: wish(setup, from, pair.leaving, pair.arriving) }))
    .sort((a, b) =>
      compare([...a.wish, a.leaving.entry.moves, ...rest(a)], [...b.wish, b.leaving.entry.moves, ...rest(b)]),
    );
  const [best] = pairs;
  if (best === undefined) return undefined;
  const equals = pairs.filter(({ wish }) => compare(wish, best.wish) === 0);
  const movedLeast = equals.some(({ leaving: { entry } }) => entry.moves > best.leaving.entry.moves);
  return { from, to, leaving: best.leaving, arriving: best.arriving, movedLeast };
}

type Pair = { readonly leaving: Leaving; readonly arriving: Arriving };

/** What the rulebook wants, most important first; smaller is better. */
function wish(setup: Setup, from: TableInPlay, player: Leaving, seat: Arriving): readonly number[] {
  if (goesByNumber(setup)) {
    const clockwise = seatsClockwise(from.table.seats, seat.seat, player.seat);
    return [player.burden, Math.min(1, clockwise), seat.opened, clockwise];
  }
  const repeat = policyOf(setup, 'balancing.repeatBigBlind').value.balancing;
  const comingBigBlind = policyOf(setup, 'balancing.mover').value === 'comingBigBlind';
  const off = offPosition(player, seat);
  return [
    player.burden,
    comingBigBlind ? (player.hands ?? 0) : 0,
    repeat !== 'allowed' && player.justBigBlind && seat.hands === 0 ? 1 : 0,
    Math.min(1, off),
    repeat === 'avoided' && off > 0 && isWorse(player, seat) ? 1 : 0,
    off,
    seat.waits ? 1 : 0,
  ];
}

/** How far mover and free seat are from having the same position; 0 where nobody knows. */
export const offPosition = (player: Leaving, seat: Arriving): number =>
  player.distance !== undefined && seat.distance !== undefined ? Math.abs(player.distance - seat.distance) : 0;

/** He would have the big blind sooner. */
const isWorse = (player: Leaving, seat: Arriving): boolean =>
  player.hands !== undefined && seat.hands !== undefined && seat.hands < player.hands;

const rest = ({ leaving: player, arriving: seat }: Pair): readonly number[] => [seat.distance ?? 0, player.entry.no];

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
