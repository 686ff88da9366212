import type { ofPapers as german } from '../de/for-papers.ts';
import { papers } from './papers.ts';

export const ofPapers: typeof german = { papers };
