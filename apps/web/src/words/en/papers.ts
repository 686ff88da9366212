import type { papers as german } from '../de/papers.ts';

export const papers: typeof german = {
  title: 'Lists and receipts',
};
