import type { QuizScore } from './quiz-score.ts';

const place = 'riffle.quiz';

function read(): QuizScore {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as QuizScore;
  } catch {
    return {};
  }
}
let score = $state.raw<QuizScore>(read());

/** What was answered on this device. */
export const keptScore = {
  get now(): QuizScore {
    return score;
  },
  set now(next: QuizScore) {
    score = next;
    localStorage.setItem(place, JSON.stringify(next));
  },
};
