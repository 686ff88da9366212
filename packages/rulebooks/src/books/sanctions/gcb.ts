import type { Answers } from '../../rulebook.ts';

export const gcbSanctions: Answers = {};
