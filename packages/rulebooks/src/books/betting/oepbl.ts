import type { Answers } from '../../rulebook.ts';

export const oepblBetting: Answers = {};
