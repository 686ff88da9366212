/** Many hands one after the other on one table: for simulations and measurements, never for a hand that people play. */
export { type Choose, FOLD, STAY } from './choose.ts';
export { EventLog } from './event-log.ts';
export { playAgain } from './playing-on.ts';
export { playOnce } from './playing-once.ts';
export { playThrough } from './playing-through.ts';
export { deckAsItLies, newShufflingDeck, type ShufflingDeck, shuffleFront } from './shuffling-deck.ts';
