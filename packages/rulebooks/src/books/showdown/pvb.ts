import type { Answers } from '../../rulebook.ts';

export const pvbShowdown: Answers = {};
