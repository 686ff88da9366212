import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { deckOf, start } from './beginning-steps.ts';
import { cardsOf } from './deck.ts';
import type { EventLog } from './event-log.ts';
import { postForcedBets } from './flow.ts';
import type { HandInPlay } from './hand.ts';
import { mostPlayers } from './most-players.ts';
import type { HandRefusal, SetupFault } from './refusal.ts';
import type { HandSetup } from './setup.ts';

export function judgeStart(hand: HandInPlay, setup: HandSetup, log: EventLog): HandRefusal | undefined {
  if (hand.phase !== 'notBegun') return { code: 'hand-begun' };
  const fault = faultIn(setup);
  if (fault !== undefined) {
    return {
      code: 'setup-faulty',
      fault,
      rules: fault === 'straddleForbidden' ? setup.rules.refs.straddle : [],
    };
  }
  start(hand, setup, deckOf(setup));
  log.handStarted(setup, AS_SET_UP);
  postForcedBets(hand, log);
  return undefined;
}

const AS_SET_UP: readonly CardCode[] = [];

function faultIn(setup: HandSetup): SetupFault | undefined {
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
  for (const { seat, kind, amount } of forced) {
    if ((seats & (1 << seat)) === 0) return 'unknownSeatPosts';
    if (kind === 'straddle' && setup.rules.betting.straddle === 'forbidden') return 'straddleForbidden';
    if (kind === 'straddle' && setup.rules.betting.shortStraddle === 'refused' && !coversStraddle(setup, seat, amount))
      return 'straddleNotFull';
  }
  if (bets.small <= 0 || bets.big <= 0) return 'noBet';
  if (deck !== 'dealtByCommand' && deck.length !== cardsOf(variant.deck).length) return 'deckIncomplete';
  return undefined;
}

const coversStraddle = ({ players }: HandSetup, of: SeatNo, amount: number): boolean =>
  players.some(({ seat, stack }) => seat === of && stack > amount);
