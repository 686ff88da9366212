import { type Ruling, rule } from '@riffle/floor';
import { findRulebook } from '@riffle/rulebooks';
import { toEntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { missingIn, ruledOn } from './ruled-on.ts';

const incident = { kind: 'undercall', facts: { street: 'flop', toFace: 1000, inFront: 500, bigBlind: 200 } };
function ruling(): Ruling {
  const book = findRulebook('gcb');
  const verdict = book && rule(incident, book);
  if (!verdict?.ok) throw new Error('no ruling');
  return verdict.value;
}

describe('what the night keeps of a ruling', () => {
  it('is the incident, what the rulebook said, and its rules', () => {
    expect(ruledOn(incident, ruling(), {})).toEqual({
      kind: 'undercall',
      facts: incident.facts,
      answer: 'determined',
      outcome: ruling().outcome,
      steps: ruling().steps,
      refs: ruling().refs,
    });
  });

  it('has what was decided instead, with its reason, and whom it is about', () => {
    const on = ruledOn(
      incident,
      ruling(),
      { table: toTableId('t1'), entry: toEntryId('e1') },
      { text: ' Fold erlaubt ', reason: ' Der Dealer hatte falsch angesagt. ' },
    );
    expect(on).toMatchObject({
      instead: { text: 'Fold erlaubt' },
      reason: 'Der Dealer hatte falsch angesagt.',
      table: 't1',
      entry: 'e1',
    });
  });
});

describe('a decision otherwise', () => {
  it('says what holds instead, and why', () => {
    expect(missingIn({ text: ' ', reason: '' })).toEqual({ instead: true, reason: true });
    expect(missingIn({ outcome: { is: 'fold' }, text: '', reason: 'x' })).toEqual({ instead: false, reason: false });
  });
});
