import type { Answers } from '../../rulebook.ts';

export const gcbEvent: Answers = {};
