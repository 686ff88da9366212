import { oneOf, type WordsOn } from '../../policy-words.ts';

export const turns = {
  'betting.blindWrongPlayer': {
    label: 'Blind vom Falschen',
    meaning: 'Was gilt, wenn der falsche Spieler einen Blind gesetzt hat.',
    value: oneOf({
      untilSubstantialAction:
        'Bis zur Substantial Action setzt ihn der Richtige; danach bleibt er, und die nächste Hand ist richtig.',
      stands: 'Er bleibt, wie er ist.',
    }),
  },
  'betting.blindTooLarge': {
    label: 'Blind zu groß',
    meaning: 'Was gilt, wenn ein zu großer Blind gesetzt wurde.',
    value: oneOf({
      untilSubstantialAction: 'Bis zur Substantial Action geht der Rest zurück; danach bleibt er.',
      stands: 'Er bleibt, wie er ist.',
    }),
  },
  'betting.wrongBringIn': {
    label: 'Stud: falsches Bring-in',
    meaning: 'Bis wann ein Bring-in an den Richtigen geht, das ein anderer bezahlt hat.',
    value: oneOf({
      untilNextActs: 'Bis der Nächste gehandelt hat; danach bleibt es.',
      stands: 'Es bleibt, wie es ist.',
    }),
  },
  'betting.outOfTurnBindsIf': {
    label: 'Aktion außer der Reihe',
    meaning: 'Was dazwischen geschehen muss, damit eine Aktion außer der Reihe nicht bindet.',
    value: oneOf({
      betOrRaise: 'Sie bindet, außer dazwischen wird gesetzt oder erhöht; Check, Call und Fold ändern nichts.',
      betCallOrRaise: 'Sie bindet, außer dazwischen wird gesetzt, gecallt oder erhöht.',
    }),
  },
  'betting.outOfTurnFold': {
    label: 'Fold außer der Reihe',
    meaning: 'Ob ein Fold außer der Reihe bindet.',
    value: oneOf({
      alwaysBinding: 'Er bindet immer.',
      ifUnchanged: 'Er bindet wie jede andere Aktion außer der Reihe.',
    }),
  },
  'betting.outOfTurnReleased': {
    label: 'Nach geänderter Lage',
    meaning: 'Was jemand noch darf, dessen Aktion außer der Reihe nicht mehr bindet.',
    value: oneOf({
      allOptions: 'Callen, erhöhen oder folden; seine Chips gehen zurück.',
      noRaiseAfterCheckOrCall: 'Wer geschoben oder bezahlt hatte, darf nicht mehr setzen oder erhöhen.',
    }),
  },
  'betting.outOfTurnForm': {
    label: 'Form der Aktion außer der Reihe',
    meaning: 'Ob die Regel für Worte und Chips gilt.',
    value: oneOf({ wordsAndChips: 'Die Regel gilt für Worte und Chips.', wordsOnly: 'Die Regel gilt nur für Worte.' }),
  },
  'betting.skippedPlayer': {
    label: 'Übersprungener Spieler',
    meaning: 'Wann ein Übersprungener sein Recht zu handeln verliert.',
    value: oneOf({
      substantialActionAndTime: 'Nach angemessener Zeit und Substantial Action; der Floor entscheidet über seine Hand.',
      twoActions: 'Haben zwei hinter ihm gehandelt: Check, wenn nichts zu zahlen ist, sonst Fold.',
      never: 'Er verliert sein Recht nie; die Aktion geht an ihn zurück.',
    }),
  },
  'betting.foldWithoutBet': {
    label: 'Fold ohne Einsatz',
    meaning: 'Was ein Fold gilt, wo geschoben werden könnte.',
    value: oneOf({ bindingPenaltyPossible: 'Er bindet und kann bestraft werden.', binding: 'Er bindet.' }),
  },
  'betting.foldComplete': {
    label: 'Ab wann gefoldet ist',
    meaning: 'Wann weggeworfene Karten endgültig gefoldet sind.',
    value: oneOf({
      forwardMotionOrMuck: 'Bei klarer Vorwärtsbewegung oder wenn sie Muck, Board oder Dealerhand berühren.',
      muckTouched: 'Wenn sie die gefoldeten Karten berühren.',
      forwardMotionActedOn:
        'Gegen einen Einsatz sofort, ohne Einsatz, wenn darauf jemand handelt; oder mit der Ansage.',
      betLineFaceDown: 'Wenn sie verdeckt die Setzlinie überqueren.',
    }),
  },
  'betting.foldRetrieval': {
    label: 'Gefoldete Hand zurückholen',
    meaning: 'Ob eine erkennbare gefoldete Hand zurückgeholt werden kann.',
    value: oneOf({
      floorIfIdentifiable: 'Der Floor kann es erlauben, vor allem nach einer falschen Auskunft.',
      no: 'Nein, gefoldet bleibt gefoldet.',
    }),
  },
  'betting.outOfTurnHeld': {
    label: 'Wie fest eine Aktion außer der Reihe bindet',
    meaning: 'Ob eine Aktion außer der Reihe von selbst gilt, wenn sich bis zum Spieler nichts geändert hat.',
    value: oneOf({
      binds: 'Sie bindet.',
      floorMayHold: 'Der Spieler kann daran gebunden werden; der Dealer oder Floor entscheidet.',
    }),
  },
  'betting.grossMiscount': {
    label: 'Grob falsche Auskunft über einen Einsatz',
    meaning: 'Was gilt, wenn die genannte Summe weit neben der richtigen lag.',
    value: oneOf({
      callerBears: 'Der Caller schuldet die richtige Summe, wie bei jeder falschen Auskunft.',
      floorMayLimit: 'Die Turnierleitung kann den Call aus Fairness begrenzen.',
    }),
  },
  'betting.bettorShowsEarly': {
    label: 'Setzer zeigt zu früh',
    meaning: 'Was gilt, wenn der Setzer aufdeckt, bevor der Betrag des Calls stimmt.',
    value: oneOf({
      ownFault: 'Sein eigener Fehler: Der Call kann trotzdem zurückgenommen werden.',
      noEffect: 'Es ändert nichts.',
    }),
  },
} satisfies Partial<WordsOn<'betting'>>;
