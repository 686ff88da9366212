import { HANDS, many } from './dice.ts';
import { choicesAlone, handWithObjects, listedHand, loggedHand, wholeHand } from './our-hands.ts';
import { pokerTsHand, pokerTsTable, withOurShuffle } from './poker-ts-hands.ts';
import { throughput } from './throughput.ts';

const contenders: readonly (readonly [name: string, hand: () => number])[] = [
  ['Riffle, each hand in one call, every event in a log of numbers', wholeHand()],
  ['Riffle, action by action, every event in a log of numbers', loggedHand()],
  ['Riffle, action by action, every event an object', listedHand()],
  ['Riffle, each hand from a set-up of its own, legal actions as a list, every event an object', handWithObjects],
  ['poker-ts, no events, our shuffle', pokerTsHand(withOurShuffle(pokerTsTable()))],
  ['poker-ts, no events, its own shuffle', pokerTsHand(pokerTsTable())],
  ['nobody: our shuffle and the choices alone', choicesAlone()],
];

/** Whole six-handed no-limit hands with random legal actions, in millions a second. */
export const engines = () => throughput(contenders.map(([name, hand]) => ({ name, count: HANDS, run: many(hand) })));
