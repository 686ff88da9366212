import { start } from './beginning-steps.ts';
import { readCard } from './card-code.ts';
import type { HandEvent } from './event.ts';
import { postForcedBets } from './flow.ts';
import type { HandInPlay } from './hand.ts';
import type { HandRefusal, SetupFault } from './refusal.ts';
import type { HandSetup } from './setup.ts';

export function judgeStart(hand: HandInPlay, setup: HandSetup, events: HandEvent[]): HandRefusal | undefined {
  if (hand.phase !== 'notBegun') return { code: 'hand-begun' };
  const fault = faultIn(setup);
  if (fault !== undefined) {
    return { code: 'setup-faulty', fault, rules: fault === 'straddleForbidden' ? setup.rules.refs.straddle : [] };
  }
  start(hand, setup);
  events.push({ type: 'HandStarted', v: 1, setup });
  postForcedBets(hand, events);
  return undefined;
}

const MOST_PLAYERS = 12;

function faultIn(setup: HandSetup): SetupFault | undefined {
  const { players, forced, deck, variant, chipUnit, bets } = setup;
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
  if (
    deck !== 'dealtByCommand' &&
    !isWholeDeck(deck, variant.deck === 'short' ? 36 : 52, variant.deck === 'short' ? 16 : 0)
  )
    return 'deckIncomplete';
  return undefined;
}

function isWholeDeck(deck: readonly string[], count: number, lowest: number): boolean {
  if (deck.length !== count) return false;
  let low = 0;
  let high = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const code = readCard(deck[nth] as string) ?? -1;
    if (code < lowest || code > 51) return false;
    if (code < 26) low |= 1 << code;
    else high |= 1 << (code - 26);
  }
  return high === (1 << 26) - 1 && low === (lowest === 0 ? (1 << 26) - 1 : (1 << 26) - (1 << lowest));
}
