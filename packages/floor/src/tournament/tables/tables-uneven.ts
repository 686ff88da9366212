import { finalTablePlayers } from '@riffle/tournament';
import { step } from '../../because.ts';
import { chipList, choice, count, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { stopTheClock } from '../clock-effect.ts';
import { evenOut } from './even-out.ts';

/** Players have gone out: is a table broken, are the others evened out? */
export const tablesUneven = incidentKind({
  phase: 'tournament',
  facts: {
    /** Players at each table, the next to break first. */
    tables: chipList({ apart: true }),
    seats: count(2, 12, { usual: 9 }),
    game: choice(['holdem', 'omaha', 'stud'], { usual: 'holdem' }),
    /** The order of breaking was announced or displayed. */
    orderKnown: yesNo({ usual: true }),
  },
  clashes: ({ tables, seats }) =>
    tables.length > 0 && tables.every((players) => players <= seats)
      ? []
      : [{ problem: 'notPossible', fact: 'tables', allowed: { is: 'chipList' } }],
  find({ tables, seats, game, orderKnown }, floor) {
    if (floor.frames('tables.format') === 'sitAndGo') {
      floor.decides('tables.format');
      return { outcome: { is: 'tablesStay' } };
    }
    const players = tables.reduce((sum, at) => sum + at, 0);
    if (tables.length > 1 && players <= finalTablePlayers(floor.asks('tables.finalTableSize'), seats, game)) {
      floor.decides('tables.finalTableSize');
      floor.asks('tables.finalTableSeats');
      const clock = clockStops(tables.length, floor);
      return {
        outcome: { is: 'finalTable', players },
        steps: [...(clock ? [step('stopClock')] : []), step('drawSeatsForAll'), step('drawForButton')],
        effects: clock ? stopTheClock : [],
      };
    }
    floor.notes('playersAndSeats', { players, seats: (tables.length - 1) * seats });
    if (tables.length > 1 && players <= (tables.length - 1) * seats) return breaking(tables.length, orderKnown, floor);
    return evenOut(tables, seats, floor);
  },
});

function breaking(tables: number, orderKnown: boolean, floor: Inquiry): Finding {
  const published = floor.decides('tables.breakOrder') === 'publishedOrder';
  floor.asks('tables.breakSeats');
  const clock = clockStops(tables, floor);
  const first = { is: 'breakTable', table: 1 } as const;
  return {
    outcome: first,
    steps: [
      ...(published && !orderKnown ? [step('publishOrder')] : []),
      ...(clock ? [step('stopClock')] : []),
      step('drawSeatsForAll'),
      step('giveRack'),
    ],
    effects: clock ? stopTheClock : [],
    discretion: { range: [first, { is: 'tablesStay' }], weigh: ['fairness', 'stageOfEvent'] },
  };
}

const clockStops = (tables: number, floor: Inquiry): boolean => tables <= floor.asks('tables.clockDuringBreak');
