import { joined } from '@riffle/floor/joined';
import { offencesDe } from '../policies/de/offences.ts';
import { betKindsDe, betReasonsDe, betStepsDe } from './bet/de.ts';
import { betOutcomesDe } from './bet/turns-de.ts';
import { cashKindsDe, cashOutcomesDe, cashReasonsDe, cashStepsDe } from './cash/de.ts';
import { conductKindsDe, conductOutcomesDe, conductReasonsDe, conductStepsDe } from './conduct/de.ts';
import { dealKindsDe, dealOutcomesDe, dealReasonsDe, dealStepsDe } from './deal/de.ts';
import type { FloorWords } from './floor-words.ts';
import { leagueKindsDe, leagueOutcomesDe, leagueReasonsDe, leagueStepsDe } from './league/de.ts';
import { actOutcomesDe, commonStepsDe, handOutcomesDe, weighDe } from './outcomes-de.ts';
import { presenceKindsDe, presenceOutcomesDe, presenceReasonsDe, presenceStepsDe } from './presence/de.ts';
import { showdownKindsDe, showdownOutcomesDe, showdownReasonsDe, showdownStepsDe } from './showdown/de.ts';
import { tournamentKindsDe, tournamentOutcomesDe, tournamentReasonsDe, tournamentStepsDe } from './tournament/de.ts';

export const de: FloorWords = {
  kinds: joined({
    bet: betKindsDe,
    deal: dealKindsDe,
    showdown: showdownKindsDe,
    presence: presenceKindsDe,
    tournament: tournamentKindsDe,
    conduct: conductKindsDe,
    league: leagueKindsDe,
    cash: cashKindsDe,
  }),
  outcomes: joined({
    act: actOutcomesDe,
    hand: handOutcomesDe,
    bet: betOutcomesDe,
    deal: dealOutcomesDe,
    showdown: showdownOutcomesDe,
    presence: presenceOutcomesDe,
    tournament: tournamentOutcomesDe,
    conduct: conductOutcomesDe,
    league: leagueOutcomesDe,
    cash: cashOutcomesDe,
  }),
  steps: joined({
    common: commonStepsDe,
    bet: betStepsDe,
    deal: dealStepsDe,
    showdown: showdownStepsDe,
    presence: presenceStepsDe,
    tournament: tournamentStepsDe,
    conduct: conductStepsDe,
    league: leagueStepsDe,
    cash: cashStepsDe,
  }),
  reasons: joined({
    bet: betReasonsDe,
    deal: dealReasonsDe,
    showdown: showdownReasonsDe,
    presence: presenceReasonsDe,
    tournament: tournamentReasonsDe,
    conduct: conductReasonsDe,
    league: leagueReasonsDe,
    cash: cashReasonsDe,
  }),
  weigh: weighDe,
  offences: offencesDe,
};
