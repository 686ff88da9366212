import { oneOf, type WordsOn } from '../policy-words.ts';

export const pots: WordsOn<'pots'> = {
  'pots.sidePots': {
    label: 'Side-Pots',
    meaning: 'Wie Side-Pots abgerechnet werden.',
    value: oneOf({ separateLastFirst: 'Jeder für sich, der zuletzt entstandene zuerst.', separate: 'Jeder für sich.' }),
  },
  'pots.oddChipFlop': {
    label: 'Unteilbarer Chip',
    meaning: 'Wer in Spielen mit Flop den Chip bekommt, der sich nicht teilen lässt.',
    value: oneOf({ firstLeftOfButton: 'Der erste Gewinner links vom Button.' }),
  },
  'pots.oddChipsSeveral': {
    label: 'Mehrere unteilbare Chips',
    meaning: 'Wie mehrere unteilbare Chips verteilt werden.',
    value: oneOf({
      oneEach: 'Einzeln, links vom Button beginnend.',
      allToFirst: 'Alle an den ersten Gewinner links vom Button.',
    }),
  },
  'pots.oddChipUnit': {
    label: 'Kleinster Anteil',
    meaning: 'Wie fein ein Pot geteilt wird.',
    value: oneOf({ smallestInPlay: 'Bis zum kleinsten Chip, der am Tisch im Spiel ist.' }),
  },
  'pots.oddChipHiLo': {
    label: 'Unteilbarer Chip in High-Low',
    meaning: 'Welche Hälfte den unteilbaren Chip bekommt.',
    value: oneOf({ high: 'Die High-Hälfte.' }),
  },
  'pots.oddChipStud': {
    label: 'Unteilbarer Chip in Stud',
    meaning: 'Wer in Stud den unteilbaren Chip bekommt.',
    value: oneOf({ highCardBySuit: 'Die Hand mit der höchsten Karte; bei gleichem Rang entscheidet die Farbe.' }),
  },
  'pots.killedHandUncalledBet': {
    label: 'Nicht bezahlter Einsatz einer toten Hand',
    meaning: 'Was mit einem Einsatz geschieht, den noch niemand bezahlt hat, wenn die Hand für tot erklärt wird.',
    value: oneOf({ uncalledPartBack: 'Der nicht bezahlte Teil geht zurück.', nothing: 'Er bleibt im Pot.' }),
  },
  'pots.runItTwice': {
    label: 'Board mehrfach geben',
    meaning: 'Ob der Rest des Boards mehrfach gegeben werden darf.',
    value: oneOf({ cashOnly: 'Nur im Cashgame.', never: 'Nie.' }),
  },
  'pots.disputeDeadline': {
    label: 'Einspruch gegen einen Pot',
    meaning: 'Bis wann die Vergabe eines Pots angefochten werden kann.',
    value: oneOf({
      nextHand: 'Bis zum Beginn der nächsten Hand.',
      countUntilSubstantialAction:
        'Bis zum Beginn der nächsten Hand; Zählfehler bis zur Substantial Action in ihr, in einer Pause eine Minute lang.',
      discretion: 'Ohne Frist; nach der nächsten Hand nur durch Entscheidung der Turnierleitung.',
    }),
  },
  'pots.touchPot': {
    label: 'Griff in den Pot',
    meaning: 'Ob ein Spieler den Pot berühren darf.',
    value: oneOf({ no: 'Nein, nur der Dealer.', free: 'Ja.' }),
  },
  'pots.unprotectedHand': {
    label: 'Ungeschützte Hand',
    meaning: 'Was gilt, wenn der Dealer eine ungeschützte Hand einzieht.',
    value: oneOf({ lostNoRefund: 'Die Hand ist verloren; was bezahlt war, bleibt im Pot.' }),
  },
  'pots.cardsMixedByOther': {
    label: 'Fremde Karten auf einer Hand',
    meaning: 'Was gilt, wenn weggeworfene Karten eines anderen auf eine Hand fallen.',
    value: oneOf({
      liveIfIdentifiable: 'Sie lebt, wenn der Floor sie erkennen kann.',
      thrownCardsFolded: 'Nur die weggeworfenen Karten sind gefoldet.',
      deadUnlessSaved: 'Sie ist tot; in besonderen Fällen kann die Turnierleitung sie leben lassen.',
    }),
  },
  'pots.unprotectedHandLostWhen': {
    label: 'Ab wann eine ungeschützte Hand verloren ist',
    meaning: 'Ob es genügt, dass der Dealer die Karten einzieht.',
    value: oneOf({
      taken: 'Sobald der Dealer sie eingezogen oder für tot erklärt hat.',
      touchedMuck: 'Erst wenn sie die abgelegten Karten berührt hat.',
    }),
  },
  'pots.wrongAmount': {
    label: 'Falscher Betrag im Pot',
    meaning: 'Was gilt, wenn später in der Hand auffällt, dass Chips in einem falschen Pot liegen.',
    value: oneOf({
      putRight: 'Der Pot wird nachgerechnet und berichtigt.',
      stands: 'Er bleibt, wie er ist.',
    }),
  },
  'pots.mixedPayout': {
    label: 'Falsch ausgezahlt und schon vermischt',
    meaning: 'Was mit einem falsch ausgezahlten Pot gilt, dessen Chips schon bei anderen liegen.',
    value: oneOf({
      recounted: 'Er wird nachgerechnet; ist der Betrag unklar, setzt ihn die Turnierleitung fest.',
      stands: 'Die Auszahlung bleibt.',
    }),
  },
};
