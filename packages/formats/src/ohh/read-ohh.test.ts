import { describe, expect, it } from 'vitest';
import { finishingStacks } from '../hands/finishing-stacks.ts';
import { readHands } from '../hands/read-hands.ts';
import { replayRecord } from '../hands/replay.ts';
import { readOhh } from './read-ohh.ts';

const act = (player_id: number, action: string, amount = 0, more: object = {}) => ({
  player_id,
  action,
  amount,
  ...more,
});
const ohh = {
  spec_version: '1.4.7',
  site_name: 'Elsewhere',
  game_number: '17',
  start_date_utc: '2024-04-07T14:32:50',
  game_type: 'Holdem',
  bet_limit: { bet_type: 'NL', bet_cap: 0.0 },
  table_name: 'Halley',
  table_size: 6,
  currency: 'EUR',
  dealer_seat: 5,
  small_blind_amount: 0.05,
  big_blind_amount: 0.1,
  ante_amount: 0.0,
  hero_player_id: 2,
  players: [
    { id: 0, seat: 1, name: 'Ada', starting_stack: 10.0 },
    { id: 1, seat: 3, name: 'Bo', starting_stack: 4.1 },
    { id: 2, seat: 5, name: 'Cy', starting_stack: 12 },
    { id: 3, seat: 6, name: 'Di', starting_stack: 12, is_sitting_out: true },
  ],
  rounds: [
    {
      ...{ id: 0, street: 'Preflop', cards: '' },
      actions: [
        ...[act(0, 'Post SB', 0.05), act(1, 'Post BB', 0.1), act(2, 'Dealt Cards', 0, { cards: ['As', 'Tc'] })],
        ...[act(2, 'Raise', 0.3), act(0, 'Fold'), act(1, 'Raise', 4.0, { is_allin: true }), act(2, 'Call', 3.8)],
      ],
    },
    { id: 1, street: 'Flop', cards: ['2h', 'Kc', '7s'], actions: [] },
    { id: 2, street: 'Turn', cards: ['3d'], actions: [] },
    { id: 3, street: 'River', cards: ['9c'], actions: [] },
    {
      ...{ id: 4, street: 'Showdown', cards: '' },
      actions: [act(1, 'Shows Cards', 0, { cards: ['Qs', 'Qd'] }), act(2, 'Mucks Cards')],
    },
  ],
  pots: [],
};
const changed = (change: (hand: typeof ohh) => void): string => {
  const hand = structuredClone(ohh);
  change(hand);
  return JSON.stringify({ ohh: hand });
};

const also = (round: { readonly actions: unknown[] } | undefined, action: object) => round?.actions.push(action);

describe('an Open Hand History file', () => {
  it('is played as it happened', () => {
    const [read] = readOhh(JSON.stringify({ ohh }));
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    const replay = replayRecord(read.record);
    expect(replay).toMatchObject({ fault: undefined, repairs: [], hand: { phase: 'ended' } });
    expect(finishingStacks(read.record, replay)).toEqual([9.95, 8.25, 7.9]);
    expect(read.record.about).toMatchObject({ room: 'Elsewhere', names: ['Ada', 'Bo', 'Cy'], currency: 'EUR' });
  });
  it('holds several hands, as a list or with empty lines between them', () => {
    const one = JSON.stringify({ ohh }, undefined, 1);
    expect(readHands(`[${one},${one}]`).map(({ ok }) => ok)).toEqual([true, true]);
    expect(readHands(`${one}\n\n${one.replace('"ohh"', 'ohh')}\n\n${one}`)).toMatchObject([
      { hand: 1, ok: true },
      { hand: 2, ok: false, fault: { code: 'not-readable', line: one.split('\n').length + 3 } },
      { hand: 3, ok: true },
    ]);
  });
  it.each<[string, (hand: typeof ohh) => void, object]>([
    [
      'a missing field',
      (hand) => Object.assign(hand, { players: undefined }),
      { code: 'field-missing', pointer: '/ohh/players' },
    ],
    [
      'a wrong field',
      (hand) => Object.assign(hand, { dealer_seat: 'left' }),
      { code: 'field-wrong', pointer: '/ohh/dealer_seat' },
    ],
    [
      'an unknown action',
      ({ rounds: [round] }) => also(round, act(0, 'Dance')),
      { code: 'field-wrong', field: 'action', pointer: '/ohh/rounds/0/actions/7/action' },
    ],
    [
      'somebody who does not play',
      ({ rounds: [round] }) => also(round, act(9, 'Fold')),
      { code: 'field-wrong', field: 'player_id', pointer: '/ohh/rounds/0/actions/7/player_id' },
    ],
    [
      'a card that is none',
      ({ rounds: [, flop] }) => Object.assign(flop ?? {}, { cards: ['1h'] }),
      { code: 'field-wrong', field: 'cards', pointer: '/ohh/rounds/1/cards' },
    ],
    ['another game', (hand) => Object.assign(hand, { game_type: 'Whist' }), { pointer: '/ohh/game_type' }],
  ])('tells %s with its place', (_, change, fault) => {
    expect(readOhh(changed(change))).toMatchObject([{ hand: 1, ok: false, fault }]);
  });
  it('tells an illegal action with its place', () => {
    const [read] = readOhh(changed(({ rounds: [round] }) => Object.assign(round?.actions[3] ?? {}, { amount: 0.15 })));
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(replayRecord(read.record).fault).toMatchObject({
      ...{ code: 'action-refused', pointer: '/ohh/rounds/0/actions/3' },
      refusal: { code: 'bet-too-small', min: 20 },
    });
  });
});
