import { anyOf, oneOf, type WordsOn } from '../policy-words.ts';

const suspicionLook = {
  dealerCovertly: 'der Dealer, ohne sie zu zeigen',
  director: 'die Turnierleitung',
  floor: 'der Floor',
  refereeOpens: 'der Schiedsrichter, der sie aufdeckt',
} as const;

export const showdown: WordsOn<'showdown'> = {
  'showdown.orderLastBet': {
    label: 'Wer zuerst zeigt',
    meaning: 'Wer nach einem Einsatz in der letzten Setzrunde zuerst zeigt.',
    value: oneOf({ lastAggressor: 'Wer zuletzt gesetzt oder erhöht hat, danach die anderen im Uhrzeigersinn.' }),
  },
  'showdown.orderNoLastBet': {
    label: 'Wer zuerst zeigt, wenn am River geschoben wurde',
    meaning: 'Wer zuerst zeigt, wenn in der letzten Setzrunde niemand gesetzt hat.',
    value: oneOf({
      leftOfButton: 'Der erste Spieler links vom Button.',
      earlierAggressor: 'Wer in einer früheren Setzrunde nach dem Flop zuletzt gesetzt oder erhöht hat.',
    }),
  },
  'showdown.orderAllChecked': {
    label: 'Wer zuerst zeigt, wenn seit dem Flop niemand gesetzt hat',
    meaning: 'Wer zuerst zeigt, wenn in keiner Setzrunde nach dem Flop gesetzt wurde.',
    value: oneOf({
      leftOfButton: 'Der erste Spieler links vom Button.',
      preflopAggressor: 'Wer vor dem Flop zuletzt erhöht hat.',
    }),
  },
  'showdown.orderStud': {
    label: 'Wer in Stud zuerst zeigt',
    meaning: 'Wer in Stud ohne Einsatz in der letzten Setzrunde zuerst zeigt.',
    value: oneOf({ highBoard: 'Wer die höchsten offenen Karten hat, in Razz die niedrigsten.' }),
  },
  'showdown.allInReveal': {
    label: 'Aufdecken beim All-in',
    meaning: 'Wann beim All-in alle Karten aufgedeckt werden.',
    value: oneOf({
      noFurtherAction: 'Sobald jemand all-in ist und niemand mehr handeln kann.',
      riverIfSidePot: 'Sobald niemand mehr handeln kann; wird um einen Side-Pot gespielt, erst nach dem River.',
    }),
  },
  'showdown.allInMuck': {
    label: 'Wegwerfen beim All-in',
    meaning: 'Ob in einem Showdown mit einem All-in verdeckt weggeworfen werden darf.',
    value: oneOf({
      yes: 'Ja, auch dann.',
      no: 'Nein, alle Karten werden aufgedeckt.',
      unlessSidePot:
        'Nein, alle Karten werden aufgedeckt; nur wenn zwei noch um einen Side-Pot spielen, dürfen sie es.',
    }),
  },
  'showdown.muck': {
    label: 'Wegwerfen im Showdown',
    meaning: 'Ob im Showdown verdeckt weggeworfen werden darf.',
    value: oneOf({ yes: 'Ja, der Reihe nach; der Anspruch auf den Pot ist dann verloren.', no: 'Nein.' }),
  },
  'showdown.winnerMustShow': {
    label: 'Zeigen des letzten Spielers',
    meaning: 'Ob der Letzte im Showdown zeigen muss, wenn alle anderen weggeworfen haben.',
    value: oneOf({ yes: 'Ja, er muss alle Karten zeigen.', no: 'Nein, er gewinnt, ohne zu zeigen.' }),
  },
  'showdown.tableAllCards': {
    label: 'Alle Karten zeigen',
    meaning: 'Ob zum Gewinnen alle eigenen Karten offen liegen müssen.',
    value: oneOf({
      all: 'Ja, alle.',
      partlyByFloor: 'Alle sollen; wurde nur ein Teil gezeigt, entscheidet der Floor.',
    }),
  },
  'showdown.playTheBoard': {
    label: 'Das Board spielen',
    meaning: 'Was zeigen muss, wer nur das Board spielt.',
    value: oneOf({
      showAll: 'Alle eigenen Karten müssen gezeigt werden.',
      announceIsEnough: 'Es genügt, dass er es ansagt, bevor er wegwirft.',
    }),
  },
  'showdown.tabledWinner': {
    label: 'Offen liegende Gewinnerhand',
    meaning: 'Ob der Dealer eine offen liegende Gewinnerhand für tot erklären kann.',
    value: oneOf({ no: 'Der Dealer kann sie nicht für tot erklären.' }),
  },
  'showdown.allInMuckedByMistake': {
    label: 'Irrtümlich weggeworfen beim All-in',
    meaning: 'Was mit einer Hand geschieht, die beim All-in vor dem Zeigen weggeworfen wurde.',
    value: oneOf({ floorMayRestore: 'Ist sie erkennbar, kann der Floor sie zurückholen; Absicht wird bestraft.' }),
  },
  'showdown.refuseToShow': {
    label: 'Weigerung zu zeigen',
    meaning: 'Was gilt, wenn jemand den Pot will, aber nicht alle Karten zeigt.',
    value: oneOf({
      fiveSecondsThenDead: 'Nach Aufforderung und fünf Sekunden ist die Hand tot; Verzögerung wird bestraft.',
      dead: 'Er hat keinen Anspruch.',
      floorDecides: 'Der Floor entscheidet.',
    }),
  },
  'showdown.exposedByNeighbour': {
    label: 'Vom Nachbarn aufgedeckt',
    meaning: 'Was gilt, wenn ein anderer eine nicht gezeigte Hand umdreht.',
    value: oneOf({ liveNeighbourPenalised: 'Die Hand lebt; der andere wird bestraft.' }),
  },
  'showdown.rightToSee': {
    label: 'Recht, eine Hand zu sehen',
    meaning: 'Ob ein Spieler im Showdown eine bezahlte Hand sehen darf.',
    value: oneOf({
      activeAtShowdown: 'Wer seine Karten noch hält, darf die bezahlten Hände vor ihm sehen; sie leben weiter.',
      nobody: 'Nein; nur die Turnierleitung darf nachsehen.',
      onSuspicion: 'Nur bei Verdacht auf Absprache.',
      callerSeesAggressor: 'Nach einem Einsatz am River darf jeder Caller mit Karten den letzten Aggressor sehen.',
    }),
  },
  'showdown.suspicionLook': {
    label: 'Nachsehen bei Verdacht',
    meaning: 'Wer bei Verdacht auf Absprache weggeworfene Hände ansieht.',
    value: anyOf('de', suspicionLook),
  },
  'showdown.showOneShowAll': {
    label: 'Einem gezeigt, allen gezeigt',
    meaning: 'Was gilt, wenn Karten einem Spieler gezeigt wurden.',
    value: oneOf({
      afterHand: 'Alle dürfen sie nach der Hand sehen.',
      onlyShownCards:
        'Alle dürfen die gezeigten Karten sehen; wer sie einem zeigt, der noch handeln kann, hat gefoldet.',
    }),
  },
  'showdown.exposedByAccident': {
    label: 'Versehentlich gezeigt',
    meaning: 'Was mit einer Hand gilt, die jemand bei offener Aktion versehentlich zeigt.',
    value: oneOf({
      passive: 'Die Hand lebt, darf aber nur schieben, callen oder folden.',
      live: 'Die Hand lebt mit allen Rechten.',
      folded: 'Die Hand ist gefoldet.',
      floorDecides: 'Die Turnierleitung entscheidet; sind nur noch zwei in der Hand, lebt sie.',
    }),
  },
  'showdown.exposedPenalty': {
    label: 'Strafe für versehentliches Zeigen',
    meaning: 'Ob versehentliches Zeigen bestraft wird.',
    value: oneOf({
      may: 'Sie ist möglich.',
      must: 'Ja; ob sie vollzogen wird, entscheidet die Turnierleitung.',
      none: 'Nein, nur Absicht.',
    }),
  },
  'showdown.exposedOnPurpose': {
    label: 'Absichtlich gezeigt',
    meaning: 'Was mit einer Hand gilt, die jemand bei offener Aktion absichtlich zeigt.',
    value: oneOf({
      dead: 'Die Hand ist tot.',
      deadIfSilent: 'Ohne jede Ansage ist die Hand tot; die Turnierleitung entscheidet.',
      deadUnlessHeadsUp: 'Die Hand ist gefoldet; mit nur zwei in der Hand ist es erlaubt.',
      liveWithPenalty: 'Die Hand lebt; eine Strafe ist möglich.',
    }),
  },
  'showdown.prematureReveal': {
    label: 'Zu früh aufgedeckt',
    meaning: 'Was gilt, wenn beim All-in vor der Aufforderung des Dealers aufgedeckt wird.',
    value: oneOf({ mayBeDead: 'Die Hand kann für tot erklärt werden.', live: 'Die Hand lebt.' }),
  },
  'showdown.speedUp': {
    label: 'Beschleunigter Showdown',
    meaning: 'Ob ein wahrscheinlicher Gewinner gebeten wird, gleich zu zeigen.',
    value: oneOf({ asked: 'Ein wahrscheinlicher Gewinner soll gleich zeigen.', no: 'Niemand wird vorgezogen.' }),
  },
  'showdown.studUpCards': {
    label: 'Offene Karten in Stud aufgenommen',
    meaning: 'Was gilt, wenn in Stud jemand seine offenen Karten aufnimmt, obwohl er noch handeln muss.',
    value: oneOf({ dead: 'Die Hand ist tot.', live: 'Die Hand lebt.' }),
  },
  'showdown.foldCards': {
    label: 'Wie gefoldet wird',
    meaning: 'Wie Karten gefoldet werden müssen.',
    value: oneOf({ faceDown: 'Verdeckt und flach; wer dabei zeigt, verstößt gegen die Regel.' }),
  },
  'showdown.lookAtMuck': {
    label: 'Blick in den Muck',
    meaning: 'Ob Spieler gefoldete Karten oder den Reststapel ansehen dürfen.',
    value: oneOf({ forbidden: 'Für Spieler verboten.' }),
  },
  'showdown.exposedAgain': {
    label: 'Wiederholt versehentlich gezeigt',
    meaning: 'Wie es gilt, wenn jemandem die Karten noch einmal aus Versehen offen liegen.',
    value: oneOf({
      asOnPurpose: 'Wie absichtlich gezeigt.',
      asByAccident: 'Wie beim ersten Mal.',
    }),
  },
  'showdown.othersShow': {
    label: 'Wer nach dem Ersten zeigt',
    meaning: 'Ob beim Showdown alle der Reihe nach drankommen oder nur, wer den Pot beansprucht.',
    value: oneOf({
      inTurn: 'Alle der Reihe nach im Uhrzeigersinn.',
      ifClaiming: 'Nur wer den Pot beansprucht, im Uhrzeigersinn.',
    }),
  },
  'showdown.keepCards': {
    label: 'Karten behalten bis zum Gewinner',
    meaning: 'Ob die Spieler ihre Karten halten müssen, bis der Gewinner feststeht.',
    value: oneOf({
      untilWinnerSettled: 'Ja, bis der Gewinner feststeht; der Dealer hilft dabei.',
      noDuty: 'Dazu gibt es keine Pflicht.',
    }),
  },
};
