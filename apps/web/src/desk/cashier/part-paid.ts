import { toCents } from '@riffle/money';
import type { EntryId } from '@riffle/tournament';

type Debt = { readonly entry: EntryId; readonly owes: number };

/** So much of what is owed, in their order: who comes last keeps what is left open. Undefined where it is none, or more than all. */
export function partPaid(lines: readonly Debt[], sum: number | undefined) {
  const all = lines.reduce((total, { owes }) => total + owes, 0);
  if (sum === undefined || sum <= 0 || sum > all) return undefined;
  let left = sum;
  return lines.flatMap(({ entry, owes }) => {
    const amount = Math.min(owes, left);
    left -= amount;
    return amount === 0 ? [] : [{ entry, amount: toCents(amount) }];
  });
}
