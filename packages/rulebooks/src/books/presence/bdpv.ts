import type { Answers } from '../../rulebook.ts';

export const bdpvPresence: Answers = {};
