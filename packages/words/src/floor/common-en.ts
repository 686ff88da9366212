import type { ActOutcome, HandOutcome } from '@riffle/floor';
import { formatChips } from '../figures.ts';
import type { FloorWords, OutcomeWords } from './floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const moved = ({ change, add }: { readonly change?: number; readonly add?: number }): string =>
  (change ? `; ${chips(change)} back` : '') + (add ? `; ${chips(add)} more` : '');

export const actOutcomesEn: OutcomeWords<ActOutcome> = {
  fold: () => 'Fold',
  check: () => 'Check',
  call: (call) => `Call: ${chips(call.amount)}${moved(call)}`,
  bet: (bet) => `Bet: ${chips(bet.amount)}${moved(bet)}`,
  raise: (raise) => `Raise to ${chips(raise.to)}${moved(raise)}`,
  notBinding: ({ mayStill }, say) => `Not binding; open are ${either.format(mayStill.map(say))}`,
  playerChooses: ({ between }, say) => `The player chooses: ${either.format(between.map(say))}`,
  refused: ({ allowed }, say) => `Not allowed; allowed are ${either.format(allowed.map(say))}`,
};

export const handOutcomesEn: OutcomeWords<HandOutcome> = {
  misdeal: () => 'Misdeal: deal again',
  void: () => 'The hand is void: bets go back',
  playOn: () => 'The hand is played on',
  live: () => 'The cards are live',
  dead: ({ returned }) => (returned === 0 ? 'The cards are dead' : `The cards are dead; ${chips(returned)} go back`),
  passive: () => 'The cards stay in play, with no further betting by this player',
};

export const commonStepsEn = {
  stopPlay: () => 'Stop play; nobody acts and nobody touches cards or chips.',
  callFloor: () => 'Call the floor, who decides.',
  announce: () => 'Announce the ruling aloud to the whole table.',
  playOn: () => 'Play on.',
  writeDown: () => 'Write down the incident and the decision.',
};

export const weighEn: FloorWords['weigh'] = {
  fairness: 'What is fair and serves the game?',
  intent: 'On purpose, or by mistake?',
  repetition: 'Has it happened before?',
  experience: 'How experienced is the player?',
  advantageGained: 'Did anybody gain by it?',
  othersMisled: 'Did others act on it?',
  actionBehind: 'Has anybody acted since?',
  cardsIdentifiable: 'Can the cards be told for certain?',
  informationKnown: 'Who now knows more than he should?',
  stageOfEvent: 'How far is the tournament?',
  potSize: 'How large is the pot?',
  timeLost: 'How much time does it cost the table?',
  dealersPart: 'Did the dealer have a part in it?',
};

export const offencesEn: FloorWords['offences'] = {
  outOfTurn: 'Acting out of turn',
  stringBet: 'String bet',
  exposedCards: 'Cards shown',
  talkedAboutHand: 'Talking about the hand in play',
  device: 'Using a phone or device',
  language: 'Foreign language during the hand',
  abuse: 'Abuse',
  softplay: 'Soft play',
  chipDumping: 'Chip dumping',
  collusion: 'Collusion',
  cheating: 'Cheating',
  blindDodging: 'Dodging the blinds',
  hiddenChips: 'Chips hidden',
  pocketedChips: 'Chips pocketed',
  chipsExchanged: 'Changing chips between players',
  cardsThrown: 'Throwing cards',
  hiddenCards: 'Cards hidden',
  leftTable: 'Leaving the table during the hand',
  unclearAction: 'Unclear action',
  conditionalStatement: 'Conditional statement',
  overbetForChange: 'Putting in too much to get change',
  delay: 'Stalling',
  etiquette: 'Breach of etiquette',
  refusal: 'Refusing an instruction',
  nutsInLastPosition: 'Checking the best hand in last position',
  toldOfFold: 'Saying what was folded',
  rabbitHunt: 'Asking for cards that were not dealt',
  fouledDeckKnown: 'Knowingly playing with a fouled deck',
  intoxication: 'Intoxication',
  violence: 'Violence or threats',
  clothing: 'Clothing',
  damage: 'Damage',
};
