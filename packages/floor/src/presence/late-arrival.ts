import { step } from '../because.ts';
import { chips, choice, count, yesNo } from '../fact.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';

/** A player was not there when the tournament began. */
export const lateArrival = incidentKind({
  phase: 'presence',
  facts: {
    /** `ownExcuse`: he himself said so before the start, with an excuse. */
    notice: choice(['none', 'beforeStart', 'ownExcuse'], { usual: 'beforeStart' }),
    minutes: count(0, 1000),
    /** The first level, or the first level of the heat that counts, is over. */
    levelOver: yesNo({ usual: false }),
    /** A hand has been played with this stack. */
    handPlayed: yesNo({ usual: false }),
    /** What is left of his stack. */
    stack: chips({ min: 1 }),
    playersAtTable: count(1, 11, { usual: 8 }),
    smallestChip: chips({ min: 1, usual: 25 }),
  },
  clashes: ({ stack, smallestChip }) =>
    stack % smallestChip === 0
      ? []
      : [{ problem: 'notPossible', fact: 'smallestChip', allowed: { is: 'chips', min: 1, max: stack } }],
  find(facts, floor) {
    const { notice, minutes, levelOver, handPlayed, stack } = facts;
    // a notice that no rule asks for shapes nothing
    const announced = floor.isSilent('presence.lateStartNotice') ? floor.frames : floor.decides;
    if (announced('presence.lateStartNotice') === 'needed' && notice === 'none')
      return { outcome: { is: 'noRunningStack' }, steps: [step('writeDown')] };
    const limit = floor.decides('presence.lateStartLimit');
    const stays: Finding = {
      outcome: { is: 'stackStays', chips: stack },
      steps: [
        ...(floor.asks('presence.contactMissing') === 'tried' ? [step('tryToReach')] : []),
        step('keepDealingIn'),
      ],
    };
    switch (limit.is) {
      case 'none':
        floor.decides('presence.lateStartRemoval');
        return stays;
      case 'minutes': {
        const most = notice === 'ownExcuse' ? (limit.withExcuse ?? limit.minutes) : limit.minutes;
        floor.notes('lateBy', { minutes, limit: most });
        return minutes < most ? stays : removal(facts, floor);
      }
      case 'endOfLevel':
      case 'endOfFirstLevelOfHeat':
        if (handPlayed) floor.notes('handWasPlayed');
        else if (levelOver) floor.notes('levelIsOver');
        return levelOver && !handPlayed ? removal(facts, floor) : stays;
    }
  },
});

type Ghost = { readonly stack: number; readonly playersAtTable: number; readonly smallestChip: number };

function removal({ stack, playersAtTable, smallestChip }: Ghost, floor: Inquiry): Finding {
  const odd = stack % (playersAtTable * smallestChip) === 0 ? undefined : 'oddChips';
  switch (floor.decides('presence.lateStartRemoval', odd)) {
    case 'removed':
      return {
        outcome: { is: 'stackRemoved', chips: stack },
        steps: [step('countAndNoteStack'), step('takeStackOut', { chips: stack })],
      };
    case 'sharedAtTable': {
      const count = stack / smallestChip;
      const each = Math.floor(count / playersAtTable) * smallestChip;
      floor.notes('sharedAmong', { chips: stack, players: playersAtTable });
      return {
        outcome: { is: 'stackShared', each, oneMore: count % playersAtTable, chip: smallestChip },
        steps: [step('countAndNoteStack'), step('shareStack', { each })],
      };
    }
    case 'blindedOff':
      return { outcome: { is: 'stackStays', chips: stack }, steps: [step('keepDealingIn')] };
  }
}
