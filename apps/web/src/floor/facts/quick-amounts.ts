/** What a table plays for: the blinds from which usual amounts follow. */
export type Stakes = { readonly smallBlind: number; readonly bigBlind: number };

/** The incident's own blinds where somebody has said them. */
export function stakesOf({ bigBlind: said }: { readonly [fact: string]: unknown }, table: Stakes): Stakes {
  const bigBlind = typeof said === 'number' && said > 0 ? said : table.bigBlind;
  const smallBlind = bigBlind === table.bigBlind ? table.smallBlind : Math.floor(bigBlind / 2);
  return { smallBlind, bigBlind };
}

const BET_TIMES = [1, 2, 2.5, 3, 4, 5, 10];
const STACK_TIMES = [5, 10, 15, 20, 30, 50, 100];
const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000];

/** What an amount is: the facts of all incidents call these alike. */
const CHIP_VALUES = ['chipValue', 'nextValue', 'smallestChip', 'unit'];
const STACKS = ['stack', 'callerStack', 'shown', 'startingStack', 'ownPart', 'pot', 'minimum', 'upTo', 'stake'];

/** Amounts that are most often said of this fact at these blinds, and those that this incident has already named. */
export function quickAmounts(fact: string, stakes: Stakes, named: readonly number[], min: number): readonly number[] {
  if (CHIP_VALUES.includes(fact)) return usualChips(stakes);
  const times = STACKS.includes(fact) ? STACK_TIMES : BET_TIMES;
  const usual = times.map((each) => stakes.bigBlind * each).filter((amount) => Number.isInteger(amount));
  return [...new Set([...usual, ...named])].filter((amount) => amount >= Math.max(min, 1)).sort((a, b) => a - b);
}

/** Chips that lie on a table at these blinds, least first. */
export function usualChips({ smallBlind, bigBlind }: Stakes): readonly number[] {
  const there = CHIPS.filter((chip) => chip * 8 >= smallBlind && chip <= bigBlind * 25);
  return there.length >= 3 ? there.slice(-5) : CHIPS.slice(1, 6);
}

/** Lists that hold no amounts: players at each table, per cent of a prize. */
const COUNTED: { readonly [fact: string]: readonly number[] } = {
  tables: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  shares: [5, 10, 20, 30, 40, 50],
};

/** What a list is tapped together from. */
export const listedValues = (fact: string, stakes: Stakes): readonly number[] => COUNTED[fact] ?? usualChips(stakes);

/** By how much one tap changes an amount. */
export const stepOf = ({ smallBlind }: Stakes): number => Math.max(1, smallBlind);
