import type { Answers } from '../../rulebook.ts';

export const oepblLeague: Answers = {};
