import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'whoMovesToBalance' | 'tablesUneven' | 'fewerSeats' | 'buttonDrawn' | 'nextBlinds'>;

export const tableKindsDe: KindWords<Here> = {
  whoMovesToBalance: {
    label: 'Wer wechselt wohin?',
    what: 'Zwei Tische sind ungleich besetzt, und ein Spieler muss wechseln.',
    says: ['ausgleichen', 'Balancing', 'Tisch wechseln', 'wer muss gehen', 'umsetzen'],
    facts: {
      game: { label: 'Spiel', values: { holdem: "Hold'em", omaha: 'Omaha', stud: 'Stud' } },
      size: { label: 'Plätze je Tisch' },
      fuller: { label: 'Voller Tisch: besetzte Plätze' },
      fullerButton: { label: 'Voller Tisch: Button der nächsten Hand' },
      fullerSmallBlind: { label: 'Voller Tisch: nächster Small Blind' },
      fullerBigBlind: { label: 'Voller Tisch: nächster Big Blind' },
      shorter: { label: 'Anderer Tisch: besetzte Plätze' },
      shorterButton: { label: 'Anderer Tisch: Button der nächsten Hand' },
      shorterSmallBlind: { label: 'Anderer Tisch: nächster Small Blind' },
      shorterBigBlind: { label: 'Anderer Tisch: nächster Big Blind' },
      lastFreed: { label: 'Zuletzt frei gewordener Platz' },
    },
  },
  tablesUneven: {
    label: 'Tisch auflösen?',
    what: 'Spieler sind ausgeschieden: Wird ein Tisch aufgelöst oder ausgeglichen?',
    says: ['Tisch auflösen', 'break', 'Finaltisch', 'zu wenige am Tisch', 'ungleiche Tische'],
    facts: {
      tables: { label: 'Spieler je Tisch', help: 'Zuerst der Tisch, der als Nächster aufgelöst wird.' },
      seats: { label: 'Plätze je Tisch' },
      game: { label: 'Spiel', values: { holdem: "Hold'em", omaha: 'Omaha', stud: 'Stud' } },
      orderKnown: { label: 'Ist die Reihenfolge bekannt gemacht?' },
    },
  },
  fewerSeats: {
    label: 'Weniger Plätze je Tisch',
    what: 'Die Turnierleitung will ab jetzt mit weniger Plätzen je Tisch spielen.',
    says: ['zehn auf neun', 'neun statt zehn', 'Tische verkleinern', 'Sitze wegnehmen'],
    facts: {
      tables: { label: 'Tische' },
      players: { label: 'Spieler noch im Turnier' },
      seats: { label: 'Plätze je Tisch ab jetzt' },
    },
  },
  buttonDrawn: {
    label: 'Wohin mit dem Button?',
    what: 'Der Button wird bestimmt: am Anfang, oder weil mehrere an einen Tisch kamen.',
    says: ['Button auslosen', 'höchste Karte', 'erster Button', 'neuer Tisch Button'],
    facts: {
      when: { label: 'Wann?', values: { start: 'am Anfang', afterMoves: 'mehrere kamen an den Tisch' } },
      seating: { label: 'Wie wurden die Plätze vergeben?', values: { byLot: 'ausgelost', arranged: 'bestimmt' } },
      draws: { label: 'Gezogene Karten', each: { seat: { label: 'Platz' }, card: { label: 'Karte' } } },
      moved: { label: 'Wie viele kamen zugleich?' },
    },
  },
  nextBlinds: {
    label: 'Wer hat die Blinds?',
    what: 'Spieler sind ausgeschieden oder dazugekommen: wo liegen Button und Blinds in der nächsten Hand?',
    says: [
      'Dead Button',
      'toter Button',
      'Small Blind ausgeschieden',
      'Big Blind ausgeschieden',
      'wer ist Big Blind',
      'Heads-up Button',
      'zweimal Big Blind',
      'kein Small Blind',
      'Button bleibt stehen',
    ],
    facts: {
      playing: { label: 'Wer spielte die letzte Hand mit?' },
      buttonSeat: { label: 'Button der letzten Hand' },
      smallBlindSeat: { label: 'Small Blind der letzten Hand', help: 'Auch wenn der Platz leer war.' },
      bigBlindSeat: { label: 'Big Blind der letzten Hand' },
      out: { label: 'Wer ist weg?' },
      newcomers: { label: 'Wer ist neu am Tisch?' },
    },
  },
};
