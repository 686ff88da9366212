import { type Questions, questionsOf } from '../questions.ts';

export const en: Questions = questionsOf('cash', 'en');
