import type { Actor } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { LeagueCommand } from './command.ts';
import { mayKeep, mayRemove } from './files.ts';
import { type League, playerOf, teamOf } from './state.ts';
import type { LeagueGiver } from './viewer.ts';

const CLUB = 'club:';
const CAPTAIN = 'captain:';
/** As which actor a club asks by its own link, and a team's captain by his. */
export const clubActor = (club: string): Actor => ({ id: `${CLUB}${club}`, role: 'player' });
export const captainActor = (team: string): Actor => ({ id: `${CAPTAIN}${team}`, role: 'player' });

/** Who an actor is in a league: directors are its office, the floor its referees. Nobody else has a word in it. */
export function giverOf({ id, role }: Actor): LeagueGiver | undefined {
  switch (role) {
    case 'director':
      return { role: 'office' };
    case 'floor':
      return { role: 'referee' };
    case 'clock':
      return { role: 'clock' };
    case 'player':
      if (id.startsWith(CLUB)) return { role: 'club', club: id.slice(CLUB.length) };
      return id.startsWith(CAPTAIN) ? { role: 'captain', team: id.slice(CAPTAIN.length) } : undefined;
    default:
      return undefined;
  }
}

/** Whether this is his to do: a club and a captain do what is their own, and pass no limit with a reason. */
export function mayGive(state: League, command: LeagueCommand, giver: LeagueGiver): boolean {
  switch (giver.role) {
    case 'office':
      return !OF_CLOCK.includes(command.type);
    case 'clock':
      return OF_CLOCK.includes(command.type);
    case 'referee':
      if (command.type === 'KeepFile') return mayKeep(state, command.about, giver);
      if (command.type === 'RemoveFile') return mayRemove(state, command.file, giver);
      return OF_REFEREES.includes(command.type);
    case 'captain':
      return isOfTeam(state, command, giver.team);
    case 'club':
      return isOfClub(state, command, giver.club);
  }
}

/** What passes by itself, and what nights say of themselves. */
const OF_CLOCK: readonly LeagueCommand['type'][] = ['PassDeadline', 'TellNight'];
const OF_REFEREES: readonly LeagueCommand['type'][] = [
  'NameLineUp',
  'ChooseForEvents',
  'EnterResults',
  'EnterCard',
  'OpenNights',
  'NoteMissing',
  'TakeResult',
  'KeepResult',
  'CloseRound',
];

/** From which role on staff give a command: what belongs to a match day is the referee's as well. */
export const LEAGUE_ROLES: { readonly [T in LeagueCommand['type']]: 'director' | 'floor' } = {
  ...{ OpenSeason: 'director', StartSeason: 'director', EndSeason: 'director' },
  ...{ AdmitClub: 'director', NoteMembership: 'director', NoteOfficer: 'director', EnterTeam: 'director' },
  ...{ ApplyForLicence: 'director', MarkCriterion: 'director', DecideLicence: 'director' },
  ...{ NoteDecisionReceived: 'director', ObjectToDecision: 'director', RevokeApplication: 'director' },
  ...{ WithdrawLicence: 'director', RegisterPlayer: 'director', Transfer: 'director', EndMembership: 'director' },
  ...{ EnterMember: 'director', SettleMember: 'director' },
  ...{ ApplyForPlayerLicence: 'director', GrantPlayerLicence: 'director', PlanMatchDay: 'director' },
  ...{ NameLineUp: 'floor', ChooseForEvents: 'floor', EnterResults: 'floor', CloseRound: 'floor' },
  ...{ OpenNights: 'floor', NoteMissing: 'floor', TellNight: 'director', TakeResult: 'floor', KeepResult: 'floor' },
  ...{ ReopenMovement: 'director' },
  ...{ EnterCard: 'floor', RenewLink: 'director', ApplyToHost: 'director' },
  ...{ Countersign: 'director', DecideLevel: 'director', Impose: 'director', Appeal: 'director' },
  ...{ DecideAppeal: 'director', TakePayment: 'director', PayBack: 'director', WaivePromotion: 'director' },
  ...{ NoteRegionalLeague: 'director', EnterPlayOff: 'director' },
  ...{ ConfirmMovement: 'director', PassDeadline: 'director', SettleDeadline: 'director' },
  TakeOver: 'director',
  ...{ KeepFile: 'floor', RemoveFile: 'floor' },
};

function isOfTeam(state: League, command: LeagueCommand, team: string): boolean {
  switch (command.type) {
    case 'NameLineUp': {
      const { captain, reason = '' } = command;
      const club = teamOf(state, team)?.club;
      const isOwn = captain === undefined || (club !== undefined && isInSquad(state, captain, club));
      return command.team === team && reason.trim() === '' && isOwn;
    }
    case 'ChooseForEvents':
    case 'Countersign':
    case 'WaivePromotion':
      return command.team === team;
    default:
      return false;
  }
}

const isInSquad = (state: League, person: PersonId, club: string): boolean =>
  playerOf(state, person)?.spells.at(-1)?.club === club;

function isOfClub(state: League, command: LeagueCommand, club: string): boolean {
  switch (command.type) {
    case 'KeepFile':
      return mayKeep(state, command.about, { role: 'club', club });
    case 'RemoveFile':
      return mayRemove(state, command.file, { role: 'club', club });
    case 'ApplyForLicence':
      return command.club === club && (command.reason ?? '').trim() === '';
    case 'NoteOfficer':
      return command.club === club && isInSquad(state, command.person, club);
    // whom a club names by an id that stands in a public table it would learn the name of: it enters people, and the office
    // says who they are
    case 'EnterMember':
    case 'ApplyToHost':
    case 'ObjectToDecision':
    case 'RevokeApplication':
      return command.club === club;
    case 'ApplyForPlayerLicence':
      return isInSquad(state, command.player, club);
    case 'Appeal':
      return state.register.some((one) => one.id === command.entry && one.club === club);
    case 'NameLineUp':
    case 'ChooseForEvents':
    case 'Countersign':
    case 'WaivePromotion':
      return teamOf(state, command.team)?.club === club && isOfTeam(state, command, command.team);
    default:
      return false;
  }
}
