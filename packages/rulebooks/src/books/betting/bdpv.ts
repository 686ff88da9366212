import type { Answers } from '../../rulebook.ts';

export const bdpvBetting: Answers = {};
