import { step } from '../../because.ts';
import { chipList, count, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** Players have gone out: is a table broken, are the others evened out? */
export const tablesUneven = incidentKind({
  phase: 'tournament',
  facts: {
    /** Players at each table, the next to break first. */
    tables: chipList(),
    seats: count(2, 12, { usual: 9 }),
    /** The order of breaking was announced or displayed. */
    orderKnown: yesNo({ usual: true }),
  },
  clashes: ({ tables, seats }) =>
    tables.length > 0 && tables.every((players) => players <= seats)
      ? []
      : [{ problem: 'notPossible', fact: 'tables', allowed: { is: 'chipList' } }],
  find({ tables, seats, orderKnown }, floor) {
    if (floor.asks('tables.format') === 'sitAndGo') {
      floor.decides('tables.format');
      return { outcome: { is: 'tablesStay' } };
    }
    const players = tables.reduce((sum, at) => sum + at, 0);
    floor.notes('playersAndSeats', { players, seats: (tables.length - 1) * seats });
    const management = {
      range: [{ is: 'breakTable', table: 1 }, { is: 'tablesStay' }],
      weigh: ['fairness', 'stageOfEvent'],
    } as const;
    if (tables.length > 1 && players <= (tables.length - 1) * seats) {
      const published = floor.decides('tables.breakOrder') === 'publishedOrder';
      if (tables.length === 2) floor.asks('tables.finalTableSeats');
      else floor.asks('tables.breakSeats');
      return {
        outcome: { is: 'breakTable', table: 1 },
        steps: [...(published && !orderKnown ? [step('publishOrder')] : []), step('drawSeatsForAll'), step('giveRack')],
        discretion: management,
      };
    }
    const trigger = floor.decides('balancing.trigger');
    const least = trigger === 'managementDecides' ? 2 : trigger;
    const spread = Math.max(...tables) - Math.min(...tables);
    floor.notes('tablesDiffer', { difference: spread });
    if (spread < least) return { outcome: { is: 'tablesStay' } };
    const moves = { is: 'evenOut', moves: movesToEven(tables) } as const;
    return {
      outcome: moves,
      steps: [step('moveOneByOne', { moves: moves.moves })],
      ...(trigger === 'managementDecides' && {
        discretion: { range: [moves, { is: 'tablesStay' }], weigh: ['fairness', 'timeLost'] },
      }),
    };
  },
});

/** How many have to move until no two tables differ by more than one. */
function movesToEven(tables: readonly number[]): number {
  const players = tables.reduce((sum, at) => sum + at, 0);
  const [low, more] = [Math.floor(players / tables.length), players % tables.length];
  return tables
    .toSorted((a, b) => b - a)
    .reduce((moves, at, index) => moves + Math.max(0, at - low - (index < more ? 1 : 0)), 0);
}
