import { describe, expect, it } from 'vitest';
import { ruled } from '../../testing.ts';

describe('chips that lay in sight at an all-in and nobody counted', () => {
  const facts = { shown: 21000, hidden: 2000, callerStack: 100000, lay: 'inSight' };
  const won = { is: 'hiddenChipsSettled', paid: 23000, allInHas: 46000, opponentHas: 77000, removed: 0 };
  const lost = { is: 'hiddenChipsSettled', paid: 23000, allInHas: 0, opponentHas: 123000, removed: 0 };

  it.each([
    ['pvb', '47(1)', 'determined', 'text'],
    ['tda55', undefined, 'notCovered', 'base'],
    ['oepbl', undefined, 'notCovered', 'base'],
    ['bdpv', '5.8', 'proposed', 'text'],
    ['gcb', 'T46.1', 'proposed', 'text'],
  ])(
    '[pvb:47(1)] [bdpv:5.8] [gcb:T53a.2] %s: they count, none leaves play, nobody is reproached',
    (book, rule, answer, basis) => {
      const ruling = ruled(book, 'hiddenChips', { ...facts, won: 'allIn' });
      expect(ruling).toMatchObject({ outcome: won, answer, basis, sanction: { duty: 'none' } });
      if (rule !== undefined && book !== 'gcb') expect(ruling.refs.some((ref) => ref.endsWith(`:${rule}`))).toBe(true);
      expect(ruled(book, 'hiddenChips', { ...facts, won: 'caller' }).outcome).toEqual(lost);
    },
  );

  it('[tda55:17.b] only what was out of sight leaves play', () => {
    const covered = ruled('tda55', 'hiddenChips', { ...facts, lay: 'covered', won: 'allIn' });
    expect(covered.outcome).toMatchObject({ paid: 21000, removed: 2000 });
  });
});
