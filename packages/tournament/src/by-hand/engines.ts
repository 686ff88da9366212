import type { Random } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import {
  decide,
  evolve,
  type Hand,
  type HandCommand,
  type HandEvent,
  type HandSetup,
  initialHand,
  wagerOf,
} from '@riffle/hand';
import { type Choose, deckAsItLies, EventLog, FOLD, playOnce, type ShufflingDeck, STAY } from '@riffle/hand/fast';

/** What somebody has after a hand, in the order of its set-up. */
export type Finished = readonly { readonly stack: number; readonly won: number }[];

/** Plays one hand of those that a night is made of. */
export type Engine = (setup: HandSetup, deck: ShufflingDeck, choose: Choose, random: Random) => Finished;

const log = new EventLog();

/** In one call, on numbers: for large fields. */
export const fast: Engine = (setup, deck, choose, random) => {
  log.clear();
  return playOnce(setup, deck, choose, { random }, log).players;
};

/** Command by command through the aggregate that people play on. A refusal is a fault of the simulation or of what it tests. */
export const exact: Engine = (setup, deck, choose, random) => playExactly(setup, deck, choose, random).hand.players;

export function playExactly(
  setup: HandSetup,
  deck: ShufflingDeck,
  choose: Choose,
  random: Random,
): { readonly hand: Hand; readonly events: readonly HandEvent[] } {
  const events: HandEvent[] = [];
  const give = (hand: Hand, command: HandCommand): Hand => {
    const verdict = decide(hand, command, { random });
    if (!verdict.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(verdict.refusal)}`);
    events.push(...verdict.value);
    return verdict.value.reduce(evolve, hand);
  };
  let hand = give(initialHand, { type: 'StartHand', setup: { ...setup, deck: deckAsItLies(deck) } });
  while (hand.phase === 'betting') hand = give(hand, commandOf(hand, choose));
  if (hand.phase !== 'ended') throw new Error(`somebody is asked for something else: ${hand.phase}`);
  return { hand, events };
}

function commandOf(hand: Hand, choose: Choose): HandCommand {
  const seat = hand.players[hand.actor]?.seat;
  if (seat === undefined) throw new Error('nobody has to act');
  const { toCall, min, max } = wagerOf(hand, hand.actor);
  const choice = choose(seat, toCall, min, max);
  if (choice > STAY) return { type: 'BetTo', seat, to: toChips(choice) };
  if (choice === FOLD) return { type: 'Fold', seat };
  return toCall > 0 ? { type: 'Call', seat } : { type: 'Check', seat };
}
