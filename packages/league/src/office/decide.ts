import type { Context } from '@riffle/aggregate';
import { refsOf, saidBy } from '../profile/profile.ts';
import type { LeagueCommand } from './command.ts';
import { admitClub, enterTeam, noteMembership, noteOfficer, renewLink } from './decide-clubs.ts';
import {
  applyForLicence,
  decideLicence,
  markCriterion,
  noteDecisionReceived,
  objectToDecision,
  revokeApplication,
  withdrawLicence,
} from './decide-licences.ts';
import {
  applyToHost,
  chooseForEvents,
  closeRound,
  countersign,
  enterCard,
  enterResults,
  nameLineUp,
  planMatchDay,
} from './decide-match-days.ts';
import { enterMember, settleMember } from './decide-members.ts';
import { keepResult, noteMissing, openNights, takeResult, tellNight } from './decide-nights.ts';
import {
  applyForPlayerLicence,
  endMembership,
  grantPlayerLicence,
  registerPlayer,
  transfer,
} from './decide-players.ts';
import { appeal, decideAppeal, impose, passDeadline, payBack, settleDeadline, takePayment } from './decide-register.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { keepFile, removeFile } from './files.ts';
import { enterPlayOff, noteRegionalLeague, regionalTeam } from './play-off.ts';
import { giverOf, mayGive } from './role.ts';
import { proposedMoves } from './standings.ts';
import { type League, type Move, teamOf } from './state.ts';
import { takeOver } from './take-over.ts';

export function decide(state: League, command: LeagueCommand, context: Context): Decided {
  const giver = giverOf(context.actor);
  if (giver === undefined || !mayGive(state, command, giver)) return no({ code: 'not-yours-to-ask' });
  if (state.setup === undefined)
    return command.type === 'OpenSeason'
      ? happens({ v: 1, type: 'SeasonOpened', setup: command.setup })
      : no({ code: 'season-not-open' });
  const judged: Judged = { state, profile: state.setup.profile, context };
  switch (command.type) {
    case 'OpenSeason':
      return no({ code: 'season-open-already' });
    case 'StartSeason':
      return start(judged);
    case 'EndSeason':
      return end(judged);
    case 'AdmitClub':
      return admitClub(judged, command);
    case 'NoteMembership':
      return noteMembership(judged, command);
    case 'NoteOfficer':
      return noteOfficer(judged, command);
    case 'EnterTeam':
      return enterTeam(judged, command);
    case 'ApplyForLicence':
      return applyForLicence(judged, command);
    case 'MarkCriterion':
      return markCriterion(judged, command);
    case 'DecideLicence':
      return decideLicence(judged, command);
    case 'NoteDecisionReceived':
      return noteDecisionReceived(judged, command);
    case 'ObjectToDecision':
      return objectToDecision(judged, command);
    case 'RevokeApplication':
      return revokeApplication(judged, command);
    case 'WithdrawLicence':
      return withdrawLicence(judged, command);
    case 'RegisterPlayer':
      return registerPlayer(judged, command);
    case 'EnterMember':
      return enterMember(judged, command);
    case 'SettleMember':
      return settleMember(judged, command);
    case 'Transfer':
      return transfer(judged, command);
    case 'EndMembership':
      return endMembership(judged, command);
    case 'ApplyForPlayerLicence':
      return applyForPlayerLicence(judged, command);
    case 'GrantPlayerLicence':
      return grantPlayerLicence(judged, command);
    case 'PlanMatchDay':
      return planMatchDay(judged, command);
    case 'ApplyToHost':
      return applyToHost(judged, command);
    case 'NameLineUp':
      return nameLineUp(judged, command);
    case 'ChooseForEvents':
      return chooseForEvents(judged, command);
    case 'EnterResults':
      return enterResults(judged, command);
    case 'EnterCard':
      return enterCard(judged, command);
    case 'TakeOver':
      return takeOver(judged, command, decide);
    case 'OpenNights':
      return openNights(judged, command);
    case 'NoteMissing':
      return noteMissing(judged, command);
    case 'TellNight':
      return tellNight(judged, command);
    case 'TakeResult':
      return takeResult(judged, command);
    case 'KeepResult':
      return keepResult(judged, command);
    case 'KeepFile':
      return keepFile(judged, command);
    case 'RemoveFile':
      return removeFile(judged, command);
    case 'RenewLink':
      return renewLink(judged, command);
    case 'Countersign':
      return countersign(judged, command);
    case 'CloseRound':
      return closeRound(judged, command);
    case 'DecideLevel':
      return decideLevel(judged, command);
    case 'Impose':
      return impose(judged, command);
    case 'Appeal':
      return appeal(judged, command);
    case 'DecideAppeal':
      return decideAppeal(judged, command);
    case 'TakePayment':
      return takePayment(judged, command);
    case 'PayBack':
      return payBack(judged, command);
    case 'WaivePromotion':
      return waivePromotion(judged, command);
    case 'NoteRegionalLeague':
      return noteRegionalLeague(judged, command);
    case 'EnterPlayOff':
      return enterPlayOff(judged, command);
    case 'ConfirmMovement':
      return confirmMovement(judged, command);
    case 'ReopenMovement':
      return reopenMovement(judged, command);
    case 'PassDeadline':
      return passDeadline(judged, command);
    case 'SettleDeadline':
      return settleDeadline(judged, command);
  }
}

/** A division in which teams play has all its match days planned: an entry is for the whole season. */
function start({ state, profile }: Judged): Decided {
  if (state.stage !== 'preparing') return no({ code: 'wrong-stage', stage: state.stage });
  const wanted = saidBy(profile, 'season.rounds');
  for (const division of new Set(state.teams.map((one) => one.division))) {
    const planned = state.matchDays.filter((one) => one.division === division).length;
    if (planned < wanted)
      return no({ code: 'rounds-not-planned', division, planned, wanted, rules: refsOf(profile, 'season.rounds') });
  }
  return happens({ v: 1, type: 'SeasonStarted' });
}

function end({ state, profile }: Judged): Decided {
  if (state.stage !== 'running') return no({ code: 'wrong-stage', stage: state.stage });
  const open = state.matchDays.filter(({ closed }) => !closed).length;
  if (open > 0) return no({ code: 'rounds-open', open, rules: refsOf(profile, 'season.rounds') });
  return happens({ v: 1, type: 'SeasonEnded' });
}

function decideLevel({ state }: Judged, { division, order }: Named<'DecideLevel'>): Decided {
  const isTwice = new Set(order).size < order.length;
  if (order.length < 2 || isTwice || order.some((team) => teamOf(state, team)?.division !== division))
    return missing('team');
  return happens({ v: 1, type: 'LevelDecided', division, order });
}

/** A team of a division, or one that comes up from below all of them. */
const mayMove = (state: League, team: string): boolean =>
  teamOf(state, team) !== undefined || regionalTeam(state, team) !== undefined;

/** As it is proposed, or otherwise with a reason. */
function confirmMovement({ state, profile }: Judged, { moves, reason = '' }: Named<'ConfirmMovement'>): Decided {
  if (state.stage !== 'over') return no({ code: 'wrong-stage', stage: state.stage });
  if (moves.some(({ team }) => !mayMove(state, team))) return missing('team');
  const wanted = proposedMoves(state, profile);
  const keys = (all: readonly Move[]) => all.map(({ team, way }) => `${way} ${team}`).toSorted();
  const isProposed = JSON.stringify(keys(wanted)) === JSON.stringify(keys(moves));
  if (!isProposed && reason.trim() === '') return no({ code: 'reason-needed' });
  return happens({ v: 1, type: 'MovementConfirmed', moves, ...(reason.trim() !== '' && { reason: reason.trim() }) });
}

/** It may change again, and is confirmed anew: who was told that he goes up or down is told why not. */
function reopenMovement({ state }: Judged, { reason }: Named<'ReopenMovement'>): Decided {
  if (state.confirmed === undefined) return no({ code: 'movement-open' });
  if (reason.trim() === '') return no({ code: 'reason-needed' });
  return happens({ v: 1, type: 'MovementReopened', reason: reason.trim() });
}

function waivePromotion({ state, profile }: Judged, { team }: Named<'WaivePromotion'>): Decided {
  if (!mayMove(state, team)) return missing('team');
  if (state.confirmed !== undefined)
    return no({ code: 'movement-confirmed', rules: refsOf(profile, 'movement.waiver') });
  return state.waived.includes(team)
    ? no({ code: 'already-waived' })
    : happens({ v: 1, type: 'PromotionWaived', team });
}
