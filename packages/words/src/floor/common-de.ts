import type { ActOutcome, HandOutcome } from '@riffle/floor';
import { formatChips } from '../figures.ts';
import type { FloorWords, OutcomeWords } from './floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });

const moved = ({ change, add }: { readonly change?: number; readonly add?: number }): string =>
  (change ? `; ${chips(change)} zurück` : '') + (add ? `; ${chips(add)} dazu` : '');

export const actOutcomesDe: OutcomeWords<ActOutcome> = {
  fold: () => 'Fold',
  check: () => 'Check',
  call: (call) => `Call: ${chips(call.amount)}${moved(call)}`,
  bet: (bet) => `Bet: ${chips(bet.amount)}${moved(bet)}`,
  raise: (raise) => `Raise auf ${chips(raise.to)}${moved(raise)}`,
  notBinding: ({ mayStill }, say) => `Nicht bindend; möglich: ${either.format(mayStill.map(say))}`,
  playerChooses: ({ between }, say) => `Der Spieler wählt: ${either.format(between.map(say))}`,
  refused: ({ allowed }, say) => `Nicht erlaubt; erlaubt: ${either.format(allowed.map(say))}`,
};

export const handOutcomesDe: OutcomeWords<HandOutcome> = {
  misdeal: () => 'Misdeal: neu geben',
  void: () => 'Hand ungültig: Einsätze zurück',
  playOn: () => 'Die Hand wird weitergespielt',
  live: () => 'Die Karten sind im Spiel',
  dead: ({ returned }) =>
    returned === 0 ? 'Die Karten sind tot' : `Die Karten sind tot; ${chips(returned)} gehen zurück`,
  passive: () => 'Die Karten bleiben im Spiel, aber ohne weitere Einsätze',
};

export const commonStepsDe = {
  stopPlay: () => 'Spiel anhalten; niemand handelt und niemand rührt Karten oder Chips an.',
  callFloor: () => 'Turnierleitung rufen; sie entscheidet.',
  announce: () => 'Die Entscheidung laut für alle am Tisch ansagen.',
  playOn: () => 'Weiterspielen.',
  writeDown: () => 'Vorfall und Entscheidung aufschreiben.',
};

export const weighDe: FloorWords['weigh'] = {
  fairness: 'Was ist fair und dient dem Spiel?',
  intent: 'War es Absicht oder ein Versehen?',
  repetition: 'Kam es schon vor?',
  experience: 'Wie erfahren ist der Spieler?',
  advantageGained: 'Hatte jemand einen Vorteil davon?',
  othersMisled: 'Haben sich andere danach gerichtet?',
  actionBehind: 'Hat danach schon jemand gehandelt?',
  cardsIdentifiable: 'Sind die Karten eindeutig zu erkennen?',
  informationKnown: 'Wer weiß jetzt mehr, als er wissen dürfte?',
  stageOfEvent: 'Wie weit ist das Turnier?',
  potSize: 'Wie groß ist der Pot?',
  timeLost: 'Wie viel Zeit kostet es den Tisch?',
  dealersPart: 'Hat der Dealer dazu beigetragen?',
};

export const offencesDe: FloorWords['offences'] = {
  outOfTurn: 'Handeln außer der Reihe',
  stringBet: 'String Bet',
  exposedCards: 'Karten gezeigt',
  talkedAboutHand: 'Über die laufende Hand gesprochen',
  device: 'Telefon oder Gerät benutzt',
  language: 'Fremde Sprache während der Hand',
  abuse: 'Beleidigung',
  softplay: 'Schonendes Spiel',
  chipDumping: 'Chips verschenkt',
  collusion: 'Absprache',
  cheating: 'Falschspiel',
  blindDodging: 'Blinds umgangen',
  hiddenChips: 'Chips verdeckt',
  pocketedChips: 'Chips eingesteckt',
  chipsExchanged: 'Chips untereinander gewechselt',
  cardsThrown: 'Karten geworfen',
  hiddenCards: 'Karten verdeckt',
  leftTable: 'Tisch während der Hand verlassen',
  unclearAction: 'Unklare Aktion',
  conditionalStatement: 'Bedingte Ansage',
  overbetForChange: 'Zu viel gesetzt, um zu wechseln',
  delay: 'Zeitspiel',
  etiquette: 'Verstoß gegen die Etikette',
  refusal: 'Anweisung nicht befolgt',
  nutsInLastPosition: 'Mit der besten Hand in letzter Position gecheckt',
  toldOfFold: 'Gesagt, was gefoldet wurde',
  rabbitHunt: 'Nicht gespielte Karten verlangt',
  fouledDeckKnown: 'Wissentlich mit falschem Deck gespielt',
  intoxication: 'Betrunken',
  violence: 'Gewalt oder Drohung',
  clothing: 'Kleidung',
  damage: 'Sachbeschädigung',
};
