import type { Answers } from '../../rulebook.ts';

export const gcbDealing: Answers = {};
