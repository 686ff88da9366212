import type { Answers } from '../../rulebook.ts';

export const bdpvEvent: Answers = {};
