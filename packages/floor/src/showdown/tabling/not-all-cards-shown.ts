import { step } from '../../because.ts';
import { choice, seat, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { judgePart } from './judge-part.ts';

/** Somebody claims the pot and has shown only part of his cards, or only held them up. */
export const notAllCardsShown = incidentKind({
  phase: 'showdown',
  facts: {
    rest: choice(['held', 'mucked', 'onlyFlashed'], { usual: 'held' }),
    /** Whether what was seen beats everybody, whatever the other cards are. */
    shownBeatsAll: choice(['yes', 'no', 'unclear'], { usual: 'unclear', when: { rest: ['mucked', 'onlyFlashed'] } }),
    identifiable: yesNo({ usual: false, when: { rest: ['mucked', 'onlyFlashed'] } }),
    seat: seat({ optional: true }),
  },
  find({ rest, shownBeatsAll, identifiable, seat: whose }, floor): Finding {
    if (rest === 'held') {
      floor.decides('showdown.tableAllCards');
      return { outcome: { is: 'mustShowAll' }, steps: [step('askToShow')] };
    }
    if (rest === 'onlyFlashed') floor.notes('neverTabled');
    return judgePart(floor, shownBeatsAll ?? 'unclear', identifiable ?? false, whose);
  },
});
