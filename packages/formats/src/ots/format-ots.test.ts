import { restore, toInstant } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import { type EntryId, type TournamentView, toBustOutId, tournament } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../night-file/a-night.ts';
import { formatOts, otsOf } from './format-ots.ts';
import { OTS_VERSION, otsShape } from './ots-shape.ts';

const { state } = restore(tournament, aNight(1));
const view = tournament.view(state, { as: 'room' });
const ids = Object.keys(view.entries) as EntryId[];
const names = Object.fromEntries(ids.map((id, nth) => [id, nth < 2 ? 'Jan W.' : `Spieler ${String(nth)}`]));
const origin = { club: 'Pokerfreunde Kassel', number: 'ABC123', version: '0.1.0', now: Date.UTC(2026, 10, 25, 19, 30) };
const cents = toCents(0);
const NONE = { entry: 0, reEntry: 0, rebuy: 0, addOn: 0 };
const backOf = (nth: number) => ({ entry: ids[nth] as EntryId, place: 0, by: [], back: true as const });
const summary = (shown: TournamentView = view) => otsOf(shown, names, origin).ots;

/** What the format says that a summary has; the rest is for some tournaments alone. */
const REQUIRED = [
  ...['spec_version', 'site_name', 'network_name', 'internal_version', 'tournament_number', 'tournament_name'],
  ...['start_date_utc', 'currency', 'buyin_amount', 'fee_amount', 'initial_stack', 'type', 'flags', 'speed'],
  ...['prize_pool', 'player_count', 'tournament_finishes_and_winnings'],
];

describe('an Open Tournament Summary', () => {
  it('has the shape of the format, with all that it asks for, under its version', () => {
    const read: unknown = JSON.parse(formatOts(otsOf(view, names, origin)));
    expect(otsShape.parse(read)).toEqual(read);
    expect(Object.keys(summary())).toEqual(expect.arrayContaining(REQUIRED));
    expect([OTS_VERSION, summary().spec_version]).toEqual(['1.1.5', '1.1.5']);
  });

  it('takes the sample of the format’s own pages', () => {
    const sample = {
      ...{ spec_version: '1.1.3', site_name: 'Anicka Poker', network_name: 'Anicka Poker', internal_version: '1.0.3' },
      ...{ tournament_number: '1000001', tournament_name: '$20 SNG', start_date_utc: '2017-12-31T09:45:26Z' },
      ...{ end_date_utc: '2017-12-31T09:55:26Z', currency: 'USD', buyin_amount: 20, fee_amount: 2 },
      ...{ initial_stack: 1500, type: 'STT', flags: ['SNG'], speed: { type: 'Normal', round_time: 600 } },
      ...{ prize_pool: 120, hero_player_name: 'My Player 2', player_count: 6 },
      tournament_finishes_and_winnings: [
        { player_name: 'My Player 1', finish_position: 3, still_playing: false, prize: 10, ticket_value: 0 },
        { player_name: 'My Player 2', still_playing: true },
      ],
    };
    expect(otsShape.safeParse({ ots: sample }).success).toBe(true);
    expect(otsShape.safeParse({ ots: { ...sample, currency: 'Euro' } }).success).toBe(false);
    const unplaced = [{ player_name: 'A', still_playing: false }];
    expect(otsShape.safeParse({ ots: { ...sample, tournament_finishes_and_winnings: unplaced } }).success).toBe(false);
  });

  it('lists everybody who entered, and no name twice', () => {
    const players = summary().tournament_finishes_and_winnings.map(({ player_name }) => player_name);
    expect(players).toHaveLength(ids.length);
    expect(new Set(players).size).toBe(ids.length);
    expect(players.filter((name) => name.startsWith('Jan W. ('))).toHaveLength(2);
  });

  it('says of who is still in neither place nor prize', () => {
    for (const one of summary().tournament_finishes_and_winnings)
      expect(one.still_playing ? 'finish_position' in one : one.finish_position === undefined).toBe(false);
  });

  it('tells of money what the room is told', () => {
    const hidden = tournament.view(
      { ...state, ...(state.setup && { setup: { ...state.setup, moneyShown: 'nothing' } }) },
      { as: 'room' },
    );
    const { prize_pool, buyin_amount, tournament_finishes_and_winnings: all } = summary(hidden);
    expect([prize_pool, buyin_amount, ...all.map(({ prize = 0 }) => prize)].every((amount) => amount === 0)).toBe(true);
  });

  it('says how often each bought back in, where the room has seen all of it', () => {
    const told = (sold: number) =>
      summary({
        ...view,
        bustOuts: [{ id: toBustOutId('b'), at: toInstant(0), level: 1, out: [0, 0, 1].map(backOf) }],
        money: {
          pool: { paidIn: cents, kept: cents, added: cents, overlay: cents, total: cents },
          sold: { ...NONE, rebuy: sold },
          byTheBook: { over: [] },
        },
      });
    expect(told(3).tournament_rebuys).toEqual([
      { player_name: expect.stringMatching(/^Jan W\. \(/), rebuys: 2 },
      { player_name: expect.stringMatching(/^Jan W\. \(/), rebuys: 1 },
    ]);
    expect(told(4).tournament_rebuys).toBeUndefined();
  });

  it.each([
    [30, 'Normal'],
    [10, 'Normal'],
    [8, 'Turbo'],
    [4, 'Hyper-Turbo'],
  ])('with levels of %i minutes is %s', (minutes, type) => {
    const levels = view.setup.levels.map((level) => ({ ...level, duration: minutes * 60_000 })) as never;
    expect(summary({ ...view, setup: { ...view.setup, levels } }).speed).toEqual({ type, round_time: minutes * 60 });
  });

  it('says of a seat what it costs, and as money what is paid in money', () => {
    const places = { by: 'satellite', seat: { name: 'Finale', price: toCents(11_000) }, rest: 'seats' } as const;
    const [first] = ids as [EntryId];
    const won = { ...view.entries[first], place: 1, seat: 'Finale', prize: toCents(1_500) };
    const shown = { ...view, setup: { ...view.setup, prizePlan: { places } } };
    const { flags, tournament_finishes_and_winnings: all } = summary({
      ...shown,
      entries: { ...view.entries, [first]: won },
    } as TournamentView);
    expect(flags).toContain('Satellite');
    expect(all.filter(({ ticket_value }) => ticket_value !== undefined)).toMatchObject([
      { prize: 15, ticket_value: 110 },
    ]);
  });
});
