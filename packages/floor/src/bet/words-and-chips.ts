import { chipList, chips, choice } from '../fact.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { inOneChip, noChips, sum } from './silent/chips-laid.ts';
import { SAID } from './spoken/words.ts';
import { CAME_FIRST, judgeWordsWithChips } from './spoken/words-with-chips.ts';
import { roundClashes, stackClashes, turnOf } from './turn.ts';

/** In turn somebody says one thing and puts in another, or says something that does not fit. */
export const wordsAndChips = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    said: choice(SAID),
    /** The whole amount that he named; left out where he named none. */
    amount: chips({ min: 1, optional: true, when: { said: ['bet', 'raise', 'amount'] } }),
    /** What he put in with it. */
    added: chipList({ usual: [] }),
    cameFirst: choice(CAME_FIRST, { usual: 'words' }),
    /** What he had paid in this round before, his blind included. */
    inFront: chips({ usual: 0 }),
    /** What he had left before the act; where it is not said, enough. */
    stack: chips({ min: 1, optional: true }),
  },
  clashes: ({ said, amount, stack, added, inFront, ...round }) => [
    ...(said === 'amount' && amount === undefined ? [{ problem: 'missing', fact: 'amount' } as const] : []),
    ...(said === 'allIn' && stack === undefined ? [{ problem: 'missing', fact: 'stack' } as const] : []),
    ...(said === 'unclear' && added.length === 0 ? [{ problem: 'missing', fact: 'added' } as const] : []),
    ...roundClashes(round, inFront, 'inFront'),
    ...stackClashes(stack, sum(added)),
  ],
  find({ said, amount, added, cameFirst, inFront, ...known }, floor) {
    const laid = { ...noChips, inFront: inOneChip(inFront), added };
    return judgeWordsWithChips(turnOf(known, inFront), { said, amount }, laid, cameFirst, floor);
  },
});
