import { oneOf, type WordsOn } from '../../policy-words.ts';

export const board = {
  'dealing.fourCardFlopKnown': {
    label: 'Vier Karten am Flop, überzählige bekannt',
    meaning: 'Was geschieht, wenn feststeht, welche der vier Karten zu viel ist.',
    value: oneOf({
      fourthIsBurn: 'Die überzählige Karte wird die nächste Burnkarte; die drei anderen sind der Flop.',
      alwaysDraw: 'Trotzdem werden alle vier verdeckt gemischt; eine wird als nächste Burnkarte gezogen.',
    }),
  },
  'dealing.fourCardFlopUnknown': {
    label: 'Vier Karten am Flop, überzählige unbekannt',
    meaning: 'Was geschieht, wenn niemand weiß, welche der vier Karten zu viel ist.',
    value: oneOf({
      draw: 'Alle vier werden verdeckt gemischt; eine wird als nächste Burnkarte gezogen, drei sind der Flop.',
      misdeal: 'Misdeal: Einsätze zurück, neu geben.',
    }),
  },
  'dealing.fiveCardFlop': {
    label: 'Fünf Karten am Flop',
    meaning: 'Was geschieht, wenn der Flop fünf oder mehr Karten hat.',
    value: oneOf({
      newFlop: 'Neuer Flop: die Karten zurück in den Stapel, mischen, abheben, ohne weitere Burnkarte.',
      misdeal: 'Misdeal: Einsätze zurück, neu geben.',
    }),
  },
  'dealing.surplusCardLies': {
    label: 'Ort der überzähligen Karte',
    meaning: 'Wo eine zu viel gezeigte Karte liegt, bis sie als nächste Burnkarte gilt.',
    value: oneOf({
      onStub: 'Sie kommt oben auf den Stapel zurück und wird als Nächste gebrannt.',
      openBurn: 'Sie bleibt offen liegen und gilt als nächste Burnkarte.',
    }),
  },
  'dealing.burnDrawnBy': {
    label: 'Wer die Burnkarte zieht',
    meaning: 'Wer zieht, wenn eine von mehreren gemischten Karten die Burnkarte wird.',
    value: oneOf({ floor: 'Der Floor.', dealerOrFloor: 'Der Dealer oder der Floor.' }),
  },
  'dealing.burnRepairDeadline': {
    label: 'Frist für Burn-Fehler',
    meaning: 'Bis wann eine fehlende oder doppelte Burnkarte berichtigt wird.',
    value: oneOf({
      firstAction: 'Bis zur ersten Aktion der Runde, auch einem Check.',
      firstBet: 'Bis zum ersten Einsatz der Runde.',
      twoPlayersActed: 'Bis zwei Spieler in der Runde gehandelt haben.',
      nextStreet: 'Bis die nächste Karte ins Board kommt.',
    }),
  },
  'dealing.missingBurn': {
    label: 'Burnkarte vergessen',
    meaning: 'Wie berichtigt wird, wenn die Reihenfolge der Karten feststeht.',
    value: oneOf({
      firstCardIsBurn: 'Die zuerst gezeigte Karte wird die Burnkarte; die nächste Karte füllt das Board auf.',
      drawOneOnFlop:
        'Am Flop wird eine der drei als Burnkarte gezogen; bei Turn und River wird die gezeigte Karte die Burnkarte.',
    }),
  },
  'dealing.missingBurnOrderLost': {
    label: 'Burnkarte vergessen, Reihenfolge unklar',
    meaning: 'Was am Flop geschieht, wenn niemand weiß, welche Karte zuerst kam.',
    value: oneOf({
      drawOne: 'Die drei verdeckt mischen, eine als Burnkarte ziehen; die nächste Karte füllt den Flop auf.',
      newFlop: 'Zurück in den Stapel, mischen, neuer Flop.',
      stands: 'Der Flop bleibt.',
    }),
  },
  'dealing.doubleBurn': {
    label: 'Zwei Karten gebrannt',
    meaning: 'Wie berichtigt wird, wenn feststeht, welche die erste war.',
    value: oneOf({
      secondGoesBack:
        'Die zweite kommt ins Board, die zuletzt gezeigte wird die nächste Burnkarte. Ist es zu spät, bleibt das Board, und die überzählige ist die nächste Burnkarte.',
      boardStands: 'Das Board bleibt; die überzählige ist die nächste Burnkarte.',
    }),
  },
  'dealing.doubleBurnOrderLost': {
    label: 'Zwei Karten gebrannt, Reihenfolge unklar',
    meaning: 'Was vor Flop oder Turn geschieht, wenn niemand weiß, welche die erste war.',
    value: oneOf({
      drawNextBurn: 'Das Board bleibt; eine der beiden wird als nächste Burnkarte gezogen.',
      newFlop:
        'Solange noch zu berichtigen wäre: neuer Flop. Danach und am Turn bleibt das Board; eine der beiden ist die nächste Burnkarte.',
    }),
  },
  'dealing.riverBurned': {
    label: 'River verbrannt',
    meaning: 'Was geschieht, wenn die Riverkarte gebrannt wurde und nicht mehr zu erkennen ist.',
    value: oneOf({
      reshuffle: 'Die Karten zurück in den Stapel, mischen; dann Burnkarte und River.',
      draw: 'Eine der beiden wird als River gezogen.',
    }),
  },
  'dealing.allInBurnRepair': {
    label: 'Burn-Fehler bei All-in',
    meaning: 'Bis wann berichtigt wird, wenn wegen All-in nicht mehr gesetzt wird.',
    value: oneOf({
      untilPotPaid: 'Bis der Pot ausbezahlt ist, wenn die Karten noch zu bestimmen sind.',
      asUsual: 'Wie sonst, bis zur nächsten Karte.',
    }),
  },
  'dealing.laterCards': {
    label: 'Karten nach einem Burn-Fehler',
    meaning: 'Welche Karten folgen, wenn eine fehlende Burnkarte nicht mehr berichtigt wird.',
    value: oneOf({
      asWithoutError: 'Die, die ohne den Fehler gekommen wären: es wird eine Karte mehr gebrannt.',
      asUsual: 'Es wird wie gewohnt eine Karte gebrannt.',
    }),
  },
  'dealing.prematureFlop': {
    label: 'Flop zu früh',
    meaning: 'Was geschieht, wenn der Flop kommt, bevor die Setzrunde beendet ist.',
    value: oneOf({
      reshuffle: 'Setzrunde beenden; die drei Karten zurück in den Stapel, mischen, neuer Flop ohne weitere Burnkarte.',
    }),
  },
  'dealing.prematureTurn': {
    label: 'Turn zu früh',
    meaning: 'Was geschieht, wenn der Turn kommt, bevor die Setzrunde am Flop beendet ist.',
    value: oneOf({
      reshuffleNow: 'Die Karte wird in den Stapel gemischt, die Setzrunde beendet, der Turn neu gegeben.',
      riverBecomesTurn:
        'Die Karte zur Seite, Setzrunde beenden, brennen; was der River geworden wäre, ist der Turn. Danach die Karte in den Stapel mischen, River ohne Burnkarte.',
    }),
  },
  'dealing.prematureRiver': {
    label: 'River zu früh',
    meaning: 'Was geschieht, wenn der River kommt, bevor die Setzrunde am Turn beendet ist.',
    value: oneOf({ reshuffle: 'Die Karte zurück in den Stapel, mischen, neuer River ohne weitere Burnkarte.' }),
  },
  'dealing.prematureCorrected': {
    label: 'Zu frühe Karte: wann zurück',
    meaning: 'Ob vor oder nach dem Ende der Setzrunde zurückgemischt wird.',
    value: oneOf({
      atOnce: 'Sofort; dann wird die Setzrunde beendet.',
      afterBetting: 'Erst wird die Setzrunde beendet, dann der Fehler behoben.',
    }),
  },
  'dealing.prematureIfAllFold': {
    label: 'Zu frühe Karte und alle folden',
    meaning: 'Ob die Karte gilt, wenn alle folden, die noch handeln mussten.',
    value: oneOf({
      neverStand: 'Sie gilt auch dann nicht; niemand kann sie annehmen oder ablehnen.',
      stand: 'Dann gilt sie.',
    }),
  },
  'dealing.wrongBoardStands': {
    label: 'Falsch gegebene Karten gelten',
    meaning: 'Ab wann Karten, die falsch ins Board kamen, als gegeben gelten.',
    value: oneOf({ substantialAction: 'Nach Substantial Action.', never: 'Nie; es wird immer berichtigt.' }),
  },
  'dealing.stubFouled': {
    label: 'Stapel unbrauchbar',
    meaning: 'Was geschieht, wenn der Stapel durcheinandergerät, obwohl die Hand weitergeht.',
    value: oneOf({
      restoreAndFinish: 'Er wird so gut und fair wie möglich hergestellt; die Hand wird zu Ende gespielt.',
    }),
  },
  'dealing.flashedStubCard': {
    label: 'Karte im Stapel gesehen',
    meaning: 'Was mit einer Karte geschieht, die vor der Zeit zu sehen war.',
    value: oneOf({
      inPlaceShown: 'Alle dürfen sie sehen; sie bleibt an ihrem Platz im Stapel.',
      burnCard: 'Sie gilt als Burnkarte.',
      reshuffled: 'Sie wird in den Stapel gemischt.',
    }),
  },
} satisfies Partial<WordsOn<'dealing'>>;
