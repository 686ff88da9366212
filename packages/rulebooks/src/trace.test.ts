import { expect, it } from 'vitest';
import { tracesIn } from './trace.ts';

// the marks are put together here, or this file's own titles would count as traces
const mark = (...refs: readonly string[]) => refs.map((ref) => `[${ref}]`).join(' ');

it.each([
  { named: ['pvb:42(4)'] },
  { named: ['bdpv:2 Split Pot 2', 'oepbl:6.5 Dealer Button: dead button'] },
  { named: ['tda55:20.a', 'pvb:69(9)f', 'gcb:T10.A2'] },
])('finds each rule named in brackets ($named.length)', ({ named }) => {
  expect(tracesIn(`group ${mark(...named)} > a sentence`)).toEqual(named);
});

it('finds a rule once that both the group and the test name', () => {
  expect(tracesIn(`${mark('pvb:1')} group > ${mark('pvb:1', 'pvb:2')} test`)).toEqual(['pvb:1', 'pvb:2']);
});

it('takes no other brackets for a rule', () => {
  expect(tracesIn('[1, 2] [] [a b] [pvb] pvb:42(4) [Pvb:1]')).toEqual([]);
});
