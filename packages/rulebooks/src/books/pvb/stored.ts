import type { StoredBook } from '../../stored-book.ts';

export const pvbStored: StoredBook = {
  catalogue: () => import('../../../data/pvb.json', { with: { type: 'json' } }),
  notes: {
    de: () => import('../../../data/notes/pvb.de.json', { with: { type: 'json' } }),
    en: () => import('../../../data/notes/pvb.en.json', { with: { type: 'json' } }),
  },
};
