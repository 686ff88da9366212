import { toInstant } from '@riffle/aggregate';
import type { Measure, Offence } from '@riffle/rulebooks';
import { type Penalty, toEntryId, toPenaltyId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { recordOf } from './player-record.ts';
import { sanctionOf } from './sanction-of.ts';
import { bookOf, ruled } from './testing.ts';

const anna = toEntryId('anna');
const given = (measure: Measure, offence: Offence, more: Partial<Penalty> = {}): Penalty => ({
  id: toPenaltyId(`${measure}-${offence}`),
  entry: anna,
  offence,
  measure,
  at: toInstant(0),
  refs: [],
  ...more,
});

describe('what stands against a player', () => {
  it('is nothing at first, and nothing that others have done', () => {
    const others = [given('warning', 'abuse', { entry: toEntryId('bert') })];
    expect(recordOf(others, anna)).toEqual({ cautions: 0, penalties: 0, offences: [] });
  });

  it('counts cautions and warnings apart from penalties; a hint only tells that it has happened', () => {
    const book = [
      given('hint', 'delay'),
      given('caution', 'abuse'),
      given('warning', 'abuse'),
      given('time', 'device'),
    ];
    expect(recordOf([...book, given('rounds', 'touching', { ended: 'served' })], anna)).toEqual({
      cautions: 2,
      penalties: 2,
      offences: ['delay', 'abuse', 'device', 'touching'],
      gravest: { delay: 'hint', abuse: 'warning', device: 'time', touching: 'rounds' },
    });
  });

  it('forgets what was waived', () => {
    expect(recordOf([given('rounds', 'abuse', { ended: 'waived' })], anna).offences).toEqual([]);
  });

  it('rises from the warning, whatever fine there was beside it', () => {
    const book = [given('fine', 'clothing'), given('warning', 'clothing')];
    expect(recordOf(book, anna).gravest).toEqual({ clothing: 'warning' });
    expect(recordOf(book.toReversed(), anna).gravest).toEqual({ clothing: 'warning' });
  });

  it('makes the next time a repetition, here and where the incident is ruled on', () => {
    const record = recordOf([given('warning', 'abuse')], anna);
    expect(sanctionOf('abuse', bookOf('gcb'), { record }).sanction).toMatchObject({ repeated: true, record });
    expect(ruled('gcb', 'abuse', { how: 'words' }, { record }).sanction).toMatchObject({ repeated: true });
  });
});

describe('an offence by itself', () => {
  it('[gcb:T57.A4] is answered as in an incident, with its rule', () => {
    const { sanction, refs } = sanctionOf('abuse', bookOf('gcb'));
    expect(sanction).toEqual(ruled('gcb', 'abuse', { how: 'words' }).sanction);
    expect(refs).toContain('gcb@2025-10-30:T57.A4');
  });
});
