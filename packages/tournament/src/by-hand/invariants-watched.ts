import type { EntryId } from '../ids.ts';
import { type Broken, invariants } from '../simulation/invariants.ts';
import type { Table, Tournament } from '../state.ts';

/** The invariants of a night after every event: looked at again only where something has changed that they speak of. */
export class InvariantsWatched {
  #last: Tournament | undefined;

  after(state: Tournament, stacks: ReadonlyMap<EntryId, number>): Broken | undefined {
    const last = this.#last;
    this.#last = state;
    if (last !== undefined && saysTheSame(last, state)) return undefined;
    return invariants(state, stacks)[0];
  }
}

const saysTheSame = (a: Tournament, b: Tournament): boolean =>
  a.entries === b.entries &&
  a.bustOuts === b.bustOuts &&
  a.breakOrder === b.breakOrder &&
  a.nextNo === b.nextNo &&
  a.colourUps === b.colourUps &&
  a.setup === b.setup &&
  sameSeats(a.tables, b.tables);

/** With a new hand a table has other positions, and still the same seats. */
function sameSeats(a: Tournament['tables'], b: Tournament['tables']): boolean {
  if (a === b) return true;
  const [these, those] = [[...a.values()], [...b.values()]];
  return these.length === those.length && these.every((table, nth) => sameTable(table, those[nth]));
}

const sameTable = (a: Table, b: Table | undefined): boolean =>
  a === b || (b !== undefined && a.id === b.id && a.seats === b.seats && a.blocked === b.blocked);
