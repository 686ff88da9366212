import type { Answers } from '../../rulebook.ts';

export const oepblCash: Answers = {};
