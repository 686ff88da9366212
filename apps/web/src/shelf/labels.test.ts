import { describe, expect, it } from 'vitest';
import { saidRef } from './cite.ts';
import { labelOf, labelsOf } from './labels.ts';

const shortBlind = 'oepbl@2011-01-18:6.5 All-In: full blind for the others';

describe('a rule whose number is followed by words', () => {
  it('is named in the reader’s language, once its words are there', async () => {
    await labelsOf([shortBlind, 'tda55@undated:15.hiLo']);
    expect(saidRef(shortBlind, 'de')).toBe('OEPBL 6.5 All-In: voller Blind für die anderen');
    expect(saidRef(shortBlind, 'en')).toBe('OEPBL 6.5 All-In: full blind for the others');
    expect(labelOf('tda55', '15.hiLo', 'de')).toBe('15.Hi-Lo');
  });

  it('is an answer of a house that has no number at all, and that it does not know', async () => {
    await labelsOf(['kreuzberg@2026-11-21:betting.undercall', 'what is none']);
    expect(saidRef('kreuzberg@2026-11-21:betting.undercall', 'de')).toBe('KREUZBERG betting.undercall');
    expect(saidRef('what is none', 'de')).toBe('what is none');
  });
});
