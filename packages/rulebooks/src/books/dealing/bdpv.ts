import type { Answers } from '../../rulebook.ts';

export const bdpvDealing: Answers = {};
