import type { Answers } from '../../rulebook.ts';

export const pvbSanctions: Answers = {};
