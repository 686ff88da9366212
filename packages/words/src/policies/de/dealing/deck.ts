import { oneOf, type WordsOn } from '../../policy-words.ts';

const oder = new Intl.ListFormat('de', { type: 'disjunction' });

const handStarts = {
  firstRiffle: 'mit dem ersten Mischen von Hand',
  machineButton: 'mit dem Druck auf die Mischtaste der Maschine',
  shufflerOpened: 'mit dem Druck auf die Taste, die den Kartenschacht öffnet',
  blindsPosted: 'mit dem Setzen der Blinds',
  dealerChange: 'mit dem Dealerwechsel',
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const deck = {
  'dealing.handStart': {
    label: 'Beginn einer Hand',
    meaning: 'Welcher Augenblick eine Hand beginnt; davon hängen neue Blinds und Einsprüche ab.',
    value: (starts) =>
      `${capital(oder.format(starts.map((start) => handStarts[start])))}${starts.length > 1 ? '; das Frühere zählt.' : '.'}`,
  },
  'dealing.rabbitHunting': {
    label: 'Karten, die gekommen wären',
    meaning: 'Ob nach der Hand Karten gezeigt werden, die gekommen wären.',
    value: oneOf({
      forbidden: 'Sie werden nicht gezeigt.',
      dealerMayIfAllAgree: 'Der Dealer darf es, wenn alle am Tisch einverstanden sind.',
    }),
  },
  'dealing.missingCardEarly': {
    label: 'Karte fehlt, früh bemerkt',
    meaning: 'Das Deck ist unvollständig, und ein Misdeal ist noch möglich.',
    value: oneOf({ misdeal: 'Misdeal: Einsätze zurück, vollständiges Deck, neu geben.', stands: 'Ohne Folgen.' }),
  },
  'dealing.missingCardLate': {
    label: 'Karte fehlt, spät bemerkt',
    meaning: 'Das Deck ist unvollständig, und für einen Misdeal ist es zu spät.',
    value: oneOf({
      stands: 'Die Hand gilt; danach wird das Deck gewechselt.',
      void: 'Die Hand ist ungültig; jeder bekommt seine Einsätze zurück.',
    }),
  },
  'dealing.duplicateCard': {
    label: 'Karte doppelt',
    meaning: 'Zwei gleiche Karten tauchen auf.',
    value: oneOf({
      void: 'Die Hand ist ungültig, bis der Pot ausgezahlt ist; Einsätze zurück.',
      stands: 'Die Hand gilt.',
    }),
  },
  'dealing.foreignBack': {
    label: 'Fremder Kartenrücken',
    meaning: 'Eine Karte hat einen anderen Rücken.',
    value: oneOf({
      void: 'Die Hand ist ungültig, wo die Karte auch liegt.',
      voidIfInPlay: 'Ungültig, wenn sie bei einem Spieler oder auf dem Board liegt; im Stapel wird weitergespielt.',
      stands: 'Die Hand gilt.',
    }),
  },
  'dealing.earlierHands': {
    label: 'Frühere Hände mit falschem Deck',
    meaning: 'Was aus Händen wird, die mit diesem Deck schon beendet sind.',
    value: oneOf({ stand: 'Sie gelten.', floorDecides: 'Die Turnierleitung entscheidet.' }),
  },
  'dealing.knowinglyFouled': {
    label: 'Wissentlich mit falschem Deck gespielt',
    meaning: 'Ein Spieler weiß, dass das Deck falsch ist, und sagt nichts.',
    value: oneOf({
      forfeitsBets: 'Er bekommt nichts zurück; seine Chips kommen aus dem Spiel. Strafe möglich.',
      losesPotChipsStay: 'Er verliert jeden Anspruch; der Pot bleibt für die nächste Hand liegen.',
    }),
  },
  'dealing.joker': {
    label: 'Joker',
    meaning: 'Ein Joker taucht auf.',
    value: oneOf({
      replaceOrDead: 'Er wird ersetzt, solange sein Besitzer nicht gehandelt hat; danach ist dessen Hand tot.',
      fouledDeck: 'Das Deck ist falsch: die Hand ist ungültig, Einsätze zurück.',
      misdealThenScrap: 'Bis zur Substantial Action Misdeal; danach zählt er als nicht vorhanden.',
    }),
  },
  'dealing.deckChange': {
    label: 'Deckwechsel',
    meaning: 'Wann das Deck gewechselt wird.',
    value: oneOf({
      dealerAsksFloorDecides: 'Auf Wunsch des Dealers; ob und wann, entscheidet die Turnierleitung.',
      dealerOrFloor: 'Auf Wunsch des Dealers oder wie die Turnierleitung es vorgibt.',
      dealerOrLevel: 'Beim Dealerwechsel oder am Ende eines Levels.',
      dealerOrDamage: 'Beim Dealerwechsel oder wenn eine Karte beschädigt ist.',
      onDamage: 'Wenn eine Karte beschädigt ist: Spiel anhalten, Hand zu Ende spielen, dann wechseln.',
    }),
  },
  'dealing.deckChangeByPlayer': {
    label: 'Spieler und Deckwechsel',
    meaning: 'Was ein Spieler zum Deck verlangen darf.',
    value: oneOf({
      no: 'Keinen Wechsel; er darf nur auf eine markierte Karte hinweisen.',
      ifDamaged: 'Einen Wechsel nur bei einer sichtbar beschädigten Karte.',
      mustReport: 'Keinen Wechsel; markierte Karten muss er melden.',
    }),
  },
  'dealing.decksPerTable': {
    label: 'Decks je Tisch',
    meaning: 'Wie viele Decks ein Tisch hat.',
    value: ({ decks, televisedFinal }) =>
      decks === televisedFinal ? `${decks} je Tisch.` : `${decks} je Tisch; ${televisedFinal} am gefilmten Finaltisch.`,
  },
  'dealing.deckCheck': {
    label: 'Deck zählen',
    meaning: 'Ob das Deck vor dem Spiel geprüft wird.',
    value: oneOf({ beforePlay: 'Ja, vor dem ersten Geben: vollständig und ohne Fehler.', no: 'Nein.' }),
  },
  'dealing.whoDeals': {
    label: 'Wer gibt',
    meaning: 'Wer die Karten gibt.',
    value: oneOf({
      dealer: 'Ein Dealer, der nicht mitspielt.',
      players: 'Die Spieler reihum; ab dem ersten Ausscheiden, wer zuletzt ausgeschieden ist.',
      dealerElsePlayers:
        'Ein Dealer; ohne ihn die Spieler reihum und ab dem ersten Ausscheiden, wer zuletzt ausgeschieden ist.',
    }),
  },
} satisfies Partial<WordsOn<'dealing'>>;
