import type { ButtonPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const buttonDe: Pick<PolicyWords, keyof ButtonPolicies> = {
  'button.headsUpBlinds': {
    label: 'Blinds zu zweit',
    meaning: 'Wer zu zweit welchen Blind bezahlt.',
    value: oneOf({
      buttonIsSmallBlind:
        'Der Button bezahlt den Small Blind und ist vor dem Flop zuerst an der Reihe, danach zuletzt.',
    }),
  },
  'button.headsUpAdjust': {
    label: 'Button beim Übergang zum Heads-up',
    meaning: 'Ob der Button versetzt wird, damit niemand zweimal hintereinander Big Blind ist.',
    value: oneOf({
      must: 'Ja, immer.',
      may: 'Ja, wenn nötig.',
      bigBlindFirst: 'Er richtet sich nach der Reihenfolge des Big Blinds.',
    }),
  },
  'button.headsUpAfterBigBlindBust': {
    label: 'Heads-up nach dem Ausscheiden des Big Blinds',
    meaning: 'Welche Blinds es gibt, wenn von dreien der Big Blind ausscheidet.',
    value: oneOf({
      bothBlinds: 'Beide; der bisherige Small Blind hat Button und Small Blind.',
      bigBlindOnly: 'Nur den Big Blind.',
    }),
  },
  'button.headsUpFirstCard': {
    label: 'Erste Karte zu zweit',
    meaning: 'Wer zu zweit die erste Karte bekommt.',
    value: oneOf({ bigBlind: 'Der Big Blind; der Button bekommt die letzte.', smallBlind: 'Der Small Blind.' }),
  },
  'button.deadMarker': {
    label: 'Marke bei leerem Platz',
    meaning: 'Wo die Buttonmarke liegt, wenn ihr Platz leer ist.',
    value: oneOf({
      emptySeat: 'Vor dem leeren Platz.',
      lastHolder: 'Beim bisherigen Inhaber, der sie dann mehrmals hintereinander hat.',
    }),
  },
  'button.afterBigBlindBust': {
    label: 'Nach dem Ausscheiden des Big Blinds',
    meaning: 'Welche Blinds die nächste Hand hat, wenn der Big Blind ausgeschieden ist.',
    value: oneOf({
      bigBlindOnly: 'Nur den Big Blind vom linken Nachbarn, keinen Small Blind.',
      bothBlinds: 'Beide; sie gehen auf Spieler weiter.',
    }),
  },
  'button.comingBigBlindGone': {
    label: 'Kommender Big Blind ausgeschieden',
    meaning: 'Wer Big Blind wird, wenn der nächste Big Blind ausscheidet.',
    value: oneOf({ passesOn: 'Der nächste Spieler links.' }),
  },
  'button.newPlayerOnBigBlind': {
    label: 'Neuer Spieler auf dem Big Blind',
    meaning: 'Was mit dem Button geschieht, wenn ein Neuer den kommenden Big Blind einnimmt.',
    value: oneOf({
      noEffect: 'Er geht weiter wie sonst.',
      buttonStaysIfNeeded: 'Er bleibt nur stehen, wenn er sonst auf oder hinter den Neuen fiele.',
    }),
  },
  'button.incorrectEarly': {
    label: 'Falscher Button, rechtzeitig bemerkt',
    meaning: 'Was gilt, wenn ein falsch liegender Button rechtzeitig auffällt.',
    value: oneOf({
      redeal: 'Die Hand gilt nicht; der Button wird berichtigt und neu gegeben.',
      onlyIfFirstCardWrong: 'Neu gegeben wird nur, wenn dadurch die erste Karte an den Falschen ging.',
    }),
  },
  'button.incorrectLate': {
    label: 'Falscher Button, zu spät bemerkt',
    meaning: 'Wo der Button in der nächsten Hand liegt, wenn der Irrtum zu spät auffällt.',
    value: oneOf({
      fromActualSeat: 'Einen Platz weiter als dort, wo er falsch lag.',
      corrected: 'Berichtigt, damit möglichst jeder jede Position einmal je Runde hat.',
    }),
  },
};
