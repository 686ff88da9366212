import type { Asked } from '../asked.ts';
import { firstQuestions } from './first-questions.ts';

export const de: readonly Asked[] = firstQuestions('de');
