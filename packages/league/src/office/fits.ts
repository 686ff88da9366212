import { holdsCard } from '../season/correct.ts';
import { bothNamedIn } from './decide-members.ts';
import type { LeagueEvent } from './event.ts';
import { isSamePart, isThere } from './nights.ts';
import { regionalTeam } from './play-off.ts';
import { clubOf, type League, licenceOf, matchDayOf, playerOf, teamOf } from './state.ts';

const NONE = { division: '', round: 1 };
const isKnown = (state: League, team: string): boolean =>
  teamOf(state, team) !== undefined || regionalTeam(state, team) !== undefined;

/** Whether a recorded event still makes sense on this state: what an undo asks of every later step. */
export function fits(state: League, event: LeagueEvent): boolean {
  switch (event.type) {
    case 'SeasonOpened':
      return state.setup === undefined;
    case 'SeasonStarted':
      return state.setup !== undefined && state.stage === 'preparing';
    case 'SeasonEnded':
      return state.stage === 'running' && state.matchDays.every(({ closed }) => closed);
    case 'ClubAdmitted':
      return state.setup !== undefined && clubOf(state, event.club) === undefined;
    case 'MembershipNoted':
    case 'OfficerNoted':
    case 'PaymentTaken':
    case 'PaidBack':
      return clubOf(state, event.club) !== undefined;
    case 'TeamEntered':
      return clubOf(state, event.club) !== undefined && teamOf(state, event.team) === undefined;
    case 'LicenceApplied': {
      const before = licenceOf(state, event.club, event.division);
      const isFree = before === undefined || before.revoked !== undefined || before.decided?.granted === false;
      return clubOf(state, event.club) !== undefined && isFree;
    }
    case 'CriterionMarked':
      return licenceOf(state, event.club, event.division) !== undefined;
    case 'LicenceDecided': {
      const licence = licenceOf(state, event.club, event.division);
      return licence !== undefined && licence.decided === undefined && licence.revoked === undefined;
    }
    case 'DecisionReceived':
      return licenceOf(state, event.club, event.division)?.decided !== undefined;
    case 'ObjectionKept': {
      const licence = licenceOf(state, event.club, event.division);
      return licence?.decided !== undefined && licence.objection === undefined;
    }
    case 'ApplicationRevoked': {
      const licence = licenceOf(state, event.club, event.division);
      return licence !== undefined && licence.revoked === undefined;
    }
    case 'LicenceWithdrawn': {
      const licence = licenceOf(state, event.club, event.division);
      return licence?.decided?.granted === true && licence.withdrawn === undefined;
    }
    case 'MemberSettled': {
      const isOpen = playerOf(state, event.player)?.unsettled === true;
      return isOpen && (event.as === undefined || bothNamedIn(state, event.player, event.as) === undefined);
    }
    case 'MemberEntered':
    case 'PlayerRegistered':
      return clubOf(state, event.club) !== undefined && playerOf(state, event.player) === undefined;
    case 'PlayerTransferred':
      return clubOf(state, event.to) !== undefined && playerOf(state, event.player) !== undefined;
    case 'MembershipEnded':
    case 'PlayerLicenceApplied':
      return playerOf(state, event.player) !== undefined;
    case 'PlayerLicenceGranted':
      return playerOf(state, event.player)?.licence !== undefined;
    case 'MatchDayPlanned':
      return state.setup !== undefined && matchDayOf(state, event.division, event.round)?.results === undefined;
    case 'HostApplied': {
      const day = matchDayOf(state, event.division, event.round);
      return clubOf(state, event.club) !== undefined && day !== undefined && !day.applicants.includes(event.club);
    }
    case 'LineUpNamed': {
      const team = teamOf(state, event.team);
      const players = event.players.every((one) => one === null || playerOf(state, one) !== undefined);
      return team !== undefined && players && matchDayOf(state, team.division, event.round) !== undefined;
    }
    case 'ResultsEntered':
      return (
        state.stage !== 'preparing' && matchDayOf(state, event.results.division, event.results.round) !== undefined
      );
    case 'CardEntered':
      return state.stage !== 'preparing' && matchDayOf(state, event.division, event.round) !== undefined;
    case 'NightsOpened': {
      const day = matchDayOf(state, event.division, event.round);
      const isOpen = event.nights.some(({ of }) => day?.nights.some((one) => isSamePart(one.of, of) && isThere(one)));
      return day !== undefined && !isOpen;
    }
    case 'CardRemoved':
      return holdsCard(matchDayOf(state, event.division, event.round)?.results ?? NONE, event.card);
    case 'ResultKept':
      return matchDayOf(state, event.division, event.round)?.nights.some(({ night }) => night === event.night) === true;
    case 'MissingNoted': {
      const day = matchDayOf(state, event.division, event.round);
      return day !== undefined && day.missing.includes(event.player) !== event.missing;
    }
    case 'NightTold':
      return matchDayOf(state, event.division, event.round)?.nights.some(({ night }) => night === event.night) === true;
    case 'FileKept': {
      const { about, file } = event;
      const there = state.files.some((one) => one.file === file && one.removed === undefined);
      if (there) return false;
      return about.is === 'licence'
        ? licenceOf(state, about.club, about.division) !== undefined
        : matchDayOf(state, about.division, about.round) !== undefined;
    }
    case 'FileRemoved':
      return state.files.some((one) => one.file === event.file && one.removed === undefined);
    case 'LinkRenewed':
      return (event.of === 'club' ? clubOf(state, event.id) : teamOf(state, event.id)) !== undefined;
    case 'Countersigned': {
      const day = matchDayOf(state, event.division, event.round);
      return day?.results !== undefined && !day.signed.includes(event.team);
    }
    case 'RoundClosed': {
      const day = matchDayOf(state, event.division, event.round);
      return day?.results !== undefined && !day.closed;
    }
    case 'LevelDecided':
      return event.order.every((team) => teamOf(state, team)?.division === event.division);
    case 'Imposed': {
      const { club, id } = event.entry;
      return clubOf(state, club) !== undefined && !state.register.some((one) => one.id === id);
    }
    case 'Appealed':
      return state.register.some(({ id, appeal }) => id === event.entry && appeal === undefined);
    case 'AppealDecided':
      return state.register.some(
        ({ id, appeal }) => id === event.entry && appeal !== undefined && appeal.decided === undefined,
      );
    case 'PromotionWaived':
      return state.confirmed === undefined && isKnown(state, event.team) && !state.waived.includes(event.team);
    case 'EventsChosen':
      return state.lineUps.some(({ team, round }) => team === event.team && round === event.round);
    case 'MovementConfirmed':
      return state.stage === 'over' && event.moves.every(({ team }) => isKnown(state, team));
    case 'MovementReopened':
      return state.confirmed !== undefined;
    case 'RegionalLeagueNoted':
      return (
        state.confirmed === undefined &&
        state.setup !== undefined &&
        event.table.every(({ club }) => club === undefined || clubOf(state, club) !== undefined)
      );
    case 'PlayOffEntered':
      return (
        state.stage === 'over' &&
        state.confirmed === undefined &&
        event.order.every((team) => regionalTeam(state, team) !== undefined)
      );
    case 'DeadlinePassed':
      return state.setup !== undefined && !state.passed.some(({ id }) => id === event.deadline);
    case 'DeadlineSettled':
      return state.passed.some(({ id, settled }) => id === event.deadline && settled === undefined);
  }
}
