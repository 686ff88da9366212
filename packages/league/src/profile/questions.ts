import type { Written } from '../declaration/form.ts';
import { licence } from './questions/licence.ts';
import { eligible, fine, lineUp, noShow } from './questions/line-up.ts';
import { matchDay } from './questions/match-day.ts';
import { movement } from './questions/movement.ts';
import { points } from './questions/points.ts';
import { individual, round, table } from './questions/rankings.ts';
import { season } from './questions/season.ts';

/** All that a league's regulation is asked, with what can be answered and what is usual. */
export const questions = {
  ...season,
  ...matchDay,
  ...points,
  ...round,
  ...table,
  ...individual,
  ...lineUp,
  ...eligible,
  ...noShow,
  ...fine,
  ...licence,
  ...movement,
} as const;

export type QuestionName = keyof typeof questions;
export type ValueOf<N extends QuestionName> = Written<(typeof questions)[N]>;
export const questionNames = Object.keys(questions) as readonly QuestionName[];
