import type { Answers } from '../../rulebook.ts';

export const oepblPresence: Answers = {};
