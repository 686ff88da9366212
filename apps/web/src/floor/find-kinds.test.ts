import { kindNames } from '@riffle/floor';
import { kindWord, LANGUAGES } from '@riffle/words';
import { describe, expect, it } from 'vitest';
import { findKinds } from './find-kinds.ts';

describe('looking for an incident', () => {
  it.each(['zu wenig gecallt', 'zu wenik gecallt', 'Undercall', 'undrcall', 'der hat zu wenig gecalled'])(
    '"%s" finds the undercall first',
    (typed) => {
      expect(findKinds(typed, 'de')[0]).toBe('undercall');
    },
  );

  it.each([
    ['verbrannt', 'noBurn'],
    ['vier Karten am Flop', 'fourCardFlop'],
    ['Stringbet', 'stringBet'],
    ['string bet', 'stringBet'],
    ['nicht am Platz', 'notAtSeat'],
    ['handy', 'device'],
    ['exposed card', 'exposedByDealer'],
    ['Uhr verlangt', 'timeCalled'],
    ['rabbit hunting', 'rabbitHunt'],
    ['odd chip', 'oddChip'],
    ['run it twice', 'runItTwice'],
    ['zwei gleichzeitig ausgeschieden', 'bustedTogether'],
  ] as const)('"%s" finds %s among the first', (typed, kind) => {
    expect(findKinds(typed, 'de').slice(0, 4)).toContain(kind);
  });

  it('finds every kind by its name and by all that people say for it', () => {
    for (const language of LANGUAGES)
      for (const kind of kindNames) {
        const { label, says } = kindWord(language, kind);
        for (const typed of [label, ...says]) expect(findKinds(typed, language), typed).toContain(kind);
      }
  });

  it('finds nothing for nothing, and nothing for nonsense', () => {
    expect(findKinds('  ', 'de')).toEqual([]);
    expect(findKinds('xqzzy', 'de')).toEqual([]);
  });
});
