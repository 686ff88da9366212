import { isInButtonGap, toSeatNo } from '@riffle/table';
import { step } from '../../because.ts';
import { choice, count, seat, seats } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import type { FactProblem } from '../../read-facts.ts';
import { fittingMoves, type TableNext } from './fitting-moves.ts';

/** Two tables are uneven, and one player has to move: who, and to which seat. */
export const whoMovesToBalance = incidentKind({
  phase: 'tournament',
  facts: {
    game: choice(['holdem', 'omaha', 'stud'], { usual: 'holdem' }),
    /** Seats of each table. */
    size: count(2, 12, { usual: 9 }),
    /** The seats that are taken at the fuller table, and its button and blinds in the next hand. */
    fuller: seats(),
    fullerButton: seat(),
    fullerSmallBlind: seat(),
    fullerBigBlind: seat(),
    /** The same of the shorter table. */
    shorter: seats(),
    shorterButton: seat(),
    shorterSmallBlind: seat(),
    shorterBigBlind: seat(),
    /** The seat at the shorter table that became free last. */
    lastFreed: seat({ optional: true, when: { game: ['stud'] } }),
  },
  clashes: ({ size, fuller, shorter, fullerBigBlind, shorterBigBlind, ...rest }) => {
    const wrong = (fact: string, is: 'seat' | 'seats' = 'seats'): FactProblem => ({
      problem: 'notPossible',
      fact,
      allowed: { is },
    });
    const bad = (taken: readonly number[], bigBlind: number): boolean =>
      taken.length < 2 ||
      taken.some((one) => one > size) ||
      new Set(taken).size < taken.length ||
      !taken.includes(bigBlind);
    const { fullerButton, fullerSmallBlind, shorterButton, shorterSmallBlind, lastFreed } = rest;
    return [
      ...(bad(fuller, fullerBigBlind) ? [wrong('fuller')] : []),
      ...(bad(shorter, shorterBigBlind) || shorter.length >= size || shorter.length > fuller.length
        ? [wrong('shorter')]
        : []),
      ...Object.entries({ fullerButton, fullerSmallBlind, shorterButton, shorterSmallBlind, lastFreed }).flatMap(
        ([fact, at]) =>
          (at ?? 1) > size || (fact === 'lastFreed' && shorter.includes(at ?? 0)) ? [wrong(fact, 'seat')] : [],
      ),
    ];
  },
  find(facts, floor) {
    const { size, game, lastFreed } = facts;
    const fuller: TableNext = {
      size,
      players: facts.fuller.toSorted((a, b) => a - b),
      button: facts.fullerButton,
      smallBlind: facts.fullerSmallBlind,
      bigBlind: facts.fullerBigBlind,
    };
    const shorter: TableNext = {
      size,
      players: facts.shorter,
      button: facts.shorterButton,
      smallBlind: facts.shorterSmallBlind,
      bigBlind: facts.shorterBigBlind,
    };
    if (floor.frames('tables.format') === 'sitAndGo') {
      floor.decides('tables.format');
      return { outcome: { is: 'noMove' } };
    }
    const trigger = floor.frames('balancing.trigger');
    const difference = fuller.players.length - shorter.players.length;
    floor.notes('tablesDiffer', { difference });
    if (difference < (trigger === 'managementDecides' ? 2 : trigger)) {
      floor.decides('balancing.trigger');
      return { outcome: { is: 'noMove' } };
    }
    const moves = fittingMoves(fuller, shorter, game === 'stud' ? { lastFreed } : undefined, floor).map(
      (move) => ({ is: 'moves', ...move }) as const,
    );
    const [best] = moves;
    if (best === undefined) return { outcome: { is: 'noMove' } };
    const gap = isInButtonGap(
      size,
      { button: toSeatNo(shorter.button), smallBlind: toSeatNo(shorter.smallBlind) },
      toSeatNo(best.to),
    );
    const waits = gap && floor.asks('tables.moverEntry') === 'notBetweenButtonAndSmallBlind';
    return {
      outcome: best,
      steps: [
        step('moveToSeat', { from: best.from, to: best.to }),
        step('giveRack'),
        ...(waits ? [step('waitOneHand', { seat: best.to })] : []),
      ],
      ...(moves.length > 1 && { discretion: { range: moves, weigh: ['fairness', 'advantageGained'] } }),
    };
  },
});
