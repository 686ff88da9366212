import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  PresenceKinds,
  'device' | 'missedAnnouncement' | 'language' | 'dealerSays' | 'rightToSeat' | 'dispute' | 'houseRule'
>;

/** What goes on at the table. */
export const atTheTableDe: KindWords<Here> = {
  device: {
    label: 'Handy am Tisch',
    what: 'Jemand benutzt am Tisch ein Telefon oder ein anderes Gerät.',
    says: ['Handy', 'telefoniert', 'SMS', 'WhatsApp', 'Kopfhörer', 'Tablet', 'Laptop', 'schreibt Nachrichten'],
    facts: {
      use: {
        label: 'Was tut er?',
        values: {
          call: 'telefonieren',
          message: 'Nachrichten schreiben oder lesen',
          music: 'Musik mit Kopfhörern',
          loudMusic: 'Musik, die andere hören',
          eBook: 'lesen',
          computer: 'Laptop oder Tablet benutzen',
          lying: 'es liegt nur auf dem Tisch',
        },
      },
      inHand: { label: 'Ist er in der Hand?' },
      specialTable: { label: 'Fernsehtisch oder Finaltisch?' },
      reporter: { label: 'Berichtet er für den Veranstalter?' },
      seat: { label: 'Platz' },
    },
  },
  missedAnnouncement: {
    label: 'Ansage überhört',
    what: 'Ein Spieler hat gecallt und die Erhöhung nicht gehört, etwa wegen Musik.',
    says: ['nicht gehört', 'Kopfhörer', 'zu laut', 'Raise überhört'],
    facts: {
      toFace: { label: 'Höchster Einsatz' },
      inFront: { label: 'Liegt vor ihm' },
      stack: { label: 'Hat er noch dahinter' },
      seat: { label: 'Platz' },
    },
  },
  language: {
    label: 'Fremde Sprache',
    what: 'Am Tisch wird eine Sprache gesprochen, die andere nicht verstehen.',
    says: ['Fremdsprache', 'spricht russisch', 'nur Deutsch und Englisch', 'verstehe nichts'],
    facts: {
      said: { label: 'Was wurde gesagt?', values: { talk: 'Gespräch', action: 'eine Aktion' } },
      language: { label: 'Welche Sprache?', values: { german: 'Deutsch', english: 'Englisch', other: 'eine andere' } },
      inHand: { label: 'Läuft eine Hand?' },
      term: { label: 'Nur ein Pokerausdruck?' },
      announced: { label: 'Für dieses Turnier angesagt?' },
    },
  },
  dealerSays: {
    label: 'Darf der Dealer das sagen?',
    what: 'Es ist die Frage, ob der Dealer eine Auskunft geben darf.',
    says: ['Dealer sagt', 'Auskunft', 'wie viel ist das', 'wer hat erhöht'],
    facts: {
      about: {
        label: 'Worüber?',
        values: {
          action: 'was gerade getan wurde',
          amountAsked: 'einen Betrag, gefragt',
          amountUnasked: 'einen Betrag, ungefragt',
          earlierRound: 'frühere Setzrunden',
          advice: 'Rat oder Meinung',
        },
      },
    },
  },
  rightToSeat: {
    label: 'Darf er hier spielen?',
    what: 'Es ist die Frage, ob jemand auf diesem Platz spielen darf.',
    says: [
      'Ausweis',
      'Vertreter',
      'für einen anderen spielen',
      'Platz tauschen',
      'zwei Tische',
      'Anteile',
      'Rollstuhl',
    ],
    facts: {
      question: {
        label: 'Worum geht es?',
        values: {
          identity: 'Wer er ist',
          substitute: 'Spielt für einen anderen',
          twoTables: 'Spielt an zwei Tischen',
          ownWish: 'Möchte den Platz wechseln',
          interest: 'Ist an einem Mitspieler beteiligt',
          limitation: 'Braucht Rücksicht',
          fee: 'Hat noch nicht bezahlt',
        },
      },
      document: {
        label: 'Was zeigt er?',
        values: {
          own: 'seinen Ausweis',
          none: 'keinen Ausweis',
          ofAnother: 'den eines anderen',
          notIssued: 'es gibt keine Ausweise',
        },
      },
      when: { label: 'Wann?', values: { takingSeat: 'beim Platznehmen', onRequest: 'auf Verlangen' } },
      registered: { label: 'Ist er angemeldet?', values: { yes: 'ja', no: 'nein' } },
      substitute: {
        label: 'Wer vertritt?',
        values: { anybody: 'jemand anderes', teamMateInBreak: 'Teamkollege, zwischen zwei Heats' },
      },
    },
  },
  dispute: {
    label: 'Streit am Tisch',
    what: 'Die Spieler sind sich uneinig.',
    says: ['Streit', 'Diskussion', 'uneinig', 'Floor rufen', 'Beschwerde'],
    facts: { potPushed: { label: 'Ist der Pot schon geschoben?' } },
  },
  houseRule: {
    label: 'Hausregel',
    what: 'Zuschauer, Essen, Rauchen, Kameras oder Dinge, die stören.',
    says: ['Zuschauer', 'Kiebitz', 'Rail', 'Essen', 'Rauchen', 'filmen', 'Foto', 'Zeitung', 'stört'],
    facts: {
      matter: {
        label: 'Was ist es?',
        values: {
          spectatorSeated: 'Zuschauer sitzt am Tisch',
          spectatorClose: 'Zuschauer steht dicht am Tisch',
          spectatorDisturbs: 'Zuschauer stört',
          eating: 'Essen am Tisch',
          smoking: 'Rauchen am Tisch',
          cameraRefused: 'Spieler zeigt der Kamera nichts',
          filming: 'Jemand filmt oder fotografiert',
          distraction: 'Dinge, die aufhalten oder stören',
        },
      },
    },
  },
};
