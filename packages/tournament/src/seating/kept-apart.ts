import type { Random } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import type { EntryId } from '../ids.ts';
import type { Entry, Tournament } from '../state.ts';
import { type Allotment, exchange, holdsAnyOf, unevenness } from './allotment.ts';

type Groups = Tournament['keptApart'];

/** Everybody whom the management keeps apart from a player. */
export const apartFrom = (groups: Groups, id: EntryId): ReadonlySet<EntryId> =>
  new Set(groups.filter((group) => group.includes(id)).flatMap((group) => group.filter((other) => other !== id)));

/** Exchanges of drawn players until no two who are kept apart share a table, as far as that can be. */
export function keepApart(groups: Groups, tables: readonly Allotment[], random: Random): void {
  for (const id of new Set(groups.flat())) {
    const table = tables.find(({ drawn }) => drawn.some((entry) => entry.id === id));
    const entry = table?.drawn.find((one) => one.id === id);
    if (table === undefined || entry === undefined || !holdsAnyOf(table, apartFrom(groups, id))) continue;
    const partner = partnerFor(groups, table, entry, tables, random);
    if (partner !== undefined) exchange(table, entry, partner.table, partner.entry);
  }
}

function partnerFor(groups: Groups, table: Allotment, entry: Entry, tables: readonly Allotment[], random: Random) {
  const apart = apartFrom(groups, entry.id);
  const others = tables.filter((other) => !holdsAnyOf(other, apart));
  const partners = shuffled(
    others.flatMap((other) => other.drawn.map((one) => ({ table: other, entry: one }))),
    random,
  ).filter((one) => !holdsAnyOf(table, apartFrom(groups, one.entry.id), entry.id));
  let best: { readonly partner: (typeof partners)[number]; readonly cost: number } | undefined;
  for (const partner of partners) {
    const cost = unevenness(table, entry, partner.table, partner.entry);
    if (cost <= 0) return partner;
    if (best === undefined || cost < best.cost) best = { partner, cost };
  }
  return best?.partner;
}
