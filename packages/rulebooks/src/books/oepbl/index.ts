import type { Occasion, ShelvedBook } from '../../rulebook.ts';
import { balancing } from './balancing.ts';
import { betting } from './betting.ts';
import { button } from './button.ts';
import { chips } from './chips.ts';
import { dealing } from './dealing.ts';
import { declarations } from './declarations.ts';
import { elimination } from './elimination.ts';
import { entries } from './entries.ts';
import { oepblImprint, oepblOccasions } from './imprint.ts';
import { league } from './league.ts';
import { pots } from './pots.ts';
import { presence, presenceSitAndGo, presenceTeamMtt } from './presence.ts';
import { sanctions } from './sanctions.ts';
import { seating, seatingSitAndGo, seatingTeamMtt } from './seating.ts';
import { showdown } from './showdown.ts';
import { tables, tablesSitAndGo, tablesTeamMtt } from './tables.ts';
import { timing, timingSitAndGo, timingTeamMtt } from './timing.ts';

const teamMtt: Occasion = {
  ...oepblOccasions.teamMtt,
  answers: {
    ...seatingTeamMtt,
    ...tablesTeamMtt,
    ...timingTeamMtt,
    ...presenceTeamMtt,
  },
};

const sitAndGo: Occasion = {
  ...oepblOccasions.sitAndGo,
  answers: {
    ...seatingSitAndGo,
    ...tablesSitAndGo,
    ...timingSitAndGo,
    ...presenceSitAndGo,
  },
};

export const oepbl: ShelvedBook = {
  book: {
    ...oepblImprint,
    occasions: [teamMtt, sitAndGo],
    answers: {
      ...seating,
      ...tables,
      ...button,
      ...dealing,
      ...timing,
      ...elimination,
      ...presence,
      ...balancing,
      ...betting,
      ...pots,
      ...showdown,
      ...declarations,
      ...chips,
      ...entries,
      ...sanctions,
      ...league,
    },
  },
  numbering: () => import('../../wording/numberings/oepbl.ts'),
};
