import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  PresenceKinds,
  | 'timeCalled'
  | 'notAtSeat'
  | 'leftWithLiveHand'
  | 'absentStack'
  | 'lateArrival'
  | 'wrongSeat'
  | 'clockBlindLevelAtShuffle'
>;

/** The clock, the level, and who is at which seat. */
export const timeAndSeatDe: KindWords<Here> = {
  timeCalled: {
    label: 'Zeit verlangt',
    what: 'Ein Spieler denkt lange nach, und jemand verlangt die Uhr.',
    says: ['Time', 'Clock', 'Uhr', 'Zeitspiel', 'denkt ewig', 'tankt', 'Countdown', 'Bedenkzeit abgelaufen'],
    facts: {
      stage: {
        label: 'Was ist los?',
        values: { asked: 'Die Uhr wird verlangt', running: 'Die Uhr läuft schon' },
      },
      by: {
        label: 'Wer verlangt sie?',
        values: {
          playerInHand: 'Spieler in der Hand',
          foldedPlayer: 'Spieler des Tisches, der gefoldet hat',
          staff: 'Dealer oder Turnierleitung',
          spectator: 'jemand anderes',
        },
      },
      atSeat: { label: 'Ist er an seinem Platz?' },
      seconds: { label: 'Bedenkzeit bisher in Sekunden' },
      untilAmountKnown: {
        label: 'Davon, bis er den Betrag kannte',
        help: 'Nur wenn er danach gefragt hat; in Sekunden.',
      },
      decision: { label: 'Worum geht es?', values: { small: 'normale Entscheidung', allIn: 'All-in' } },
      elapsed: { label: 'Sekunden seit Start der Uhr' },
      acted: { label: 'Hat er jetzt gehandelt?' },
      facesBet: { label: 'Hat er einen Einsatz vor sich?', help: 'Nein: er könnte checken.' },
      given: { label: 'Eigene Vorgabe in Sekunden', help: 'Nur wenn die Turnierleitung weniger Zeit gegeben hat.' },
      seat: { label: 'Platz' },
    },
  },
  notAtSeat: {
    label: 'Nicht am Platz',
    what: 'Ein Spieler war beim Geben der Karten nicht an seinem Platz.',
    says: [
      'nicht am Platz',
      'zu spät zurück',
      'steht noch',
      'Hand tot weil nicht da',
      'Rauchpause',
      'Toilette',
      'Big Blind nicht da',
    ],
    facts: {
      arrived: {
        label: 'Wann war er da?',
        values: {
          beforeFirstCard: 'vor der ersten Karte',
          duringDeal: 'während gegeben wurde',
          afterLastCard: 'nach der letzten Karte',
          absent: 'gar nicht',
        },
      },
      posture: {
        label: 'Wie?',
        values: { seated: 'sitzend', handOnChair: 'stehend, Hand am Stuhl', behindChair: 'stehend hinter dem Stuhl' },
      },
      blind: { label: 'Ist er im Blind?', values: { none: 'nein', small: 'Small Blind', big: 'Big Blind' } },
      posted: { label: 'Von ihm schon im Pot' },
      othersFolded: { label: 'Haben alle anderen gefoldet?' },
      seat: { label: 'Platz' },
    },
  },
  leftWithLiveHand: {
    label: 'Steht mitten in der Hand auf',
    what: 'Ein Spieler verlässt seinen Platz, obwohl die Hand noch läuft.',
    says: ['weggelaufen', 'aufgestanden', 'Tisch verlassen', 'All-in und weg', 'mit Karten an die Bar'],
    facts: {
      how: {
        label: 'Was hat er getan?',
        values: {
          afterActing: 'gehandelt und gegangen, Karten noch im Spiel',
          leftCards: 'vor seinem Zug gegangen, Karten liegen da',
          pushedCards: 'vor seinem Zug Karten weggeschoben und gegangen',
          allIn: 'all-in und gegangen',
          foldedInTurn: 'in der Reihe gefoldet und gegangen',
        },
      },
      lastIn: { label: 'Haben alle anderen schon gefoldet?' },
      seat: { label: 'Platz' },
    },
  },
  absentStack: {
    label: 'Abwesender Stack',
    what: 'Ein Spieler ist während des Turniers länger weg, sein Stack liegt am Tisch.',
    says: ['ausblinden', 'blindet aus', 'Stack ohne Spieler', 'weggegangen', 'zu lange weg', 'Sitout'],
    facts: {
      minutes: { label: 'Minuten am Stück weg', help: 'Nur Spielzeit.' },
      announced: { label: 'Hat er sich abgemeldet?' },
      ordered: { label: 'Wegen einer Strafe weg?' },
      stack: { label: 'Sein Stack' },
      due: { label: 'Jetzt fällig', help: 'Blind und Ante dieser Hand.' },
      playersLeft: { label: 'Spieler noch im Turnier', help: 'Mit ihm.' },
      inMoney: { label: 'Schon in den Preisen?' },
    },
  },
  lateArrival: {
    label: 'Kommt zu spät',
    what: 'Ein Spieler war zu Beginn des Turniers nicht da.',
    says: ['zu spät', 'verspätet', 'Ghost', 'Ghostplayer', 'nicht erschienen', 'Stack läuft mit'],
    facts: {
      notice: {
        label: 'Hat er sich gemeldet?',
        values: {
          none: 'gar nicht',
          beforeStart: 'bis zum Start angemeldet',
          ownExcuse: 'selbst entschuldigt, vor dem Start',
        },
      },
      minutes: { label: 'Minuten seit dem Start' },
      levelOver: { label: 'Ist das erste Level zu Ende?', help: 'Im Mannschaftsturnier: das erste Level von Heat 2.' },
      handPlayed: { label: 'Wurde mit dem Stack eine Hand gespielt?' },
      stack: { label: 'Was vom Stack noch da ist' },
      playersAtTable: { label: 'Andere Spieler am Tisch' },
      smallestChip: { label: 'Kleinster Chip' },
    },
  },
  wrongSeat: {
    label: 'Falscher Platz',
    what: 'Ein Spieler hat auf einem Platz begonnen, der nicht seiner ist.',
    says: ['falsch gesessen', 'falscher Tisch', 'Platz verwechselt', 'sitzt auf meinem Platz'],
    facts: {
      rightStack: { label: 'Hatte er den richtigen Startstack?' },
      stack: { label: 'Sein Stack jetzt' },
      hasCards: { label: 'Hat er gerade Karten?' },
      onSeat: { label: 'Auf welchem Platz sitzt er jetzt?' },
      idleStack: { label: 'Lag auf seinem richtigen Platz ein Stack?' },
    },
  },
  clockBlindLevelAtShuffle: {
    label: 'Welche Blinds gelten?',
    what: 'Das Level endet gerade, als eine Hand beginnt.',
    says: ['Level vorbei', 'neue Blinds', 'Blindwechsel', 'welches Level', 'schon gemischt', 'Riffle'],
    facts: {
      begun: {
        label: 'Was war schon geschehen?',
        values: {
          scramble: 'Karten auf dem Tisch vermengt',
          firstRiffle: 'erstes Mischen von Hand',
          machineButton: 'Mischtaste gedrückt',
          shufflerOpened: 'Kartenfach der Maschine geöffnet',
          blindsPosted: 'Blinds gesetzt',
          dealerChange: 'Dealer gewechselt',
        },
      },
      potPushed: { label: 'War der letzte Pot schon geschoben?' },
      when: {
        label: 'Wann war das?',
        help: 'Im selben Augenblick gilt als danach.',
        values: {
          beforeTimeUp: 'bevor die Uhr ablief',
          beforeAnnouncement: 'nach dem Ablauf, vor der Ansage',
          afterAnnouncement: 'nach der Ansage',
        },
      },
    },
  },
};
