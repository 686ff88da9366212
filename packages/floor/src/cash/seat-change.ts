import { step } from '../because.ts';
import { chips, seat, seats } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { bigBlindReaches, liesBetween } from './positions.ts';

/** A player changes his seat at his own table. */
export const seatChange = incidentKind({
  phase: 'cash',
  facts: {
    from: seat(),
    to: seat(),
    /** Of the next hand. */
    bigBlindSeat: seat(),
    bigBlind: chips({ min: 1 }),
    playing: seats(),
  },
  clashes: ({ from, to, playing }) =>
    to === from || playing.includes(to) ? [{ problem: 'notPossible', fact: 'to', allowed: { is: 'seat' } }] : [],
  find({ from, to, bigBlindSeat, bigBlind, playing }, floor) {
    const rest = playing.filter((seatNo) => seatNo !== from);
    const hand = bigBlindReaches(to, bigBlindSeat === from ? firstAfter(from, rest) : bigBlindSeat, rest);
    floor.notes('bigBlindReaches', { hand });
    const value = floor.decides('cash.seatChange');
    // counter-clockwise: nothing between the new seat and the old one is the big blind's position
    const past = from === bigBlindSeat || to === bigBlindSeat || liesBetween(bigBlindSeat, to, from);
    if (value === 'free' || !past) return { outcome: { is: 'changeSeatFree', hand }, steps: [step('enterSeat')] };
    floor.notes('passesBigBlind');
    return {
      outcome: { is: 'changeSeatWaitOrPost', sitsOut: hand - 1, post: bigBlind },
      steps: [step('enterSeat')],
    };
  },
});

const firstAfter = (from: number, seatNos: readonly number[]): number =>
  seatNos.toSorted((a, b) => a - b).find((seatNo) => seatNo > from) ?? Math.min(...seatNos, from);
