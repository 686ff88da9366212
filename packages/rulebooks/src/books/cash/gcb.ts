import type { Answers } from '../../rulebook.ts';

export const gcbCash: Answers = {};
