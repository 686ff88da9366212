import type { Answers } from '../../rulebook.ts';

export const oepblEvent: Answers = {};
