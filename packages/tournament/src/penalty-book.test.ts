import { toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { describe, expect, test } from 'vitest';
import { type PenaltyId, toEntryId, toPenaltyId, toRulingId, toTableId } from './ids.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const p = toPenaltyId('penalty-1');
const e1 = toEntryId('e1');
const t1 = toTableId('t1');
const rounds = (count: number) =>
  ({ type: 'GivePenalty', penalty: p, entry: e1, offence: 'touching', measure: 'rounds', rounds: count }) as const;

function evening(book: string, players: number): Evening {
  const night = new Evening(book);
  night.start(players, 1);
  return night;
}
const left = (night: Evening) => night.state.penalties[0]?.left;

describe('a penalty of rounds', () => {
  test('[pvb:69(12)a] costs players at the table times rounds, whoever goes out meanwhile', () => {
    const night = evening('pvb', 8);
    night.do(rounds(2));
    expect(left(night)).toBe(16);
    night.do({ type: 'CountPenalties', table: t1, what: 'hands' });
    expect(left(night)).toBe(15);
  });

  test('is counted once where two tell of the same hand, also at a table where nobody counts hands', () => {
    const night = evening('pvb', 8);
    night.do(rounds(2));
    const penalty = night.state.penalties[0]?.id as PenaltyId;
    const told = { type: 'CountPenalties', table: t1, what: 'hands', seen: [{ penalty, left: 16 }] } as const;
    night.do(told);
    expect(night.refusal(told)).toEqual({ code: 'counted-already', table: t1 });
    expect(left(night)).toBe(15);
    night.do({ ...told, seen: [{ penalty, left: 15 }] });
    expect(left(night)).toBe(14);
  });

  test('its last hand, told by two, does not count on for somebody else', () => {
    const night = evening('pvb', 8);
    night.do({ ...rounds(1), measure: 'oneHand' });
    const [one] = night.state.penalties;
    const told = {
      type: 'CountPenalties',
      table: t1,
      what: 'hands',
      seen: [{ penalty: one?.id as PenaltyId, left: 1 }],
    } as const;
    night.do(told);
    night.do({ ...rounds(1), penalty: toPenaltyId('other'), entry: toEntryId('e2') });
    expect(night.refusal(told)).toEqual({ code: 'counted-already', table: t1 });
  });

  test('[tda55:41.d] [gcb:T57.B5] likewise, and ends with the last hand', () => {
    for (const book of ['tda55', 'gcb']) {
      const night = evening(book, 6);
      night.do(rounds(3));
      expect(left(night)).toBe(18);
      for (let hand = 0; hand < 18; hand += 1) night.do({ type: 'CountPenalties', table: t1, what: 'hands' });
      expect(night.state.penalties[0]).toMatchObject({ left: 0, ended: 'served' });
      expect(night.refusal({ type: 'CountPenalties', table: t1, what: 'hands' })?.code).toBe('nothing-to-do');
    }
  });

  test('[tda55:41.f] [gcb:T57.B3] of more than four is refused with the rule', () => {
    for (const book of ['tda55', 'gcb'])
      expect(evening(book, 6).refusal(rounds(5))).toMatchObject({ code: 'penalty-out-of-bounds', from: 1, to: 4 });
  });

  test('[oepbl:2.16 penalty ladder] counts rounds of the button', () => {
    const night = evening('oepbl', 6);
    night.do(rounds(2));
    expect(night.state.penalties[0]).toMatchObject({ length: { in: 'rounds', rounds: 2 }, left: 2 });
    expect(night.refusal({ type: 'CountPenalties', table: t1, what: 'hands' })?.code).toBe('nothing-to-do');
    night.do({ type: 'CountPenalties', table: t1, what: 'rounds' });
    expect(left(night)).toBe(1);
  });

  test('[bdpv:6 Einleitung Sanktionen] is not known to every rulebook', () => {
    expect(evening('bdpv', 6).refusal(rounds(1))).toMatchObject({
      code: 'not-on-the-ladder',
      ladder: ['warning', 'time', 'disqualification'],
    });
  });

  test('[pvb:69(13)] goes with the player to his new table', () => {
    const night = new Evening('pvb');
    night.start(8, 2);
    night.do(rounds(1));
    const before = left(night);
    const home = night.state.entries.get(e1)?.at?.table;
    const other = toTableId(home === 't1' ? 't2' : 't1');
    const taken = new Set(
      [...night.state.entries.values()].flatMap(({ at }) => (at?.table === other ? [at.seat] : [])),
    );
    const seat = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).find((one) => !taken.has(one));
    if (seat === undefined) throw new Error('no free seat');
    night.do({ type: 'MoveEntry', entry: e1, to: { table: other, seat }, reason: 'test' });
    expect(left(night)).toBe(before);
    night.do({ type: 'CountPenalties', table: other, what: 'hands' });
    expect(left(night)).toBe((before ?? 0) - 1);
  });
});

test('[pvb:69(9)e] a time penalty lasts from 10 to 50 minutes', () => {
  const night = evening('pvb', 6);
  const time = (minutes: number) => ({ ...rounds(1), measure: 'time', minutes }) as const;
  for (const minutes of [9, 51]) expect(night.refusal(time(minutes))?.code).toBe('penalty-out-of-bounds');
  night.do(time(30));
  expect(night.state.penalties[0]?.length).toEqual({ in: 'time', until: night.now + 30 * 60_000 });
});

test('[pvb:69(10)a] [gcb:T61] a penalty cites the rules that name the offence', () => {
  const cited = (book: string) => {
    const night = evening(book, 6);
    night.do({ ...rounds(1), measure: 'warning' });
    return night.state.penalties[0]?.refs;
  };
  expect(cited('pvb')).toEqual(['pvb@2020-01:69(10)a', 'pvb@2020-01:69(10)']);
  expect(cited('gcb')).toEqual(['gcb@2025-10-30:T61', 'gcb@2025-10-30:T57.B4']);
});

test('a penalty is waived with a reason only, and what is over cannot end again', () => {
  const night = evening('pvb', 6);
  night.do(rounds(1));
  expect(night.refusal({ type: 'EndPenalty', penalty: p, how: 'waived' })?.code).toBe('reason-needed');
  night.do({ type: 'EndPenalty', penalty: p, how: 'waived', reason: 'Verwechslung' });
  expect(night.refusal({ type: 'EndPenalty', penalty: p, how: 'served' })?.code).toBe('nothing-to-do');
});

describe('the log of rulings', () => {
  const ruling = toRulingId('ruling-1');
  const on = {
    kind: 'undercall',
    facts: { toFace: 400 },
    answer: 'determined',
    outcome: { is: 'call', amount: toChips(400) },
    refs: ['gcb@2025-10-30:T37.A4'],
    entry: e1,
  } as const;

  test('[gcb:T1.1] [pvb:01] whoever decides otherwise says why', () => {
    const night = evening('gcb', 6);
    const otherwise = { ...on, instead: { text: 'Fold erlaubt' } };
    expect(night.refusal({ type: 'RecordRuling', ruling, on: otherwise })).toMatchObject({
      code: 'reason-needed',
      refs: expect.arrayContaining(['gcb@2025-10-30:T1.1']) as unknown,
    });
    night.do({ type: 'RecordRuling', ruling, on: { ...otherwise, reason: 'Dealer hatte falsch angesagt' } });
    expect(night.state.rulings).toMatchObject([{ id: ruling, at: night.now, kind: 'undercall' }]);
  });

  test('keeps when it was decided, if a phone tells it later; never a time to come', () => {
    const night = evening('pvb', 6);
    const at = toInstant(night.now - 60_000);
    night.do({ type: 'RecordRuling', ruling, on, at });
    night.do({ type: 'RecordRuling', ruling: toRulingId('ahead'), on, at: toInstant(night.now + 60_000) });
    expect(night.state.rulings.map((one) => one.at)).toEqual([at, night.now]);
  });

  test('[pvb:64(1)] an appeal comes before the next hand, or not at all', () => {
    const night = evening('pvb', 6);
    night.do({ type: 'RecordRuling', ruling, on });
    const appeal = { type: 'AppealRuling', ruling, why: 'Ich hatte 600 gesagt' } as const;
    expect(night.refusal({ ...appeal, nextHandBegun: true })).toMatchObject({
      code: 'appeal-too-late',
      refs: expect.arrayContaining(['pvb@2020-01:64(1)']) as unknown,
    });
    night.do({ ...appeal, nextHandBegun: false });
    night.do({ type: 'DecideAppeal', ruling, upheld: false, why: 'Alle am Tisch hörten 400' });
    expect(night.state.rulings[0]).toMatchObject({ appeal: { why: appeal.why }, appealDecided: { upheld: false } });
    expect(night.refusal({ type: 'DecideAppeal', ruling, upheld: true, why: 'x' })?.code).toBe('no-open-appeal');
  });

  test('nobody in the room learns of rulings and penalties', () => {
    const night = evening('pvb', 6);
    night.do({ type: 'RecordRuling', ruling, on });
    const quiet = JSON.stringify(view(evening('pvb', 6).state, { as: 'room' }));
    night.do(rounds(1));
    expect(JSON.stringify(view(night.state, { as: 'room' }))).toBe(quiet);
    expect(view(night.state, { as: 'staff' })).toMatchObject({ rulings: [{ id: ruling }], penalties: [{ id: p }] });
  });
});

test('[oepbl:6.1 penalties final] a warning that was given is not contested afterwards', () => {
  const night = evening('oepbl', 6);
  night.do({ ...rounds(1), measure: 'warning' });
  expect(night.refusal({ type: 'EndPenalty', penalty: p, how: 'waived', reason: 'Einspruch' })).toMatchObject({
    code: 'nothing-to-do',
    refs: expect.arrayContaining(['oepbl@2011-01-18:6.1 penalties final']) as unknown,
  });
});

test('[oepbl:2.6 final] what was decided on an appeal is not contested again', () => {
  const night = evening('oepbl', 6);
  const ruling = toRulingId('ruling-1');
  const on = { kind: 'undercall', facts: {}, answer: 'determined', outcome: { is: 'call' }, refs: [] } as const;
  const appeal = { type: 'AppealRuling', ruling, why: 'Ich hatte 600 gesagt', nextHandBegun: false } as const;
  night.do({ type: 'RecordRuling', ruling, on });
  night.do(appeal);
  night.do({ type: 'DecideAppeal', ruling, upheld: false, why: 'Alle hörten 400' });
  expect(night.refusal(appeal)).toMatchObject({
    code: 'already-appealed',
    refs: expect.arrayContaining(['oepbl@2011-01-18:2.6 final']) as unknown,
  });
});

test('[gcb:T54.3] chips that were taken away are in nobody’s stack and out of the tournament', () => {
  const night = evening('gcb', 6);
  const inPlay = () => view(night.state, { as: 'staff' }).figures.chips;
  const before = inPlay();
  night.do({ ...rounds(1), offence: 'pocketedChips', rule: 'T54.1', measure: 'chipLoss' });
  expect(inPlay()).toBe(before);
  night.do({ type: 'RemoveChips', chips: toChips(1500), entry: e1 });
  expect(inPlay()).toBe(before - 1500);
});
