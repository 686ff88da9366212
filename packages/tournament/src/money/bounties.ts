import { type Cents, shareOut } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { standing } from './limits.ts';
import { bountyIn } from './money-by-the-book.ts';
import { byOddCents } from './odd-cents.ts';

/** What somebody has won by knocking others out, and what stands on his own head. */
export type Bounty = { readonly won: Cents; readonly head: Cents };

/**
 * From the hands in their order. Each buy-in or rebuy puts its bounty on the head of the life that it pays for; who loses a
 * life leaves what is on it to those who took it, in equal parts, odd cents as the rulebook says. Nobody named, or several
 * where the floor is to name one: it stays where it is, and is the house's in the end. Who is left at the end takes his own.
 */
export function bounties(state: Tournament): ReadonlyMap<EntryId, Bounty> {
  const heads = new Map<string, number>();
  for (const { entry, life, parts } of standing(state)) {
    const bounty = bountyIn({ parts });
    if (bounty > 0) add(heads, `${entry} ${String(life)}`, bounty);
  }
  const won = new Map<EntryId, number>();
  const lives = new Map<EntryId, number>();
  const shared = state.setup !== undefined && policyOf(state.setup, 'entries.bountyShared').value === 'equalParts';
  for (const { out } of state.bustOuts) {
    for (const { entry, by } of out) {
      const life = lives.get(entry) ?? 0;
      lives.set(entry, life + 1);
      const value = heads.get(`${entry} ${String(life)}`) ?? 0;
      if (value === 0 || by.length === 0 || (by.length > 1 && !shared)) continue;
      const parts = shareOut(
        value as Cents,
        by.map(() => 1),
      );
      for (const [nth, killer] of byOddCents(state, by).entries()) add(won, killer, parts[nth] ?? 0);
    }
  }
  const over = stageOf(state) === 'over';
  const found = new Map<EntryId, Bounty>();
  for (const entry of Object.values(state.entries)) {
    const head = entry.out === undefined ? (heads.get(`${entry.id} ${String(lives.get(entry.id) ?? 0)}`) ?? 0) : 0;
    const own = over && isInPlay(entry) ? head : 0;
    const sum = (won.get(entry.id) ?? 0) + own;
    if (sum > 0 || head > 0) found.set(entry.id, { won: sum as Cents, head: head as Cents });
  }
  return found;
}

const add = <K>(sums: Map<K, number>, key: K, amount: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + amount);
};
