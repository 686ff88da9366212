import type { TournamentView } from '@riffle/tournament';

/** The amounts that the room sees of a night in which it is told nothing of money. Of these nights no other number ends so: `randomSetup` has no price that is round. */
export function leaked(room: TournamentView, staff: TournamentView): readonly number[] {
  const { entries, bustOuts, setup, prizes, planned, money, deal } = room;
  const told = numbersIn({ entries, bustOuts, setup: { ...setup, levels: [] }, prizes, planned, money, deal });
  const hidden = amountsOf(staff);
  return [...told].filter((amount) => hidden.has(amount));
}

function amountsOf({ money, prizes, planned, setup }: TournamentView): ReadonlySet<number> {
  const named = { money: money && { ...money, books: undefined, at: undefined }, prizes, planned, setup: setup.money };
  const books = money?.books;
  const all = numbersIn({ ...named, books: books && { owes: books.owes, dues: books.dues, accounts: books.accounts } });
  return new Set([...all].filter((amount) => Math.abs(amount) > 100 && amount % 100 !== 0));
}

/** How many were sold, which entry it is, what points somebody has: the room may see it, and it may be as high as a small amount. */
const COUNTED: ReadonlySet<string> = new Set(['sold', 'no', 'points']);

function numbersIn(value: unknown, found = new Set<number>()): ReadonlySet<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (!COUNTED.has(key)) numbersIn(one, found);
  return found;
}
