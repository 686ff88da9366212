import { policy } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { bookOf, ruled } from './testing.ts';

const linkTo = (name: string, { because }: ReturnType<typeof ruled>) =>
  because.find((link) => link.is === 'policy' && link.policy === name);

describe('what a ruling rests on', () => {
  it('a silent number that shapes the outcome makes a clear sentence a reading', () => {
    const slow = { seconds: 130, untilAmountKnown: 40 };
    const ruling = ruled('gcb', 'timeCalled', slow);
    expect(policy(bookOf('gcb'), 'timing.clockStart').from).toBe('base');
    expect(linkTo('timing.clockStart', ruling)).toMatchObject({ shapes: true });
    expect(ruling.basis).toBe('reading');
  });

  it('and does not where any other answer comes to the same', () => {
    const ruling = ruled('gcb', 'timeCalled', { seconds: 200, untilAmountKnown: 0 });
    expect(linkTo('timing.clockStart', ruling)).not.toHaveProperty('shapes');
    expect(ruling.basis).toBe('text');
  });

  it('what is taken as given is a reason, and nothing rests on it', () => {
    const next = { fullerButton: 3, fullerSmallBlind: 4, fullerBigBlind: 5, shorterButton: 9, shorterSmallBlind: 1 };
    const ruling = ruled('gcb', 'whoMovesToBalance', {
      ...next,
      fuller: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      shorter: [1, 2, 4, 5, 6, 7, 9],
      shorterBigBlind: 2,
    });
    expect(linkTo('tables.format', ruling)).toMatchObject({ from: 'base', frames: true });
    expect(ruling).toMatchObject({ basis: 'text', answer: 'determined' });
  });

  it('common practice fills gaps and overrides no sentence: who flatly says misdeal knows no repair', () => {
    const unseen = { looked: false, orderKnown: true };
    expect(ruled('gcb', 'firstCardToWrongSeat', unseen)).toMatchObject({ outcome: { is: 'misdeal' }, basis: 'text' });
    expect(ruled('tda55', 'firstCardToWrongSeat', unseen)).toMatchObject({
      outcome: { is: 'dealRepaired' },
      basis: 'base',
    });
    expect(ruled('gcb', 'dealtOutOfOrder', unseen)).toMatchObject({ outcome: { is: 'dealRepaired' }, basis: 'base' });
  });
});
