import { accept, type Random, refuse, type Verdict } from '@riffle/aggregate';
import {
  decide,
  evolve,
  type Hand,
  type HandCommand,
  type HandEvent,
  type HandRefusal,
  type HandRules,
} from '@riffle/hand';

/** What a ruling has made of a hand. */
export type HandAfter = { readonly hand: Hand; readonly events: readonly HandEvent[] };
/** The command that the hand does not take, and why. */
export type HandRefuses = { readonly command: HandCommand; readonly refusal: HandRefusal };

/** The hand after all of the commands, or as it was where one of them is refused. */
export function handAfter(hand: Hand, commands: readonly HandCommand[]): Verdict<HandAfter, HandRefuses> {
  let now = hand;
  const events: HandEvent[] = [];
  const random = lotOf(hand);
  for (const command of commands) {
    const verdict = decide(now, command, { random });
    if (!verdict.ok) return refuse({ command, refusal: verdict.refusal });
    now = verdict.value.reduce(evolve, now);
    events.push(...verdict.value);
  }
  return accept({ hand: now, events });
}

/** A hand as it stands, played on by other rules; how antes fall and how often the board is run was settled before it. */
export function playedOnBy(hand: Hand, rules: HandRules): Hand {
  const { antes, runs } = hand.setup.rules.pots;
  return { ...hand, setup: { ...hand.setup, rules: { ...rules, pots: { ...rules.pots, antes, runs } } } };
}

/** A stub that is shuffled lies the same way whenever the same hand is looked at: the lot comes from its own cards. */
function lotOf({ deck, next }: Hand): Random {
  let state = deck.slice(next).reduce((sum: number, card) => (Math.imul(sum, 31) + card + 1) >>> 0, 17);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
