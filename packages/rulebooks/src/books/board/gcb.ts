import type { Answers } from '../../rulebook.ts';

export const gcbBoard: Answers = {};
