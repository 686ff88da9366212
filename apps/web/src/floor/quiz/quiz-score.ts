import type { Phase } from '@riffle/floor';
import type { BookId } from '@riffle/rulebooks';

export type Tally = { readonly right: number; readonly asked: number };
/** `pvb bet`: how often asked and how often right. */
export type QuizScore = { readonly [bookAndPhase: string]: Tally };

const keyOf = (book: BookId, phase: Phase): string => `${book} ${phase}`;

export function scored(score: QuizScore, book: BookId, phase: Phase, right: boolean): QuizScore {
  const before = tallyOf(score, book, phase);
  return { ...score, [keyOf(book, phase)]: { right: before.right + (right ? 1 : 0), asked: before.asked + 1 } };
}

export const tallyOf = (score: QuizScore, book: BookId, phase: Phase): Tally =>
  score[keyOf(book, phase)] ?? { right: 0, asked: 0 };

export const total = (score: QuizScore): Tally =>
  Object.values(score).reduce((sum, { right, asked }) => ({ right: sum.right + right, asked: sum.asked + asked }), {
    right: 0,
    asked: 0,
  });
