import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what is asked of the same thing again is not worked out again, also where there is no answer', () => {
  let worked = 0;
  const half = remembered(({ of }: { readonly of: number }) => {
    worked += 1;
    return of % 2 === 0 ? of / 2 : undefined;
  });
  const [even, odd] = [{ of: 8 }, { of: 7 }];
  expect([half(even), half(even), half(odd), half(odd)]).toEqual([4, 4, undefined, undefined]);
  expect(worked).toBe(2);
});

test('another thing that says the same is another', () => {
  const itself = remembered((one: object) => ({ one }));
  expect(itself({})).not.toBe(itself({}));
});
