import { kindNames } from '@riffle/floor';
import { cases } from '@riffle/floor/cases';
import { sayOutcome } from '@riffle/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesFor, questionOf } from './quiz-question.ts';
import { scored, tallyOf, total } from './quiz-score.ts';

const say = (outcome: Parameters<typeof sayOutcome>[1]) => sayOutcome('de', outcome);

describe('a question of the quiz', () => {
  it('asks every worked case with its outcome among the answers, and no answer twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...casesFor({})), fc.infiniteStream(fc.nat()), (of, numbers) => {
        const random = (below: number) => (numbers.next().value ?? 0) % below;
        const question = questionOf(of, say, random);
        if (question === undefined) return;
        const { answers, right, ruling } = question;
        expect(answers[right]).toEqual(of.outcome);
        expect(new Set(answers.map(say)).size).toBe(answers.length);
        expect(answers.length).toBeGreaterThan(1);
        expect(answers.length).toBeLessThanOrEqual(4);
        // what a person may also decide is never counted as wrong
        const within = ruling.range.map(say).filter((said) => said !== say(ruling.outcome));
        expect(answers.map(say).filter((said) => within.includes(said))).toEqual([]);
      }),
    );
  });

  it('can be had by rulebook and phase', () => {
    expect(casesFor({}).length).toBe(
      cases.filter(({ kind }) => (kindNames as readonly string[]).includes(kind)).length,
    );
    expect(casesFor({ book: 'gcb' }).every(({ book }) => book === 'gcb')).toBe(true);
    expect(casesFor({ book: 'gcb', phase: 'bet' }).length).toBeGreaterThan(0);
    expect(casesFor({ book: 'no such book' })).toEqual([]);
  });
});

it('counts by rulebook and phase', () => {
  const score = scored(scored(scored({}, 'pvb', 'bet', true), 'pvb', 'bet', false), 'gcb', 'deal', true);
  expect(tallyOf(score, 'pvb', 'bet')).toEqual({ right: 1, asked: 2 });
  expect(tallyOf(score, 'oepbl', 'bet')).toEqual({ right: 0, asked: 0 });
  expect(total(score)).toEqual({ right: 2, asked: 3 });
});
