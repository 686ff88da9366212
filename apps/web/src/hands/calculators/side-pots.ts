import { membersOf, potsOf, usualHandRules } from '@riffle/hand';
import { tableInRound } from './table-under-rules.ts';

export type PaidIn = { readonly amount: number; readonly folded: boolean };
export type SidePots = {
  /** Main pot first; players by their place in the list. */
  readonly pots: readonly { readonly amount: number; readonly among: readonly number[] }[];
  /** Nobody has matched it: it goes back. */
  readonly uncalled: { readonly player: number; readonly amount: number } | undefined;
};

/** What lies in which pot, and who plays for it. Cut by the engine that plays. */
export function sidePots(paid: readonly PaidIn[]): SidePots {
  const uncalled = uncalledOf(paid);
  const hand = tableInRound(
    paid.map(({ amount, folded }, nth) => ({
      stack: 0,
      inPot: nth === uncalled?.player ? amount - uncalled.amount : amount,
      folded,
    })),
    { structure: 'noLimit', rules: usualHandRules, bigBlind: 1, street: 1 },
  );
  return { pots: potsOf(hand).map((pot) => ({ amount: pot.amount, among: membersOf(hand, pot) })), uncalled };
}

/** The part of the highest bet that is above all others. */
function uncalledOf(paid: readonly PaidIn[]): SidePots['uncalled'] {
  const most = Math.max(0, ...paid.map(({ amount }) => amount));
  const player = paid.findIndex(({ amount }) => amount === most);
  const next = Math.max(0, ...paid.filter((_, nth) => nth !== player).map(({ amount }) => amount));
  return most > next && paid[player]?.folded === false ? { player, amount: most - next } : undefined;
}
