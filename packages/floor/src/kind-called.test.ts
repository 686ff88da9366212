import { expect, it } from 'vitest';
import { kindCalled } from './kind-called.ts';
import { everyKind } from './kinds-of-phase.ts';
import { rule } from './rule-incident.ts';
import { bookOf, ruled } from './testing.ts';

it('a kind is found by its name, and by what it was called when a night was written down', () => {
  expect(everyKind.map(kindCalled)).toEqual(everyKind);
  expect(kindCalled('toldOfFold')).toBe('foldSignalled');
  expect(['noSuchKind', 'constructor', ''].map(kindCalled)).toEqual([undefined, undefined, undefined]);
});

it('an incident that was kept under an earlier name is ruled as it is now', () => {
  const facts = { how: 'clearWords' };
  const asNow = ruled('gcb', 'foldSignalled', facts);
  expect(rule({ kind: 'toldOfFold', facts }, bookOf('gcb'))).toEqual({ ok: true, value: asNow });
});
