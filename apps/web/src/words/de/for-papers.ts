import { papers } from './papers.ts';
import { pinning } from './pinning.ts';

/** Lists, receipts and sheets on paper, and tables as files. */
export const ofPapers = { papers, pinning };
