import { toInstant } from '@riffle/aggregate';
import { findRulebook, type Measure, type Offence } from '@riffle/rulebooks';
import { type Penalty, toEntryId, toPenaltyId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { whatItAsksFor } from './what-it-asks-for.ts';

const anna = toEntryId('anna');

/** What is preselected for an offence after what stands in the penalty book. */
function preselected(id: string, offence: Offence, ...before: readonly (readonly [Measure, Offence])[]) {
  const book = findRulebook(id);
  if (book === undefined) throw new RangeError(id);
  const penalties = before.map(
    ([measure, what], at): Penalty => ({
      id: toPenaltyId(String(at)),
      entry: anna,
      offence: what,
      measure,
      at: toInstant(at),
      refs: [],
    }),
  );
  const { asked, usual } = whatItAsksFor({ book, occasion: undefined, offence, entry: anna, penalties });
  return { duty: asked?.sanction.duty, measure: usual[0] };
}

describe('what is preselected counts what stands in the penalty book', () => {
  it('[pvb:69(10)] a caution, and a penalty when it is repeated', () => {
    expect(preselected('pvb', 'onePlayerToAHand')).toEqual({ duty: 'must', measure: 'caution' });
    expect(preselected('pvb', 'onePlayerToAHand', ['caution', 'onePlayerToAHand'])).toEqual({
      duty: 'must',
      measure: 'warning',
    });
  });

  it('[gcb:T61] nothing the first time, and a penalty that must be when it is repeated', () => {
    expect(preselected('gcb', 'touching')).toEqual({ duty: 'none', measure: undefined });
    expect(preselected('gcb', 'touching', ['warning', 'touching'])).toEqual({ duty: 'must', measure: 'oneHand' });
  });

  it('[oepbl:6.1 etiquette ban] a warning that may be, and a ban that must be when it is repeated', () => {
    expect(preselected('oepbl', 'touching')).toEqual({ duty: 'may', measure: 'warning' });
    expect(preselected('oepbl', 'touching', ['warning', 'touching'])).toEqual({ duty: 'must', measure: 'rounds' });
  });

  it('[bdpv:6.24 Ausschluss] time for cards thrown, and up to exclusion when it is repeated', () => {
    const book = findRulebook('bdpv');
    if (book === undefined) throw new RangeError('bdpv');
    const most = (penalties: readonly Penalty[]) =>
      whatItAsksFor({ book, occasion: undefined, offence: 'cardsThrown', entry: anna, penalties }).usual.at(-1);
    const thrown: Penalty = {
      id: toPenaltyId('1'),
      entry: anna,
      offence: 'cardsThrown',
      measure: 'time',
      at: toInstant(0),
      refs: [],
    };
    expect(most([])).toBe('time');
    expect(most([thrown])).toBe('disqualification');
  });

  it('[gcb:T57.A4] for insults, cheating and soft play one must be under gcb, and it is preselected; elsewhere it may', () => {
    for (const offence of ['abuse', 'cheating', 'softplay', 'misconduct'] as const)
      expect(preselected('gcb', offence)).toEqual({ duty: 'must', measure: 'warning' });
    expect(preselected('gcb', 'openFold').duty).toBe('may');
  });

  it('nothing of what others have done, and nothing before anybody is named', () => {
    const book = findRulebook('pvb');
    if (book === undefined) throw new RangeError('pvb');
    const nobody = { book, occasion: undefined, offence: undefined, entry: undefined, penalties: [] };
    expect(whatItAsksFor(nobody)).toEqual({ record: undefined, asked: undefined, usual: [] });
  });
});
