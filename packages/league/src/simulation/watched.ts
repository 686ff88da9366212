import type { Context, Instant, Random } from '@riffle/aggregate';
import { balances } from '@riffle/money';
import { ledgerOf } from '../office/accounts.ts';
import type { LeagueCommand } from '../office/command.ts';
import { due } from '../office/deadlines.ts';
import type { LeagueEvent } from '../office/event.ts';
import { leagueSeason } from '../office/league-season.ts';
import { scoresOf, tableOf } from '../office/standings.ts';
import { initial, type League } from '../office/state.ts';
import { reckonRound } from '../reckon/round.ts';
import type { Round } from '../season/shape.ts';

/** A season through the real aggregate, looked at after every event; it throws where something does not hold. */
export class WatchedSeason {
  readonly events: LeagueEvent[] = [];
  state: League = initial;
  now: Instant;
  commands = 0;
  refusals = 0;
  readonly #random: Random;

  constructor(now: Instant, random: Random) {
    this.now = now;
    this.#random = random;
  }

  /** Accepted, or it was not meant to be: then it throws. */
  give(command: LeagueCommand, actor = 'office'): void {
    const decided = leagueSeason.decide(this.state, command, this.#context(actor));
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify([command.type, decided.refusal])}`);
    this.commands += 1;
    for (const event of decided.value) this.#happens(event);
  }

  /** Something that a league must not take. */
  mustBeRefused(command: LeagueCommand): void {
    if (leagueSeason.decide(this.state, command, this.#context('office')).ok)
      throw new Error(`accepted: ${JSON.stringify(command)}`);
    this.refusals += 1;
  }

  /** Time goes on: what is due by itself happens at its moment. */
  until(later: Instant): void {
    for (;;) {
      const next = due(this.state);
      if (next === undefined || next.at > later) break;
      if (next.at > this.now) this.now = next.at;
      this.give(next.command, 'clock');
    }
    if (later > this.now) this.now = later;
  }

  #context(id: string): Context<LeagueEvent> {
    return { now: this.now, random: this.#random, actor: { id, role: id === 'clock' ? 'clock' : 'director' } };
  }

  #happens(event: LeagueEvent): void {
    if (!leagueSeason.fits(this.state, event)) throw new Error(`does not fit: ${event.type}`);
    this.state = leagueSeason.evolve(this.state, event);
    this.events.push(event);
    const broken = brokenIn(this.state, event);
    if (broken !== undefined) throw new Error(`${broken} after ${JSON.stringify(event).slice(0, 300)}`);
  }
}

/** What must always hold; the costly parts only after an event that can break them. */
function brokenIn(state: League, event: LeagueEvent): string | undefined {
  const { setup } = state;
  if (setup === undefined) return undefined;
  const { profile } = setup;
  const money = [...balances(ledgerOf(state, profile)).values()].reduce((all, one) => all + one, 0);
  if (money !== 0) return 'money came or went';
  const places = state.teams.map(({ club, division }) => `${club} ${division}`);
  if (new Set(places).size !== places.length) return 'a club has two teams in a division';
  if (event.type !== 'ResultsEntered' && event.type !== 'Imposed' && event.type !== 'SeasonEnded') return undefined;
  for (const division of new Set(state.teams.map((one) => one.division))) {
    const broken = brokenInDivision(state, division);
    if (broken !== undefined) return `${broken} in division ${division}`;
  }
  return undefined;
}

function brokenInDivision(state: League, division: string): string | undefined {
  const profile = state.setup?.profile;
  if (profile === undefined) return undefined;
  const rounds = scoresOf(state, profile, division);
  const { rows, reasons } = tableOf(state, profile, division);
  const teams = state.teams.filter((one) => one.division === division).map(({ id }) => id);
  for (const { round, remarks, players, teams: inRound } of rounds) {
    if (remarks.some(({ code }) => code === 'stacks-do-not-add-up'))
      return `chips came or went in round ${String(round)}`;
    for (const { points, parts, eligible } of players)
      if (eligible && points !== parts.reduce((all, part) => all + part.points, 0))
        return 'a player has other points than their sum';
    for (const { standing, scored, parts } of inRound)
      if (standing === 'ranked' && scored !== parts.reduce((all, part) => all + part.points, 0))
        return 'a team scored other than the sum';
    const day = state.matchDays.find((one) => one.division === division && one.round === round);
    const fresh = day?.results && reckonRound(profile, JSON.parse(JSON.stringify(day.results)) as Round, teams);
    const same = fresh?.teams.map(({ team, place, table }) => [team, place, table]);
    if (JSON.stringify(same) !== JSON.stringify(inRound.map(({ team, place, table }) => [team, place, table])))
      return 'a round reckoned from nothing is another';
  }
  for (const { id, points, taken } of rows) {
    const given = rounds.flatMap((one) => one.teams.filter(({ team }) => team === id).map((one_) => one_.table));
    if (points !== given.reduce((all, one) => all + one, 0) - taken)
      return `${id} has other points than its rounds gave`;
  }
  for (const { ahead, behind, by, values } of reasons) {
    if (by !== 'level' && by !== 'lastForStayingAway' && !(values[0] > values[1]))
      return `${ahead} is ahead of ${behind} for no reason`;
  }
  return undefined;
}
