import type { Answers } from '../../rulebook.ts';

export const gcbShowdown: Answers = {};
