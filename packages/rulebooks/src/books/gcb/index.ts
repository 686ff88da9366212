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
import { gcbImprint } from './imprint.ts';
import { pots } from './pots.ts';
import { presence } from './presence.ts';
import { sanctions } from './sanctions.ts';
import { seating } from './seating.ts';
import { showdown } from './showdown.ts';
import { tables } from './tables.ts';
import { timing } from './timing.ts';

export const gcb: ShelvedBook = {
  book: {
    ...gcbImprint,
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
    },
  },
  numbering: () => import('../../wording/numberings/gcb.ts'),
};
