import type { Answers } from '../../rulebook.ts';

export const oepblSanctions: Answers = {};
