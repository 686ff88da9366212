import { rulebooks } from '@riffle/rulebooks';
import type { HandCommand } from '../command.ts';
import { record } from '../decide.ts';
import { EventLog } from '../fast/event-log.ts';
import { playAgain } from '../fast/playing-on.ts';
import { newShufflingDeck, shuffleFront } from '../fast/shuffling-deck.ts';
import { offeredCommand } from '../fuzz/random-command.ts';
import { randomSetup } from '../fuzz/random-setup.ts';
import { pick, seeded } from '../fuzz/seeded.ts';
import { type HandInPlay, newHand } from '../hand.ts';
import { handRules } from '../rules-of-book.ts';
import type { HandSetup } from '../setup.ts';
import type { Variant } from '../variant.ts';
import { strangeCommand } from './strange-command.ts';
import { commandTold, eventTold, refusalTold, standing } from './told.ts';

type Random = (below: number) => number;

const AFTERWARDS = 5;
const MOST_STEPS = 300;

/** Fewer where only the number of own cards makes a game another. */
const handsOf = ({ id }: Variant): number => (id.includes('omaha') ? 4 : 13);

/** Every third under the rules of a book, whose refusals name its rules; it may not have its blinds as they lie. */
function setupsOf(random: Random, variant: Variant, nth: number): readonly HandSetup[] {
  const setup = randomSetup(random, [variant]);
  if (nth % 3 > 0) return [setup];
  const rules = handRules(pick(random, rulebooks), undefined, pick(random, ['tournament', 'cash']));
  const lenient = { straddle: 'any', shortStraddle: 'allowed', anteOrder: 'asWritten' } as const;
  return [
    { ...setup, rules },
    { ...setup, rules: { ...rules, betting: { ...rules.betting, ...lenient } } },
  ];
}

/** Hands of a game as they went: each command with what came of it, why it was refused, and where the hand stood then. */
export function handsTold(variant: Variant, seed: number): readonly string[] {
  const lines: string[] = [];
  for (let nth = 0; nth < handsOf(variant); nth += 1) {
    const random = seeded(seed * 6029 + nth * 104_729);
    const hand = newHand();
    for (const setup of setupsOf(random, variant, nth)) {
      if (hand.phase !== 'notBegun') continue;
      lines.push(`# ${setup.players.map(({ seat, stack }) => `${String(seat)}:${String(stack)}`).join(' ')}`);
      lines.push(told(hand, { type: 'StartHand', setup }, random));
    }
    lines.push(...playedOut(hand, random));
    // on the same table, what the hand before has left on it is gone
    lines.push(...playedAgain(hand, random));
  }
  return lines;
}

function* playedOut(hand: HandInPlay, random: Random): Generator<string> {
  let afterwards = 0;
  for (let step = 0; step < MOST_STEPS && afterwards < AFTERWARDS; step += 1) {
    if (hand.phase === 'ended') afterwards += 1;
    const usual = random(3) > 0 ? usualCommand(hand, random) : undefined;
    const line = told(hand, usual ?? strangeCommand(hand, random), random);
    if (line !== '') yield line;
  }
}

/** Who folds at once plays no streets. */
function usualCommand(hand: HandInPlay, random: Random): HandCommand | undefined {
  const command = offeredCommand(hand, random);
  return command?.type === 'Fold' && random(2) > 0 ? offeredCommand(hand, random) : command;
}

function* playedAgain(hand: HandInPlay, random: Random): Generator<string> {
  if (hand.phase !== 'ended') return;
  const deck = newShufflingDeck(hand.setup.variant.deck);
  shuffleFront(deck, deck.length, random);
  const log = new EventLog();
  playAgain(hand, deck, { random }, log);
  yield `again → ${log.events.map(eventTold).join(' · ')} #${standing(hand)}`;
  yield* playedOut(hand, random);
}

/** Empty for what is asked in a moment that it is not for: there is nothing to read in it, and it comes often. */
function told(hand: HandInPlay, command: HandCommand, random: Random): string {
  const log = new EventLog();
  const refusal = record(hand, command, { random }, log);
  if (refusal?.code === 'not-now') return '';
  const came = refusal === undefined ? `→ ${log.events.map(eventTold).join(' · ')}` : refusalTold(refusal);
  return `${commandTold(command)} ${came} #${standing(hand)}`;
}
