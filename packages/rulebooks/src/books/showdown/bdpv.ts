import type { Answers } from '../../rulebook.ts';

export const bdpvShowdown: Answers = {};
