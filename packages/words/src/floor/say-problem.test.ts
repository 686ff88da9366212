import { rule } from '@riffle/floor';
import { findRulebook } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { sayIncidentRefusal } from './say-problem.ts';

const refused = (incident: { readonly kind: string; readonly facts: unknown }) => {
  const book = findRulebook('gcb');
  if (book === undefined) throw new Error('no such rulebook');
  const verdict = rule(incident, book);
  if (verdict.ok) throw new Error('not refused');
  return verdict.refusal;
};

it('names every fact that is missing or cannot be, by its label and its name', () => {
  const refusal = refused({ kind: 'undercall', facts: { bigBlind: 0, toFace: 1000, mood: 'bad' } });
  expect(sayIncidentRefusal('de', refusal)).toBe(
    'Das geht nicht: Big Blind (bigBlind). Möglich: ganze Zahl ab 1. Es fehlt: Liegt jetzt vor ihm (inFront). Danach ist nicht gefragt: mood.',
  );
  expect(sayIncidentRefusal('en', refusal)).toContain('Missing: In front of him now (inFront).');
});

it('says that there is no such incident', () => {
  expect(sayIncidentRefusal('en', refused({ kind: 'rain', facts: {} }))).toBe('Riffle knows no incident “rain”.');
});
