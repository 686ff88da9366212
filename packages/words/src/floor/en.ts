import { joined } from '@riffle/floor/joined';
import { offencesEn } from '../policies/en/offences.ts';
import { betKindsEn, betReasonsEn, betStepsEn } from './bet/en.ts';
import { betOutcomesEn } from './bet/turns-en.ts';
import { cashKindsEn, cashOutcomesEn, cashReasonsEn, cashStepsEn } from './cash/en.ts';
import { conductKindsEn, conductOutcomesEn, conductReasonsEn, conductStepsEn } from './conduct/en.ts';
import { dealKindsEn, dealOutcomesEn, dealReasonsEn, dealStepsEn } from './deal/en.ts';
import type { FloorWords } from './floor-words.ts';
import { leagueKindsEn, leagueOutcomesEn, leagueReasonsEn, leagueStepsEn } from './league/en.ts';
import { actOutcomesEn, commonStepsEn, handOutcomesEn, weighEn } from './outcomes-en.ts';
import { presenceKindsEn, presenceOutcomesEn, presenceReasonsEn, presenceStepsEn } from './presence/en.ts';
import { showdownKindsEn, showdownOutcomesEn, showdownReasonsEn, showdownStepsEn } from './showdown/en.ts';
import { tournamentKindsEn, tournamentOutcomesEn, tournamentReasonsEn, tournamentStepsEn } from './tournament/en.ts';

export const en: FloorWords = {
  kinds: joined({
    bet: betKindsEn,
    deal: dealKindsEn,
    showdown: showdownKindsEn,
    presence: presenceKindsEn,
    tournament: tournamentKindsEn,
    conduct: conductKindsEn,
    league: leagueKindsEn,
    cash: cashKindsEn,
  }),
  outcomes: joined({
    act: actOutcomesEn,
    hand: handOutcomesEn,
    bet: betOutcomesEn,
    deal: dealOutcomesEn,
    showdown: showdownOutcomesEn,
    presence: presenceOutcomesEn,
    tournament: tournamentOutcomesEn,
    conduct: conductOutcomesEn,
    league: leagueOutcomesEn,
    cash: cashOutcomesEn,
  }),
  steps: joined({
    common: commonStepsEn,
    bet: betStepsEn,
    deal: dealStepsEn,
    showdown: showdownStepsEn,
    presence: presenceStepsEn,
    tournament: tournamentStepsEn,
    conduct: conductStepsEn,
    league: leagueStepsEn,
    cash: cashStepsEn,
  }),
  reasons: joined({
    bet: betReasonsEn,
    deal: dealReasonsEn,
    showdown: showdownReasonsEn,
    presence: presenceReasonsEn,
    tournament: tournamentReasonsEn,
    conduct: conductReasonsEn,
    league: leagueReasonsEn,
    cash: cashReasonsEn,
  }),
  weigh: weighEn,
  offences: offencesEn,
};
