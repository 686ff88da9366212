import { step } from '../../because.ts';
import { chips, choice, seat } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { deadForCards } from './dead-for-cards.ts';

/** A player played on although he knew that the deck is wrong. */
export const knowinglyFouled = incidentKind({
  phase: 'deal',
  facts: {
    fault: choice(['duplicate', 'foreignBack', 'missing'], { usual: 'duplicate' }),
    pot: chips({ min: 1 }),
    /** What he himself has put into the pot. */
    ownPart: chips(),
    seat: seat({ optional: true }),
  },
  clashes: ({ pot, ownPart }) =>
    ownPart > pot ? [{ problem: 'notPossible', fact: 'ownPart', allowed: { is: 'chips', min: 0, max: pot } }] : [],
  find({ fault, pot, ownPart, seat: who }, floor) {
    const others = pot - ownPart;
    const finding = (): Finding => {
      switch (floor.decides('dealing.knowinglyFouled')) {
        case 'forfeitsBets': {
          if (!isVoid(fault, floor)) return deadForCards(who);
          floor.notes('ownPartOfPot', { own: ownPart, others });
          return {
            outcome: { is: 'betsForfeited', amount: ownPart, returned: others },
            steps: [
              ...(others > 0 ? [step('refundOthers', { amount: others })] : []),
              ...(ownPart > 0 ? [step('takeBetsOutOfPlay', { amount: ownPart })] : []),
              step('changeDeckNow'),
              step('redeal'),
            ],
          };
        }
        case 'losesPotChipsStay': {
          isVoid(fault, floor);
          const whole = { is: 'potCarriedOver', amount: pot, returned: 0 } as const;
          const part = { is: 'potCarriedOver', amount: ownPart, returned: others } as const;
          return {
            outcome: whole,
            discretion: { range: [whole, part], weigh: ['fairness', 'intent', 'advantageGained'] },
            steps: [step('keepForNextHand', { amount: pot }), step('changeDeckNow')],
          };
        }
      }
    };
    return { ...finding(), offence: 'fouledDeckKnown' };
  },
});

function isVoid(fault: 'duplicate' | 'foreignBack' | 'missing', floor: Inquiry): boolean {
  switch (fault) {
    case 'duplicate':
      return floor.asks('dealing.duplicateCard') === 'void';
    case 'foreignBack':
      return floor.asks('dealing.foreignBack') !== 'stands';
    case 'missing':
      return floor.asks('dealing.missingCardLate') === 'void';
  }
}
