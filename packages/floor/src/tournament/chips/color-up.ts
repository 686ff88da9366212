import { exchangeEvenly } from '@riffle/tournament';
import { type Step, step } from '../../because.ts';
import { chipList, chips, choice, count, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** Small chips of one player are changed into larger ones. */
export const colorUp = incidentKind({
  phase: 'tournament',
  facts: {
    /** `foundLate`: they turned up after the value had been taken out. */
    when: choice(['between', 'scheduled', 'foundLate'], { usual: 'between' }),
    chipValue: chips({ min: 1 }),
    nextValue: chips({ min: 1 }),
    smallChips: count(1, 9999),
    /** Blinds and antes of the coming levels, where it is asked whether the small chips can go. */
    coming: chipList({ apart: true, usual: [], when: { when: ['scheduled'] } }),
    playerThere: yesNo({ usual: true, when: { when: ['between', 'scheduled'] } }),
    /** A second employee or a player watches. */
    witness: yesNo({ usual: true, when: { when: ['scheduled'] } }),
  },
  clashes: ({ chipValue, nextValue }) =>
    nextValue > chipValue && nextValue % chipValue === 0
      ? []
      : [{ problem: 'notPossible', fact: 'nextValue', allowed: { is: 'chips', min: chipValue * 2 } }],
  find({ when, chipValue, nextValue, smallChips, coming = [], playerThere = true, witness = true }, floor) {
    const stack = { seat: 1, smallChips, others: 0 };
    const { nextChips, leftover } = exchangeEvenly(stack, { small: chipValue, next: nextValue });
    const rest = leftover * chipValue;
    if (when === 'foundLate') {
      const even = floor.decides('chips.lateFoundChips') === 'exchangeEvenRestLapses' ? nextChips : 0;
      const lapses = smallChips * chipValue - even * nextValue;
      return {
        outcome: { is: 'changedEvenly', value: nextValue, chips: even, lapses, keeps: 0 },
        steps: [...changed(even, nextValue), step('takeSmallChips')],
      };
    }
    if (coming.some((amount) => amount % nextValue !== 0)) {
      floor.decides('chips.colorUpWhen');
      floor.notes('stillNeeded', { value: chipValue });
      return { outcome: { is: 'smallChipsStay' }, steps: [step('playOn')] };
    }
    // whether somebody had to watch is no question where all who could were there and the rulebook names nobody
    const asked = playerThere && witness && floor.isSilent('chips.colorUpPresence') ? floor.frames : floor.decides;
    const presence = asked('chips.colorUpPresence');
    if (when === 'between') floor.decides('chips.colorUpUnscheduled');
    else floor.decides('chips.colorUpWhen');
    floor.decides('chips.evenExchange');
    floor.asks('chips.raceLayout');
    return {
      outcome: { is: 'changedEvenly', value: nextValue, chips: nextChips, lapses: 0, keeps: rest },
      steps: [
        ...(when === 'between' ? [step('announceColorUp')] : []),
        ...(presence === 'playerInvited' && !playerThere ? [step('askPlayerToWatch')] : []),
        ...(presence === 'witness' && !witness ? [step('findWitness')] : []),
        ...changed(nextChips, nextValue),
        ...(when === 'scheduled' && rest > 0 ? [step('layOutLeftovers')] : []),
      ],
    };
  },
});

const changed = (count: number, value: number): readonly Step[] =>
  count > 0 ? [step('changeSmallChips', { chips: count, value })] : [];
