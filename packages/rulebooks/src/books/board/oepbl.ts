import type { Answers } from '../../rulebook.ts';

export const oepblBoard: Answers = {};
