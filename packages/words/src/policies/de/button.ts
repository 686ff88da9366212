import { oneOf, type WordsOn } from '../policy-words.ts';

export const button: WordsOn<'button'> = {
  'button.first': {
    label: 'Erster Button',
    meaning: 'Wo der Button in der ersten Hand liegt.',
    value: oneOf({
      seat1: 'An jedem Tisch auf Platz 1.',
      highCardPerTable: 'An jedem Tisch bei der höchsten gezogenen Karte.',
      highCardOneTable: 'An einem Tisch wird die höchste Karte gezogen; diese Platznummer gilt für alle Tische.',
      randomSeat: 'Eine Platznummer wird für alle Tische ausgelost.',
    }),
  },
  'button.drawTie': {
    label: 'Gleiche Karten beim Ziehen',
    meaning: 'Was gilt, wenn zwei dieselbe höchste Karte ziehen.',
    value: oneOf({
      suits: 'Die Farbe entscheidet: Pik, Herz, Karo, Kreuz.',
      redraw: 'Die Betroffenen ziehen noch einmal.',
    }),
  },
  'button.finalTable': {
    label: 'Button am Finaltisch',
    meaning: 'Wo der Button am Finaltisch beginnt.',
    value: oneOf({ redraw: 'Er wird neu ausgelost.', carriesOn: 'Er folgt aus der letzten Hand.' }),
  },
  'button.rule': {
    label: 'Button nach dem Ausscheiden',
    meaning: 'Wonach sich der Button richtet, wenn Spieler ausscheiden.',
    value: oneOf({
      deadButton:
        'Dead Button: Der Big Blind geht immer einen Spieler weiter; Small Blind und Button folgen, auch auf leere Plätze.',
      bigBlindFirst: 'Die Reihenfolge des Big Blinds geht vor; niemand überspringt ihn oder zahlt ihn doppelt.',
    }),
  },
  'button.redrawAfterMoves': {
    label: 'Button nach vielen Wechseln',
    meaning: 'Ab wie vielen neuen Spielern auf einmal der Button an einem Tisch neu ausgelost werden darf.',
    value: (players) => (players === 0 ? 'Nie.' : `Ab ${players} neuen Spielern; die Turnierleitung entscheidet.`),
  },
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
