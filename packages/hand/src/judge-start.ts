import type { PinnedRef } from '@riffle/rulebooks';
import { deckOf, start } from './beginning-steps.ts';
import { cardsOf } from './deck.ts';
import type { EventSink } from './event-sink.ts';
import { postForcedBets } from './flow.ts';
import { faultInForced } from './forced-faults.ts';
import type { HandInPlay } from './hand.ts';
import { mostPlayers } from './most-players.ts';
import type { HandRefusal, SetupFault } from './refusal.ts';
import type { HandSetup } from './setup.ts';

export function judgeStart(hand: HandInPlay, setup: HandSetup, log: EventSink): HandRefusal | undefined {
  if (hand.phase !== 'notBegun') return { code: 'hand-begun' };
  const fault = faultIn(setup);
  if (fault !== undefined) return { code: 'setup-faulty', fault, rules: rulesOn(fault, setup) };
  start(hand, setup, deckOf(setup));
  log.handStarted(setup);
  postForcedBets(hand, log);
  return undefined;
}

/** Why no hand begins from it. */
export function faultIn(setup: HandSetup): SetupFault | undefined {
  const { players, forced, chipUnit, bets, deck, variant } = setup;
  if (players.length < 2) return 'tooFewPlayers';
  if (players.length > mostPlayers(variant)) return 'tooManyPlayers';
  let seats = 0;
  for (const { seat, stack } of players) {
    if ((seats & (1 << seat)) !== 0) return 'seatTwice';
    seats |= 1 << seat;
    if (stack <= 0) return 'noStack';
    if (stack % chipUnit !== 0) return 'notInUnits';
  }
  let inQuestion = false;
  for (const { seat, kind } of forced) {
    if ((seats & (1 << seat)) === 0) return 'unknownSeatPosts';
    if (kind === 'straddle' || kind === 'ante') inQuestion = true;
  }
  const unruly = inQuestion ? faultInForced(setup) : undefined;
  if (unruly !== undefined) return unruly;
  if (bets.small <= 0 || bets.big <= 0) return 'noBet';
  if (deck !== 'dealtByCommand' && deck.length !== cardsOf(variant.deck).length) return 'deckIncomplete';
  return undefined;
}

function rulesOn(fault: SetupFault, { rules: { refs } }: HandSetup): readonly PinnedRef[] {
  if (fault.startsWith('straddle')) return refs.straddle;
  return fault === 'anteOutOfOrder' ? refs.anteOrder : [];
}
