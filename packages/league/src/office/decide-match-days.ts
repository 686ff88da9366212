import { refsOf, saidBy } from '../profile/profile.ts';
import { reckonRound } from '../reckon/round.ts';
import { problemsOfRound } from '../season/check-round.ts';
import { withCard } from '../season/correct.ts';
import type { Round } from '../season/shape.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { ineligible } from './eligibility.ts';
import { plannedForEvents } from './heat-plan.ts';
import { lastChange } from './line-up-deadline.ts';
import { isThere } from './nights.ts';
import type { LeagueRefusal } from './refusal.ts';
import { leftTeams, scoreOf } from './standings.ts';
import { clubOf, lineUpOf, type MatchDay, matchDayOf, playerOf, teamOf } from './state.ts';

/** Planned, or moved: deadlines follow the new date. */
export function planMatchDay({ state, profile }: Judged, command: Named<'PlanMatchDay'>): Decided {
  const { type: _, officials = [], ...planned } = command;
  if (state.stage === 'over') return no({ code: 'wrong-stage', stage: state.stage });
  if (!saidBy(profile, 'season.divisions').some(({ id }) => id === planned.division)) return missing('division');
  const most = saidBy(profile, 'season.rounds');
  if (planned.round < 1 || (most > 0 && planned.round > most))
    return no({ code: 'no-such-round', most, rules: refsOf(profile, 'season.rounds') });
  const before = matchDayOf(state, planned.division, planned.round);
  if (before?.results !== undefined) return no({ code: 'played-already' });
  // its nights begin when they were opened for
  if (before?.startsAt !== planned.startsAt && before?.nights.some(isThere)) return no({ code: 'nights-open' });
  return happens({ v: 1, type: 'MatchDayPlanned', ...planned, officials });
}

/** It is noted; who hosts is the office's word. */
export function applyToHost({ state }: Judged, { club, division, round }: Named<'ApplyToHost'>): Decided {
  const day = matchDayOf(state, division, round);
  if (clubOf(state, club) === undefined) return missing('club');
  if (day === undefined) return missing('matchDay');
  if (day.results !== undefined) return no({ code: 'played-already' });
  if (day.applicants.includes(club)) return no({ code: 'nothing-changes' });
  return happens({ v: 1, type: 'HostApplied', club, division, round });
}

/** Only who may play, until shortly before the start; with a reason somebody else too, and that stands in the log. */
export function nameLineUp({ state, profile, context }: Judged, command: Named<'NameLineUp'>): Decided {
  const { team: id, round, players, captain, reason = '' } = command;
  const team = teamOf(state, id);
  const day = team && matchDayOf(state, team.division, round);
  if (team === undefined) return missing('team');
  if (day === undefined) return missing('matchDay');
  if (day.results !== undefined) return no({ code: 'played-already' });
  const until = lastChange(profile, day);
  if (context.now > until)
    return no({ code: 'too-late-to-change', until, rules: refsOf(profile, 'lineUp.changesUntil') });
  const most = saidBy(profile, 'lineUp.players');
  if (most > 0 && players.length > most)
    return no({ code: 'too-many-players', most, rules: refsOf(profile, 'lineUp.players') });
  const named = players.flatMap((one) => one ?? []);
  const twice = named.find((one, nth) => named.indexOf(one) !== nth);
  if (twice !== undefined) return no({ code: 'named-twice', player: twice });
  if (named.some((one) => playerOf(state, one) === undefined)) return missing('player');
  const may = saidBy(profile, 'matchDay.ghostNumbers');
  const ghost = players.length === most ? players.indexOf(undefined) + 1 : 0;
  if (ghost > 0 && may.length > 0 && !may.includes(ghost))
    return no({ code: 'ghost-number', may, rules: refsOf(profile, 'matchDay.ghostNumbers') });
  if (reason.trim() === '')
    for (const player of named) {
      const because = ineligible(state, profile, player, team, day);
      if (because.length > 0)
        return no({ code: 'not-eligible', player, because, rules: because.flatMap(({ refs }) => refs) });
    }
  const complete =
    (most === 0 || named.length === most) &&
    (saidBy(profile, 'lineUp.captain') === 'notNeeded' || captain !== undefined);
  const before = lineUpOf(state, id, round);
  if (before !== undefined && before.captain === captain && JSON.stringify(before.players) === JSON.stringify(players))
    return no({ code: 'nothing-changes' });
  return happens({
    ...{ v: 1, type: 'LineUpNamed', team: id, round, at: context.now, complete },
    players: players.map((one) => one ?? null),
    ...(captain !== undefined && { captain }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  });
}

/** The captain's word in the break: which of the players of a heat in which event, or which one where one stack is left. */
export function chooseForEvents({ state, profile }: Judged, { type: _, ...choice }: Named<'ChooseForEvents'>): Decided {
  const lineUp = lineUpOf(state, choice.team, choice.round);
  const team = teamOf(state, choice.team);
  if (lineUp === undefined || team === undefined) return missing('team');
  if (matchDayOf(state, team.division, choice.round)?.results !== undefined) return no({ code: 'played-already' });
  const may = plannedForEvents(profile, lineUp, choice.heat);
  const isTwice = new Set(choice.order).size < choice.order.length;
  if (choice.order.length === 0 || isTwice || choice.order.some((one) => !may.includes(one)))
    return no({ code: 'not-planned-for-heat', may, rules: refsOf(profile, 'matchDay.heats', 'lineUp.numbered') });
  return happens({ v: 1, type: 'EventsChosen', ...choice });
}

/** Entered, or put right: with a reason once the round is closed, however much later. */
export function enterResults(judged: Judged, { results, reason = '' }: Named<'EnterResults'>): Decided {
  const against = againstResults(judged, results, reason);
  if (against !== undefined) return no(against);
  return happens({ v: 1, type: 'ResultsEntered', results, ...(reason.trim() !== '' && { reason: reason.trim() }) });
}

/** The same of one card by itself: what others entered meanwhile stays. */
export function enterCard(judged: Judged, { division, round, card, reason = '' }: Named<'EnterCard'>): Decided {
  const before = matchDayOf(judged.state, division, round)?.results ?? { division, round };
  const against = againstResults(judged, withCard(before, card), reason);
  if (against !== undefined) return no(against);
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  return happens({ v: 1, type: 'CardEntered', division, round, card, ...why });
}

export function againstResults({ state, profile }: Judged, results: Round, reason: string): LeagueRefusal | undefined {
  const day = matchDayOf(state, results.division, results.round);
  if (day === undefined) return { code: 'no-such', what: 'matchDay' };
  if (state.stage === 'preparing') return { code: 'wrong-stage', stage: state.stage };
  if (day.closed && reason.trim() === '') return { code: 'reason-needed' };
  if (day.results !== undefined && JSON.stringify(day.results) === JSON.stringify(results))
    return { code: 'nothing-changes' };
  const left = new Set(day.closed ? [] : leftTeams(state));
  const teams = state.teams
    .filter(({ division, id }) => division === results.division && !left.has(id))
    .map(({ id }) => id);
  const known = { teams: new Set(teams), players: new Set<string>(state.players.map(({ id }) => id)) };
  const problems = problemsOfRound(profile, results, known, '');
  const wrong = problems.length > 0 ? problems : reckonRound(profile, results, teams).problems;
  return wrong.length > 0 ? { code: 'results-wrong', problems: wrong } : undefined;
}

export function countersign({ state }: Judged, { division, round, team }: Named<'Countersign'>): Decided {
  const day = matchDayOf(state, division, round);
  if (day?.results === undefined) return no({ code: 'no-results' });
  if (teamOf(state, team)?.division !== division) return missing('team');
  if (day.signed.includes(team)) return no({ code: 'signed-already' });
  return happens({ v: 1, type: 'Countersigned', division, round, team });
}

/** Of every team that still plays something must be said: played, absent, disqualified. */
export function closeRound({ state, profile }: Judged, { division, round }: Named<'CloseRound'>): Decided {
  const day: MatchDay | undefined = matchDayOf(state, division, round);
  if (day === undefined) return missing('matchDay');
  if (day.closed) return no({ code: 'closed-already' });
  const score = scoreOf(state, profile, day);
  if (score === undefined) return no({ code: 'no-results' });
  const left = new Set(leftTeams(state));
  const teams = score.teams.filter((one) => one.standing === 'untold' && !left.has(one.team)).map(({ team }) => team);
  if (teams.length > 0) return no({ code: 'teams-untold', teams });
  return happens({ v: 1, type: 'RoundClosed', division, round });
}
