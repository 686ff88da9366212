import { step } from '../../because.ts';
import { chips, choices, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** On his way to another table a player has missed blinds. */
export const dodgedBlind = incidentKind({
  phase: 'tournament',
  facts: {
    missed: choices(['small', 'big'], { usual: ['big'] }),
    /** The blinds when they were missed. */
    smallBlind: chips({ usual: 0 }),
    bigBlind: chips({ min: 1 }),
    stack: chips({ min: 1 }),
    onPurpose: yesNo({ usual: true }),
    /** He was slow on the way to his new table. */
    slowMove: yesNo({ usual: true }),
  },
  find({ missed, smallBlind, bigBlind, stack, onPurpose, slowMove }, floor) {
    const due = (missed.includes('small') ? smallBlind : 0) + (missed.includes('big') ? bigBlind : 0);
    floor.notes('missedBlinds', { due });
    const rule = floor.decides('sanctions.blindDodging');
    if (!onPurpose) return { outcome: { is: 'notDodged' }, steps: [step('playOn')] };
    if (due === 0) return { outcome: { is: 'notDodged' }, steps: [step('playOn')], offence: 'blindDodging' };
    const paid = payment(Math.min(due, stack), stack, floor);
    const offence = 'blindDodging';
    if (rule === 'timePenaltyMust' && !slowMove)
      return {
        ...paid,
        offence,
        discretion: { range: [paid.outcome, { is: 'notDodged' }], weigh: ['intent', 'advantageGained'] },
      };
    return { ...paid, offence };
  },
});

function payment(amount: number, stack: number, floor: Inquiry): Finding {
  switch (floor.decides('sanctions.dodgedBlindsPaid', amount === stack ? 'lastChips' : undefined)) {
    case 'deadIntoNextPot':
      return {
        outcome: { is: 'deadMoney', amount, left: stack - amount },
        steps: [step('takeBlinds', { amount }), step(stack > amount ? 'deadIntoPot' : 'callFloor')],
      };
    case 'owed':
      return {
        outcome: { is: 'blindsOwed', amount, left: stack - amount },
        steps: [step('takeBlinds', { amount }), step(stack > amount ? 'deadIntoPot' : 'callFloor')],
      };
    case 'takenAnyway':
      return { outcome: { is: 'blindsTakenAsTheyCame' } };
  }
}
