import type { Cents } from '@riffle/money';
import type { PinnedRef } from '@riffle/rulebooks';
import { policyOf } from '../rulebook-of.ts';
import type { PrizeDue } from './dues.ts';
import type { FieldAt } from './field.ts';
import { handedSum } from './handed.ts';
import type { Handed } from './money-state.ts';

/** What of it can be handed out now. */
export type Payable = Required<Handed> & {
  readonly sum: Cents;
  /** What he owes of it: it stays. */
  readonly setOff: Cents;
  /** What he gets in his hand. */
  readonly paid: Cents;
  /** What waits: it is not certain yet. */
  readonly waits: Cents;
  /** By these rules bounties wait for the end. */
  readonly bountyWaits?: readonly PinnedRef[];
};

/**
 * The one answer for who offers it and for who books it; `final` says the field, `owes` what he has still to pay. What somebody
 * had too much counts at once.
 */
export function payable(
  at: Pick<FieldAt, 'setup' | 'stage'>,
  due: PrizeDue,
  { final, owes }: { readonly final: boolean; readonly owes: number },
): Payable {
  // a bounty is won in its hand, and by some rulebooks changed at the end; whether a place is paid, the last entry decides
  const atTheEnd = at.stage === 'over' ? undefined : policyOf(at.setup, 'entries.bounty');
  const waiting = atTheEnd?.value === 'jetonPerEntry' ? atTheEnd : undefined;
  const prize = final ? due.prize : tooMuch(due.prize);
  const bounty = waiting === undefined ? due.bounty : tooMuch(due.bounty);
  const special = final || due.specialGrows !== true ? due.special : tooMuch(due.special);
  const { byHand } = due;
  const sum = handedSum({ prize, bounty, special, byHand });
  const setOff = Math.max(0, Math.min(owes, sum)) as Cents;
  return {
    prize,
    bounty,
    special,
    byHand,
    sum,
    setOff,
    paid: (sum - setOff) as Cents,
    waits: (handedSum(due) - sum) as Cents,
    ...(waiting && due.bounty > 0 && { bountyWaits: waiting.refs }),
  };
}

const tooMuch = (due: Cents): Cents => Math.min(0, due) as Cents;
