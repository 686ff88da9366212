import type { Answers } from '../../rulebook.ts';

export const gcbLeague: Answers = {};
