import type { Answers } from '../../rulebook.ts';

export const oepblDealing: Answers = {};
