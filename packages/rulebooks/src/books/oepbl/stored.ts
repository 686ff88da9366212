import type { StoredBook } from '../../stored-book.ts';

export const oepblStored: StoredBook = {
  catalogue: () => import('../../../data/oepbl.json', { with: { type: 'json' } }),
  notes: {
    de: () => import('../../../data/notes/oepbl.de.json', { with: { type: 'json' } }),
    en: () => import('../../../data/notes/oepbl.en.json', { with: { type: 'json' } }),
  },
  labels: () => import('../../../data/labels/oepbl.json', { with: { type: 'json' } }),
};
