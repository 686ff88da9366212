import { papers } from './papers.ts';

/** Lists, receipts and sheets on paper, and tables as files. */
export const ofPapers = { papers };
