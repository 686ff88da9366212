import { toChips } from '@riffle/cards';
import { type ForcedBet, type HandSetup, replayHandRules, type Variant } from '@riffle/hand';
import { isSeatNo, type SeatNo, toSeatNo } from '@riffle/table';
import { ENDLESS } from '../hands/amount.ts';

/** What a PHH table says of the game, its amounts already whole chips. */
export type PhhGame = {
  readonly variant: Variant;
  readonly looser: Variant | undefined;
  readonly anteTrimming: boolean;
  readonly antes: readonly number[];
  readonly blinds: readonly number[];
  readonly bringIn: number;
  readonly bets: { readonly small: number; readonly big: number };
  /** Endless where nobody knows it. */
  readonly stacks: readonly number[];
  readonly seats: readonly SeatNo[];
};

export function setupOf(variant: Variant, game: PhhGame): HandSetup {
  const { stacks, bets, bringIn, seats } = game;
  return {
    variant,
    rules: game.anteTrimming ? sharedAntes : replayRules,
    players: seats.map((seat, nth) => ({ seat, stack: toChips(Math.min(stacks[nth] ?? 0, ENDLESS)) })),
    forced: forcedOf(game),
    bringIn: toChips(bringIn),
    bets: { small: toChips(bets.small), big: toChips(bets.big) },
    chipUnit: toChips(1),
    deck: 'dealtByCommand',
    showdown: 'asked',
    field: 'more',
  };
}

const once = { ...replayHandRules.pots.runs, atMost: 1 };
const replayRules: HandSetup['rules'] = {
  ...replayHandRules,
  pots: { ...replayHandRules.pots, runs: once, antes: 'mainPot' },
};
const sharedAntes: HandSetup['rules'] = { ...replayRules, pots: { ...replayRules.pots, antes: 'share' } };

/** With two players the lists still read small, big, although the first player has the big blind. */
function forcedOf({ antes, blinds, bets, seats }: PhhGame): readonly ForcedBet[] {
  const posting = seats.length === 2 ? [...seats].reverse() : seats;
  const big = blinds.findIndex((amount) => amount >= Math.min(bets.small, Math.max(...blinds)));
  const owed = (amounts: readonly number[], kindOf: (place: number, amount: number) => ForcedBet['kind']) =>
    posting.flatMap((seat, place): ForcedBet[] => {
      const amount = amounts[place] ?? 0;
      return amount === 0 ? [] : [{ seat, kind: kindOf(place, amount), amount: toChips(Math.abs(amount)) }];
    });
  return [...owed(antes, () => 'ante'), ...owed(blinds, (place, amount) => blindKind(amount, place - big))];
}

/** An amount below nothing is the post of somebody who has come in. */
function blindKind(amount: number, fromBig: number): ForcedBet['kind'] {
  if (amount < 0) return 'livePost';
  if (fromBig === 0) return 'bigBlind';
  return fromBig < 0 ? 'smallBlind' : 'straddle';
}

/** The seats of the file where they are a table's, else as many from the first. */
export function seatsOf(given: unknown, count: number): readonly SeatNo[] {
  const own = Array.isArray(given) ? (given as readonly unknown[]) : [];
  const usable =
    own.length === count &&
    new Set(own).size === count &&
    own.every((seat) => typeof seat === 'number' && isSeatNo(seat));
  return usable
    ? own.map((seat) => toSeatNo(Number(seat)))
    : Array.from({ length: count }, (_, nth) => toSeatNo(nth + 1));
}
