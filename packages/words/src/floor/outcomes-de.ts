import type { ActOutcome, HandOutcome } from '@riffle/floor';
import { formatChips } from '../figures.ts';
import type { FloorWords, OutcomeWords } from './floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const either = new Intl.ListFormat('de', { type: 'disjunction' });

const moved = ({ change, add }: { readonly change?: number; readonly add?: number }): string =>
  (change ? `; ${chips(change)} zurück` : '') + (add ? `; ${chips(add)} dazu` : '');

/** What moves with one of several stands in brackets, so that it is not read as one more of them. */
const anyOf = (outcomes: readonly string[]): string =>
  either.format(outcomes.map((said) => said.replace(/; (.+)$/, ' ($1)')));

const upTo = (most: number | undefined): string => (most === undefined ? '' : `, bis ${chips(most)}`);

export const actOutcomesDe: OutcomeWords<ActOutcome> = {
  fold: () => 'Fold',
  check: () => 'Check',
  call: (call) => `Call: ${chips(call.amount)}${moved(call)}`,
  bet: (bet) => `Bet: ${chips(bet.amount)}${moved(bet)}`,
  raise: (raise) => `Raise auf ${chips(raise.to)}${moved(raise)}`,
  betFrom: (bet) => `Bet ab ${chips(bet.least)}${upTo(bet.most)}`,
  raiseFrom: (raise) => `Raise ab ${chips(raise.least)}${upTo(raise.most)}`,
  notBinding: ({ mayStill }, say) => `Nicht bindend; möglich: ${anyOf(mayStill.map(say))}`,
  playerChooses: ({ between }, say) => `Der Spieler wählt: ${anyOf(between.map(say))}`,
  refused: ({ allowed }, say) => `Nicht erlaubt; erlaubt: ${anyOf(allowed.map(say))}`,
};

export const handOutcomesDe: OutcomeWords<HandOutcome> = {
  misdeal: () => 'Misdeal: neu geben',
  void: () => 'Hand ungültig: Einsätze zurück',
  playOn: () => 'Die Hand wird weitergespielt',
  live: () => 'Die Karten sind im Spiel',
  dead: ({ returned }) =>
    returned === 0 ? 'Die Karten sind tot' : `Die Karten sind tot; ${chips(returned)} gehen zurück`,
  passive: () => 'Die Hand lebt, darf aber nur noch checken, callen oder folden',
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
