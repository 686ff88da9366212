import type { StoredBook } from '../../stored-book.ts';

export const bdpvStored: StoredBook = {
  catalogue: () => import('../../../data/bdpv.json', { with: { type: 'json' } }),
  notes: {
    de: () => import('../../../data/notes/bdpv.de.json', { with: { type: 'json' } }),
    en: () => import('../../../data/notes/bdpv.en.json', { with: { type: 'json' } }),
  },
  labels: () => import('../../../data/labels/bdpv.json', { with: { type: 'json' } }),
};
