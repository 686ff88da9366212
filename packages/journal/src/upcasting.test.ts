import { expect, it } from 'vitest';
import type { StoredEvent } from './journal.ts';
import { type Upcasters, upcast } from './upcasting.ts';

const upcasters: Upcasters = {
  RaisedTo: {
    1: (event: StoredEvent) => ({ ...event, v: 2 }),
    2: (event: StoredEvent) => ({ ...event, type: 'BetRaised', v: 1 }),
  },
  BetRaised: { 1: (event: StoredEvent) => ({ ...event, v: 3 }) },
  Stuck: { 1: (event: StoredEvent) => event },
};

it('lifts step by step, over a change of name, to the newest', () => {
  expect(upcast(upcasters, { type: 'RaisedTo', v: 1 })).toEqual({ type: 'BetRaised', v: 3 });
  expect(upcast(upcasters, { type: 'RaisedTo', v: 2 })).toEqual({ type: 'BetRaised', v: 3 });
});

it('takes an event without a version for the first', () => {
  expect(upcast(upcasters, { type: 'BetRaised' })).toEqual({ type: 'BetRaised', v: 3 });
});

it.each([{ type: 'BetRaised', v: 3 }, { type: 'Folded' }, { type: 'constructor' }, { type: 'toString', v: 1 }])(
  'leaves $type as it is',
  (event) => {
    expect(upcast(upcasters, event)).toBe(event);
  },
);

it('does not run for ever on an upcaster that lifts nothing', () => {
  expect(() => upcast(upcasters, { type: 'Stuck' })).toThrow('does not lift');
});
