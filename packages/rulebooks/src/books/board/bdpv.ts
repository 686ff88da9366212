import type { Answers } from '../../rulebook.ts';

export const bdpvBoard: Answers = {};
