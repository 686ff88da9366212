import type { RuleRef } from '@riffle/rulebooks';

/** Rules that only a ruling says, or nobody yet, and what there would have to be for Riffle to do them. */
export const STAYS_SAID: readonly (readonly [rule: RuleRef, lacking: string])[] = [
  ['tda55:24.c', 'a hand tracked move by move of the chips: a bet there is one amount, whoever calls the string bet'],
  ['gcb:C2.j1', 'a cash room with its waiting list'],
  ['gcb:T24.B1', 'stacks counted during the night: it knows the first and those of bust-outs'],
  ['gcb:T24.B2', 'a colour-up by itself, outside the race'],
  ['gcb:T52.3', 'who counts a stack: a tracked hand always knows it'],
  ['oepbl:1.12 personal data', "a league's registration with its terms, which a club accepts before the season"],
  ['oepbl:1.12 recordings', "a league's registration with its terms: who filmed what is nowhere in it"],
];
