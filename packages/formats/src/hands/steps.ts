import { evolve, type Hand, type HandEvent, initialHand } from '@riffle/hand';

/** What one looks at before going on: what happened, and how the hand stands afterwards. */
export type Step = {
  readonly events: readonly HandEvent[];
  readonly hand: Hand;
};

/** Events that say nothing by themselves go with the one before. */
const FOLLOWS: ReadonlySet<HandEvent['type']> = new Set(['RoundClosed', 'BettingOpened', 'RunsOffered', 'HandEnded']);
/** Whole rounds of these are one step. */
const TOGETHER: ReadonlySet<HandEvent['type']> = new Set(['ForcedBetPosted', 'HoleDealt', 'BoardDealt']);
/** These go with what comes after them. */
const LEADS: ReadonlySet<HandEvent['type']> = new Set([
  'StreetBegun',
  'CardBurned',
  'DiscardsReshuffled',
  'SharedCardCalled',
]);

function belongsTo(last: readonly HandEvent[], event: HandEvent): boolean {
  const before = last.at(-1);
  if (before === undefined) return false;
  if (FOLLOWS.has(event.type) || LEADS.has(before.type)) return true;
  return TOGETHER.has(event.type) && before.type === event.type;
}

/** A hand as steps from its set-up to its end, or what happens to one that is under way. */
export function stepsOf(events: readonly HandEvent[], from: Hand = initialHand): readonly Step[] {
  const steps: { events: HandEvent[]; hand: Hand }[] = [];
  let hand = from;
  for (const event of events) {
    hand = evolve(hand, event);
    const last = steps.at(-1);
    if (last !== undefined && belongsTo(last.events, event)) {
      last.events.push(event);
      last.hand = hand;
    } else steps.push({ events: [event], hand });
  }
  return steps;
}

/** Where each street begins, for jumping there. */
export const streetStarts = (steps: readonly Step[]): readonly { readonly street: number; readonly step: number }[] =>
  steps.flatMap(({ events }, step) =>
    events.flatMap((event) => (event.type === 'StreetBegun' ? [{ street: event.street, step }] : [])),
  );

/** The street that is on at a step, -1 before the first. */
export const streetAt = (steps: readonly Step[], step: number): number => steps[step]?.hand.street ?? -1;
