import type { StoredBook } from '../../stored-book.ts';

export const gcbStored: StoredBook = {
  catalogue: () => import('../../../data/gcb.json', { with: { type: 'json' } }),
  notes: {
    de: () => import('../../../data/notes/gcb.de.json', { with: { type: 'json' } }),
    en: () => import('../../../data/notes/gcb.en.json', { with: { type: 'json' } }),
  },
};
