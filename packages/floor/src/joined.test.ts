import { expect, it } from 'vitest';
import { type ByName, type Joined, joined } from './joined.ts';

const clock = { started: 1, stopped: 2 };
const table = { broken: 3 };

it('areas are laid together in their order, nothing is lost', () => {
  const all = joined({ clock, table });
  expect(Object.entries(all)).toEqual([
    ['started', 1],
    ['stopped', 2],
    ['broken', 3],
  ]);
  const broken: number = all.broken;
  expect(broken).toBe(3);
});

it('a key that two areas have does not compile', () => {
  // @ts-expect-error `stopped` is the clock's
  expect(joined({ clock, table: { ...table, stopped: 4 } })).toHaveProperty('stopped');
  // @ts-expect-error it is the last of three
  expect(joined({ clock, table, night: { broken: 5 } })).toHaveProperty('broken');
});

it('nor one that is there twice among messages or outcomes, and nothing else is known', () => {
  type Clock = { started: { at: number }; stopped: object };
  type Table = { broken: { table: string } };
  const told: Joined<{ clock: Clock; table: Table }>['started'] = { at: 1 };
  // @ts-expect-error both say `broken`
  type Twice = Joined<{ clock: Clock; table: Table; night: { broken: object } }>;
  // @ts-expect-error nobody says `torn`
  type Unknown = Joined<{ clock: Clock; table: Table }>['torn'];
  type Ends = { readonly is: 'ends' };
  // @ts-expect-error both end
  type Outcomes = Joined<{ clock: ByName<Ends>; night: ByName<Ends | { readonly is: 'goesOn' }> }>;
  expect([told] satisfies readonly (Twice | Unknown | Outcomes | { at: number })[]).toHaveLength(1);
});
