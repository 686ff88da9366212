import { expect, it } from 'vitest';
import { type EntryId, toEntryId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { dealtTo, NO_STACKS, passed, stackOf } from './stacks.ts';

const [e1, e2, e3] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];

it('whoever comes is dealt what was issued, whoever is sent home gives it back, the others keep theirs', () => {
  const evening = new Evening('pvb');
  evening.enter(3);
  const dealt = dealtTo(evening.state, NO_STACKS);
  expect([...dealt]).toEqual([
    [e1, 10_000],
    [e2, 10_000],
    [e3, 10_000],
  ]);
  const after = passed(dealt, e1, e2, 300);
  expect(dealtTo(evening.state, after)).toBe(after);
  evening.do({ type: 'WithdrawEntry', entry: e3 });
  const left = dealtTo(evening.state, after);
  expect([...left]).toEqual([
    [e1, 9_700],
    [e2, 10_300],
  ]);
  expect([...passed(left, e2, e1)]).toEqual([
    [e1, 20_000],
    [e2, 0],
  ]);
  expect(stackOf(left, e3 as EntryId)).toBe(0);
});
