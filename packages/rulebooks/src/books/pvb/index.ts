import type { Answers, Occasion, ShelvedBook } from '../../rulebook.ts';
import { balancingBeyondLeague, balancingChampionship } from './balancing.ts';
import { betting } from './betting.ts';
import { button, buttonBeyondLeague, buttonLeagueDay } from './button.ts';
import { chips, chipsBeyondLeague, chipsLeagueDay } from './chips.ts';
import { dealing } from './dealing.ts';
import { declarations } from './declarations.ts';
import { elimination } from './elimination.ts';
import { entries } from './entries.ts';
import { handForHand } from './hand-for-hand.ts';
import { pvbImprint, pvbOccasions } from './imprint.ts';
import { league } from './league.ts';
import { pots } from './pots.ts';
import { presence, presenceBeyondLeague, presenceChampionship, presenceLeagueDay } from './presence.ts';
import { sanctions } from './sanctions.ts';
import { seating } from './seating.ts';
import { showdown } from './showdown.ts';
import { tablesBeyondLeague, tablesChampionship, tablesLeagueDay } from './tables.ts';
import { timing } from './timing.ts';

// What 09, 12(2) and 26b say of everything but league days.
const beyondLeague: Answers = {
  ...tablesBeyondLeague,
  ...balancingBeyondLeague,
  ...buttonBeyondLeague,
  ...presenceBeyondLeague,
  ...chipsBeyondLeague,
};

// 08 and 10 are for the two individual championships alone.
const championship: Occasion = {
  ...pvbOccasions.championship,
  answers: {
    ...beyondLeague,
    ...tablesChampionship,
    ...balancingChampionship,
    ...presenceChampionship,
  },
};

const championsTable: Occasion = {
  ...pvbOccasions.championsTable,
  answers: beyondLeague,
};

const leagueDay: Occasion = {
  ...pvbOccasions.leagueDay,
  answers: {
    ...tablesLeagueDay,
    ...buttonLeagueDay,
    ...presenceLeagueDay,
    ...chipsLeagueDay,
  },
};

export const pvb: ShelvedBook = {
  book: {
    ...pvbImprint,
    occasions: [championship, championsTable, leagueDay],
    answers: {
      ...seating,
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
  numbering: () => import('../../wording/numberings/pvb.ts'),
};
