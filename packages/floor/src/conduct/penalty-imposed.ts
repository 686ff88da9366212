import { missedHands, penaltyBegins } from '@riffle/tournament';
import type { Step } from '../because.ts';
import { step } from '../because.ts';
import { choice, count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';

/** A penalty is imposed: how many hands it costs, when it begins, and what is done meanwhile. */
export const penaltyImposed = incidentKind({
  phase: 'conduct',
  facts: {
    penalty: choice(['oneHand', 'rounds', 'time'], { usual: 'rounds' }),
    rounds: count(1, 20, { usual: 1, when: { penalty: ['rounds'] } }),
    /** With a stack at the table, the penalised one included; empty seats do not count. */
    players: count(2, 12, { usual: 9, when: { penalty: ['rounds'] } }),
    minutes: count(1, 600, { optional: true, when: { penalty: ['time'] } }),
    for: choice(['cards', 'other'], { usual: 'other' }),
  },
  find({ penalty, rounds = 1, players = 2, minutes, for: why }, floor) {
    const length = penalty === 'time' ? floor.looksUp('sanctions.timePenalty') : undefined;
    if (length?.is === 'minutes' && minutes !== undefined && (minutes < length.from || minutes > length.to)) {
      floor.decides('sanctions.timePenalty');
      return { outcome: { is: 'penaltyLength', from: length.from, to: length.to } };
    }
    const ladder = floor.decides('sanctions.ladder');
    const maxRounds = ladder.includes('rounds') ? floor.asks('sanctions.maxRounds') : 0;
    const notKnown = {
      is: 'penaltyNotKnown',
      ladder,
      ...(maxRounds > 0 && { maxRounds }),
    } as const;
    if (penalty === 'time') {
      const time = floor.decides('sanctions.timePenalty');
      if (time.is === 'none') return { outcome: notKnown };
      const from = minutes ?? (time.is === 'minutes' ? time.from : 10);
      return {
        outcome: { is: 'awayMinutes', from, ...(minutes === undefined && time.is === 'minutes' && { to: time.to }) },
        steps: meanwhile(why, floor),
      };
    }
    if (penalty === 'oneHand') {
      if (!ladder.includes('oneHand')) return { outcome: notKnown };
      return {
        outcome: { is: 'missHands', hands: 1 },
        steps: [...meanwhile(why, floor), step('countHands', { hands: 1 })],
      };
    }
    if (!ladder.includes('rounds') || (maxRounds > 0 && rounds > maxRounds)) return { outcome: notKnown };
    if (floor.decides('sanctions.missedHands') === 'buttonRounds')
      return { outcome: { is: 'missButtonRounds', rounds }, steps: meanwhile(why, floor) };
    const hands = missedHands(players, rounds);
    floor.notes('handsReckoned', { players, rounds, hands });
    const times = floor.asks('sanctions.misdealCounts') === 'once' ? 1 : 2;
    return {
      outcome: { is: 'missHands', hands },
      steps: [...meanwhile(why, floor), step('countHands', { hands }), step('countMisdeal', { times })],
    };
  },
});

function meanwhile(why: 'cards' | 'other', floor: Inquiry): readonly Step[] {
  return [
    step('beginPenalty', { when: penaltyBegins(floor.asks('sanctions.start'), why) }),
    step('sendAway', { where: floor.asks('sanctions.where') }),
    floor.asks('sanctions.dealtIn') === 'notDealtIn' ? step('dealNothing') : step('dealInTakeBlinds'),
    step('tellFloorWhenServed'),
  ];
}
