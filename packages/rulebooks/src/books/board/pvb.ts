import type { Answers } from '../../rulebook.ts';

export const pvbBoard: Answers = {};
