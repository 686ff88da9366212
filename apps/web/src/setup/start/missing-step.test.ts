import type { Night } from '@riffle/wire';
import { expect, it } from 'vitest';
import { stepFor } from './missing-step.ts';

const night = {
  view: {
    stage: 'before',
    missing: [],
    entries: {
      here: { no: 1, checkedIn: true },
      seated: { no: 2, checkedIn: true, at: { table: 't', seat: 1 } },
      away: { no: 3, checkedIn: false },
    },
  },
  names: {},
} as unknown as Night;

it('checks in who is not here yet', () => {
  expect(stepFor('not-checked-in', night)).toEqual({
    is: 'commands',
    direct: false,
    commands: [{ type: 'CheckIn', entries: ['away'] }],
  });
});

it('leads to the players where only who owes a fine is not here yet', () => {
  const money = { books: { unpaidFines: [{ entry: 'away', owes: 1_000, refs: [] }] } };
  const fined = { ...night, view: { ...night.view, money } } as unknown as Night;
  expect(stepFor('not-checked-in', fined)).toEqual({ is: 'go', to: 'players' });
});

it('seats who is here and has no seat', () => {
  expect(stepFor('unseated', night)).toMatchObject({ commands: [{ type: 'SeatEntry', entry: 'here' }] });
});

it('[pvb:12(1a)] seats whose stack runs along though he comes late, as it does who is here', () => {
  const late = { ...night.view.entries, late: { no: 4, checkedIn: false, absentSince: 1 } };
  const seated = stepFor('unseated', { ...night, view: { ...night.view, entries: late } } as unknown as Night);
  expect(seated).toMatchObject({
    commands: [
      { type: 'SeatEntry', entry: 'here' },
      { type: 'SeatEntry', entry: 'late' },
    ],
  });
});

it('seats nobody whose seat waits for the fee', () => {
  const view = {
    ...night.view,
    entries: { ...night.view.entries, owes: { no: 4, checkedIn: true } },
    missing: [{ code: 'fees-open', weight: 'warn', facts: { players: 1 } }],
    money: { books: { owes: { owes: 2_500 } } },
  };
  expect(stepFor('unseated', { ...night, view } as unknown as Night)).toMatchObject({
    commands: [{ type: 'SeatEntry', entry: 'here' }],
  });
});

it('leaves the draw to the director', () => expect(stepFor('not-drawn', night)).toMatchObject({ direct: true }));
