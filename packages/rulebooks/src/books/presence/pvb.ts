import type { Answers } from '../../rulebook.ts';

export const pvbPresence: Answers = {};
