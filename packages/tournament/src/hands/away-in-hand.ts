import { type Instant, toInstant } from '@riffle/aggregate';
import type { Cited } from '@riffle/rulebooks';
import type { Positions } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import type { Penalty } from '../penalty.ts';
import { policyOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import type { Table, Tournament } from '../state.ts';
import { servedBy } from './hand-events.ts';

/** Who serves a penalty while a hand is played: his cards are dealt and dead, or he gets none, and what falls to his seat is paid. */
export type AwayInHand = {
  readonly entry: EntryId;
  readonly hand: 'dead' | 'none';
  /** From where he stays away until it is over. */
  readonly from: 'table' | 'area';
  readonly pays?: 'smallBlind' | 'bigBlind';
  /** Time alone keeps him away: from this moment on he is back. */
  readonly until?: Instant;
};

/** What holds while somebody is away: where he goes, whether he is dealt in, and when a blind puts him all-in. */
export const whileAway = (
  setup: PinnedSetup,
): readonly [Cited<'sanctions.where'>, Cited<'sanctions.dealtIn'>, Cited<'sanctions.autoAllIn'>] => [
  policyOf(setup, 'sanctions.where'),
  policyOf(setup, 'sanctions.dealtIn'),
  policyOf(setup, 'sanctions.autoAllIn'),
];

type Coming = { readonly away?: readonly AwayInHand[]; readonly back?: readonly EntryId[] };

/** Who is away in the next hand of a table, and who is back for it; each in the order of the penalties. */
export function awayInHand(state: Tournament, table: Table, hand: Positions): Coming {
  if (state.setup === undefined || state.penalties.length === 0) return {};
  const [where, dealtIn] = whileAway(state.setup);
  const lessOne = new Set((['hands', 'rounds'] as const).flatMap((what) => servedBy(state, table, hand, what)));
  const here = state.penalties.filter(
    ({ entry, player, length, ended, left }) =>
      length !== undefined &&
      ended === undefined &&
      player === undefined &&
      left !== 0 &&
      state.entries.get(entry)?.at?.table === table.id,
  );
  const isOver = ({ id, left = 0 }: Penalty): boolean => lessOne.has(id) && left === 1;
  const stillAway = [...new Set(here.filter((penalty) => !isOver(penalty)).map(({ entry }) => entry))];
  const timed = new Set(here.flatMap(({ entry, length }) => (length?.in === 'time' ? [entry] : [])));
  const leaves = (entry: EntryId) =>
    where.value === 'area' || (where.value === 'tableOrArea' && timed.has(entry)) ? 'area' : 'table';
  const away = stillAway.map((entry): AwayInHand => {
    const seat = state.entries.get(entry)?.at?.seat;
    const pays = seat === hand.bigBlind ? 'bigBlind' : seat === hand.smallBlind ? 'smallBlind' : undefined;
    const cards = dealtIn.value === 'notDealtIn' ? 'none' : 'dead';
    const until = untilAlone(here.filter((penalty) => penalty.entry === entry && !isOver(penalty)));
    return { entry, hand: cards, from: leaves(entry), ...(pays !== undefined && { pays }), ...(until && { until }) };
  });
  const back = [...new Set(here.map(({ entry }) => entry))].filter((entry) => !stillAway.includes(entry));
  return { ...(away.length > 0 && { away }), ...(back.length > 0 && { back }) };
}

/** When the last of them is over, where no hand or round is left of any. */
function untilAlone(penalties: readonly Penalty[]): Instant | undefined {
  const times = penalties.flatMap(({ length }) => (length?.in === 'time' ? [length.until] : []));
  return times.length === penalties.length && times.length > 0 ? toInstant(Math.max(...times)) : undefined;
}
