import type { ShelvedBook } from '../../rulebook.ts';
import { balancing } from './balancing.ts';
import { betting } from './betting.ts';
import { button } from './button.ts';
import { cash } from './cash.ts';
import { chips } from './chips.ts';
import { dealing } from './dealing.ts';
import { declarations } from './declarations.ts';
import { elimination } from './elimination.ts';
import { entries } from './entries.ts';
import { league } from './league.ts';
import { pots } from './pots.ts';
import { presence } from './presence.ts';
import { sanctions } from './sanctions.ts';
import { seating } from './seating.ts';
import { showdown } from './showdown.ts';
import { tables } from './tables.ts';
import { timing } from './timing.ts';

export const bdpv: ShelvedBook = {
  book: {
    id: 'bdpv',
    edition: 'undated',
    editionText: 'undated',
    name: 'Die offiziellen Poker-Regeln des BDPV',
    occasions: [],
    answers: {
      ...seating,
      ...tables,
      ...balancing,
      ...button,
      ...dealing,
      ...timing,
      ...elimination,
      ...presence,
      ...betting,
      ...cash,
      ...pots,
      ...showdown,
      ...declarations,
      ...chips,
      ...entries,
      ...sanctions,
      ...league,
    },
  },
  catalogue: () => import('../../../data/bdpv.json', { with: { type: 'json' } }),
  notes: {
    de: () => import('../../../data/notes/bdpv.de.json', { with: { type: 'json' } }),
    en: () => import('../../../data/notes/bdpv.en.json', { with: { type: 'json' } }),
  },
  labels: () => import('../../../data/labels/bdpv.json', { with: { type: 'json' } }),
  numbering: () => import('../../wording/numberings/bdpv.ts'),
};
