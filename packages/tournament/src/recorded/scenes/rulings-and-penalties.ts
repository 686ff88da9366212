import { EVENING } from '../../testing.ts';
import { type Asked, Scene } from '../scene.ts';
import { bust, levels, out } from '../shorthand.ts';

/** Rulings and penalties. */
export function rulingsAndPenalties(book: string): Scene {
  const scene = new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 6 }).seated(6, 2);
  const on = { kind: 'undercall', facts: {}, answer: 'determined', outcome: { is: 'call' }, refs: [] };
  const record = (ruling: string, fields: object = {}, at?: number): Asked => ({
    type: 'RecordRuling',
    ruling,
    on: { ...on, ...fields },
    ...(at !== undefined && { at }),
  });
  const appeal = (ruling: string, why: string, nextHandBegun = false): Asked => ({
    type: 'AppealRuling',
    ruling,
    why,
    nextHandBegun,
  });
  const decide = (ruling: string, why: string, upheld = true): Asked => ({
    type: 'DecideAppeal',
    ruling,
    upheld,
    why,
  });
  const give = (penalty: string, entry: string, measure: string, fields: object = {}): Asked => ({
    type: 'GivePenalty',
    penalty,
    entry,
    offence: 'misconduct',
    measure,
    ...fields,
  });
  const count = (table: string, what: string): Asked => ({ type: 'CountPenalties', table, what });
  const end = (penalty: string, how: string, reason?: string): Asked => ({
    type: 'EndPenalty',
    penalty,
    how,
    ...(reason !== undefined && { reason }),
  });
  return scene
    .ask({ type: 'Note', text: ' ' }, { type: 'Note', text: ' quiet ' })
    .ask(give('w0', 'e1', 'rounds', { rounds: 1 }), { type: 'StartClock' })
    .wait(5)
    .ask(
      record('r1', { table: 't9' }),
      record('r1', { entry: 'nobody' }),
      record('r1', { instead: { text: 'x' } }),
      record('r1', { instead: { text: 'x' }, reason: ' ' }),
      record('r1', { table: 't1', entry: 'e1' }),
      record('r1'),
      record('r2', { instead: { text: 'x' }, reason: 'fair' }, EVENING + 60_000),
      record('r3', {}, EVENING + 600_000),
      appeal('r9', 'x'),
      appeal('r1', ' '),
      decide('r1', 'x'),
      appeal('r1', ' wrong ', true),
      appeal('r2', ' wrong '),
      appeal('r2', 'again'),
      decide('r9', 'x'),
      decide('r2', ' '),
      decide('r2', ' right ', false),
      decide('r2', 'right'),
    )
    .ask(
      give('p1', 'nobody', 'warning'),
      ...['hint', 'caution', 'warning', 'oneHand', 'deadHand', 'points', 'chipLoss', 'elimination'].map((measure) =>
        give(`p-${measure}`, 'e1', measure, { reason: ' ' }),
      ),
      give('p-disqualification', 'e2', 'disqualification', { reason: ' rude ', ruling: 'r1' }),
      give('p-exclusion', 'e2', 'exclusion', { ruling: 'r9' }),
      give('p-rounds', 'e1', 'rounds'),
      give('p-rounds', 'e1', 'rounds', { rounds: 0 }),
      give('p-rounds', 'e1', 'rounds', { rounds: 4 }),
      give('p-rounds', 'e1', 'rounds', { rounds: 1 }),
      give('p-rounds-2', 'e2', 'rounds', { rounds: 5 }),
      give('p-rounds-2', 'e2', 'rounds', { rounds: 2, offence: 'touching' }),
      ...[0, 1, 5, 9, 10, 20, 50, 51, 1440, 1441].map((count) =>
        give(`p-time-${String(count)}`, 'e3', 'time', { minutes: count }),
      ),
      give('p-time', 'e3', 'time'),
    )
    .ask(count('t9', 'hands'), count('t2', 'rounds'), count('t2', 'hands'), count('t1', 'rounds'), count('t1', 'hands'))
    .ask(count('t1', 'hands'), count('t1', 'hands'), count('t1', 'hands'), count('t1', 'hands'), count('t1', 'rounds'))
    .ask(end('p9', 'served'), end('p-warning', 'served'), end('p-rounds-2', 'waived'), end('p-rounds-2', 'waived', ' '))
    .ask(
      end('p-rounds-2', 'waived', ' mistaken '),
      end('p-rounds-2', 'served'),
      end('p-time-10', 'served'),
      end('p-time-20', 'served', ' '),
    )
    .ask(count('t2', 'rounds'), count('t2', 'hands'))
    .ask(bust('b1', out('e5')), give('p-out', 'e5', 'oneHand'), give('p-out', 'e5', 'time', { minutes: 10 }))
    .ask(give('p-out', 'e5', 'rounds', { rounds: 1 }), give('p-out', 'e5', 'warning'))
    .seen('staff', 'room')
    .ask(
      record('r4', { table: 't1', steps: [{ key: 'stopPlay' }, { key: 'writeDown' }] }),
      { type: 'TickStep', ruling: 'r4', step: 0, done: true },
      { type: 'TickStep', ruling: 'r4', step: 0, done: true },
      { type: 'TickStep', ruling: 'r4', step: 2, done: true },
      { type: 'TickStep', ruling: 'r1', step: 0, done: true },
      { type: 'CarryOutRuling', ruling: 'r9', carryOut: [{ type: 'PauseClock' }] },
      { type: 'CarryOutRuling', ruling: 'r4', carryOut: [] },
      {
        type: 'CarryOutRuling',
        ruling: 'r4',
        carryOut: [{ type: 'PauseClock' }, { type: 'RuleHand', table: 't1', is: 'stops' }],
      },
      { type: 'NextHand', tables: ['t1'] },
      { type: 'RuleHand', table: 't1', is: 'goesOn' },
      { type: 'RuleHand', table: 't1', is: 'again' },
      { type: 'RuleHand', table: 't1', is: 'oldLevel' },
      { type: 'RuleHand', table: 't9', is: 'again' },
      { type: 'RemoveChips', chips: 500, entry: 'e1' },
      { type: 'RemoveChips', chips: 1_000_000 },
    )
    .seen('staff')
    .as('player')
    .ask({ type: 'Note', text: 'x' })
    .as('display')
    .ask({ type: 'Note', text: 'x' })
    .as('demo')
    .ask({ type: 'Note', text: 'x' })
    .as('floor')
    .ask({ type: 'Note', text: 'x' }, { type: 'ChangeLevels', levels: [] }, { type: 'HoldClock', why: 'slept' });
}
