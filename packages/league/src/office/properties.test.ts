import { balances } from '@riffle/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerOf, owedBy } from './accounts.ts';
import type { LeagueCommand } from './command.ts';
import type { LeagueEvent } from './event.ts';
import { leagueSeason } from './league-season.ts';
import { tableOf } from './standings.ts';
import { initial, type League } from './state.ts';
import { after, at, person, running, setup } from './testing.ts';
import { view } from './view.ts';

const { profile } = setup;
/** With a match day whose nights are open. */
const ready = after(
  running,
  ...(['A', 'B'] as const).map(
    (of): LeagueCommand => ({
      ...{ type: 'NameLineUp', team: `${of}1`, round: 1, captain: person(`${of}-1`) },
      players: [1, 2, 3, 4, 5, 6].map((nth) => person(`${of}-${String(nth)}`)),
    }),
  ),
  { type: 'OpenNights', division: '1', round: 1, nights: ['event A', 'event B', 'the night', 'heat 2', 'heat 3'] },
);
const club = fc.constantFrom('A', 'B', 'C');
const team = fc.constantFrom('A1', 'B1', 'A2', 'C2');
const player = fc.tuple(club, fc.integer({ min: 1, max: 9 })).map(([of, nth]) => person(`${of}-${String(nth)}`));
const round = fc.integer({ min: 1, max: 3 });
const day = fc.constantFrom('2011-03-01', '2011-04-01', '2011-05-01');
const cents = fc.integer({ min: -100, max: 60_000 });

const NIGHT = 'the night';
const seatsWith = (place: number) => [
  { team: 'A1', player: 'A-3', place },
  { team: 'B1', player: 'B-3', place: 3 - place },
];
const command: fc.Arbitrary<LeagueCommand> = fc.oneof(
  fc.record({
    type: fc.constant('NameLineUp' as const),
    ...{ team, round, captain: player },
    players: fc.array(player, { minLength: 5, maxLength: 7 }),
    reason: fc.constantFrom('', 'so be it'),
  }),
  fc
    .record({
      round,
      points: fc.tuple(fc.nat(180), fc.nat(180)),
      isAway: fc.boolean(),
      reason: fc.constantFrom('', 'read wrongly'),
    })
    .map(
      ({ round: nth, points: [a, b], isAway, reason }): LeagueCommand => ({
        ...{ type: 'EnterResults', reason },
        results: {
          ...{ round: nth, division: '1' },
          told: [
            { team: 'A1', points: a },
            ...(isAway ? [] : [{ team: 'B1', points: b }]),
            { team: 'A1', player: 'A-1', points: 9 },
          ],
          teams: isAway ? [{ team: 'B1', absent: true }] : [],
        },
      }),
    ),
  fc.record({ type: fc.constant('CloseRound' as const), division: fc.constantFrom('1', '2'), round }),
  fc.record({ type: fc.constant('ApplyToHost' as const), club, division: fc.constantFrom('1', '2'), round }),
  fc
    .record({ round, nights: fc.array(fc.uuid(), { minLength: 1, maxLength: 5 }) })
    .map((one): LeagueCommand => ({ type: 'OpenNights', division: '1', without: ['A1', 'B1'], ...one })),
  fc.record({
    type: fc.constant('NoteMissing' as const),
    division: fc.constant('1'),
    round,
    player,
    missing: fc.boolean(),
  }),
  fc.record({ round, place: fc.constantFrom(1, 2), stage: fc.constantFrom('play' as const, 'off' as const) }).map(
    ({ round: nth, place, stage }): LeagueCommand => ({
      ...{ type: 'TellNight', division: '1', round: nth, night: NIGHT },
      told: { stage, cards: [{ table: { table: '1', heat: 1, seats: seatsWith(place) } }] },
    }),
  ),
  fc.record({ round, instead: fc.constantFrom({}, { instead: true as const }) }).map(
    ({ round: nth, instead }): LeagueCommand => ({
      ...{ type: 'TakeResult', division: '1', round: nth, night: NIGHT, reason: 'as it was played' },
      ...instead,
    }),
  ),
  fc
    .record({ round })
    .map(
      ({ round: nth }): LeagueCommand => ({ type: 'KeepResult', division: '1', round: nth, night: NIGHT, card: '1' }),
    ),
  fc.record({ round }).map(
    ({ round: nth }): LeagueCommand => ({
      ...{ type: 'TakeResult', division: '1', round: nth, night: NIGHT, card: '1', reason: 'it was undone' },
    }),
  ),
  fc.record({ round }).map(
    ({ round: nth }): LeagueCommand => ({
      ...{ type: 'TellNight', division: '1', round: nth, night: NIGHT, told: { stage: 'play', cards: [] } },
    }),
  ),
  fc.record({ league: fc.constantFrom('tirol', 'wien'), nth: fc.nat(3) }).map(
    ({ league, nth }): LeagueCommand => ({
      ...{ type: 'NoteRegionalLeague', league, name: league },
      table: Array.from({ length: nth }, (_, at) => ({ team: `${league} ${String(at)}`, name: league })),
    }),
  ),
  fc.record({ type: fc.constant('Countersign' as const), division: fc.constant('1'), round, team }),
  fc.record({ nth: fc.nat(3), club, licence: fc.constantFrom({}, { licence: true as const }) }).map(
    ({ nth, club: of, licence }): LeagueCommand => ({
      ...{ type: 'EnterMember', player: person(`new-${String(nth)}`), club: of, since: '2010-05-01', consents: true },
      ...licence,
    }),
  ),
  fc.record({ nth: fc.nat(3), as: fc.option(player) }).map(
    ({ nth, as }): LeagueCommand => ({
      ...{ type: 'SettleMember', player: person(`new-${String(nth)}`) },
      ...(as !== null && { as }),
    }),
  ),
  fc.record({ type: fc.constant('Transfer' as const), player, to: club, on: day }),
  fc.record({ type: fc.constant('TakePayment' as const), club, cents, on: day }),
  fc.record({ type: fc.constant('PayBack' as const), club, cents, on: day }),
  fc.record({
    type: fc.constant('WithdrawLicence' as const),
    club,
    division: fc.constantFrom('1', '2'),
    on: day,
    reason: fc.constant('why'),
  }),
  fc.record({ type: fc.constant('WaivePromotion' as const), team }),
  fc
    .record({
      ...{
        id: fc.constantFrom('one', 'two', 'three'),
        club,
        team,
        on: day,
        cents,
        points: fc.integer({ min: 0, max: 20 }),
      },
      what: fc.constantFrom(
        'warning' as const,
        'points' as const,
        'transferBan' as const,
        'fine' as const,
        'exclusion' as const,
      ),
    })
    .map((entry): LeagueCommand => ({ type: 'Impose', entry: { ...entry, reason: 'shouting' } })),
  fc.record({ type: fc.constant('Appeal' as const), entry: fc.constantFrom('one', 'two'), on: day }),
  fc.record({
    type: fc.constant('DecideAppeal' as const),
    entry: fc.constantFrom('one', 'two'),
    decided: fc.constantFrom('upheld' as const, 'dropped' as const),
  }),
);
const commands = fc.array(command, { minLength: 5, maxLength: 40 });

/** Each commit that was accepted, from a season whose first match day has its nights. */
function played(given: readonly LeagueCommand[]): {
  readonly state: League;
  readonly commits: readonly (readonly LeagueEvent[])[];
} {
  let state = ready;
  const commits: (readonly LeagueEvent[])[] = [];
  for (const one of given) {
    const decided = leagueSeason.decide(state, one, {
      now: at('2011-03-01'),
      random: () => 0,
      actor: one.type === 'TellNight' ? { id: 'clock', role: 'clock' } : { id: 'Eva', role: 'director' },
    });
    if (!decided.ok) continue;
    for (const event of decided.value) {
      expect(leagueSeason.fits(state, event)).toBe(true);
      state = leagueSeason.evolve(state, event);
    }
    commits.push(decided.value);
  }
  return { state, commits };
}

describe('whatever an office does', () => {
  it('money comes and goes nowhere, and no club is given back more than is owed to it', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const { state } = played(given);
        expect([...balances(ledgerOf(state, profile)).values()].reduce((all, one) => all + one, 0)).toBe(0);
        for (const { id } of state.clubs) {
          const charged = view(state, { club: id }).own?.charges.reduce((all, one) => all + one.cents, 0) ?? 0;
          const paid = state.payments.filter((one) => one.club === id).reduce((all, one) => all + one.cents, 0);
          expect(owedBy(state, profile, id)).toBe(charged - paid);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('after every correction the table is the one that is reckoned from nothing', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const { state } = played(given);
        const fresh: League = JSON.parse(JSON.stringify(state)) as League;
        expect(tableOf(state, profile, '1').rows).toEqual(tableOf(fresh, profile, '1').rows);
        const points = tableOf(state, profile, '1').rows.map((row) => row.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
      { numRuns: 60 },
    );
  });

  it('a step that is taken back leaves a season that can be seen, where all later steps still fit', () => {
    fc.assert(
      fc.property(commands, fc.nat(), (given, which) => {
        const { commits } = played(given);
        const without = commits.toSpliced(which % Math.max(1, commits.length), 1).flat();
        let state = ready;
        for (const event of without) {
          if (!leagueSeason.fits(state, event)) return;
          state = leagueSeason.evolve(state, event);
        }
        expect(view(state, 'office').teams).toHaveLength(4);
      }),
      { numRuns: 60 },
    );
  });

  it('no public page says what a club owes or which players it has', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const seen = view(played(given).state, 'public');
        expect(seen.own).toBeUndefined();
        expect(seen.matchDays.every(({ score }) => score?.teams.every(({ fines }) => fines.length === 0) ?? true)).toBe(
          true,
        );
      }),
      { numRuns: 30 },
    );
  });
});

it('nothing of a season that was never opened is decided or seen', () => {
  const decided = leagueSeason.decide(
    initial,
    { type: 'StartSeason' },
    { now: at('2011-03-01'), random: () => 0, actor: { id: 'Eva', role: 'director' } },
  );
  expect(decided).toEqual({ ok: false, refusal: { code: 'season-not-open' } });
  expect(view(initial, 'public').teams).toEqual([]);
});
