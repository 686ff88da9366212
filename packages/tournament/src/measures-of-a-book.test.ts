import { type Measure, OFFENCES, type Offence } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { toEntryId, toPenaltyId } from './ids.ts';
import { mayNot } from './role.ts';
import { Evening } from './testing.ts';

const e1 = toEntryId('e1');
const EDITION: { readonly [book: string]: string } = {
  pvb: '2020-01',
  tda55: 'undated',
  bdpv: 'undated',
  gcb: '2025-10-30',
  oepbl: '2011-01-18',
};

function night(book: string): Evening {
  const evening = new Evening(book);
  evening.start(8, 1);
  return evening;
}

/** The least of a measure that the books allow. */
const giving = (offence: Offence, measure: Measure, id = 'penalty-1') =>
  ({
    type: 'GivePenalty',
    penalty: toPenaltyId(id),
    entry: e1,
    offence,
    measure,
    ...(measure === 'rounds' && { rounds: 1 }),
    ...(measure === 'time' && { minutes: 10 }),
  }) as const;

describe('what a rulebook has against a breach', () => {
  it.each([
    { rule: 'pvb:69(5)', measure: 'hint' },
    { rule: 'pvb:69(6)', measure: 'caution' },
    { rule: 'pvb:69(9)a', measure: 'warning' },
    { rule: 'pvb:69(9)b', measure: 'oneHand' },
    { rule: 'pvb:69(9)c', measure: 'rounds' },
    { rule: 'pvb:69(9)d', measure: 'deadHand' },
    { rule: 'pvb:69(9)e', measure: 'time' },
    { rule: 'pvb:69(9)f', measure: 'points' },
    { rule: 'pvb:69(9)g', measure: 'elimination' },
    { rule: 'pvb:69(9)h', measure: 'disqualification' },
    { rule: 'pvb:69(9)i', measure: 'exclusion' },
    { rule: 'tda55:41.c', measure: 'warning' },
    { rule: 'tda55:41.c', measure: 'rounds' },
    { rule: 'tda55:41.c', measure: 'time' },
    { rule: 'gcb:T57.B1', measure: 'warning' },
    { rule: 'gcb:T57.B3', measure: 'rounds' },
    { rule: 'oepbl:6.1 penalty ladder', measure: 'warning' },
    { rule: 'oepbl:2.16 penalty ladder', measure: 'rounds' },
  ] as const)('[$rule] $measure', ({ rule, measure }) => {
    const evening = night(rule.slice(0, rule.indexOf(':')));
    evening.do(giving('misconduct', measure));
    expect(evening.state.penalties).toMatchObject([{ measure, entry: e1 }]);
  });

  it.each([
    {
      book: 'tda55',
      rule: '41.c',
      not: ['hint', 'caution', 'oneHand', 'deadHand', 'points', 'elimination', 'exclusion'],
    },
    { book: 'gcb', rule: 'T57.B1', not: ['hint', 'caution', 'deadHand', 'time', 'points', 'elimination', 'exclusion'] },
    { book: 'oepbl', rule: '6.1 penalty ladder', not: ['hint', 'caution', 'oneHand', 'deadHand', 'time', 'points'] },
    { book: 'pvb', rule: '69(9)', not: ['chipLoss'] },
  ] as const)('[$book:$rule] and nothing besides', ({ book, rule, not }) => {
    for (const measure of not)
      expect(night(book).refusal(giving('misconduct', measure))).toMatchObject({
        code: 'not-on-the-ladder',
        measure,
        refs: expect.arrayContaining([`${book}@${EDITION[book] ?? ''}:${rule}`]) as unknown,
      });
  });

  it('[gcb:T57.A4] soft play, cheating, bad conduct and insults are kept with a penalty or not at all', () => {
    for (const offence of ['softplay', 'cheating', 'misconduct', 'abuse'] as const) {
      const evening = night('gcb');
      for (const none of ['hint', 'caution'] as const)
        expect(evening.refusal(giving(offence, none))).toMatchObject({ code: 'not-on-the-ladder' });
      evening.do(giving(offence, 'warning'));
      expect(evening.state.penalties[0]?.refs).toContain('gcb@2025-10-30:T57.A4');
    }
  });

  it('[tda55:41.a] can be used for any breach, also one that no rule names, and by staff alone', () => {
    for (const offence of OFFENCES) {
      const evening = night('tda55');
      evening.do(giving(offence, 'warning'));
      expect(evening.state.penalties).toMatchObject([{ offence, refs: expect.any(Array) as unknown }]);
    }
    for (const role of ['player', 'display'] as const)
      expect(mayNot(night('tda55').state, giving('misconduct', 'warning'), { id: role, role })).toMatchObject({
        code: 'role-may-not',
        needed: ['director', 'floor'],
      });
  });
});
