import { toChips } from '@riffle/cards';
import {
  findVariant,
  type HandInPlay,
  type HandRules,
  type HandSetup,
  newHand,
  play,
  type Variant,
} from '@riffle/hand';
import { toSeatNo } from '@riffle/table';

export const STRUCTURES = ['noLimit', 'potLimit', 'fixedLimit'] as const;
export type Structure = (typeof STRUCTURES)[number];

const IDS = { noLimit: 'no-limit-holdem', potLimit: 'pot-limit-holdem', fixedLimit: 'limit-holdem' } as const;
export function holdemOf(structure: Structure): Variant {
  const variant = findVariant(IDS[structure]);
  if (variant === undefined) throw new RangeError(`no hold'em ${structure}`);
  return variant;
}

type Stake = { readonly stack: number; readonly bet?: number; readonly inPot?: number; readonly folded?: boolean };

/** A hand in the middle of a betting round, as the engine would have it there. */
export function tableInRound(
  stakes: readonly Stake[],
  of: { readonly structure: Structure; readonly rules: HandRules; readonly bigBlind: number; readonly street: number },
): HandInPlay {
  const hand = newHand();
  const small = toChips(of.bigBlind);
  const setup: HandSetup = {
    ...hand.setup,
    variant: holdemOf(of.structure),
    rules: of.rules,
    // whoever has nothing left had something when the hand began
    players: stakes.map(({ stack }, nth) => ({ seat: toSeatNo(nth + 1), stack: toChips(Math.max(1, stack)) })),
    bets: { small, big: of.structure === 'fixedLimit' ? toChips(of.bigBlind * 2) : small },
  };
  const refused = play(hand, { type: 'StartHand', setup }, { random: () => 0 }, []);
  if (refused !== undefined) throw new RangeError(`no such table: ${refused.code}`);
  stakes.forEach(({ stack, bet = 0, inPot = 0, folded = false }, nth) => {
    // the last hand stays by itself
    if (folded) play(hand, { type: 'KillHand', seat: toSeatNo(nth + 1) }, { random: () => 0 }, []);
    const player = hand.players[nth];
    if (player !== undefined) Object.assign(player, { stack, bet, inPot });
  });
  hand.phase = 'betting';
  hand.street = of.street;
  hand.withChips = stakes.filter(({ stack, folded = false }) => !folded && stack > 0).length;
  return hand;
}
