import type { TurnReasons, TurnSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { Sentences } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const percent = (part: number, whole: number): string => `${String(Math.floor((part * 100) / whole))}%`;

export const turnStepsEn: Sentences<TurnSteps> = {
  backToTurn: () => 'First acts whose turn it is; then it goes on in order.',
  askAgainInTurn: () => 'Ask the player when it is his turn.',
  takeCardsIn: () => 'Take the cards in face down.',
  giveCardsBack: () => 'The cards go back to the player.',
  turnIsLost: () => 'The skipped player does not act any more in this round.',
  actsBehindStand: () => 'What was bet and folded behind him stands.',
  goBackToSkipped: () => 'Back to the skipped player: he acts now.',
  judgeActsBehind: () => 'What was done behind him counts as acting out of turn.',
  potStaysAsItIs: () => 'The pot stays as it is.',
  sayAmountAgain: ({ amount }) => `Say the amount clearly: ${chips(amount)}.`,
  countBothStacks: () => 'Count all chips of the all-in player and of the caller.',
  pushChips: ({ amount }) => `Push ${chips(amount)} to the winner.`,
  takeOutOfPlay: ({ amount }) => `Take ${chips(amount)} out of play.`,
  forbidConditions: () => 'Tell the player: no statements under conditions.',
  forbidSignals: () => 'Tell the player: no hints before it is his turn.',
};

export const turnReasonsEn: Sentences<TurnReasons> = {
  amountWentUp: ({ from, to }) => `The bet has gone up since, from ${chips(from)} to ${chips(to)}.`,
  calledInBetween: () => 'Somebody called in between; the amount stayed the same.',
  raisedInBetween: () => 'Somebody bet or raised in between.',
  nothingChanged: () => 'Nothing has changed for the player since.',
  staysBound: () => 'What he would rather do now no longer counts.',
  skippedKeptSilent: () => 'The skipped player spoke up too late.',
  cardsAreInMuck: () => 'The cards have touched the muck.',
  actedBehind: ({ acted, withChips }) =>
    `Acted behind him: ${String(acted)}, of them with chips: ${String(withChips)}.`,
  waitedForAnother: () => 'He was himself waiting for a player in front of him.',
  roundIsOver: () => 'The betting round is over.',
  noMisunderstanding: () => 'Nobody was misunderstood; the mistake is his own.',
  shareOfCall: ({ put, due }) =>
    due === 0 ? 'Nothing was left to pay.' : `${chips(put)} of ${chips(due)} put in: ${percent(put, due)}.`,
  shareOfLeastRaise: ({ put, least }) =>
    `${chips(put)} of at least ${chips(least)} for a raise: ${percent(put, least)}.`,
  toldAndReal: ({ told, real }) => `${chips(told)} were named, it is ${chips(real)}.`,
  shownAndHidden: ({ shown, hidden, covered }) =>
    `${chips(shown)} in sight, ${chips(hidden)} not; the caller can still pay ${chips(covered)} of them.`,
  nextHandHasBegun: () => 'The next hand has begun.',
  conditionNotMet: () => 'It has not come about.',
  couldHaveChecked: () => 'He could have checked.',
  bettingIsOver: () => 'The last betting round is over; this is no improper fold any more.',
  wordsAreAFold: () => 'Said clearly it is a fold already.',
};
