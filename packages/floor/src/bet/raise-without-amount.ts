import { type Step, step } from '../because.ts';
import { chipList, chips, choice, yesNo } from '../fact.ts';
import type { Inquiry } from '../inquiry.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { countsAsWager } from './counts-as.ts';
import { inOneChip, noChips, sum } from './silent/chips-laid.ts';
import { CAME_FIRST, judgeWordsWithChips } from './spoken/words-with-chips.ts';
import { roundClashes, stackClashes, turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** In turn somebody says “raise”, or “bet”, and names no amount. */
export const raiseWithoutAmount = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    /** What he put in with the word; empty where nothing lies there yet. */
    added: chipList({ usual: [] }),
    cameFirst: choice(CAME_FIRST, { usual: 'words' }),
    /** Whether he puts in or names an amount when the dealer asks him to. */
    namesAmount: yesNo({ usual: true }),
    /** Somebody behind him acted before the amount was known. */
    actedBehind: yesNo({ usual: false }),
    inFront: chips({ usual: 0 }),
    stack: chips({ min: 1, optional: true }),
  },
  clashes: ({ stack, added, inFront, ...round }) => [
    ...roundClashes(round, inFront, 'inFront'),
    ...stackClashes(stack, sum(added)),
  ],
  find({ added, cameFirst, namesAmount, actedBehind, inFront, ...known }, floor) {
    const turn = turnOf(known, inFront);
    const laid = { ...noChips, inFront: inOneChip(inFront), added };
    const said = known.toFace > 0 ? 'raise' : 'bet';
    const ruled = judgeWordsWithChips(turn, { said, amount: undefined }, laid, cameFirst, floor);
    const open = ruled.outcome.is === 'raiseFrom' || ruled.outcome.is === 'betFrom';
    if (!open) return ruled;
    const least = boundsOf(turn, floor).least;
    const fails = amountIsDue(floor) && !namesAmount;
    const settled = fails ? countsAsWager(turn, inFront + sum(added), least, floor) : ruled;
    return actedBehind ? { ...settled, steps: [...(settled.steps ?? []), earlyAct(floor)] } : settled;
  },
});

function amountIsDue(floor: Inquiry): boolean {
  switch (floor.asks('betting.raisePromptly')) {
    case 'yes':
      return true;
    case 'no':
      return false;
  }
}

function earlyAct(floor: Inquiry): Step {
  switch (floor.asks('betting.waitForAmount')) {
    case 'yes':
      return step('earlyActOutOfTurn');
    case 'no':
      return step('earlyActStands');
  }
}
