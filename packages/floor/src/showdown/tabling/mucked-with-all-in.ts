import { step } from '../../because.ts';
import { seat, yesNo } from '../../fact.ts';
import { killHand, showHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { DEAD } from '../dead-hand.ts';

/** With an all-in called, somebody throws his cards away before they are turned up. */
export const muckedWithAllIn = incidentKind({
  phase: 'showdown',
  facts: {
    identifiable: yesNo({ usual: true }),
    onPurpose: yesNo({ usual: false }),
    /** Face down over the betting line. */
    overLine: yesNo({ usual: true }),
    seat: seat({ optional: true }),
  },
  find({ identifiable, onPurpose, overLine, seat: whose }, floor): Finding {
    const offence = onPurpose ? ({ offence: 'allInHandMucked' } as const) : {};
    floor.decides('showdown.allInMuck');
    floor.decides('showdown.allInMuckedByMistake');
    floor.notes(identifiable ? 'cardsCanBeTold' : 'cardsCannotBeTold');
    if (!identifiable) return { outcome: DEAD, steps: [step('potToOthers')], effects: killHand(whose), ...offence };
    // where a throw over the line kills of itself, only the duty to show can still save it
    if (overLine && floor.asks('betting.foldComplete') === 'betLineFaceDown') {
      floor.decides('betting.foldComplete');
      return {
        outcome: DEAD,
        steps: [step('callFloor'), step('potToOthers')],
        effects: killHand(whose),
        discretion: { range: [DEAD, { is: 'handOpened' }], weigh: ['cardsIdentifiable', 'intent', 'fairness'] },
        ...offence,
      };
    }
    return {
      outcome: { is: 'handOpened' },
      steps: [step('floorTellsCards'), step('dealerTurnsUp')],
      effects: showHand(whose),
      discretion: { range: [{ is: 'handOpened' }, DEAD], weigh: ['cardsIdentifiable', 'intent', 'fairness'] },
      ...offence,
    };
  },
});
