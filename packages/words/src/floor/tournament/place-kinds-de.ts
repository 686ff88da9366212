import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'bustedTogether' | 'notReportedBust' | 'handForHand' | 'endOfDay' | 'timedGameOver'>;

export const placeKindsDe: KindWords<Here> = {
  bustedTogether: {
    label: 'Zugleich ausgeschieden',
    what: 'Mehrere Spieler scheiden zur selben Zeit aus.',
    says: [
      'beide raus',
      'gleichzeitig',
      'zwei ausgeschieden',
      'welcher Platz',
      'Bubble',
      'Preisgeld teilen',
      'gleiche Chips',
    ],
    facts: {
      how: {
        label: 'Wie?',
        values: {
          sameHand: 'in einer Hand',
          handForHand: 'bei Hand für Hand',
          sameTime: 'an mehreren Tischen, ohne Hand für Hand',
        },
      },
      orderKnown: { label: 'Ist klar, wer zuerst ausschied?' },
      players: { label: 'Spieler vorher im Turnier', help: 'Mit denen, die jetzt ausgeschieden sind.' },
      out: {
        label: 'Wer ist ausgeschieden?',
        help: 'An mehreren Tischen: wer zuerst ausgeschieden ist, zuerst.',
        each: {
          seat: { label: 'Platz' },
          table: { label: 'Tisch' },
          button: { label: 'Button an seinem Tisch', help: 'Nur nötig, wenn es mehrere Tische sind.' },
          stack: { label: 'Chips zu Beginn der Hand' },
        },
      },
      buttonSeat: { label: 'Button auf Platz' },
      seats: { label: 'Plätze am Tisch' },
      worth: {
        label: 'Was bringen die Plätze?',
        help: 'Nur die Plätze, um die es geht.',
        each: { place: { label: 'Platz' }, cents: { label: 'Preis in Cent' }, points: { label: 'Punkte' } },
      },
    },
  },
  notReportedBust: {
    label: 'Unbemerkt ausgeschieden',
    what: 'Ein Spieler ist weg, und niemand weiß, wann er ausgeschieden ist.',
    says: ['nicht gemeldet', 'einfach gegangen', 'Platz unklar', 'Rundenkarte leer'],
    facts: {
      handKnown: { label: 'Steht fest, in welcher Hand?' },
      best: { label: 'Bester möglicher Platz' },
      worst: { label: 'Schlechtester möglicher Platz' },
      entries: { label: 'Teilnehmer insgesamt' },
      cardOpen: { label: 'Fehlt er auf der Rundenkarte?' },
    },
  },
  handForHand: {
    label: 'Hand für Hand',
    what: 'Kurz vor den Preisen spielen alle Tische Hand für Hand.',
    says: ['Hand by Hand', 'Hand for Hand', 'Bubble', 'Synchron', 'alle warten'],
    facts: {
      moment: {
        label: 'Was ist los?',
        values: {
          start: 'Soll es beginnen?',
          tableFinished: 'Ein Tisch ist fertig',
          allInCalled: 'Ein All-in ist bezahlt',
          wentOut: 'Jemand ist ausgeschieden',
          end: 'Soll es enden?',
        },
      },
      tables: { label: 'Tische' },
      players: { label: 'Spieler noch im Turnier' },
      paidPlaces: { label: 'Bezahlte Plätze' },
      otherGoal: { label: 'Finaltisch oder Preissprung nah?' },
      othersPlaying: { label: 'Spielt noch ein anderer Tisch?', help: 'Ein Tisch, der selbst steht, zählt nicht.' },
    },
  },
  endOfDay: {
    label: 'Ende des Tages',
    what: 'Das letzte Level des Tages oder ein Spiel auf Zeit geht zu Ende.',
    says: ['letzte Hände', 'Feierabend', 'Tagesende', 'Zeit um', 'drei Hände', 'Hände auslosen'],
    facts: {
      moment: {
        label: 'Was ist los?',
        values: { timeLeft: 'Es ist noch Zeit', timeUp: 'Die Zeit ist um', drawing: 'Es wird ausgelost' },
      },
      lastLevelOfDay: { label: 'Letztes Level heute, und es geht ein andermal weiter?' },
      secondsLeft: { label: 'Restzeit in Sekunden' },
      handRunning: { label: 'Läuft eine Hand?' },
      drawnBy: {
        label: 'Wer zieht?',
        values: { playerIn: 'Spieler, noch im Turnier', playerOut: 'ausgeschiedener Spieler', dealer: 'Dealer' },
      },
    },
  },
  timedGameOver: {
    label: 'Zeit um: Plätze',
    what: 'Ein Spiel auf Zeit ist zu Ende, und mehrere haben noch Chips.',
    says: ['Zeit abgelaufen', 'Chipstand', 'nach Chips', 'Sitngo zu Ende'],
    facts: {
      stacks: { label: 'Wer hat noch wie viel?', each: { seat: { label: 'Platz' }, stack: { label: 'Chips' } } },
      inPlay: { label: 'Chips im Spiel insgesamt', help: 'Leer: nicht prüfen.' },
      worth: {
        label: 'Was bringen die Plätze?',
        each: { place: { label: 'Platz' }, cents: { label: 'Preis in Cent' }, points: { label: 'Punkte' } },
      },
    },
  },
};
