import { expect, it } from 'vitest';
import { days } from './days.ts';

it('no event of several days, and no night in heats, in rounds or against time, breaks a promise', async () => {
  const { ok, lines } = await days.run({ times: 60, seed: 17 });
  expect(ok, lines.join('\n')).toBe(true);
  const kinds = [
    'event hand by hand',
    'night in heats',
    'night in rounds',
    'night in time',
    'day ended with other bags',
  ];
  const steps = ['CountStacks', 'GivePenalty', 'HandOnStack', 'RemoveStack', 'TakeSmallChips', 'EndByTime', 'undone'];
  const carried = ['stack that went on', 'penalty that went on', 'event with a stack forfeited', 'last hands'];
  const envelopes = ['event with envelopes', 'envelope that went on'];
  for (const one of [...kinds, ...steps, ...carried, ...envelopes])
    expect(lines[0], one).toMatch(new RegExp(`${one} [1-9]`));
});
