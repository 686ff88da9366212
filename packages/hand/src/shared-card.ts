import { type Hand, streetOf } from './hand.ts';

const CARDS = 52;

/** Stud with so many players that what is left, the burned cards taken back, does not reach for one more to each. */
export function mayShareCard(hand: Hand): boolean {
  if (!waitsForRound(hand)) return false;
  const dealt = hand.players.reduce((sum, { hole }) => sum + hole.length, 0) + onBoard(hand);
  return dealt + hand.street + streetOf(hand).hole.length * hand.live > CARDS;
}

/** Not even the cards of folded hands would reach: nobody gets a card of his own, or some would stay without. */
export function mustShareCard(hand: Hand): boolean {
  if (!waitsForRound(hand)) return false;
  const inHands = hand.players.reduce((sum, { live, hole }) => sum + (live ? hole.length : 0), 0);
  return inHands + onBoard(hand) + streetOf(hand).hole.length * hand.live > CARDS;
}

/** Before the first card of a later street. */
function waitsForRound(hand: Hand): boolean {
  if (hand.phase !== 'dealing' || hand.street < 1 || hand.setup.variant.family !== 'stud') return false;
  const each = streetOf(hand).hole.length;
  return hand.boardDue === 0 && hand.players.every(({ live, due }) => !live || due === each);
}

const onBoard = ({ boards }: Hand): number => boards[0]?.length ?? 0;
