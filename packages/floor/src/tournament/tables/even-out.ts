import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** Whether players change tables that are given in the order in which they break, from which to which first. */
export function evenOut(tables: readonly number[], seats: number, floor: Inquiry): Finding {
  const trigger = floor.decides('balancing.trigger');
  const least = trigger === 'managementDecides' ? 2 : Math.max(2, trigger);
  const most = Math.max(...tables);
  const spread = most - Math.min(...tables);
  floor.notes('tablesDiffer', { difference: spread });
  if (spread < least) return { outcome: { is: 'tablesStay' } };
  const to = destination(tables, most - least, floor);
  const moves = { is: 'evenOut', moves: movesToEven(tables), from: source(tables, most, floor), to } as const;
  return {
    outcome: moves,
    steps: [...halts(tables, seats, most, floor), step('moveOneByOne', { moves: moves.moves })],
    ...(trigger === 'managementDecides' && {
      discretion: { range: [moves, { is: 'tablesStay' }], weigh: ['fairness', 'timeLost'] },
    }),
  };
}

/** The first of the fullest to break: an order fixed beforehand decides among them, whoever fixed it. */
function source(tables: readonly number[], most: number, floor: Inquiry): number {
  if (tables.filter((players) => players === most).length > 1) floor.decides('balancing.sourceTable');
  return tables.indexOf(most) + 1;
}

function destination(tables: readonly number[], fewEnough: number, floor: Inquiry): number {
  const short = tables.flatMap((players, index) => (players <= fewEnough ? [{ players, table: index + 1 }] : []));
  const latest = short.toReversed();
  if (short.length > 1 && floor.decides('balancing.destinationTable') === 'brokenLatest') return latest[0]?.table ?? 1;
  return latest.toSorted((a, b) => a.players - b.players)[0]?.table ?? 1;
}

/** Tables at which play stops until the newcomers sit. */
function halts(tables: readonly number[], seats: number, most: number, floor: Inquiry) {
  const { missing, against } = floor.asks('balancing.haltMissingPlayers');
  const full = against === 'seatLimit' ? seats : most;
  return tables.flatMap((players, index) =>
    full - players >= missing ? [step('haltTable', { table: index + 1 })] : [],
  );
}

/** How many have to move until no two tables differ by more than one. */
function movesToEven(tables: readonly number[]): number {
  const players = tables.reduce((sum, at) => sum + at, 0);
  const [low, more] = [Math.floor(players / tables.length), players % tables.length];
  return tables
    .toSorted((a, b) => b - a)
    .reduce((moves, at, index) => moves + Math.max(0, at - low - (index < more ? 1 : 0)), 0);
}
