import type { Answers } from '../../rulebook.ts';

export const pvbLeague: Answers = {};
