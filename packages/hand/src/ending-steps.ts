import { type HandInPlay, playerAt } from './hand.ts';

export function pay(hand: HandInPlay, index: number, amount: number): void {
  const player = playerAt(hand, index);
  player.stack += amount;
  player.won += amount;
  hand.awarded += amount;
}

export function endHand(hand: HandInPlay): void {
  for (const player of hand.players) {
    player.inPot = 0;
    player.ante = 0;
  }
  hand.dead = 0;
  hand.awarded = 0;
  hand.actor = -1;
  hand.phase = 'ended';
}
