import type { ofPapers as german } from '../de/for-papers.ts';
import { papers } from './papers.ts';
import { pinning } from './pinning.ts';

export const ofPapers: typeof german = { papers, pinning };
