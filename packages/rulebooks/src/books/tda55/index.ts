import type { ShelvedBook } from '../../rulebook.ts';
import { balancing } from './balancing.ts';
import { betting } from './betting.ts';
import { button } from './button.ts';
import { chips } from './chips.ts';
import { dealing } from './dealing.ts';
import { declarations } from './declarations.ts';
import { elimination } from './elimination.ts';
import { entries } from './entries.ts';
import { handForHand } from './hand-for-hand.ts';
import { tda55Imprint } from './imprint.ts';
import { league } from './league.ts';
import { pots } from './pots.ts';
import { presence } from './presence.ts';
import { sanctions } from './sanctions.ts';
import { seating } from './seating.ts';
import { showdown } from './showdown.ts';
import { tables } from './tables.ts';
import { timing } from './timing.ts';

export const tda55: ShelvedBook = {
  book: {
    ...tda55Imprint,
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
      ...pots,
      ...showdown,
      ...declarations,
      ...chips,
      ...entries,
      ...handForHand,
      ...sanctions,
      ...league,
    },
  },
  numbering: () => import('../../wording/numberings/tda55.ts'),
};
