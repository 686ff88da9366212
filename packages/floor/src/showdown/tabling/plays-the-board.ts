import { step } from '../../because.ts';
import { choice, seat } from '../../fact.ts';
import { muckHand, playBoard, showHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** The board is the best hand, and somebody wants his share. */
export const playsTheBoard = incidentKind({
  phase: 'showdown',
  facts: {
    did: choice(['saidAndMucked', 'muckedThenSaid', 'muckedSilently', 'showedOne', 'showedAll'], {
      usual: 'saidAndMucked',
    }),
    seat: seat({ optional: true }),
  },
  find({ did, seat: whose }, floor): Finding {
    const said = did === 'saidAndMucked' || did === 'showedOne';
    const enough = floor.decides('showdown.playTheBoard', said ? 'cardsNotShown' : undefined) === 'announceIsEnough';
    switch (did) {
      case 'showedAll':
        return { outcome: { is: 'sharesPot' }, steps: [step('splitPot')], effects: showHand(whose) };
      case 'showedOne':
        return halfShown(enough, floor);
      case 'saidAndMucked':
        if (enough) return { outcome: { is: 'sharesPot' }, steps: [step('splitPot')], effects: playBoard(whose) };
        return lost(whose);
      case 'muckedThenSaid':
      case 'muckedSilently':
        if (enough) floor.notes('saidTooLate');
        return lost(whose);
    }
  },
});

const lost = (whose: number | undefined): Finding => ({
  outcome: { is: 'noClaim' },
  steps: [step('potToOthers')],
  effects: muckHand(whose),
});

/** With a card still in his hand he can show it, or say it where that is enough. */
function halfShown(enough: boolean, floor: Inquiry): Finding {
  if (!enough) floor.notes('allCardsNeeded');
  return { outcome: { is: 'mustShowAll' }, steps: [step('askToShow')] };
}
