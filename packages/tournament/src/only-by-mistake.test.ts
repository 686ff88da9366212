import { toPersonId } from '@riffle/people';
import { rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { toEntryId } from './ids.ts';
import { onlyByMistake } from './only-by-mistake.ts';
import { Evening } from './testing.ts';

const asksWhy = ({ state: { setup, startedAt } }: Evening): boolean =>
  setup !== undefined && onlyByMistake(setup, startedAt);
const isRefused = (evening: Evening): boolean =>
  evening.refusal({ type: 'ChangePerson', entry: toEntryId('e1'), person: toPersonId('cousin') }) !== undefined;

describe.each(rulebooks.map(({ id }) => id))('%s: who asks why a seat was another’s', (book) => {
  it('asks where it would be refused without, and nowhere else', () => {
    const evening = new Evening(book);
    evening.enter(2);
    expect([asksWhy(evening), isRefused(evening)]).toEqual([false, false]);
    evening.seatAll(1).do({ type: 'StartClock' });
    expect(asksWhy(evening)).toBe(isRefused(evening));
  });
});

it.each([
  ['oepbl', false],
  ['pvb', true],
  ['gcb', true],
])('once the night runs, under %s: %s', (book, asks) => {
  const evening = new Evening(book);
  evening.start(2, 1);
  expect(asksWhy(evening)).toBe(asks);
});
