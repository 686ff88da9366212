import { describe, expect, it } from 'vitest';
import { ruled } from './testing.ts';

describe('what was told stands', () => {
  it('[oepbl:6.4 ante] where the big blind pays the ante tonight, that is what is judged, and it is said', () => {
    const short = { ante: 100, blind: 200, stack: 150 };
    const asTold = ruled('oepbl', 'anteOrBlindFirst', { ...short, anteFrom: 'bigBlind' });
    expect(asTold.because).toContainEqual({ is: 'note', key: 'anteOtherThanBook', values: {} });
    const byBook = ruled('oepbl', 'anteOrBlindFirst', short);
    expect(byBook.outcome).toEqual(ruled('oepbl', 'anteOrBlindFirst', { ...short, anteFrom: 'everybody' }).outcome);
    expect(byBook.because).not.toContainEqual({ is: 'note', key: 'anteOtherThanBook', values: {} });
  });

  it('[oepbl:3.15 entry on bust] a bust whose hand is certain has its place; the card is completed besides', () => {
    const facts = { handKnown: true, best: 4, worst: 6, entries: 9, cardOpen: true };
    const { outcome, steps } = ruled('oepbl', 'notReportedBust', facts);
    expect(outcome).toEqual({ is: 'placedAt', place: 4 });
    expect(steps.map(({ key }) => key)).toEqual(['enterPlaces', 'completeRoundCard']);
    expect(ruled('oepbl', 'notReportedBust', { ...facts, handKnown: false }).outcome).toEqual({ is: 'cardReturned' });
  });

  it('[tda55:30.a] a down card in stud that is noticed late changes no street', () => {
    const late = { cardNo: 5, found: 'afterActs', actsWithChips: 1, actsWithout: 1 };
    expect(ruled('tda55', 'studCardExposed', late).outcome).toEqual({ is: 'playOn' });
    expect(ruled('tda55', 'studCardExposed', { cardNo: 5, found: 'whileDealing' }).outcome).toEqual({
      is: 'cardStaysUp',
    });
  });

  it('[gcb:T14] [gcb:T15] an all-in hand thrown over the line is dead; the duty to show is the range', () => {
    const { outcome, range, refs } = ruled('gcb', 'muckedWithAllIn', {});
    expect(outcome).toEqual({ is: 'dead', returned: 0 });
    expect(range).toEqual([{ is: 'handOpened' }]);
    expect(refs.map((ref) => ref.split(':')[1])).toEqual(expect.arrayContaining(['T14', 'T15']));
    expect(ruled('gcb', 'muckedWithAllIn', { overLine: false }).outcome).toEqual({ is: 'handOpened' });
  });
});
