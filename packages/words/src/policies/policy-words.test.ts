import { expect, it } from 'vitest';
import { anyOf, oneOf, type PolicyWord } from './policy-words.ts';

const label = { label: 'Straddle', meaning: 'Ob es ihn gibt.' };

it('has a sentence for each answer that there is, and for no other: else it does not compile', () => {
  const words: readonly PolicyWord<'betting.straddle'>[] = [
    { ...label, value: oneOf({ forbidden: 'Nein.', allowed: 'Ja.' }) },
    // @ts-expect-error one is missing
    { ...label, value: oneOf({ forbidden: 'Nein.' }) },
    // @ts-expect-error one too many
    { ...label, value: oneOf({ forbidden: 'Nein.', allowed: 'Ja.', sometimes: 'Mal so.' }) },
  ];
  expect(words[0]?.value('allowed')).toBe('Ja.');
});

it('and for each word of a list', () => {
  const phrases = { oneMotion: 'so', amountThenChips: 'oder so', raiseCallRaise: 'anders' };
  const { raiseCallRaise: _, ...missing } = phrases;
  const words: readonly PolicyWord<'betting.raiseMethods'>[] = [
    { ...label, value: anyOf('de', phrases) },
    // @ts-expect-error one is missing
    { ...label, value: anyOf('de', missing) },
    // @ts-expect-error one too many
    { ...label, value: anyOf('de', { ...phrases, byMail: 'per Post' }) },
  ];
  expect(words[0]?.value(['oneMotion', 'raiseCallRaise'])).toBe('So oder anders.');
});
