import { readDeck, start } from './beginning-steps.ts';
import type { HandEvent } from './event.ts';
import { postForcedBets } from './flow.ts';
import type { HandInPlay } from './hand.ts';
import type { HandRefusal, SetupFault } from './refusal.ts';
import type { HandSetup } from './setup.ts';

export function judgeStart(hand: HandInPlay, setup: HandSetup, events: HandEvent[]): HandRefusal | undefined {
  if (hand.phase !== 'notBegun') return { code: 'hand-begun' };
  const deck = readDeck(setup);
  const fault = deck === undefined ? 'deckIncomplete' : faultIn(setup);
  if (deck === undefined || fault !== undefined) {
    return {
      code: 'setup-faulty',
      fault: fault ?? 'deckIncomplete',
      rules: fault === 'straddleForbidden' ? setup.rules.refs.straddle : [],
    };
  }
  start(hand, setup, deck);
  events.push({ type: 'HandStarted', v: 1, setup });
  postForcedBets(hand, events);
  return undefined;
}

const MOST_PLAYERS = 12;

function faultIn(setup: HandSetup): SetupFault | undefined {
  const { players, forced, chipUnit, bets } = setup;
  if (players.length < 2) return 'tooFewPlayers';
  if (players.length > MOST_PLAYERS) return 'tooManyPlayers';
  let seats = 0;
  for (const { seat, stack } of players) {
    if ((seats & (1 << seat)) !== 0) return 'seatTwice';
    seats |= 1 << seat;
    if (stack <= 0) return 'noStack';
    if (stack % chipUnit !== 0) return 'notInUnits';
  }
  for (const { seat, kind } of forced) {
    if ((seats & (1 << seat)) === 0) return 'unknownSeatPosts';
    if (kind === 'straddle' && setup.rules.betting.straddle === 'forbidden') return 'straddleForbidden';
  }
  if (bets.small <= 0 || bets.big <= 0) return 'noBet';
  return undefined;
}
