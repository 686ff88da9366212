import { chipList, chips, yesNo } from '../fact.ts';
import { type Inquiry, merely } from '../inquiry.ts';
import { actKind } from './act-kind.ts';
import { bettingRound, potWhereItBounds } from './betting-round.ts';
import { countsAsCall } from './counts-as.ts';
import { inOneChip, noChips, sum } from './silent/chips-laid.ts';
import { judgeFacingBet } from './silent/facing-bet.ts';
import { judgeSeveralMotions } from './silent/several-motions.ts';
import { roundClashes, turnOf } from './turn.ts';

/** A rule on change that says what comes of it has done the reading of the 50 percent itself. */
const byExample = (floor: Inquiry): Inquiry =>
  floor.isSilent('betting.overbetForChange') ? floor : merely(floor, 'betting.underraiseThreshold');

/** In turn somebody puts in more than the call to get easier change. */
export const overbetForChange = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    pot: potWhereItBounds,
    added: chipList(),
    /** What he added with a second motion. */
    secondMotion: chips({ usual: 0 }),
    /** Whether he said “call” before. */
    saidCall: yesNo({ usual: false }),
    inFront: chips({ usual: 0 }),
  },
  clashes: ({ added, secondMotion, inFront, ...round }) => [
    ...(sum(added) + secondMotion + inFront > round.toFace && inFront < round.toFace
      ? []
      : [{ problem: 'notPossible', fact: 'added', allowed: { is: 'chipList' } } as const]),
    ...roundClashes(round, inFront, 'inFront'),
  ],
  find({ added, secondMotion, saidCall, inFront, ...round }, floor) {
    const turn = turnOf({ ...round, stack: undefined }, inFront);
    const laid = { ...noChips, inFront: inOneChip(inFront), added };
    const lying = inFront + sum(added) + secondMotion;
    if (saidCall) {
      floor.decides('betting.verbalInTurn');
      // the word has decided what counts; that it is not done stays
      const isBreach = floor.asks('betting.overbetForChange') === 'fiftyPercentRule' && added.length > 1;
      return { ...countsAsCall(turn, lying), ...(isBreach && { offence: 'overbetForChange' as const }) };
    }
    if (secondMotion > 0) return judgeSeveralMotions(turn, { ...laid, later: secondMotion }, floor);
    switch (floor.decides('betting.overbetForChange')) {
      case 'fiftyPercentRule':
        return added.length > 1
          ? { ...judgeFacingBet(turn, laid, byExample(floor)), offence: 'overbetForChange' }
          : judgeFacingBet(turn, laid, floor);
      case 'tolerated':
        return countsAsCall(turn, lying);
    }
  },
});
