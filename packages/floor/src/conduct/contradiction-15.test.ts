import { expect, it } from 'vitest';
import { ruled } from '../testing.ts';

it('the all-in by the blind during a penalty comes out as each rulebook says', () => {
  const facts = { bigBlind: 600, smallBlind: 300, stack: 400, callers: 2, otherBlindFolded: true };
  const lives = { is: 'allInDuringPenalty', hand: 'liveForMainPot', mainPot: 1500, sidePot: 400, out: false };
  const dead = { is: 'allInDuringPenalty', hand: 'dead', mainPot: 1900, sidePot: 0, out: true };
  const out = ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'].map((book) => {
    const { outcome, basis } = ruled(book, 'blindDuringPenalty', facts);
    return [book, outcome, basis];
  });
  expect(out).toEqual([
    ['pvb', lives, 'text'],
    ['tda55', dead, 'base'],
    ['bdpv', dead, 'reading'],
    ['gcb', dead, 'reading'],
    ['oepbl', dead, 'reading'],
  ]);
});
