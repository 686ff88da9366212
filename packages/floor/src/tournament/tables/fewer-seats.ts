import { step } from '../../because.ts';
import { count } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** The management wants fewer seats at each table from now on. */
export const fewerSeats = incidentKind({
  phase: 'tournament',
  facts: {
    tables: count(1, 999),
    players: count(2, 10_000),
    /** Seats of each table from now on. */
    seats: count(2, 12, { usual: 9 }),
  },
  find({ tables, players, seats }, floor) {
    floor.decides('tables.maxSeats');
    floor.notes('playersAndPlaces', { players, places: tables * seats });
    if (players > tables * seats) return { outcome: { is: 'seatsTooFew', tables: Math.ceil(players / seats) } };
    const set = { is: 'seatsSet', seats } as const;
    return {
      outcome: set,
      steps: [step('announce')],
      discretion: { range: [set, { is: 'tablesStay' }], weigh: ['timeLost', 'stageOfEvent'] },
    };
  },
});
