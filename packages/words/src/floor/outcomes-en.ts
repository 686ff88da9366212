import type { ActOutcome, HandOutcome } from '@riffle/floor';
import { formatChips } from '../figures.ts';
import type { FloorWords, OutcomeWords } from './floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const moved = ({ change, add }: { readonly change?: number; readonly add?: number }): string =>
  (change ? `; ${chips(change)} back` : '') + (add ? `; ${chips(add)} more` : '');

/** What moves with one of several stands in brackets, so that it is not read as one more of them. */
const anyOf = (outcomes: readonly string[]): string =>
  either.format(outcomes.map((said) => said.replace(/; (.+)$/, ' ($1)')));

const upTo = (most: number | undefined): string => (most === undefined ? '' : `, at most ${chips(most)}`);

export const actOutcomesEn: OutcomeWords<ActOutcome> = {
  fold: () => 'Fold',
  check: () => 'Check',
  call: (call) => `Call: ${chips(call.amount)}${moved(call)}`,
  bet: (bet) => `Bet: ${chips(bet.amount)}${moved(bet)}`,
  raise: (raise) => `Raise to ${chips(raise.to)}${moved(raise)}`,
  betFrom: (bet) => `Bet of at least ${chips(bet.least)}${upTo(bet.most)}`,
  raiseFrom: (raise) => `Raise to at least ${chips(raise.least)}${upTo(raise.most)}`,
  notBinding: ({ mayStill }, say) => `Not binding; open are ${anyOf(mayStill.map(say))}`,
  playerChooses: ({ between }, say) => `The player chooses: ${anyOf(between.map(say))}`,
  refused: ({ allowed }, say) => `Not allowed; allowed are ${anyOf(allowed.map(say))}`,
};

export const handOutcomesEn: OutcomeWords<HandOutcome> = {
  misdeal: () => 'Misdeal: deal again',
  void: () => 'The hand is void: bets go back',
  playOn: () => 'The hand is played on',
  live: () => 'The cards are live',
  dead: ({ returned }) => (returned === 0 ? 'The cards are dead' : `The cards are dead; ${chips(returned)} go back`),
  passive: () => 'The hand lives, but may only check, call or fold',
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
