import { handsUntilBigBlind, type SeatNo } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Moved } from '../seated.ts';
import type { Setup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import type { Breaking } from './breaking.ts';
import { buttonDistance } from './button-distance.ts';
import { apartFrom } from './kept-apart.ts';
import { freeSeats, lastHandAt, ringAt, type TableInPlay } from './table-in-play.ts';

type Fit = {
  readonly entry: EntryId;
  readonly from: SeatNo;
  readonly to: TableInPlay;
  readonly seat: SeatNo;
  readonly cost: number;
};

/** Everybody to the free seat whose position is nearest to his own; the best matches are given first. */
export function movesByPosition(state: Tournament, { table, others, sizes }: Breaking): readonly Moved[] {
  const setup = setupOf(state);
  const fits = others.flatMap((to) => fitsAt(state, setup, table, to)).sort((a, b) => a.cost - b.cost);
  const left = new Map(others.map(({ id }, index) => [id, sizes[index] ?? 0]));
  const moves = new Map<EntryId, Moved>();
  const taken = new Set<string>();
  for (const { entry, from, to, seat } of fits) {
    const room = left.get(to.id) ?? 0;
    const place = `${to.id}/${seat}`;
    if (moves.has(entry) || room === 0 || taken.has(place)) continue;
    moves.set(entry, { entry, from: { table: table.id, seat: from }, to: { table: to.id, seat } });
    left.set(to.id, room - 1);
    taken.add(place);
  }
  return [...moves.values()];
}

function fitsAt(state: Tournament, setup: Setup, table: TableInPlay, to: TableInPlay): readonly Fit[] {
  const repeat = policyOf(setup, 'balancing.repeatBigBlind').value.breaking;
  const last = lastHandAt(table);
  const lastThere = lastHandAt(to);
  const free = freeSeats(to).map((seat) => ({
    seat,
    distance: buttonDistance(setup, to, seat) ?? 0,
    hands: lastThere && handsUntilBigBlind(ringAt(to), lastThere, seat),
  }));
  return [...table.players].flatMap(([from, entry]) => {
    const own = buttonDistance(setup, table, from) ?? 0;
    const apart = apartFrom(state.keptApart, entry);
    const together = [...to.players.values()].some((id) => apart.has(id));
    return free.map(({ seat, distance, hands }): Fit => {
      const twice = repeat !== 'allowed' && last?.bigBlind === from && hands === 0;
      return { entry, from, to, seat, cost: (together ? 2000 : 0) + (twice ? 1000 : 0) + Math.abs(distance - own) };
    });
  });
}
