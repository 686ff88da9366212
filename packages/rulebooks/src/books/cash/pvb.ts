import type { Answers } from '../../rulebook.ts';

export const pvbCash: Answers = {};
