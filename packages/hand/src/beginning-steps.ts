import type { CardCode } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { codesOf } from './card-code.ts';
import type { HandInPlay, PlayerInHand } from './hand.ts';
import type { HandSetup } from './setup.ts';

export const deckOf = ({ deck }: HandSetup): readonly CardCode[] => (deck === 'dealtByCommand' ? [] : codesOf(deck));

/** On a hand that has not begun, or on its own table that was cleared: the places of its players are used again. */
export function start(hand: HandInPlay, setup: HandSetup, deck: readonly CardCode[]): void {
  const { players } = setup;
  hand.setup = setup;
  hand.phase = 'dealing';
  hand.live = players.length;
  hand.withChips = players.length;
  hand.deck = deck;
  for (let index = 0; index < players.length; index += 1) {
    const { seat, stack } = players[index] as HandSetup['players'][number];
    const place = hand.players[index];
    if (place === undefined) hand.players.push(newPlayer(seat, stack));
    else sitDown(place, stack, hand.shelf?.nothing ?? []);
  }
}

const newPlayer = (seat: SeatNo, stack: number): PlayerInHand => ({
  seat,
  stack,
  bet: 0,
  inPot: 0,
  ante: 0,
  state: 'live',
  live: true,
  hole: [],
  open: 0,
  shown: false,
  passive: false,
  plays: 'hand',
  actedAt: -1,
  spoken: false,
  due: 0,
  drawn: true,
  won: 0,
});

/** What lay in front of him or in the pots went with the hand before, and its last round was closed. */
function sitDown(player: PlayerInHand, stack: number, nothing: CardCode[]): void {
  player.stack = stack;
  player.state = 'live';
  player.live = true;
  player.hole = nothing;
  player.open = 0;
  player.shown = false;
  player.passive = false;
  player.plays = 'hand';
  player.due = 0;
  player.drawn = true;
  player.won = 0;
}
