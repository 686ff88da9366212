import type { Answers } from '../../rulebook.ts';

export const tda55Presence: Answers = {};
