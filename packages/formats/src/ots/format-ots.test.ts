import { restore } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import {
  type EntryId,
  MONEY_SHOWN,
  type MoneySetup,
  type TournamentView,
  toBustOutId,
  toProfileId,
  toSaleId,
  tournament,
} from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { describe, expect, it } from 'vitest';
import { aNight } from '../night-file/a-night.ts';
import { formatOts, otsOf } from './format-ots.ts';
import { OTS_VERSION, otsShape } from './ots-shape.ts';

const { state } = restore(tournament, aNight(1));
const view = tournament.view(state, { as: 'staff' });
const ids = Object.keys(view.entries) as EntryId[];
const names = Object.fromEntries(ids.map((id, nth) => [id, nth < 2 ? 'Jan W.' : `Spieler ${String(nth)}`]));
const origin = { club: 'Pokerfreunde Kassel', number: 'ABC123', version: '0.1.0', now: Date.UTC(2026, 10, 25, 19, 30) };
const summary = (shown: TournamentView = view, named = names) => otsOf(shown, named, origin).ots;
const ofNight = (night: Evening) => summary(tournament.view(night.state, { as: 'staff' }), {});

const sold = (kind: 'entry' | 'rebuy' | 'addOn', ...parts: MoneySetup['profiles'][number]['parts']) => ({
  ...{ id: toProfileId(kind), name: kind, kind, chips: toChips(10_000), parts },
});
const prizes = { for: 'prizes', amount: toCents(20_00) } as const;
const offered = { through: 3, breaks: 'also' } as const;
const MONEY: MoneySetup = {
  profiles: [
    sold('entry', prizes, { for: 'fee', amount: toCents(5_00) }),
    { ...sold('rebuy', prizes), whileIn: true, offered },
    { ...sold('addOn', prizes), offered },
  ],
};

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

  it.each(MONEY_SHOWN)(
    'says what everybody won and what he paid, whatever of it the room is told: %s',
    (moneyShown) => {
      const night = new Evening('tda55', {
        money: MONEY,
        prizes: [60_00, 40_00, 20_00].map(toCents),
        moneyShown,
        lateEntryThrough: 0,
      });
      const [first, second, third, fourth] = night.start(4) as [EntryId, EntryId, EntryId, EntryId];
      night.do({ type: 'JumpToLevel', level: 8 });
      night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: fourth, by: [first] }] });
      const shares = [50_00, 30_00, 30_00].map((amount, nth) => ({
        ...{ entry: [first, second, third][nth] as EntryId, amount: toCents(amount) },
      }));
      night.do({ type: 'AgreeDeal', method: 'hand', shares, agreed: [first, second, third] });
      night.do({ type: 'BustOut', bustOut: toBustOutId('b2'), out: [{ entry: second, by: [first] }] });
      night.do({ type: 'BustOut', bustOut: toBustOutId('b3'), out: [{ entry: first, by: [third] }] });
      const told = ofNight(night);
      expect(told.tournament_finishes_and_winnings).toMatchObject([
        { finish_position: 1, prize: 30 + 10 },
        { finish_position: 2, prize: 50 },
        { finish_position: 3, prize: 30 },
        { finish_position: 4, prize: 0 },
      ]);
      expect([told.buyin_amount, told.fee_amount]).toEqual([20, 5]);
      expect(() => summary(tournament.view(night.state, { as: 'room' }))).toThrow(/staff/);
    },
  );

  it('says how often each bought back in and added on, and nothing of what was reversed', () => {
    const night = new Evening('tda55', { money: MONEY });
    const [first, second, third] = night.start(4) as [EntryId, EntryId, EntryId];
    const sell = (sale: string, entry: EntryId, kind: 'rebuy' | 'addOn') =>
      night.do({ type: 'Sell', sale: toSaleId(sale), entry, kind, reason: 'Wunsch', stack: 'upToStart' });
    sell('r1', first, 'rebuy');
    night.wait(60_000);
    sell('r2', first, 'rebuy');
    sell('a1', second, 'addOn');
    sell('a2', third, 'addOn');
    night.do({ type: 'ReverseSale', sale: toSaleId('a2'), reason: 'verzählt' });
    expect(ofNight(night).tournament_rebuys).toEqual([
      { player_name: '1', rebuys: 2, addons: 0 },
      { player_name: '2', rebuys: 0, addons: 1 },
    ]);
  });

  it('has still in who went out in a hand that other tables still play, and has nobody who waits for a seat', () => {
    const waiting = { ...view, entries: { ...view.entries, waits: { no: 99, checkedIn: true, alternate: 1 } } };
    expect(summary(waiting as TournamentView).player_count).toBe(ids.length);
    const night = new Evening('tda55', { lateEntryThrough: 0 });
    const [, , third, fourth] = night.start(4) as [EntryId, EntryId, EntryId, EntryId];
    night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: fourth, by: [] }] });
    night.do({ type: 'BustOut', bustOut: toBustOutId('b2'), out: [{ entry: third, by: [] }] });
    const told = tournament.view(night.state, { as: 'staff' });
    const [over, playing] = told.bustOuts;
    const bustOuts = [over, { ...playing, open: true }] as TournamentView['bustOuts'];
    expect(summary({ ...told, bustOuts }, {}).tournament_finishes_and_winnings).toMatchObject([
      ...['1', '2', '3'].map((player_name) => ({ player_name, still_playing: true })),
      { player_name: '4', finish_position: 4 },
    ]);
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
