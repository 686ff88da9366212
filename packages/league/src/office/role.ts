import type { LeagueCommand } from './command.ts';
import { type League, playerOf, teamOf } from './state.ts';

/** Who gives a command: the league's office, a referee on the match day, somebody of a club or its team's captain, the clock. */
export type LeagueGiver =
  | { readonly role: 'office' | 'referee' | 'clock' }
  | { readonly role: 'club'; readonly club: string }
  | { readonly role: 'captain'; readonly team: string };

/** Whether this is his to do: a club and a captain do what is their own, and pass no limit with a reason. */
export function mayGive(state: League, command: LeagueCommand, giver: LeagueGiver): boolean {
  switch (giver.role) {
    case 'office':
      return command.type !== 'PassDeadline';
    case 'clock':
      return command.type === 'PassDeadline';
    case 'referee':
      return OF_REFEREES.includes(command.type);
    case 'captain':
      return isOfTeam(command, giver.team);
    case 'club':
      return isOfClub(state, command, giver.club);
  }
}

const OF_REFEREES: readonly LeagueCommand['type'][] = ['NameLineUp', 'ChooseForEvents', 'EnterResults', 'CloseRound'];

function isOfTeam(command: LeagueCommand, team: string): boolean {
  switch (command.type) {
    case 'NameLineUp':
      return command.team === team && (command.reason ?? '').trim() === '';
    case 'ChooseForEvents':
    case 'Countersign':
    case 'WaivePromotion':
      return command.team === team;
    default:
      return false;
  }
}

function isOfClub(state: League, command: LeagueCommand, club: string): boolean {
  switch (command.type) {
    case 'ApplyForLicence':
      return command.club === club && (command.reason ?? '').trim() === '';
    case 'NoteOfficer':
    case 'ObjectToDecision':
    case 'RevokeApplication':
    case 'RegisterPlayer':
      return command.club === club;
    case 'Transfer':
      return command.to === club;
    case 'ApplyForPlayerLicence':
      return playerOf(state, command.player)?.spells.at(-1)?.club === club;
    case 'Appeal':
      return state.register.some((one) => one.id === command.entry && one.club === club);
    case 'NameLineUp':
    case 'ChooseForEvents':
    case 'Countersign':
    case 'WaivePromotion':
      return teamOf(state, command.team)?.club === club && isOfTeam(command, command.team);
    default:
      return false;
  }
}
