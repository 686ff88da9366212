import { toChips } from '@riffle/cards';
import {
  type HandCommand,
  type HandEvent,
  type HandSetup,
  newHand,
  play,
  replayHandRules,
  type Variant,
} from '@riffle/hand';
import { offeredCommand, randomSetup, seeded } from '@riffle/hand/testing';
import type { PlayedHand } from './played-hand.ts';

/** For tests: a hand of legal actions at random, as the engine plays it under the rules of records. */
export function fuzzedHand(
  seed: number,
  among: readonly Variant[],
  change: (setup: HandSetup) => HandSetup,
): PlayedHand {
  const random = seeded(seed);
  const { shareUnit: _, ...drawn } = randomSetup(random, among);
  const { antes } = drawn.rules.pots;
  const { pots } = replayHandRules;
  const setup = change({
    ...drawn,
    rules: { ...replayHandRules, pots: { ...pots, antes, runs: { ...pots.runs, atMost: 1 } } },
    chipUnit: toChips(1),
    forced: drawn.forced.filter(({ kind }) => kind !== 'deadPost'),
  });
  const hand = newHand();
  const events: HandEvent[] = [];
  play(hand, { type: 'StartHand', setup }, { random }, events);
  while (hand.phase !== 'ended') {
    const command = offeredCommand(hand, random);
    if (command === undefined) throw new Error(`waits for nobody in ${hand.phase}`);
    if (!NOT_TOLD.has(command.type)) play(hand, command, { random }, events);
  }
  const names = setup.players.map(({ seat }) => `Player ${String(seat)}`);
  return { setup, events, decimals: 0, about: { id: String(seed), table: "Tisch 'Süd'", names } };
}

/** What no format has words for. */
const NOT_TOLD: ReadonlySet<HandCommand['type']> = new Set(['KillHand', 'MakePassive', 'AcceptPart']);

/** Antes of everybody are each one's own share; where one pays for all they are the pot's. No format tells them apart. */
export function usualAntes(setup: HandSetup): HandSetup {
  const count = setup.forced.filter(({ kind }) => kind === 'ante').length;
  const antes = count === setup.players.length ? 'share' : 'mainPot';
  return { ...setup, rules: { ...setup.rules, pots: { ...setup.rules.pots, antes } } };
}
