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
import { bdpvImprint } from './imprint.ts';
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
    ...bdpvImprint,
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
  numbering: () => import('../../wording/numberings/bdpv.ts'),
};
