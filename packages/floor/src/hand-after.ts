import { accept, refuse, type Verdict } from '@riffle/aggregate';
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
  for (const command of commands) {
    const verdict = decide(now, command, { random: noLot });
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

const noLot = (): number => {
  throw new Error('a ruling draws nothing by lot');
};
