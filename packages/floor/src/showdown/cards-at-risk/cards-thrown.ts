import { step } from '../../because.ts';
import { choice, seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { incidentKind } from '../../incident-kind.ts';
import type { Offence } from '../../sanction.ts';

/** A player throws his cards, or shows them, as he folds. */
export const cardsThrown = incidentKind({
  phase: 'showdown',
  facts: {
    how: choice(['thrownHigh', 'offTheTable', 'atTheDealer', 'shownWhileFolding'], { usual: 'thrownHigh' }),
    onPurpose: yesNo({ usual: false, when: { how: ['thrownHigh', 'offTheTable'] } }),
    seat: seat({ optional: true }),
  },
  find({ how, onPurpose, seat: whose }, floor) {
    floor.decides('showdown.foldCards');
    const picked = how === 'offTheTable' ? [step('pickCardsUpInSight'), step('countDeck')] : [];
    return {
      outcome: { is: 'fold' },
      steps: [...picked, step('takeCardsIn'), step('playOn')],
      effects: killHand(whose),
      offence: offenceOf(how, onPurpose === true),
    };
  },
});

function offenceOf(
  how: 'thrownHigh' | 'offTheTable' | 'atTheDealer' | 'shownWhileFolding',
  onPurpose: boolean,
): Offence {
  switch (how) {
    case 'thrownHigh':
    case 'offTheTable':
      return onPurpose ? 'cardsThrownOnPurpose' : 'cardsThrown';
    case 'atTheDealer':
      return 'cardsThrownAtDealer';
    case 'shownWhileFolding':
      return 'openFold';
  }
}
