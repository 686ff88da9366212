import type { Answers } from '../../rulebook.ts';

export const gcbBetting: Answers = {};
