import type { Answers } from '../../rulebook.ts';

export const oepblShowdown: Answers = {};
