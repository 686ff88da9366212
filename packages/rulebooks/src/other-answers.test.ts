import { expect, it } from 'vitest';
import { otherAnswers } from './other-answers.ts';

it('what a policy could have answered instead: every other word', () => {
  expect(otherAnswers('dealing.substantialAction', 'twoPlayersActed')).toEqual(['twoWithChipsOrThree']);
});

it('one more and one less than a number, and what others say', () => {
  expect(otherAnswers('dealing.misdealTwoExposed', 2)).toEqual(expect.arrayContaining([1, 3]));
  expect(otherAnswers('sanctions.maxRounds', 0)).toEqual(expect.arrayContaining([1, 4]));
  expect(otherAnswers('sanctions.maxRounds', 0)).not.toContain(-1);
});

it('of several words each one more and one less', () => {
  const ladder = ['warning', 'time', 'disqualification'] as const;
  const others = otherAnswers('sanctions.ladder', ladder);
  expect(others).toContainEqual(['warning', 'disqualification']);
  expect(others).toContainEqual(['warning', 'rounds', 'time', 'disqualification']);
  expect(others).not.toContainEqual(ladder);
});

it('the same list for the same question, put together once', () => {
  expect(otherAnswers('sanctions.maxRounds', 0)).toBe(otherAnswers('sanctions.maxRounds', 0));
  expect(otherAnswers('sanctions.maxRounds', 0)).not.toBe(otherAnswers('sanctions.maxRounds', 1));
});
