import { type Questions, questionsOf } from '../questions.ts';

export const de: Questions = questionsOf('conduct', 'de');
