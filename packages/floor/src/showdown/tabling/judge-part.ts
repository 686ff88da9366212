import { step } from '../../because.ts';
import { acceptPart, killHand, showHand } from '../../hand-effect.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** A part of the hand was shown and the rest is gone: whether what was seen is enough. */
export function judgePart(
  floor: Inquiry,
  shownBeatsAll: 'yes' | 'no' | 'unclear',
  identifiable: boolean,
  seat: number | undefined,
): Finding {
  const rule = floor.decides('showdown.tableAllCards');
  if (identifiable && rule === 'partlyByFloor') {
    floor.notes('cardsCanBeTold');
    return {
      outcome: { is: 'handOpened' },
      steps: [step('floorTellsCards'), step('readTabledHand')],
      effects: showHand(seat),
      discretion: { range: [{ is: 'handOpened' }, { is: 'noClaim' }], weigh: ['cardsIdentifiable', 'fairness'] },
    };
  }
  switch (rule) {
    case 'all':
      return { outcome: { is: 'noClaim' }, steps: [step('potToOthers')], effects: killHand(seat) };
    case 'partlyByFloor':
      return {
        outcome: { is: shownBeatsAll === 'yes' ? 'winsWithShown' : 'noClaim' },
        steps: [step('callFloor')],
        effects: shownBeatsAll === 'yes' ? acceptPart(seat) : killHand(seat),
        discretion: {
          range: [{ is: 'winsWithShown' }, { is: 'noClaim' }],
          weigh: ['informationKnown', 'cardsIdentifiable', 'fairness'],
        },
      };
  }
}
