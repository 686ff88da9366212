import type { Answers } from '../../rulebook.ts';

export const bdpvSanctions: Answers = {};
