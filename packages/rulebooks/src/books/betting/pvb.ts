import type { Answers } from '../../rulebook.ts';

export const pvbBetting: Answers = {};
