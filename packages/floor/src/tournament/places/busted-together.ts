import { step } from '../../because.ts';
import { chips, choice, count, listOf, seat, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { rankTogether, type Together } from './rank-together.ts';
import { sharePlaces } from './share-places.ts';

/** Several players go out at the same time. */
export const bustedTogether = incidentKind({
  phase: 'tournament',
  facts: {
    how: choice(['sameHand', 'handForHand', 'sameTime'], { usual: 'sameHand' }),
    /** Whether it can be said who went out first. */
    orderKnown: yesNo({ usual: true, when: { how: ['sameTime'] } }),
    /** Players left before they went out. */
    players: count(2, 10_000),
    /** In the order of time, if they did not go out in one hand: the first to go out first. */
    out: listOf(
      { seat: seat(), table: count(1, 999, { usual: 1 }), stack: chips({ min: 1 }), button: seat({ optional: true }) },
      { min: 2 },
    ),
    /** Where all went out at one table. */
    buttonSeat: seat({ optional: true }),
    /** Seats of the table. */
    seats: count(2, 12, { usual: 9 }),
    /** What the places bring, where it is known; money in cents. */
    worth: listOf(
      { place: count(1, 10_000), cents: chips({ usual: 0 }), points: chips({ usual: 0 }) },
      { min: 0, optional: true },
    ),
  },
  clashes: ({ out, players, seats, buttonSeat }) => [
    ...(out.length > players
      ? [{ problem: 'notPossible', fact: 'players', allowed: { is: 'count', min: out.length, max: 10_000 } } as const]
      : []),
    ...((buttonSeat ?? 1) > seats
      ? [{ problem: 'notPossible', fact: 'buttonSeat', allowed: { is: 'seat' } } as const]
      : []),
    ...out.flatMap(({ seat: his, table, button = 1 }, index) =>
      his > seats || button > seats || out.findIndex((one) => one.seat === his && one.table === table) < index
        ? [{ problem: 'notPossible', fact: `out.${String(index + 1)}.seat`, allowed: { is: 'seat' } } as const]
        : [],
    ),
  ],
  find({ how, orderKnown = true, players, out, buttonSeat, seats, worth = [] }, floor): Finding {
    const table = { seats, button: buttonSeat };
    const best = players - out.length + 1;
    const groups = rankTogether(out, how, orderKnown, table, floor);
    const places = sharePlaces(groups, best, worth, floor);
    const byLetter =
      isAtOtherTables(how, out) && orderKnown && floor.looksUp('elimination.differentTables') === 'orderOrStack'
        ? sharePlaces(rankTogether(out, 'handForHand', true, table, floor), best, worth, floor)
        : places;
    if (how === 'handForHand') floor.asks('handForHand.placing');
    return {
      outcome: { is: 'placed', places },
      ...(JSON.stringify(byLetter) !== JSON.stringify(places) && {
        discretion: { range: [{ is: 'placed', places: byLetter }], weigh: ['fairness'] },
      }),
      steps: [
        ...(how === 'handForHand' ? [step('waitForAllTables')] : []),
        ...(stacksMatter(how, out) ? [step('countStacksAtStart')] : []),
        step('announce'),
        step('enterPlaces'),
      ],
    };
  },
});

/** At several tables, and not in one hand. */
const isAtOtherTables = (how: Together, out: readonly { readonly table: number }[]): boolean =>
  how === 'sameTime' && new Set(out.map(({ table }) => table)).size > 1;

/** At one table, or with all tables playing the same hand; otherwise the time decides. */
const stacksMatter = (how: Together, out: readonly { readonly table: number }[]): boolean =>
  how !== 'sameTime' || new Set(out.map(({ table }) => table)).size < out.length;
