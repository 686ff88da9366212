import type { Asked } from '../asked.ts';
import { firstQuestions } from './first-questions.ts';

export const en: readonly Asked[] = firstQuestions('en');
