import type { Answers } from '../../rulebook.ts';

export const pvbEvent: Answers = {};
