import { type FactsAsked, incidentKinds, type KindName } from '@riffle/floor';
import { cases } from '@riffle/floor/cases';
import { describe, expect, it } from 'vitest';
import { packFacts, unpackFacts } from './incident-link.ts';

const asked: FactsAsked = {
  street: { type: 'choice', of: ['flop'] },
  added: { type: 'chipList' },
  first: { type: 'yesNo' },
  boxed: { type: 'card' },
};

describe('the address of an incident', () => {
  it('can be read by people', () => {
    const packed = packFacts(asked, { street: 'flop', added: [100, 500], first: false, boxed: 'Kd' });
    expect(decodeURIComponent(packed)).toBe('street=flop&added=[100,500]&first=false&boxed=Kd');
  });

  it('brings back the facts of every worked case', () => {
    for (const { kind, facts } of cases) {
      const asks = incidentKinds[kind as KindName].facts;
      expect(unpackFacts(asks, `#${packFacts(asks, facts)}`)).toEqual(facts);
    }
  });

  it('leaves out what it cannot read or does not know', () => {
    expect(unpackFacts(asked, '#added=[1,"x"]&first=perhaps&street=flop&nonsense=1&added')).toEqual({ street: 'flop' });
    expect(unpackFacts(asked, '')).toEqual({});
  });
});
