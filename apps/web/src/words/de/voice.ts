import type { Telling, Tongues, WallEvent } from '@riffle/wire';

const EVENTS: { readonly [E in WallEvent]: string } = {
  start: 'Turnierbeginn',
  level: 'Neues Level',
  break: 'Pause beginnt',
  handForHand: 'Hand-for-Hand beginnt',
  handForHandEnds: 'Hand-for-Hand endet',
  lastHands: 'Letzte Hände',
  finalTable: 'Finaltisch',
  over: 'Turnier zu Ende',
  money: 'Bubble geplatzt',
  stopped: 'Ein Tisch hält an',
  timeCall: 'Time Call',
  move: 'Umsetzung',
  announcement: 'Ansagen der Turnierleitung',
  bustOut: 'Ausgeschieden',
  envelope: 'Gezogener Umschlag',
  bubble: 'Noch einer bis zum Geld',
  hand: 'Nächste Hand bei Hand-for-Hand',
  breakEnding: 'Pause bald zu Ende',
  minute: 'Letzte Minute im Level',
  breakSoon: 'Bald Pause',
  registration: 'Anmeldung geschlossen',
};
const TELLINGS: { readonly [T in Telling]: string } = {
  off: 'Aus',
  tone: 'Ton',
  spoken: 'Gesprochen',
  own: 'Aufnahme',
};
const LANGUAGES: { readonly [T in Tongues]: string } = {
  wall: 'Wie die Wand geschrieben ist',
  de: 'Deutsch',
  en: 'Englisch',
  'de-en': 'Deutsch, dann Englisch',
  'en-de': 'Englisch, dann Deutsch',
};

/** What a wall says: the menu at the wall itself, and what the club chooses for all. */
export const voice = {
  events: EVENTS,
  tellings: TELLINGS,
  groups: { clock: 'Uhr', play: 'Spiel', people: 'Spieler und Tische' },
  asClub: (telling: string) => `Wie im Verein: ${telling}`,
  how: (event: string) => `Wie: ${event}`,
  try: (event: string) => `Anhören: ${event}`,
  tryShort: 'Anhören',
  volume: 'Lautstärke',
  tongues: 'Sprache der Ansagen',
  languages: LANGUAGES,
  voiceOf: { de: 'Deutsche Stimme', en: 'Englische Stimme' },
  bestVoice: 'Die erste des Geräts',
  noVoice: {
    title: (language: 'de' | 'en') => `Dieses Gerät hat keine ${language === 'de' ? 'deutsche' : 'englische'} Stimme.`,
    detail:
      'Statt der Ansage kommt der Ton. Stimmen werden in den Einstellungen des Geräts nachgeladen (Sprachausgabe).',
  },
  preset: 'Was diese Wand der Reihe nach zeigt',
  usualPreset: 'Wie üblich',
  presetOfNight: 'Wie für das Turnier gewählt',
};
