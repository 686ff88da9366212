import type { Answers } from '../../rulebook.ts';

export const pvbDealing: Answers = {};
