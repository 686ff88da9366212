import type { RepeatBigBlind } from '@riffle/rulebooks';
import { floorDe } from './floor-de.ts';
import { handDe } from './hand-de.ts';
import { oneOf, type PolicyWords } from './policy-words.ts';

const oder = new Intl.ListFormat('de', { type: 'disjunction' });

const handStarts = {
  firstRiffle: 'mit dem ersten Mischen von Hand',
  machineButton: 'mit dem Druck auf die Mischtaste der Maschine',
  shufflerOpened: 'mit dem Druck auf die Taste, die den Kartenschacht öffnet',
  blindsPosted: 'mit dem Setzen der Blinds',
  dealerChange: 'mit dem Dealerwechsel',
} as const;

const levelChanges = {
  announced: 'mit der Ansage',
  clock: 'mit dem Ablauf der Uhr, auch ohne Ansage',
} as const;

const repeatBigBlind: { readonly [R in RepeatBigBlind]: string } = {
  allowed: 'Zweimal hintereinander Big Blind ist möglich.',
  avoided: 'Niemand soll durch den Wechsel schlechter stehen.',
  forbidden: 'Jeder zahlt jeden Blind genau einmal je Runde.',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const de: PolicyWords = {
  'seating.draw': {
    label: 'Auslosung der Plätze',
    meaning: 'Wie die Startplätze vergeben werden.',
    value: oneOf({
      random: 'Alle freien Plätze werden ausgelost.',
      clubSpread:
        'Zuerst werden die Spieler jedes Vereins gleichmäßig auf die Tische verteilt, dann wird an jedem Tisch ausgelost.',
      randomOrArranged:
        'Die Plätze werden ausgelost oder von der Turnierleitung bestimmt; bestimmte Plätze sind gekennzeichnet.',
    }),
  },
  'seating.separation': {
    label: 'Trennung bei der Auslosung',
    meaning: 'Wen die Auslosung auseinanderhält.',
    value: oneOf({
      none: 'Niemand wird auseinandergehalten.',
      sameClub: 'Spieler eines Vereins sitzen so weit verteilt, wie es die Zahlen zulassen.',
      namedPairs: 'Paare, die die Turnierleitung benennt, sitzen nicht am selben Tisch.',
      onePerClub: 'In jedem Turnier spielt nur einer je Verein.',
    }),
  },
  'tables.maxSeats': {
    label: 'Spieler je Tisch',
    meaning: 'Wie viele Spieler höchstens an einem Tisch sitzen.',
    value: ({ holdem, omaha, stud, atStart }) =>
      `Hold’em ${holdem}, Omaha ${omaha}, Stud ${stud}${atStart === undefined ? '.' : `; zu Beginn bis zu ${atStart}, außer bei Stud.`}`,
  },
  'tables.finalTableSize': {
    label: 'Größe des Finaltischs',
    meaning: 'Mit wie vielen Spielern der Finaltisch gebildet wird.',
    value: (size) => {
      switch (size.is) {
        case 'number':
          return `Hold’em ${size.holdem}, Omaha ${size.omaha}, Stud ${size.stud}.`;
        case 'bySeats':
          return `${size.eightOrNine} bei acht oder neun Plätzen je Tisch, ${size.sixOrSeven} bei sechs oder sieben, sonst so viele, wie ein Tisch Plätze hat.`;
        case 'sameAsTable':
          return 'So viele, wie ein Tisch Plätze hat.';
        case 'fullTablePlusOne':
          return `Einer mehr als an einem vollen Tisch, höchstens ${size.atMost}; nicht bei Heads-up-Turnieren.`;
      }
    },
  },
  'tables.format': {
    label: 'Turnierform',
    meaning: 'Ob Tische aufgelöst und ausgeglichen werden.',
    value: oneOf({
      multiTable: 'Tische werden aufgelöst und ausgeglichen.',
      sitAndGo: 'Jeder Tisch spielt bis zum Ende; niemand wird umgesetzt.',
    }),
  },
  'tables.breakOrder': {
    label: 'Reihenfolge der Auflösung',
    meaning: 'Wer bestimmt, welcher Tisch als nächster aufgelöst wird.',
    value: oneOf({
      publishedOrder: 'Die Reihenfolge steht fest und ist bekannt gegeben.',
      managementChoice: 'Die Turnierleitung entscheidet von Fall zu Fall.',
    }),
  },
  'tables.breakSeats': {
    label: 'Plätze nach der Auflösung',
    meaning: 'Welche Plätze die Spieler eines aufgelösten Tischs bekommen.',
    value: oneOf({
      anyFreeSeat: 'Die freien Plätze werden ausgelost; auf eine gleich gute Position besteht kein Anspruch.',
      samePosition: 'Jeder bekommt dieselbe Position zum Button, soweit sie frei ist.',
    }),
  },
  'tables.moverEntry': {
    label: 'Einstieg am neuen Tisch',
    meaning: 'Wo ein umgesetzter Spieler sofort Karten bekommt.',
    value: oneOf({
      notBetweenButtonAndSmallBlind:
        'Überall, auch in den Blinds und am Button; nur zwischen Button und Small Blind wird eine Hand gewartet.',
      everywhereAtOnce: 'Überall sofort, mit allen Pflichten des Platzes.',
    }),
  },
  'tables.clockDuringBreak': {
    label: 'Uhr während der Auflösung',
    meaning: 'Ob die Uhr steht, während ein Tisch aufgelöst wird.',
    value: (tables) =>
      tables === 0 ? 'Die Uhr läuft weiter.' : `Die Uhr steht, sobald höchstens ${tables} Tische übrig sind.`,
  },
  'balancing.trigger': {
    label: 'Beginn des Ausgleichs',
    meaning: 'Ab welchem Unterschied Tische ausgeglichen werden.',
    value: (trigger) =>
      trigger === 'managementDecides'
        ? 'Die Turnierleitung entscheidet.'
        : `Ab ${trigger} Spielern Unterschied zwischen zwei Tischen.`,
  },
  'balancing.mover': {
    label: 'Wer umgesetzt wird',
    meaning: 'Welcher Spieler den volleren Tisch verlässt.',
    value: oneOf({
      samePosition: 'Wer zum Button so sitzt wie der freie Platz am neuen Tisch.',
      comingBigBlind: 'Wer in der nächsten Hand den Big Blind hätte.',
      samePositionNotBlind: 'Wer zum Button so sitzt wie der freie Platz, aber niemand, der einen Blind zu setzen hat.',
    }),
  },
  'balancing.seat': {
    label: 'Platz am neuen Tisch',
    meaning: 'Welchen freien Platz der umgesetzte Spieler bekommt.',
    value: oneOf({
      samePosition: 'Den freien Platz mit derselben Position zum Button.',
      nearestBigBlind: 'Den freien Platz, der dem Big Blind im Uhrzeigersinn am nächsten ist.',
      worstPosition:
        'Den freien Platz, der am ehesten Big Blind wird, auch als alleiniger Big Blind, nie den Small Blind.',
    }),
  },
  'balancing.position': {
    label: 'Position zum Button',
    meaning: 'Wie eine Position zum Button gezählt wird.',
    value: oneOf({ seats: 'Jeder Platz zählt, auch ein leerer.', players: 'Nur besetzte Plätze zählen.' }),
  },
  'balancing.blindsMovable': {
    label: 'Umsetzen aus den Blinds',
    meaning: 'Ob ein Spieler umgesetzt werden darf, der in der nächsten Hand einen Blind zu setzen hat.',
    value: oneOf({ yes: 'Erlaubt.', no: 'Nicht zum Ausgleich; bei einer Auflösung wechseln alle.' }),
  },
  'balancing.repeatBigBlind': {
    label: 'Big Blind zweimal hintereinander',
    meaning: 'Ob ein Wechsel dazu führen darf, den Big Blind zweimal hintereinander zu zahlen.',
    value: ({ balancing, breaking }) =>
      balancing === breaking
        ? repeatBigBlind[balancing]
        : `Beim Ausgleich: ${repeatBigBlind[balancing]} Bei der Auflösung: ${repeatBigBlind[breaking]}`,
  },
  'balancing.studSeat': {
    label: 'Ausgleich bei Stud',
    meaning: 'Wie Tische bei Stud ausgeglichen werden.',
    value: oneOf({
      sameSeatNumber: 'Der zuletzt frei gewordene Platz wird vom Platz mit derselben Nummer besetzt.',
      byPosition: 'Nach der Position, wie bei Spielen mit Flop.',
    }),
  },
  'balancing.sourceTable': {
    label: 'Abgebender Tisch',
    meaning: 'Welcher von mehreren vollen Tischen einen Spieler abgibt.',
    value: oneOf({
      managementChoice: 'Die Turnierleitung entscheidet.',
      fullest: 'Der vollste Tisch.',
      presetOrder: 'Der erste der vollsten Tische nach einer festen Reihenfolge.',
    }),
  },
  'balancing.destinationTable': {
    label: 'Aufnehmender Tisch',
    meaning: 'Welcher von mehreren kurzen Tischen einen Spieler bekommt.',
    value: oneOf({
      brokenLatest: 'Der Tisch, der zuletzt aufgelöst wird.',
      shortest: 'Der Tisch mit den wenigsten Spielern.',
      managementChoice: 'Die Turnierleitung entscheidet.',
    }),
  },
  'balancing.haltMissingPlayers': {
    label: 'Spielstopp am kurzen Tisch',
    meaning: 'Ab wie vielen fehlenden Spielern ein Tisch wartet, bis die neuen Spieler sitzen.',
    value: ({ missing, against }) =>
      against === 'seatLimit'
        ? `Ab ${missing} freien Plätzen, wenn jemand nachrücken kann.`
        : `Ab ${missing} Spielern weniger als am vollsten Tisch, wenn jemand nachrücken kann.`,
  },
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
  'dealing.handStart': {
    label: 'Beginn einer Hand',
    meaning: 'Welcher Augenblick eine Hand beginnt; davon hängen neue Blinds und Einsprüche ab.',
    value: (starts) =>
      `${capital(oder.format(starts.map((start) => handStarts[start])))}${starts.length > 1 ? '; das Frühere zählt.' : '.'}`,
  },
  'timing.levelChange': {
    label: 'Neues Level',
    meaning: 'Was ein neues Level in Kraft setzt; es gilt immer ab der nächsten Hand.',
    value: (changes) => `${capital(oder.format(changes.map((change) => levelChanges[change])))}.`,
  },
  'elimination.sameHand': {
    label: 'Gleichzeitig ausgeschieden',
    meaning: 'Wer besser platziert ist, wenn mehrere an einem Tisch in derselben Hand ausscheiden.',
    value: oneOf({ biggerStartingStack: 'Wer zu Beginn der Hand mehr Chips hatte.' }),
  },
  'elimination.equalStacks': {
    label: 'Gleich viele Chips',
    meaning: 'Was gilt, wenn sie zu Beginn der Hand gleich viele Chips hatten.',
    value: oneOf({
      share: 'Sie teilen sich die Plätze.',
      nearestButton: 'Besser platziert ist, wer im Uhrzeigersinn näher am Button saß.',
    }),
  },
  'elimination.differentTables': {
    label: 'Gleichzeitig an verschiedenen Tischen',
    meaning: 'Was gilt, wenn zwei an verschiedenen Tischen zur selben Zeit ausscheiden.',
    value: oneOf({
      orderOfTime: 'Die Reihenfolge des Ausscheidens zählt.',
      sharePrizes: 'In den Preisrängen werden die Preise der Plätze zusammengelegt und gleich geteilt.',
    }),
  },
  'elimination.handForHandTables': {
    label: 'Gleichzeitig bei Hand-für-Hand',
    meaning: 'Was gilt, wenn zwei bei Hand-für-Hand in derselben Hand an verschiedenen Tischen ausscheiden.',
    value: oneOf({ biggerStartingStack: 'Besser platziert ist, wer die Hand mit mehr Chips begann.' }),
  },
  'presence.atSeatMoment': {
    label: 'Rechtzeitig am Platz',
    meaning: 'Bis wann ein Spieler am Platz sein muss, damit seine Hand lebt.',
    value: oneOf({
      firstCard: 'Bis die erste Karte ausgeteilt wird.',
      dealComplete: 'Bis alle ihre Startkarten haben.',
    }),
  },
  'presence.atSeatMeaning': {
    label: 'Was „am Platz“ heißt',
    meaning: 'Wer als anwesend gilt.',
    value: oneOf({
      seated: 'Wer sitzt.',
      withinReach: 'Wer sitzt oder mit der Hand am Stuhl steht.',
    }),
  },
  'presence.absentHandWhen': {
    label: 'Hand eines Abwesenden',
    meaning: 'Wann die Hand eines Abwesenden aus dem Spiel geht.',
    value: oneOf({ atOnce: 'Sofort.', onTurn: 'Wenn er an der Reihe wäre, auch wenn er checken könnte.' }),
  },
  'presence.absentBigBlindWalk': {
    label: 'Alle passen zum abwesenden Big Blind',
    meaning: 'Wer gewinnt, wenn alle zu einem abwesenden Big Blind passen.',
    value: oneOf({
      handDead: 'Seine Hand ist tot; der Letzte mit lebender Hand gewinnt.',
      absentWins: 'Der Abwesende gewinnt die Blinds, denn er kommt nicht mehr an die Reihe.',
    }),
  },
  'presence.absentBlinds': {
    label: 'Blinds eines Abwesenden',
    meaning: 'Was mit den Blinds und Antes eines Abwesenden geschieht.',
    value: oneOf({
      takenFromStack: 'Sie werden von seinem Stack gesetzt, und er bekommt Karten.',
      notTaken: 'Sie werden nicht gesetzt.',
    }),
  },
  'presence.lateStartNotice': {
    label: 'Verspätung anmelden',
    meaning: 'Ob eine Verspätung bis zum Start gemeldet sein muss, damit der Stack mitläuft.',
    value: oneOf({ needed: 'Ja, bis zum Start.', notNeeded: 'Nein, der Stack steht auf jeden Fall.' }),
  },
  'presence.lateStartLimit': {
    label: 'Frist für Verspätete',
    meaning: 'Wie lange der Stack eines Spielers stehen bleibt, der noch nicht da ist.',
    value: (limit) => {
      switch (limit.is) {
        case 'none':
          return 'Ohne Frist.';
        case 'minutes':
          return limit.withExcuse === undefined
            ? `${limit.minutes} Minuten ab dem Start.`
            : `${limit.minutes} Minuten ab dem Start, ${limit.withExcuse} mit eigener Entschuldigung vor dem Start.`;
        case 'endOfLevel':
          return `Bis zum Ende von Level ${limit.level}; bis dahin muss eine Hand gespielt sein.`;
        case 'endOfFirstLevelOfHeat':
          return `Bis zum Ende des ersten Levels in Heat ${limit.heat}; bis dahin muss eine Hand gespielt sein.`;
      }
    },
  },
  'presence.lateStartRemoval': {
    label: 'Stack nach der Frist',
    meaning: 'Was nach der Frist mit dem Stack geschieht.',
    value: oneOf({
      removed: 'Er geht aus dem Spiel; der Spieler bekommt 0 Punkte.',
      sharedAtTable: 'Er wird gleichmäßig unter den Spielern am Tisch aufgeteilt; der Spieler bekommt 0 Punkte.',
      blindedOff: 'Er bleibt stehen, bis die Blinds ihn aufgebraucht haben.',
    }),
  },
  'presence.absenceLimit': {
    label: 'Längste Abwesenheit',
    meaning: 'Wie lange ein Spieler ohne Unterbrechung fehlen darf, in Spielzeit.',
    value: (minutes) => (minutes === 0 ? 'Ohne Grenze.' : `${minutes} Minuten.`),
  },
  'presence.absenceExceeded': {
    label: 'Zu lange abwesend',
    meaning: 'Was bei längerer Abwesenheit geschieht.',
    value: oneOf({
      excludedCurrentPlace: 'Ausschluss auf dem aktuellen Platz; der Stack geht aus dem Spiel.',
      none: 'Nichts.',
    }),
  },
  ...handDe,
  ...floorDe,
};
