import { accept, refuse } from '@riffle/aggregate';
import { refsOf, saidBy } from '../profile/profile.ts';
import { withCard, withoutCard } from '../season/correct.ts';
import { againstResults } from './decide-match-days.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import {
  isNamed,
  isSamePart,
  isThere,
  nameOfCard,
  type Proposed,
  plannedNights,
  proposalsOf,
  teamsOfDay,
} from './nights.ts';
import { lineUpOf, matchDayOf } from './state.ts';

/** All that are not there yet, as the line-ups stand now; who has named none is left out only where that is said. */
export function openNights(judged: Judged, { division, round, nights, without = [] }: Named<'OpenNights'>): Decided {
  const { state, profile } = judged;
  const day = matchDayOf(state, division, round);
  if (day === undefined) return missing('matchDay');
  if (state.stage !== 'running') return no({ code: 'wrong-stage', stage: state.stage });
  if (day.closed) return no({ code: 'closed-already' });
  if (saidBy(profile, 'matchDay.nights').is === 'none')
    return no({ code: 'no-nights', rules: refsOf(profile, 'matchDay.tables', 'matchDay.events') });
  const teams = teamsOfDay(state, day);
  const unnamed = teams.filter((team) => lineUpOf(state, team, round) === undefined);
  const untold = unnamed.filter((team) => !without.includes(team));
  if (untold.length > 0) return no({ code: 'line-ups-missing', teams: untold });
  const playing = teams.filter((team) => !unnamed.includes(team));
  if (playing.length < 2) return no({ code: 'too-few-teams' });
  const wanted = plannedNights(state, profile, day, playing).filter(
    ({ of }) => !day.nights.some((one) => isSamePart(one.of, of) && isThere(one)),
  );
  const opened = wanted.flatMap((one, nth) => {
    const night = nights[nth];
    return night === undefined ? [] : [{ night, ...one }];
  });
  if (opened.length === 0) return no({ code: 'nights-open' });
  return happens({ v: 1, type: 'NightsOpened', division, round, nights: opened });
}

/** Who is named and not there, once for all seats that he has: on what is played already, its own words stand. */
export function noteMissing(
  { state }: Judged,
  { division, round, player, missing: is }: Named<'NoteMissing'>,
): Decided {
  const day = matchDayOf(state, division, round);
  if (day === undefined) return missing('matchDay');
  if (state.stage !== 'running') return no({ code: 'wrong-stage', stage: state.stage });
  if (day.closed) return no({ code: 'closed-already' });
  if (!isNamed(state, day, player) && is) return missing('player');
  if (day.missing.includes(player) === is) return no({ code: 'nothing-changes' });
  return happens({ v: 1, type: 'MissingNoted', division, round, player, missing: is });
}

export function tellNight({ state }: Judged, { division, round, night, told }: Named<'TellNight'>): Decided {
  const there = matchDayOf(state, division, round)?.nights.find((one) => one.night === night);
  if (there === undefined) return no({ code: 'no-such-night' });
  if (JSON.stringify(there.told) === JSON.stringify(told)) return no({ code: 'nothing-changes' });
  return happens({ v: 1, type: 'NightTold', division, round, night, told });
}

/** What a night says becomes cards; what somebody entered by hand stays, where he does not say that it goes. */
export function takeResult(judged: Judged, command: Named<'TakeResult'>): Decided {
  const { division, round, night, card: name, instead, reason = '' } = command;
  const day = matchDayOf(judged.state, division, round);
  const from = day?.nights.find((one) => one.night === night);
  if (day === undefined) return missing('matchDay');
  if (from === undefined) return no({ code: 'no-such-night' });
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  const all = proposalsOf(from, day.results).filter(({ card }) => name === undefined || nameOfCard(card) === name);
  const [gone] = all.filter(({ says }) => says === undefined);
  // what the night says no more goes only where somebody names it
  if (name !== undefined && gone !== undefined) {
    const against = againstResults(judged, withoutCard(day.results ?? { division, round }, gone.card), reason);
    if (against !== undefined) return refuse(against);
    return happens({ v: 1, type: 'CardRemoved', division, round, card: gone.card, night, ...why });
  }
  const standing = all.filter(({ says }) => says !== undefined);
  if (standing.length === 0) return no({ code: 'no-result-yet' });
  const other = standing.find(({ as }) => as === 'otherwise' || as === 'kept');
  const taken = standing.filter(
    ({ as }) => as !== 'entered' && ((as !== 'otherwise' && as !== 'kept') || instead === true),
  );
  if (taken.length === 0 && other !== undefined) {
    const heat = other.card.table?.heat;
    return no({ code: 'entered-otherwise', card: nameOfCard(other.card), ...(heat !== undefined && { heat }) });
  }
  if (taken.length === 0) return no({ code: 'nothing-changes' });
  const results = taken.reduce((before, { card }) => withCard(before, card), day.results ?? { division, round });
  const against = againstResults(judged, results, reason);
  if (against !== undefined) return refuse(against);
  return accept(taken.map(({ card }) => ({ v: 1, type: 'CardEntered', division, round, card, night, ...why })));
}

/** The league stands by what is entered, whatever its night says by now; it is told again once the night says something else. */
export function keepResult({ state }: Judged, { division, round, night, card: name }: Named<'KeepResult'>): Decided {
  const day = matchDayOf(state, division, round);
  const from = day?.nights.find((one) => one.night === night);
  if (day === undefined) return missing('matchDay');
  if (from === undefined) return no({ code: 'no-such-night' });
  const found = proposalsOf(from, day.results).find(({ card }) => nameOfCard(card) === name);
  if (found === undefined) return no({ code: 'no-result-yet' });
  if (!KEEPS.includes(found.as)) return no({ code: 'nothing-changes' });
  const { card, says } = found;
  return happens({ v: 1, type: 'ResultKept', division, round, night, card, ...(says !== undefined && { says }) });
}
const KEEPS: readonly Proposed[] = ['changed', 'withdrawn', 'otherwise'];
