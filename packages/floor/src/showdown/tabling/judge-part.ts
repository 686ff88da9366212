import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** A part of the hand was shown and the rest is gone: whether what was seen is enough. */
export function judgePart(floor: Inquiry, shownBeatsAll: 'yes' | 'no' | 'unclear', identifiable: boolean): Finding {
  const rule = floor.decides('showdown.tableAllCards');
  if (identifiable && rule === 'partlyByFloor') {
    floor.notes('cardsCanBeTold');
    return {
      outcome: { is: 'handOpened' },
      steps: [step('floorTellsCards'), step('readTabledHand')],
      discretion: { range: [{ is: 'handOpened' }, { is: 'noClaim' }], weigh: ['cardsIdentifiable', 'fairness'] },
    };
  }
  switch (rule) {
    case 'all':
      return { outcome: { is: 'noClaim' }, steps: [step('potToOthers')] };
    case 'partlyByFloor':
      return {
        outcome: { is: shownBeatsAll === 'yes' ? 'winsWithShown' : 'noClaim' },
        steps: [step('callFloor')],
        discretion: {
          range: [{ is: 'winsWithShown' }, { is: 'noClaim' }],
          weigh: ['informationKnown', 'cardsIdentifiable', 'fairness'],
        },
      };
  }
}
