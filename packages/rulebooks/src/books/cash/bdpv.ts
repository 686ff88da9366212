import type { Answers } from '../../rulebook.ts';

export const bdpvCash: Answers = {};
