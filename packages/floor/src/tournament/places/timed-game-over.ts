import { step } from '../../because.ts';
import { chips, count, listOf, seat } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import { sharePlaces } from './share-places.ts';

/** A game on time is over and several still have chips. */
export const timedGameOver = incidentKind({
  phase: 'tournament',
  facts: {
    stacks: listOf({ seat: seat(), stack: chips({ min: 1 }) }, { min: 1 }),
    /** All chips that should be there. */
    inPlay: chips({ optional: true }),
    worth: listOf(
      { place: count(1, 10_000), cents: chips({ usual: 0 }), points: chips({ usual: 0 }) },
      { min: 0, optional: true },
    ),
  },
  clashes: ({ stacks }) =>
    stacks.flatMap(({ seat: his }, index) =>
      stacks.findIndex((one) => one.seat === his) < index
        ? [{ problem: 'notPossible', fact: `stacks.${String(index + 1)}.seat`, allowed: { is: 'seat' } } as const]
        : [],
    ),
  find({ stacks, inPlay, worth = [] }, floor) {
    floor.decides('elimination.timeLimitPlaces');
    const counted = stacks.reduce((sum, { stack }) => sum + stack, 0);
    if (inPlay !== undefined && counted !== inPlay)
      return { outcome: { is: 'countAgain', counted, inPlay }, steps: [step('countStack'), step('completeRoundCard')] };
    const groups = [...Map.groupBy(stacks, ({ stack }) => stack)]
      .toSorted(([a], [b]) => b - a)
      .map(([, group]) => group.map((one) => ({ ...one, table: 1 })));
    return {
      outcome: { is: 'placed', places: sharePlaces(groups, 1, worth, floor) },
      steps: [step('enterPlaces')],
    };
  },
});
