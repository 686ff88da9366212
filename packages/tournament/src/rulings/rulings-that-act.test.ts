import { append, type Commit, restore, toCommitId } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CarriedOut, TournamentCommand } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import { chipsInPlay } from '../figures.ts';
import { toEntryId, toPenaltyId, toRulingId, toTableId } from '../ids.ts';
import type { RuledOn } from '../ruled-on.ts';
import type { Tournament } from '../state.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { view } from '../view-of.ts';

const ruling = toRulingId('r1');
const t1 = toTableId('t1');
const e = (no: number) => toEntryId(`e${String(no)}`);
const on: RuledOn = {
  kind: 'dispute',
  facts: {},
  answer: 'determined',
  outcome: { is: 'playStops' },
  steps: [
    { key: 'stopPlay', values: {} },
    { key: 'callFloor', values: {} },
  ],
  refs: [],
  table: t1,
};
const stops: CarriedOut = { type: 'RuleHand', table: t1, is: 'stops' };
const again: CarriedOut = { type: 'RuleHand', table: t1, is: 'again' };
const record = (...carryOut: readonly CarriedOut[]): TournamentCommand => ({
  type: 'RecordRuling',
  ruling,
  on,
  carryOut,
});

/** Six at one table, the button counted once. */
function evening(book: string, players = 6): Evening {
  const night = new Evening(book);
  night.start(players, 1);
  night.do({ type: 'PlaceButton', table: t1, seat: toSeatNo(1) });
  hand(night);
  return night;
}
const hand = (night: Evening) => night.wait(60_000).do({ type: 'NextHand', tables: [t1] });
const logged = ({ state }: Evening) => state.rulings[0];

/** The night without its last step. */
function withoutLast(night: Evening): Tournament {
  const last = night.commits.at(-1);
  if (last === undefined) throw new RangeError('nothing happened');
  const undo: Commit<TournamentEvent> = {
    ...last,
    id: toCommitId('u'),
    version: last.version + 1,
    events: [],
    takesBack: [last.id],
  };
  return append(tournament, restore(tournament, night.commits), undo).state;
}

describe('a ruling that acts', () => {
  it('is recorded and carried out in one step, and taken back as one', () => {
    const night = evening('pvb');
    const before = night.state;
    const penalty: CarriedOut = {
      ...{ type: 'GivePenalty', penalty: toPenaltyId('p1'), entry: e(1) },
      ...{ offence: 'delay', measure: 'warning', ruling },
    };
    night.do(record({ type: 'PauseClock' }, stops, penalty, { type: 'TickStep', ruling, step: 0, done: true }));
    expect(night.state.clock?.running).toBe(false);
    expect(night.state.tables.get(t1)?.ruled?.stopped).toBe(night.now);
    expect(night.state.penalties).toMatchObject([{ id: 'p1', ruling }]);
    expect(logged(night)).toMatchObject({
      carriedOut: ['PauseClock', 'RuleHand', 'GivePenalty'],
      done: { 0: night.now },
    });
    expect(withoutLast(night)).toEqual(before);
  });

  it('is carried out wholly or not at all', () => {
    const night = evening('pvb');
    const before = night.state;
    expect(night.refusal(record({ type: 'PauseClock' }, { type: 'PauseClock' }))?.code).toBe('clock-stopped');
    expect(night.state).toBe(before);
  });

  it('is carried out later as well, in a step of its own', () => {
    const night = evening('pvb');
    night.do(record());
    expect(logged(night)).not.toHaveProperty('carriedOut');
    const recorded = night.state;
    night.do({ type: 'CarryOutRuling', ruling, carryOut: [{ type: 'PauseClock' }] });
    expect(logged(night)?.carriedOut).toEqual(['PauseClock']);
    expect(withoutLast(night)).toEqual(recorded);
    expect(night.refusal({ type: 'CarryOutRuling', ruling, carryOut: [] })?.code).toBe('nothing-to-do');
    expect(night.refusal({ type: 'CarryOutRuling', ruling: toRulingId('r9'), carryOut: [stops] })?.code).toBe(
      'no-such-ruling',
    );
  });

  it('gives nobody more to say: what the floor may not do, it may not do by a ruling', () => {
    const night = evening('pvb');
    night.actor = { id: 'kim', role: 'floor' };
    expect(night.refusal(record({ type: 'HoldClock', why: 'slept' } as never))).toMatchObject({
      code: 'role-may-not',
      needed: ['director'],
    });
    night.do(record(stops));
    night.actor = { id: 'kai', role: 'cashier' };
    expect(night.refusal({ ...record(), ruling: toRulingId('r2') } as never)?.code).toBe('role-may-not');
  });
});

describe('the steps of a ruling', () => {
  it('are ticked one by one, each with when it was done, and no other than there are', () => {
    const night = evening('pvb');
    night.do(record());
    const tick = (step: number, done = true) => ({ type: 'TickStep', ruling, step, done }) as const;
    night.do(tick(1));
    expect(logged(night)?.done).toEqual({ 1: night.now });
    expect(night.refusal(tick(1))?.code).toBe('nothing-to-do');
    for (const step of [-1, 2, 0.5])
      expect(night.refusal(tick(step))).toMatchObject({ code: 'no-such-step', steps: 2 });
    night.do(tick(1, false));
    expect(logged(night)).not.toHaveProperty('done');
    expect(view(night.state, { as: 'staff' }).rulings?.[0]?.steps).toEqual(on.steps);
  });
});

describe('play that was stopped', () => {
  test('[oepbl:6.1 stop and consult] no hand is dealt at this table until it goes on', () => {
    const night = evening('oepbl');
    night.do(record(stops));
    const next = { type: 'NextHand', tables: [t1] } as const;
    expect(night.refusal(next)).toEqual({
      code: 'table-stopped',
      table: t1,
      refs: ['oepbl@2011-01-18:6.1 stop and consult', 'oepbl@2011-01-18:2.6 consult'],
    });
    expect(view(night.state, { as: 'room' }).tables[t1]?.ruled).toEqual({ stopped: night.now });
    expect(night.refusal(stops)?.code).toBe('nothing-to-do');
    night.do({ type: 'RuleHand', table: t1, is: 'goesOn' });
    expect(night.state.tables.get(t1)).not.toHaveProperty('ruled');
    night.do(next);
  });
});

describe('a hand that is dealt again', () => {
  test('[gcb:T34.B1] is the same hand: same players, same blinds, though the level has changed and somebody sat down', () => {
    const night = evening('gcb', 5);
    const { positions, hand: counted } = night.state.tables.get(t1) ?? {};
    night.do({ type: 'JumpToLevel', level: 2 });
    night.do(record(again));
    night.enter(1);
    night.do({ type: 'SeatEntry', entry: e(6), at: { table: t1, seat: toSeatNo(7) } });
    expect(night.state.tables.get(t1)).toMatchObject({ positions, hand: counted });
    for (const viewer of [{ as: 'staff' }, { as: 'dealer', table: t1, link: 0 }] as const)
      expect(view(night.state, viewer).tables[t1]?.ruled?.again).toEqual({ level: 0, sitsOut: [e(6)] });
    for (const as of ['room', 'cashier'] as const)
      expect(view(night.state, { as }).tables[t1]).not.toHaveProperty('ruled');
    hand(night);
    expect(night.state.tables.get(t1)).toMatchObject({ hand: { no: 3 } });
    expect(night.state.tables.get(t1)).not.toHaveProperty('ruled');
  });

  test('[gcb:T34.B2] is served once: a penalty counts one hand for it, however often it is dealt', () => {
    const night = evening('gcb');
    const penalty = toPenaltyId('p1');
    night.do({ type: 'GivePenalty', penalty, entry: e(1), offence: 'touching', measure: 'rounds', rounds: 1 });
    hand(night);
    const left = night.state.penalties[0]?.left ?? 0;
    night.do(record(again));
    expect(night.refusal({ type: 'CountPenalties', table: t1, what: 'hands' })).toEqual({
      code: 'same-hand',
      table: t1,
      refs: ['gcb@2025-10-30:T34.B2'],
    });
    night.do(again);
    hand(night);
    expect(night.state.penalties[0]?.left).toBe(left - 1);
  });

  it('keeps the blinds of the level before, where the ruling says so', () => {
    const night = evening('pvb');
    const old: CarriedOut = { type: 'RuleHand', table: t1, is: 'oldLevel' };
    expect(night.refusal(old)?.code).toBe('nothing-to-do');
    night.do({ type: 'JumpToLevel', level: 1 });
    night.do(old);
    night.do(again);
    expect(view(night.state, { as: 'staff' }).tables[t1]?.ruled).toEqual({
      oldLevel: 0,
      again: { level: 0, sitsOut: [] },
    });
  });
});

describe('chips that leave play', () => {
  it('are fewer by just as many, and never all that somebody has', () => {
    const night = evening('pvb');
    expect(chipsInPlay(night.state)).toBe(60_000);
    night.do(record({ type: 'RemoveChips', chips: toChips(500), entry: e(1) }));
    expect(chipsInPlay(night.state)).toBe(59_500);
    expect(chipsInPlay(withoutLast(night))).toBe(60_000);
    const take = (chips: number) => night.refusal({ type: 'RemoveChips', chips: toChips(chips) });
    expect(take(59_495)).toEqual({ code: 'chips-too-many', most: 59_494 });
    expect(take(0)?.code).toBe('chips-too-many');
    expect(take(59_494)).toBeUndefined();
    expect(night.refusal({ type: 'RemoveChips', chips: toChips(1), entry: e(9) })?.code).toBe('no-such-entry');
  });
});

describe('an appeal', () => {
  const appeal = { type: 'AppealRuling', ruling, why: 'nein', nextHandBegun: false } as const;

  test('[gcb:T21] is refused once the next hand was dealt there, whatever is said of it', () => {
    const night = evening('gcb');
    night.do(record());
    hand(night);
    expect(night.refusal(appeal)).toEqual({ code: 'appeal-too-late', ruling, refs: ['gcb@2025-10-30:T21'] });
    const inTime = evening('gcb');
    inTime.do(record());
    inTime.do(appeal);
  });

  const final = (book: string, address: string) => {
    const night = evening(book);
    night.do(record());
    night.do(appeal);
    night.do({ type: 'DecideAppeal', ruling, upheld: false, why: 'gesehen' });
    expect(night.refusal(appeal)).toMatchObject({
      code: 'already-appealed',
      refs: expect.arrayContaining([address]) as unknown,
    });
    expect(logged(night)?.appealDecided).toEqual({ upheld: false, why: 'gesehen' });
  };
  test('[gcb:T1.2] that was decided is decided for good', () => final('gcb', 'gcb@2025-10-30:T1.2'));
  test('[tda55:1.c] that was decided stands', () => final('tda55', 'tda55@undated:1.c'));
  test('[bdpv:1 Entscheidungsfindung 2] that was decided binds', () =>
    final('bdpv', 'bdpv@undated:1 Entscheidungsfindung 2'));
});

describe('who sets the letter of a rule aside', () => {
  const otherwise = (book: string, address: string) => {
    const night = evening(book);
    const instead = { ...on, instead: { text: 'Fold erlaubt' } };
    expect(night.refusal({ type: 'RecordRuling', ruling, on: instead })).toMatchObject({
      code: 'reason-needed',
      refs: expect.arrayContaining([address]) as unknown,
    });
    night.do({ type: 'RecordRuling', ruling, on: { ...instead, reason: 'falsch angesagt' } });
    expect(view(night.state, { as: 'staff' }).rulings).toMatchObject([
      { instead: instead.instead, reason: 'falsch angesagt' },
    ]);
  };
  test('[tda55:1.b] says why, and both stay in the log', () => otherwise('tda55', 'tda55@undated:1.b'));
  test('[oepbl:6.1 referees] at his discretion says why, and both stay in the log', () =>
    otherwise('oepbl', 'oepbl@2011-01-18:6.1 referees'));
  test('[bdpv:1 Entscheidungsfindung 1] for fairness says why, and both stay in the log', () =>
    otherwise('bdpv', 'bdpv@undated:1 Entscheidungsfindung 1'));
});

describe('whatever is carried out and taken back', () => {
  const act: fc.Arbitrary<CarriedOut> = fc.oneof(
    fc.constantFrom<CarriedOut>({ type: 'PauseClock' }, stops, again, { type: 'RuleHand', table: t1, is: 'goesOn' }),
    fc.record({ type: fc.constant('RemoveChips' as const), chips: fc.integer({ min: 1, max: 20_000 }).map(toChips) }),
    fc.integer({ min: 1, max: 6 }).map((no) => ({
      ...{ type: 'PlaceButton' as const, table: t1, seat: toSeatNo(no) },
    })),
  );

  it('no chip is made or lost but those that a ruling takes, and the night is what it was', () => {
    fc.assert(
      fc.property(fc.array(fc.array(act, { maxLength: 4 }), { maxLength: 8 }), (rulings) => {
        const night = evening('pvb');
        let [log, removed] = [restore(tournament, night.commits), 0];
        for (const [no, carryOut] of rulings.entries()) {
          const verdict = night.try({
            ...record(...carryOut),
            ruling: toRulingId(`r${String(no)}`),
          } as TournamentCommand);
          if (!verdict.ok) continue;
          removed += verdict.value.reduce((sum, one) => sum + (one.type === 'ChipsRemoved' ? one.chips : 0), 0);
          expect(chipsInPlay(night.state)).toBe(60_000 - removed);
        }
        const before = evening('pvb');
        const steps = night.commits.slice(before.commits.length);
        log = restore(tournament, night.commits);
        for (const [nth, { id }] of steps.toReversed().entries()) {
          const version = night.commits.length + nth + 1;
          const undo = { id: toCommitId(`u${String(nth)}`), version, at: night.now, actor: night.actor, events: [] };
          log = append(tournament, log, { ...undo, takesBack: [id] });
        }
        expect(log.state).toEqual(before.state);
      }),
      { numRuns: 60 },
    );
  });
});
