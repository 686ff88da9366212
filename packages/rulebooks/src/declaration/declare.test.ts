import { expect, it } from 'vitest';
import type { AnswersOn } from '../rulebook.ts';
import { count, countOr, oneOf, optional, record, someOf, ways } from './declare.ts';
import type { AnswerTo, PoliciesOn } from './shape.ts';

const pots = {
  'pots.word': oneOf(['whole', 'half'], { usual: 'half' }),
  'pots.words': someOf(['first', 'last'], { usual: ['last'] }),
  'pots.number': count({ usual: 5, most: 50 }),
  'pots.either': countOr(['never'], { usual: 'never' }),
  'pots.record': record({ chips: count(), later: optional(oneOf(['yes', 'no'])) }, { usual: { chips: 1 } }),
  'pots.ways': ways({ none: {}, minutes: { minutes: count() } }, { usual: { is: 'minutes', minutes: 5 } }),
} satisfies PoliciesOn<'pots'>;

type Answer<P extends keyof typeof pots> = AnswerTo<(typeof pots)[P]>;

it('gives a policy the type of its answers', () => {
  const answers: readonly [
    Answer<'pots.word'>,
    Answer<'pots.words'>,
    Answer<'pots.number'>,
    Answer<'pots.either'>,
    Answer<'pots.record'>,
    Answer<'pots.ways'>,
  ] = ['whole', ['last', 'first'], 3, 4, { chips: 2, later: 'yes' }, { is: 'none' }];
  expect(answers).toHaveLength(6);
  // @ts-expect-error a word that is not declared
  const word: Answer<'pots.word'> = 'third';
  // @ts-expect-error a way without its number
  const way: Answer<'pots.ways'> = { is: 'minutes' };
  expect([word, way]).toHaveLength(2);
});

it('does not compile where common practice is none of the answers', () => {
  // @ts-expect-error not among the words
  expect(oneOf(['whole', 'half'], { usual: 'third' })).toBeDefined();
  // @ts-expect-error a field of another kind
  expect(record({ chips: count() }, { usual: { chips: 'one' } })).toBeDefined();
  // @ts-expect-error said of another subject
  const misplaced = { 'cash.word': oneOf(['a'], { usual: 'a' }) } satisfies PoliciesOn<'pots'>;
  // @ts-expect-error without common practice
  const unusual = { 'pots.word': oneOf(['a', 'b']) } satisfies PoliciesOn<'pots'>;
  expect([misplaced, unusual]).toHaveLength(2);
});

it('takes of a rulebook only what is declared, in the file of its subject', () => {
  const answers: readonly AnswersOn<'cash'>[] = [
    { 'cash.stakeForm': { value: 'cashPlays', refs: ['1'] } },
    // @ts-expect-error an answer that there is not
    { 'cash.stakeForm': { value: 'shells', refs: ['1'] } },
    // @ts-expect-error a policy of another subject
    { 'pots.touchPot': { value: 'no', refs: ['1'] } },
    // @ts-expect-error without the rule that says so
    { 'cash.callWait': { value: 5, refs: [] } },
  ];
  expect(answers).toHaveLength(4);
});

it('keeps what an answer may be beside what is usual', () => {
  expect(pots['pots.number']).toEqual({ form: 'count', least: 0, most: 50, usual: 5 });
  expect(pots['pots.ways']).toMatchObject({
    form: 'either',
    ways: [{ fields: { is: { choices: ['none'] } } }, { fields: { is: { choices: ['minutes'] } } }],
  });
});
