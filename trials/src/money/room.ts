import { type Tournament, type TournamentView, tournament } from '@riffle/tournament';

/** What the room was told of money and should not have been. */
export function roomFaults(state: Tournament): readonly string[] {
  const shown = state.setup?.moneyShown ?? 'amounts';
  const room = tournament.view(state, { as: 'room' });
  const staff = tournament.view(state, { as: 'staff' });
  const faults: string[] = [];
  if (room.money?.books !== undefined) faults.push('the room sees the books');
  if (room.deal?.shares !== undefined) faults.push('the room sees what a deal gave');
  if (Object.values(room.entries).some(({ person }) => person !== undefined)) faults.push('the room sees who it is');
  if (shown !== 'amounts' && Object.values(room.entries).some(({ prize = 0 }) => prize > 0))
    faults.push('the room sees what somebody has won');
  if (shown === 'nothing') {
    const { entries, bustOuts, setup, prizes, planned, money, deal } = room;
    const told = numbersIn({ entries, bustOuts, setup: { ...setup, levels: [] }, prizes, planned, money, deal });
    const hidden = amountsOf(staff);
    const leaked = [...told].filter((amount) => hidden.has(amount));
    if (leaked.length > 0) faults.push(`the room, which is told nothing, sees ${leaked.join(', ')}`);
  }
  return faults;
}

/** Of these nights no other number ends so: `randomSetup` has no price that is round. */
function amountsOf({ money, prizes, planned, setup }: TournamentView): ReadonlySet<number> {
  const named = { money: money && { ...money, books: undefined, at: undefined }, prizes, planned, setup: setup.money };
  const books = money?.books;
  const all = numbersIn({ ...named, books: books && { owes: books.owes, dues: books.dues, accounts: books.accounts } });
  return new Set([...all].filter((amount) => Math.abs(amount) > 100 && amount % 100 !== 0));
}

function numbersIn(value: unknown, found = new Set<number>()): ReadonlySet<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) numbersIn(one, found);
  return found;
}
