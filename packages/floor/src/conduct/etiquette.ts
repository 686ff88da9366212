import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { speaksOf } from '../reproach.ts';
import { reproached } from './reproached.ts';

/** What a player at the table is reproached with. */
export const BREACHES = [
  'touching',
  'delay',
  'outOfTurn',
  'splashing',
  'betOutOfReach',
  'loudTalk',
  'celebration',
  'misconduct',
  'posing',
  'leftTable',
  'foldedByLeaving',
  'insultingStyle',
  'criticisingDealer',
  'dispute',
  'openFold',
  'foldOutOfTurn',
  'foldWithoutBet',
  'exposedCards',
  'showedCards',
  'toldOfFold',
  'foldSignalled',
  'talkedAboutHand',
  'rakedPot',
  'coaching',
  'onePlayerToAHand',
  'stringBet',
  'falseAnnouncement',
  'conditionalStatement',
  'overbetForChange',
  'cardsThrown',
  'cardsThrownHard',
  'cardsThrownOnPurpose',
  'cardsThrownAtDealer',
  'chipsThrown',
  'hiddenCards',
  'hiddenChips',
  'lookedAtMuck',
  'clothing',
  'etiquette',
] as const;

/** A breach of etiquette, out of what rulebooks list. */
export const etiquette = incidentKind({
  phase: 'conduct',
  facts: {
    offence: choice(BREACHES),
    repeated: yesNo({ usual: false }),
  },
  find({ offence, repeated }, floor) {
    speaksOf(offence, floor, 'sanctions.etiquette');
    speaksOf(offence, floor);
    return reproached(offence, floor, { repeated });
  },
});
