import { step } from '../../because.ts';
import { chips, choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** Tournament chips are out of sight, or were carried away. */
export const chipsHiddenOrMoved = incidentKind({
  phase: 'tournament',
  facts: {
    how: choice(['pocketed', 'carriedHidden', 'carriedOpenly', 'behindOthers'], { usual: 'pocketed' }),
    /** What was out of sight. */
    hidden: chips({ min: 1 }),
    /** What he has besides, in sight. */
    stack: chips(),
    onPurpose: yesNo({ usual: false, when: { how: ['pocketed', 'carriedHidden'] } }),
  },
  find({ how, hidden, stack, onPurpose = false }, floor) {
    switch (how) {
      case 'behindOthers':
        floor.decides('chips.visibility');
        return { outcome: { is: 'chipsStayHis' }, steps: [step('showHighChips')], offence: 'hiddenChips' };
      case 'carriedOpenly':
        return {
          outcome: { is: 'chipsStayHis' },
          steps: floor.decides('chips.carrier') === 'rack' ? [step('giveRack')] : [],
        };
      case 'pocketed':
      case 'carriedHidden':
        return outOfSight(hidden, stack, { onPurpose, part: how === 'carriedHidden' ? how : undefined }, floor);
    }
  },
});

type Manner = { readonly onPurpose: boolean; readonly part: 'carriedHidden' | undefined };

function outOfSight(amount: number, left: number, { onPurpose, part }: Manner, floor: Inquiry): Finding {
  const lost = (besides: 'nothing' | 'exclusion' | 'disqualification') =>
    ({ is: 'chipsForfeited', amount, left, besides }) as const;
  const take = [step('callFloor'), step('takeStackOut', { chips: amount })];
  const steps = [...take, step('writeDown')];
  const out = [...take, step('removeStack'), step('leaveArea'), step('writeDown')];
  const offence = 'pocketedChips';
  const weigh = ['intent', 'repetition', 'stageOfEvent'] as const;
  if (left === 0) floor.notes('nothingLeft');
  switch (floor.decides('chips.hiddenTransport', part)) {
    case 'forfeitAndExclude':
      return {
        outcome: lost('exclusion'),
        steps: out,
        offence,
        discretion: { range: [lost('exclusion'), lost('nothing'), lost('disqualification')], weigh },
      };
    case 'forfeitMayDisqualify':
      return {
        outcome: lost('nothing'),
        steps,
        offence,
        discretion: { range: [lost('nothing'), lost('disqualification')], weigh },
      };
    case 'mayForfeitMayDisqualify':
      return {
        outcome: lost('nothing'),
        steps,
        offence,
        discretion: { range: [lost('nothing'), { is: 'chipsStayHis' }, lost('disqualification')], weigh },
      };
    case 'forfeitIntentDisqualifies':
      return onPurpose
        ? { outcome: lost('disqualification'), steps: out, offence: 'chipsRemoved' }
        : { outcome: lost('nothing'), steps, offence };
  }
}
