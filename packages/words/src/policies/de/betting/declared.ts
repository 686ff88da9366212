import { anyOf, oneOf, type WordsOn } from '../../policy-words.ts';

const raiseMethods = {
  oneMotion: 'der ganze Betrag in einer Bewegung',
  amountThenChips: 'zuerst der Betrag in Worten, dann die Chips',
  raiseCallRaise: '„Raise“ ansagen, den Call setzen, dann die Erhöhung in einer Bewegung',
} as const;

export const declared = {
  'betting.raiseMethods': {
    label: 'Wege zu erhöhen',
    meaning: 'Wie eine Erhöhung gemacht wird.',
    value: anyOf('de', raiseMethods),
  },
  'betting.raiseCallPartInexact': {
    label: 'Raise angesagt, Call nicht genau gesetzt',
    meaning: 'Was gilt, wenn nach der Ansage „Raise“ zuerst nicht genau der Call gesetzt wird.',
    value: oneOf({
      minimumRaise: 'Es ist eine Mindesterhöhung, außer die erste Bewegung ist selbst eine volle Erhöhung.',
      stillOpen: 'Die Erhöhung darf mit einer weiteren Bewegung vollendet werden.',
    }),
  },
  'betting.whenChipsCount': {
    label: 'Ab wann Chips gesetzt sind',
    meaning: 'Wann Chips, die jemand nach vorn bewegt, ein Einsatz sind.',
    value: oneOf({
      released: 'Sobald sie losgelassen werden.',
      lineCrossed: 'Sobald sie die Setzlinie überqueren; ohne Linie die Oberkante der eigenen Karten.',
      inPot: 'Sobald sie in den Pot gesetzt sind.',
    }),
  },
  'betting.wordsVersusChips': {
    label: 'Ansage und Chips',
    meaning: 'Was gilt, wenn angesagter Betrag und gesetzte Chips nicht übereinstimmen.',
    value: oneOf({
      firstThenWords: 'Es zählt, was zuerst kam; gleichzeitig ein klar angesagter Betrag, sonst die Chips.',
      words: 'Es zählt die Ansage.',
    }),
  },
  'betting.unclearAmount': {
    label: 'Mehrdeutige Ansage',
    meaning: 'Was ein angesagter Betrag gilt, der mehrere Summen meinen kann.',
    value: oneOf({
      smallestLegal: 'Der kleinste erlaubte Betrag.',
      highestUpToPot: 'Der höchste sinnvolle Betrag, der den Pot vor dem Einsatz nicht übersteigt.',
      dealerDecides: 'Der Dealer entscheidet im Zweifel im Interesse des Spiels.',
    }),
  },
  'betting.verbalInTurn': {
    label: 'Ansage in der Reihe',
    meaning: 'Ob eine Ansage bindet, wenn man an der Reihe ist.',
    value: oneOf({
      binding: 'Sie bindet.',
      bindingUnlessMisheard: 'Sie bindet, außer eine frühere Aktion wurde falsch verstanden.',
    }),
  },
  'betting.conditionalStatements': {
    label: 'Bedingte Ansagen',
    meaning: 'Was „wenn du setzt, erhöhe ich“ bedeutet.',
    value: oneOf({
      managementMayBind: 'Sie sind unzulässig; die Turnierleitung kann sie für bindend erklären und bestrafen.',
      notBinding: 'Sie binden nicht.',
    }),
  },
  'betting.undercall': {
    label: 'Zu wenig bezahlt',
    meaning: 'Was gilt, wenn jemand an der Reihe weniger als den Call setzt, ohne all-in zu sein.',
    value: oneOf({
      completeAlways: 'Es muss auf den Call ergänzt werden.',
      completeIfOneBettor:
        'Es muss ergänzt werden, wenn erst einer gesetzt hat oder zwei in der Hand sind; sonst bleiben die Chips liegen und der Floor entscheidet.',
      completeOrFold: 'Ergänzen oder folden und das Gesetzte verlieren; erhöhen geht nicht.',
    }),
  },
  'betting.withdrawMisread': {
    label: 'Rücknahme eines irrtümlichen Calls',
    meaning: 'Unter welchem Teil des Calls ein Irrtum zurückgenommen werden darf.',
    value: ({ rightBelow, dealerBelow }) =>
      dealerBelow === 0
        ? 'Nie.'
        : `Unter ${rightBelow} Prozent ist es ein Recht, bis unter ${dealerBelow} Prozent entscheidet der Dealer.`,
  },
  'betting.withdrawMisreadRaise': {
    label: 'Rücknahme einer irrtümlichen Erhöhung',
    meaning: 'Unter welchem Teil der Mindesterhöhung ein Irrtum zurückgenommen werden darf.',
    value: (percent) => (percent === 0 ? 'Nie.' : `Unter ${percent} Prozent.`),
  },
  'betting.underraiseThreshold': {
    label: 'Zu kleine Erhöhung ohne Ansage',
    meaning:
      'Ab wann Chips über dem Call, aber unter der Mindesterhöhung, eine Mindesterhöhung sind; darunter sind sie ein Call.',
    value: oneOf({
      halfIncrement: 'Ab der Hälfte der Mindesterhöhung über dem Call.',
      halfOfBet: 'Ab der Hälfte des ganzen Einsatzes über dem Call.',
    }),
  },
  'betting.announcedUnderraise': {
    label: 'Zu kleine Erhöhung mit Ansage',
    meaning: 'Was eine angesagte Erhöhung mit zu kleinem Betrag gilt.',
    value: oneOf({ minimumRaise: 'Genau die Mindesterhöhung.', callBelowHalf: 'Wie Chips ohne Ansage.' }),
  },
  'betting.underbet': {
    label: 'Zu kleiner erster Einsatz',
    meaning: 'Was ein erster Einsatz unter dem Mindesteinsatz gilt, der kein All-in ist.',
    value: oneOf({
      completeAlways: 'Er wird auf den Mindesteinsatz ergänzt.',
      completeFromHalf: 'Ab der Hälfte wird er ergänzt; darunter geht er zurück und der Spieler hat geschoben.',
    }),
  },
  'betting.stringBet': {
    label: 'Einsatz in mehreren Bewegungen',
    meaning: 'Was gilt, wenn ohne Ansage in mehreren Bewegungen gesetzt wird.',
    value: oneOf({
      firstMotionStands: 'Nur die erste Bewegung zählt; der Rest geht zurück.',
      minimumRaiseOrBet: 'Er gilt als Mindesterhöhung oder Mindesteinsatz.',
      callOnly: 'Er gilt als Call.',
    }),
  },
  'betting.oversizedChipFacingBet': {
    label: 'Ein großer Chip gegen einen Einsatz',
    meaning: 'Was ein einzelner Chip ohne Ansage gilt, der größer als der Call ist.',
    value: oneOf({ call: 'Ohne Ansage ein Call.' }),
  },
  'betting.oversizedChipOpening': {
    label: 'Ein großer Chip als erster Einsatz',
    meaning: 'Was ein einzelner Chip ohne Ansage als erster Einsatz nach dem Flop gilt.',
    value: oneOf({
      fullValue: 'Ein Einsatz in seinem Wert, höchstens das Erlaubte.',
      askThenFullValue: 'Der Dealer fragt nach dem Betrag, bevor der Nächste handelt; sonst zählt der Wert.',
    }),
  },
  'betting.oversizedChipAdded': {
    label: 'Ein großer Chip zu Chips, die schon liegen',
    meaning: 'Was ein größerer Chip gilt, der ohne Ansage zu eigenen Chips gelegt wird, die den Call nicht decken.',
    value: oneOf({
      call: 'Ein Call; was schon lag, zählt nicht mit.',
      combined: 'Alle Chips werden zusammen beurteilt.',
    }),
  },
  'betting.bigBlindSwap': {
    label: 'Big Blind tauscht gegen einen großen Chip',
    meaning: 'Was gilt, wenn der Big Blind ohne Erhöhung vor ihm seine Chips gegen einen größeren Chip tauscht.',
    value: oneOf({ raise: 'Eine Erhöhung auf den Wert des Chips.', check: 'Er hat geschoben und bekommt heraus.' }),
  },
  'betting.bigBlindAddsChip': {
    label: 'Big Blind legt einen großen Chip dazu',
    meaning: 'Was gilt, wenn der Big Blind ohne Erhöhung vor ihm einen größeren Chip dazulegt.',
    value: oneOf({
      raiseToChip: 'Eine Erhöhung auf den Wert des Chips.',
      raiseToSum: 'Eine Erhöhung auf die Summe aller Chips.',
      check: 'Er hat geschoben.',
    }),
  },
  'betting.oversizedRaiseNoAmount': {
    label: '„Raise“ ohne Betrag mit einem Chip',
    meaning: 'Was „Raise“ ohne Betrag mit einem einzelnen Chip gilt.',
    value: oneOf({
      maximumForChip: 'Die größte erlaubte Erhöhung bis zum Wert des Chips, mindestens die Mindesterhöhung.',
    }),
  },
  'betting.announceBeforeChip': {
    label: 'Ansage vor dem Chip',
    meaning: 'Ob die Ansage vor dem Berühren des Tisches kommen muss.',
    value: oneOf({ yes: 'Die Ansage muss vor dem Chip kommen.', no: 'Die Ansage zählt auch nach dem Chip.' }),
  },
  'betting.multipleChips': {
    label: 'Mehrere Chips ohne Ansage',
    meaning: 'Was mehrere Chips in einer Bewegung gelten, die mehr als der Call sind.',
    value: oneOf({
      valueDecides: 'Ihr Wert entscheidet, auch wenn keiner übrig wäre.',
      callIfNoChipToSpare: 'Ein Call, wenn jeder Chip dafür nötig ist; sonst entscheidet der Wert.',
    }),
  },
  'betting.chipsInFront': {
    label: 'Früher gesetzte Chips',
    meaning: 'Ob Chips derselben Setzrunde mit mehreren neuen zusammen beurteilt werden.',
    value: oneOf({ combined: 'Zusammen.', newChipsOnly: 'Nur die neuen zählen.' }),
  },
  'betting.overbetForChange': {
    label: 'Zu viel setzen, um zu wechseln',
    meaning: 'Was gilt, wenn jemand zu viel setzt, um Wechselgeld zu bekommen.',
    value: oneOf({
      fiftyPercentRule: 'Es ist verboten und wird nach den Chips beurteilt, die liegen.',
      tolerated: 'Es wird geduldet.',
    }),
  },
  'betting.betPotNoLimit': {
    label: '„Pot“ außerhalb von Pot-Limit',
    meaning: 'Was die Ansage „Pot“ gilt, wo sie kein Einsatz ist.',
    value: oneOf({
      anyValidBet: 'Sie bindet zu irgendeinem erlaubten Einsatz.',
      minimumBet: 'Sie gilt als Mindesteinsatz oder Mindesterhöhung.',
    }),
  },
  'betting.potSizeInfo': {
    label: 'Auskunft über den Pot',
    meaning: 'Ob der Dealer die Größe des Pots nennt.',
    value: oneOf({ potLimitOnly: 'Nur in Pot-Limit, auf Nachfrage.', never: 'Nie; der Pot wird ausgebreitet.' }),
  },
  'betting.stackInfo': {
    label: 'Auskunft über Stacks',
    meaning: 'Was man über den Stack eines Gegners erfährt.',
    value: oneOf({
      askAnyTime: 'Jeder darf in der Hand fragen; notfalls zählt der Dealer.',
      estimateCountAllIn: 'Eine Schätzung; ein All-in wird vom Dealer gezählt.',
    }),
  },
  'betting.acceptedAction': {
    label: 'Falsch genannter Betrag',
    meaning: 'Wer den Irrtum trägt, wenn dem Caller ein falscher Betrag genannt wurde.',
    value: oneOf({
      callerBears: 'Der Caller schuldet den wirklichen Betrag.',
      callerMayWithdraw: 'Der Caller darf in Grenzen zurücktreten.',
    }),
  },
  'betting.callForms': {
    label: 'Was ein Call ist',
    meaning: 'Welche Formen eines Calls üblich sind.',
    value: oneOf({
      listed:
        'Das Wort, die genauen Chips, ein größerer Chip oder mehrere Chips, die als Call gelten; ganz wenige Chips sind unüblich.',
    }),
  },
  'betting.waitForAmount': {
    label: 'Warten auf den Betrag',
    meaning: 'Ob andere warten müssen, bis eine Erhöhung einen Betrag hat.',
    value: oneOf({ yes: 'Ja; wer vorher handelt, handelt außer der Reihe.', no: 'Nein.' }),
  },
  'betting.raisePromptly': {
    label: 'Angesagte Erhöhung sofort setzen',
    meaning: 'Ob eine angesagte Erhöhung sofort gesetzt werden muss.',
    value: oneOf({ yes: 'Ja; sonst ist es die Mindesterhöhung.', no: 'Nein.' }),
  },
  'betting.hiddenChips': {
    label: 'Verdeckte Chips beim All-in',
    meaning: 'Was gilt, wenn sich nach einem All-in verdeckte Chips finden.',
    value: oneOf({
      loseAllWinShown:
        'Er gewinnt nur gegen die gezeigten Chips und verliert auch die verdeckten, soweit der Gegner sie deckt.',
      outIfCovered:
        'Deckt der Gegner sie, scheidet er aus; vor der nächsten Hand können sie dem Gewinner gegeben werden, später verlassen sie das Spiel.',
      floorAcceptedAction:
        'Der Floor entscheidet; zählen sie nicht, gewinnt er nur die gezeigten und verliert die verdeckten.',
      visibleOnly: 'In dieser Hand zählen nur die sichtbaren Chips; die anderen behält er.',
      shownCountRestForfeited: 'Es zählen die gezeigten Chips; die verdeckten verlassen das Spiel.',
    }),
  },
  'betting.missingChipsDeadline': {
    label: 'Nachforderung fehlender Chips',
    meaning: 'Bis wann Chips nachgefordert werden, die zu einem Einsatz fehlen.',
    value: oneOf({ bettingRound: 'Bis zum Ende der Setzrunde.', nextHand: 'Bis zum Beginn der nächsten Hand.' }),
  },
  'betting.wordWithChip': {
    label: 'Ansage, während der Chip fällt',
    meaning: 'Ob „Raise“ gilt, das im selben Augenblick angesagt wird, in dem ein einzelner Chip den Tisch berührt.',
    value: oneOf({ counts: 'Die Ansage gilt.', tooLate: 'Sie kommt zu spät; der Chip gilt, als wäre nichts gesagt.' }),
  },
  'betting.nonStandardWords': {
    label: 'Eigene Worte und Gesten',
    meaning: 'Was Worte und Gesten gelten, die nicht die üblichen sind.',
    value: oneOf({
      smallestMeaning: 'Auf eigenes Risiko; der Floor entscheidet, im Zweifel für den kleinsten Einsatz.',
      notBinding: 'Sie binden nicht.',
    }),
  },
  'betting.clearGestures': {
    label: 'Klare Gesten',
    meaning: 'Was eine Aktion ohne Worte gilt, die jeder versteht: Klopfen heißt Check.',
    value: oneOf({ binding: 'Sie bindet.', notBinding: 'Sie bindet nicht.' }),
  },
  'betting.stringBetCalledBy': {
    label: 'Wer einen String Bet feststellt',
    meaning: 'Wer sagt, dass Chips in mehreren Bewegungen gesetzt wurden.',
    value: oneOf({
      dealer: 'Der Dealer, von sich aus.',
      dealerConfirmsPlayers: 'Alle am Tisch helfen; der Dealer muss es bestätigen.',
    }),
  },
} satisfies Partial<WordsOn<'betting'>>;
