import { offencesDe } from '../policies/de/offences.ts';
import { betKindsDe, betReasonsDe, betStepsDe } from './bet/de.ts';
import { betOutcomesDe } from './bet/turns-de.ts';
import { cashKindsDe, cashOutcomesDe, cashReasonsDe, cashStepsDe } from './cash/de.ts';
import { actOutcomesDe, commonStepsDe, handOutcomesDe, weighDe } from './common-de.ts';
import { conductKindsDe, conductOutcomesDe, conductReasonsDe, conductStepsDe } from './conduct/de.ts';
import { dealKindsDe, dealOutcomesDe, dealReasonsDe, dealStepsDe } from './deal/de.ts';
import type { FloorWords } from './floor-words.ts';
import { leagueKindsDe, leagueOutcomesDe, leagueReasonsDe, leagueStepsDe } from './league/de.ts';
import { presenceKindsDe, presenceOutcomesDe, presenceReasonsDe, presenceStepsDe } from './presence/de.ts';
import { showdownKindsDe, showdownOutcomesDe, showdownReasonsDe, showdownStepsDe } from './showdown/de.ts';
import { tournamentKindsDe, tournamentOutcomesDe, tournamentReasonsDe, tournamentStepsDe } from './tournament/de.ts';

export const de: FloorWords = {
  kinds: {
    ...betKindsDe,
    ...dealKindsDe,
    ...showdownKindsDe,
    ...presenceKindsDe,
    ...tournamentKindsDe,
    ...conductKindsDe,
    ...leagueKindsDe,
    ...cashKindsDe,
  },
  outcomes: {
    ...actOutcomesDe,
    ...handOutcomesDe,
    ...betOutcomesDe,
    ...dealOutcomesDe,
    ...showdownOutcomesDe,
    ...presenceOutcomesDe,
    ...tournamentOutcomesDe,
    ...conductOutcomesDe,
    ...leagueOutcomesDe,
    ...cashOutcomesDe,
  },
  steps: {
    ...commonStepsDe,
    ...betStepsDe,
    ...dealStepsDe,
    ...showdownStepsDe,
    ...presenceStepsDe,
    ...tournamentStepsDe,
    ...conductStepsDe,
    ...leagueStepsDe,
    ...cashStepsDe,
  },
  reasons: {
    ...betReasonsDe,
    ...dealReasonsDe,
    ...showdownReasonsDe,
    ...presenceReasonsDe,
    ...tournamentReasonsDe,
    ...conductReasonsDe,
    ...leagueReasonsDe,
    ...cashReasonsDe,
  },
  weigh: weighDe,
  offences: offencesDe,
};
