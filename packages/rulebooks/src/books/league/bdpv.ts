import type { Answers } from '../../rulebook.ts';

export const bdpvLeague: Answers = {};
