import type { ofPapers as german } from '../de/for-papers.ts';
import { counted } from './counted.ts';
import { papers } from './papers.ts';

export const ofPapers: typeof german = { counted, papers };
