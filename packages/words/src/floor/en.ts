import { offencesEn } from '../policies/en/offences.ts';
import { betKindsEn, betReasonsEn, betStepsEn } from './bet/en.ts';
import { betOutcomesEn } from './bet/turns-en.ts';
import { cashKindsEn, cashOutcomesEn, cashReasonsEn, cashStepsEn } from './cash/en.ts';
import { actOutcomesEn, commonStepsEn, handOutcomesEn, weighEn } from './common-en.ts';
import { conductKindsEn, conductOutcomesEn, conductReasonsEn, conductStepsEn } from './conduct/en.ts';
import { dealKindsEn, dealOutcomesEn, dealReasonsEn, dealStepsEn } from './deal/en.ts';
import type { FloorWords } from './floor-words.ts';
import { leagueKindsEn, leagueOutcomesEn, leagueReasonsEn, leagueStepsEn } from './league/en.ts';
import { presenceKindsEn, presenceOutcomesEn, presenceReasonsEn, presenceStepsEn } from './presence/en.ts';
import { showdownKindsEn, showdownOutcomesEn, showdownReasonsEn, showdownStepsEn } from './showdown/en.ts';
import { tournamentKindsEn, tournamentOutcomesEn, tournamentReasonsEn, tournamentStepsEn } from './tournament/en.ts';

export const en: FloorWords = {
  kinds: {
    ...betKindsEn,
    ...dealKindsEn,
    ...showdownKindsEn,
    ...presenceKindsEn,
    ...tournamentKindsEn,
    ...conductKindsEn,
    ...leagueKindsEn,
    ...cashKindsEn,
  },
  outcomes: {
    ...actOutcomesEn,
    ...handOutcomesEn,
    ...betOutcomesEn,
    ...dealOutcomesEn,
    ...showdownOutcomesEn,
    ...presenceOutcomesEn,
    ...tournamentOutcomesEn,
    ...conductOutcomesEn,
    ...leagueOutcomesEn,
    ...cashOutcomesEn,
  },
  steps: {
    ...commonStepsEn,
    ...betStepsEn,
    ...dealStepsEn,
    ...showdownStepsEn,
    ...presenceStepsEn,
    ...tournamentStepsEn,
    ...conductStepsEn,
    ...leagueStepsEn,
    ...cashStepsEn,
  },
  reasons: {
    ...betReasonsEn,
    ...dealReasonsEn,
    ...showdownReasonsEn,
    ...presenceReasonsEn,
    ...tournamentReasonsEn,
    ...conductReasonsEn,
    ...leagueReasonsEn,
    ...cashReasonsEn,
  },
  weigh: weighEn,
  offences: offencesEn,
};
