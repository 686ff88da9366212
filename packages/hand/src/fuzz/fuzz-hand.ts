import { play } from '../decide.ts';
import type { HandEvent } from '../event.ts';
import { happen } from '../evolve.ts';
import { type HandInPlay, newHand, potTotal } from '../hand.ts';
import type { HandSetup } from '../setup.ts';
import { naiveStacks } from './naive-settlement.ts';
import { isOffered, offeredCommand, wildCommand } from './random-command.ts';

type Random = (below: number) => number;
export type Fuzzed = { readonly actions: number; readonly events: readonly HandEvent[] };

const most = 400;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const hasEnded = ({ phase }: HandInPlay): boolean => phase === 'ended';
const chipsIn = (hand: HandInPlay): number => hand.players.reduce((sum, { stack }) => sum + stack, potTotal(hand));

function hold(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Plays one hand with legal and illegal commands; throws at the first invariant that does not hold. */
export function fuzzHand(setup: HandSetup, random: Random, tell?: (event: HandEvent) => void): Fuzzed {
  const hand = newHand();
  const replayed = newHand();
  const events: HandEvent[] = [];
  const chips = setup.players.reduce((sum, { stack }) => sum + stack, 0);
  const follow = (from: number): void => {
    for (const event of events.slice(from)) {
      tell?.(event);
      happen(replayed, event);
      hold(chipsIn(replayed) === chips, `chips made or lost at ${JSON.stringify(event)}`);
      hold(
        replayed.players.every(({ stack, bet }) => stack >= 0 && bet >= 0),
        `negative at ${JSON.stringify(event)}`,
      );
    }
    hold(same(replayed, hand), 'events do not lead to the same hand');
  };
  const refusal = play(hand, { type: 'StartHand', setup }, { random }, events);
  hold(refusal === undefined, `not begun: ${JSON.stringify(refusal)}`);
  follow(0);
  let actions = 0;
  for (; !hasEnded(hand); actions += 1) {
    hold(actions < most, 'the hand does not end');
    if (random(4) === 0) tryAnything(hand, random, events, follow);
    if (hasEnded(hand)) break;
    const command = offeredCommand(hand, random);
    hold(command !== undefined, `waits for nobody in ${hand.phase}`);
    const from = events.length;
    const refused = play(hand, command, { random }, events);
    hold(refused === undefined, `offered and refused: ${JSON.stringify(command)} ${JSON.stringify(refused)}`);
    follow(from);
  }
  const stacks = hand.players.map(({ stack }) => stack);
  const naive = naiveStacks(setup, events);
  hold(same(stacks, naive), `settled ${stacks.join()}, by the other way ${naive.join()}`);
  return { actions, events };
}

function tryAnything(hand: HandInPlay, random: Random, events: HandEvent[], follow: (from: number) => void): void {
  const command = wildCommand(hand, random);
  const offered = isOffered(hand, command);
  const before = JSON.stringify(hand);
  const from = events.length;
  const refused = play(hand, command, { random }, events);
  if (refused !== undefined) {
    hold(JSON.stringify(hand) === before && events.length === from, 'a refused command changed the hand');
  }
  const accepted = refused === undefined;
  hold(
    offered === 'dependsOnCards' || offered === accepted,
    `${accepted ? 'accepted, not offered' : 'offered, refused'}: ${JSON.stringify(command)} ${JSON.stringify(refused)}`,
  );
  follow(from);
}
