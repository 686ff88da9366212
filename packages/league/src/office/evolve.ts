import { withCard, withoutCard } from '../season/correct.ts';
import { isDay } from './day.ts';
import type { LeagueEvent } from './event.ts';
import { joinedPlayer } from './joined-player.ts';
import { lineUpDeadline } from './line-up-deadline.ts';
import { isSamePart, withKept, withoutTaken, withTaken } from './nights.ts';
import {
  type Club,
  type Kept,
  type League,
  type Licence,
  type MatchDay,
  matchDayOf,
  type NightOfDay,
  type Player,
  teamOf,
} from './state.ts';

export function evolve(state: League, event: LeagueEvent): League {
  switch (event.type) {
    case 'SeasonOpened':
      return { ...state, setup: event.setup };
    case 'SeasonStarted':
      return { ...state, stage: 'running' };
    case 'SeasonEnded':
      return { ...state, stage: 'over' };
    case 'ClubAdmitted': {
      const { v: _, type: __, club: id, ...club } = event;
      return { ...state, clubs: [...state.clubs, { id, ...club, memberships: [], officers: [] }] };
    }
    case 'MembershipNoted':
      return ofClub(state, event.club, (club) => ({
        memberships: [...club.memberships.filter(({ of }) => of !== event.membership.of), event.membership],
      }));
    case 'OfficerNoted': {
      const { v: _, type: __, club, ...officer } = event;
      return ofClub(state, club, ({ officers }) => ({
        officers: [...officers.filter(({ role }) => role !== officer.role), officer],
      }));
    }
    case 'TeamEntered': {
      const { team, club, division, name } = event;
      return { ...state, teams: [...state.teams, { id: team, club, division, ...(name !== undefined && { name }) }] };
    }
    case 'LicenceApplied': {
      const { v: _, type: __, on, reason: ___, accepts = [], ...applied } = event;
      // one that was revoked makes room for another
      const others = state.licences.filter((one) => one.club !== event.club || one.division !== event.division);
      return { ...state, licences: [...others, { ...applied, accepts, applied: on, criteria: {} }] };
    }
    case 'CriterionMarked':
      return ofLicence(state, event, ({ criteria }) => ({
        criteria: { ...criteria, [event.criterion]: { met: event.met, on: event.on } },
      }));
    case 'LicenceDecided':
      return ofLicence(state, event, () => ({ decided: { granted: event.granted, on: event.on } }));
    case 'DecisionReceived':
      return ofLicence(state, event, ({ decided }) =>
        decided === undefined ? {} : { decided: { ...decided, received: event.on } },
      );
    case 'ObjectionKept':
      return ofLicence(state, event, () => ({ objection: event.on }));
    case 'ApplicationRevoked':
      return ofLicence(state, event, () => ({
        revoked: event.on,
        ...(event.signedBy !== undefined && { revokedBy: event.signedBy }),
      }));
    case 'LicenceWithdrawn':
      return ofLicence(state, event, () => ({ withdrawn: { on: event.on, reason: event.reason } }));
    case 'PlayerRegistered': {
      const { player: id, club, since, born } = event;
      // a birthday that was erased with the person is no day any more
      const known = born !== undefined && isDay(born);
      const player = { id, spells: [{ club, since }], ...(known && { born }) };
      return { ...state, players: [...state.players, player] };
    }
    case 'MemberEntered': {
      const { player: id, club, since, told, born, licence } = event;
      // a birthday that was erased with the person is no day any more
      const known = born !== undefined && isDay(born);
      const player: Player = {
        ...{ id, spells: [{ club, since, told }], unsettled: true },
        ...(known && { born }),
        ...(licence === true && { licence: { applied: told } }),
      };
      return { ...state, players: [...state.players, player] };
    }
    case 'MemberSettled':
      if (event.as !== undefined) return joinedPlayer(state, event.player, event.as);
      return {
        ...state,
        players: state.players.map((one) => {
          if (one.id !== event.player) return one;
          const { unsettled: _, ...settled } = one;
          return settled;
        }),
      };
    case 'PlayerTransferred':
      return ofPlayer(state, event.player, ({ spells }) => ({
        spells: [
          ...spells.map((one) => (one.until === undefined ? { ...one, until: event.on } : one)),
          { club: event.to, since: event.on, ...(event.told !== undefined && { told: event.told }) },
        ],
      }));
    case 'MembershipEnded':
      return ofPlayer(state, event.player, ({ spells }) => ({
        spells: spells.map((one) => (one.until === undefined ? { ...one, until: event.on } : one)),
      }));
    case 'PlayerLicenceApplied':
      return ofPlayer(state, event.player, () => ({ licence: { applied: event.on } }));
    case 'PlayerLicenceGranted':
      return ofPlayer(state, event.player, ({ licence }) =>
        licence === undefined
          ? {}
          : { licence: { ...licence, granted: event.on, ...(event.until !== undefined && { until: event.until }) } },
      );
    case 'MatchDayPlanned': {
      const { v: _, type: __, ...planned } = event;
      const before = state.matchDays.find(isOf(event));
      const { signed = [], closed = false, applicants = [], missing = [], nights = [], results } = before ?? {};
      const day: MatchDay = {
        ...planned,
        applicants,
        missing,
        nights,
        signed,
        closed,
        ...(results !== undefined && { results }),
      };
      return { ...state, matchDays: [...state.matchDays.filter((one) => one !== before), day] };
    }
    case 'HostApplied':
      return ofMatchDay(state, event, ({ applicants }) => ({ applicants: [...applicants, event.club] }));
    case 'LineUpNamed': {
      const before = state.lineUps.find(({ team, round }) => team === event.team && round === event.round);
      const day = matchDayOf(state, teamOf(state, event.team)?.division ?? '', event.round);
      const met =
        event.complete &&
        state.setup !== undefined &&
        day !== undefined &&
        event.at <= lineUpDeadline(state.setup.profile, day);
      const completeAt = before?.completeAt ?? (event.complete ? event.at : undefined);
      const named = {
        ...{ team: event.team, round: event.round, changedAt: event.at, inTime: before?.inTime === true || met },
        players: event.players.map((one) => one ?? undefined),
        ...(event.captain !== undefined && { captain: event.captain }),
        ...(completeAt !== undefined && { completeAt }),
      };
      return { ...state, lineUps: [...state.lineUps.filter((one) => one !== before), named] };
    }
    case 'ResultsEntered':
      // who signed has signed something else
      return ofMatchDay(state, event.results, () => ({ results: event.results, signed: [] }));
    case 'CardEntered':
      return ofMatchDay(state, event, ({ division, round, results, nights }) => ({
        results: withCard(results ?? { division, round }, event.card),
        nights: nights.map((one) =>
          one.night === event.night ? { ...one, taken: withTaken(one.taken, event.card) } : one,
        ),
        signed: [],
      }));
    case 'CardRemoved':
      return ofMatchDay(state, event, ({ division, round, results, nights }) => ({
        results: withoutCard(results ?? { division, round }, event.card),
        nights: nights.map((one) =>
          one.night === event.night ? { ...one, taken: withoutTaken(one.taken, event.card) } : one,
        ),
        signed: [],
      }));
    case 'ResultKept': {
      const { card, says } = event;
      const kept: Kept = { card, ...(says !== undefined && { says }) };
      return ofMatchDay(state, event, ({ nights }) => ({
        nights: nights.map((one) => (one.night === event.night ? { ...one, kept: withKept(one.kept, kept) } : one)),
      }));
    }
    case 'NightsOpened':
      // in place of those of the same sort, which are not there any more; what was taken from them is told of by those that follow
      return ofMatchDay(state, event, ({ nights }) => ({
        nights: [
          ...nights.filter(({ of }) => !event.nights.some((one) => isSamePart(one.of, of))),
          ...event.nights.map(
            (one): NightOfDay => ({
              ...one,
              taken: nights.find(({ of }) => isSamePart(one.of, of))?.taken ?? [],
              kept: [],
            }),
          ),
        ],
      }));
    case 'NightTold':
      return ofMatchDay(state, event, ({ nights }) => ({
        nights: nights.map((one) => (one.night === event.night ? { ...one, told: event.told } : one)),
      }));
    case 'MissingNoted':
      return ofMatchDay(state, event, ({ missing }) => ({
        missing: [...missing.filter((one) => one !== event.player), ...(event.missing ? [event.player] : [])],
      }));
    case 'FileKept': {
      const { v: _, type: __, ...file } = event;
      return { ...state, files: [...state.files.filter((one) => one.file !== file.file), file] };
    }
    case 'FileRemoved':
      return {
        ...state,
        files: state.files.map((one) => (one.file === event.file ? { ...one, removed: event.at } : one)),
      };
    case 'LinkRenewed': {
      const { v: _, type: __, ...renewal } = event;
      return { ...state, renewals: [...state.renewals, renewal] };
    }
    case 'Countersigned':
      return ofMatchDay(state, event, ({ signed }) => ({ signed: [...signed, event.team] }));
    case 'RoundClosed':
      return ofMatchDay(state, event, () => ({ closed: true }));
    case 'LevelDecided':
      return { ...state, decisions: [...state.decisions, { division: event.division, order: event.order }] };
    case 'Imposed':
      return { ...state, register: [...state.register, event.entry] };
    case 'Appealed':
      return {
        ...state,
        register: state.register.map((one) => (one.id === event.entry ? { ...one, appeal: { on: event.on } } : one)),
      };
    case 'AppealDecided':
      return {
        ...state,
        register: state.register.map((one) =>
          one.id === event.entry && one.appeal !== undefined
            ? { ...one, appeal: { ...one.appeal, decided: event.decided } }
            : one,
        ),
      };
    case 'PaymentTaken':
    case 'PaidBack': {
      const cents = event.type === 'PaidBack' ? -event.cents : event.cents;
      return { ...state, payments: [...state.payments, { club: event.club, cents, on: event.on }] };
    }
    case 'PromotionWaived':
      return { ...state, waived: [...state.waived, event.team] };
    case 'EventsChosen': {
      const { v: _, type: __, ...choice } = event;
      const others = state.choices.filter(
        (one) => one.team !== choice.team || one.round !== choice.round || one.heat !== choice.heat,
      );
      return { ...state, choices: [...others, choice] };
    }
    case 'RegionalLeagueNoted': {
      const { league: id, name, table } = event;
      const others = state.regional.filter((one) => one.id !== id);
      return { ...state, regional: table.length === 0 ? others : [...others, { id, name, table }] };
    }
    case 'PlayOffEntered':
      return { ...state, playOff: event.order };
    case 'MovementConfirmed': {
      const { moves, reason } = event;
      return { ...state, confirmed: { moves, ...(reason !== undefined && { reason }) } };
    }
    case 'MovementReopened': {
      const { confirmed: _, ...open } = state;
      return open;
    }
    case 'DeadlinePassed':
      return {
        ...state,
        passed: [...state.passed, { id: event.deadline, what: event.what, club: event.club, at: event.at }],
      };
    case 'DeadlineSettled': {
      const settled = { as: event.as, reason: event.reason, by: event.by };
      return { ...state, passed: state.passed.map((one) => (one.id === event.deadline ? { ...one, settled } : one)) };
    }
  }
}

type OfRound = { readonly division: string; readonly round: number };
const isOf =
  ({ division, round }: OfRound) =>
  (one: OfRound): boolean =>
    one.division === division && one.round === round;
const ofClub = (state: League, id: string, change: (club: Club) => Partial<Club>): League => ({
  ...state,
  clubs: state.clubs.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});
const ofPlayer = (state: League, id: string, change: (player: Player) => Partial<Player>): League => ({
  ...state,
  players: state.players.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});
const ofMatchDay = (state: League, of: OfRound, change: (day: MatchDay) => Partial<MatchDay>): League => ({
  ...state,
  matchDays: state.matchDays.map((one) => (isOf(of)(one) ? { ...one, ...change(one) } : one)),
});
const ofLicence = (
  state: League,
  { club, division }: { readonly club: string; readonly division: string },
  change: (licence: Licence) => Partial<Licence>,
): League => ({
  ...state,
  licences: state.licences.map((one) =>
    one.club === club && one.division === division ? { ...one, ...change(one) } : one,
  ),
});
