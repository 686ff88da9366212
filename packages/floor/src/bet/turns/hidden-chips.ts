import { step } from '../../because.ts';
import { chips, choice, type FactsOf, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { Outcome } from '../../outcome.ts';

const facts = {
  /** The chips in sight when he went all-in. */
  shown: chips({ min: 1 }),
  hidden: chips({ min: 1 }),
  /** What the caller had before he called. */
  callerStack: chips({ min: 1 }),
  won: choice(['allIn', 'caller', 'split'], { usual: 'caller' }),
  /** Whether they lay out of sight, or openly and only nobody counted them. */
  lay: choice(['covered', 'inSight'], { usual: 'covered' }),
  nextHandBegun: yesNo({ usual: false, when: { won: ['caller'] } }),
} as const;
type Facts = FactsOf<typeof facts>;

/** After an all-in was called, the all-in player turns out to have more. */
export const hiddenChips = incidentKind({
  phase: 'bet',
  facts,
  find(its, floor) {
    const { shown, hidden, callerStack, won } = its;
    const forShown = Math.min(shown, callerStack);
    const forAll = Math.min(shown + hidden, callerStack);
    floor.notes('shownAndHidden', { shown, hidden, covered: forAll - forShown });
    // what lay in sight is not hidden, whatever the rulebook does with hidden chips
    if (its.lay === 'inSight' && floor.looksUp('betting.hiddenChips') !== 'floorAcceptedAction')
      return inSight(its, forShown, forAll, floor);
    switch (floor.decides('betting.hiddenChips', partOf(its))) {
      case 'loseAllWinShown':
        return settled(its, won === 'caller' ? forAll : forShown, 0);
      case 'shownCountRestForfeited':
        return settled(its, forShown, hidden);
      case 'outIfCovered':
        return ifCovered(its, forShown, forAll, floor);
      case 'floorAcceptedAction':
        return byAcceptedAction(its, forShown, forAll);
      case 'visibleOnly':
        return chosen(its, settle(its, forShown, 0), [settle(its, forShown, 0), settle(its, forAll, 0)]);
    }
  },
});

/** Where an answer may go beyond the letter: he won, the pot is split, or the caller had only a part of it. */
function partOf({ shown, hidden, callerStack, won }: Facts): 'allInWon' | 'potSplit' | 'partlyCovered' | undefined {
  if (won === 'allIn') return 'allInWon';
  if (won === 'split') return 'potSplit';
  return callerStack > shown && callerStack < shown + hidden ? 'partlyCovered' : undefined;
}

/** `paid` goes from the loser to the winner, `removed` of the hidden chips leaves play. */
function settle({ shown, hidden, callerStack, won }: Facts, paid: number, removed: number): Outcome {
  const toAllIn = won === 'split' ? 0 : won === 'allIn' ? paid : -paid;
  return {
    is: 'hiddenChipsSettled',
    paid: Math.abs(toAllIn),
    allInHas: shown + hidden - removed + toAllIn,
    opponentHas: callerStack - toAllIn,
    removed,
  };
}

const settled = (its: Facts, paid: number, removed: number): Finding => ({
  outcome: settle(its, paid, removed),
  steps: [
    step('countBothStacks'),
    ...(its.won === 'split' || paid === 0 ? [] : [step('pushChips', { amount: paid })]),
    ...(removed > 0 ? [step('takeOutOfPlay', { amount: removed })] : []),
    step('announce'),
  ],
  ...(its.lay === 'covered' && { offence: 'hiddenChips' }),
});

const chosen = (its: Facts, outcome: Outcome, range: readonly Outcome[]): Finding => ({
  outcome,
  steps: [step('countBothStacks'), step('callFloor'), step('announce')],
  discretion: { range, weigh: ['intent', 'othersMisled', 'advantageGained', 'fairness'] },
  ...(its.lay === 'covered' && { offence: 'hiddenChips' }),
});

/** He may not gain by them: they go to the winner while it can still be told, and later out of play. */
function ifCovered(its: Facts, forShown: number, forAll: number, floor: Inquiry): Finding {
  if (its.won !== 'caller') return settled(its, forShown, 0);
  const covered = forAll - forShown;
  if (its.nextHandBegun === true) {
    floor.notes('nextHandHasBegun');
    return settled(its, forShown, its.hidden);
  }
  const toWinner = settle(its, forAll, 0);
  return chosen(its, toWinner, [settle(its, forShown, its.hidden), settle(its, forAll, its.hidden - covered)]);
}

/** A call of an amount that nobody counted: whose risk that is, says another rule. */
function inSight(its: Facts, forShown: number, forAll: number, floor: Inquiry): Finding {
  const inPlay = settle(its, forAll, 0);
  if (floor.decides('betting.acceptedAction') === 'callerMayWithdraw')
    return chosen(its, inPlay, [inPlay, settle(its, forShown, 0)]);
  return settled(its, forAll, 0);
}

/** In play or not, as the caller could see them; not in play they are still lost with the hand. */
function byAcceptedAction(its: Facts, forShown: number, forAll: number): Finding {
  const inPlay = settle(its, forAll, 0);
  const notInPlay = settle(its, its.won === 'caller' ? forAll : forShown, 0);
  return chosen(its, its.lay === 'inSight' ? inPlay : notInPlay, [notInPlay, inPlay]);
}
