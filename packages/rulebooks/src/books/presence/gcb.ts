import type { Answers } from '../../rulebook.ts';

export const gcbPresence: Answers = {};
