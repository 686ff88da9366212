import type { StoredBook } from '../../stored-book.ts';

export const tda55Stored: StoredBook = {
  catalogue: () => import('../../../data/tda55.json', { with: { type: 'json' } }),
  notes: {
    de: () => import('../../../data/notes/tda55.de.json', { with: { type: 'json' } }),
    en: () => import('../../../data/notes/tda55.en.json', { with: { type: 'json' } }),
  },
  labels: () => import('../../../data/labels/tda55.json', { with: { type: 'json' } }),
};
