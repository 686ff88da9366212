import { sha256, toChips } from '@riffle/cards';
import { balance, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentEvent } from '../event.ts';
import { fits } from '../fits.ts';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId } from '../ids.ts';
import type { RankedOut } from '../ranked-out.ts';
import { director, Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { bounties } from './bounties.ts';
import { commitEnvelopes } from './envelopes.ts';
import { moneyFaults } from './faults.ts';
import { headsTaken } from './heads-taken.ts';
import type { BountyForm, MoneySetup } from './money-setup.ts';
import { MONEY } from './testing.ts';

const [A, B, C, D] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
const profileOf = (bounty: number, name: string): MoneySetup['profiles'][number] => {
  const [entry] = MONEY.profiles;
  if (entry === undefined) throw new Error('no profile');
  const parts = [
    { for: 'prizes', amount: toCents(10_000) },
    ...(bounty > 0 ? [{ for: 'bounty', amount: toCents(bounty) } as const] : []),
  ] as const;
  return { ...entry, id: name as typeof entry.id, name, parts };
};
const evening = (form: BountyForm, players = 4, bounty = 5_000, tables = 1): Evening => {
  const night = new Evening('tda55', {
    money: { profiles: [profileOf(bounty, 'mit'), profileOf(0, 'ohne')], bounty: form },
    lateEntryThrough: 1,
    prizes: [toCents(players * 10_000)],
  });
  night.start(players, tables);
  night.do({ type: 'JumpToLevel', level: 2 });
  return night;
};
const out = (night: Evening, ...hand: readonly (readonly [EntryId, ...EntryId[]])[]) =>
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId(hand.map(([entry]) => entry).join('-')),
    out: hand.map(([entry, ...by]) => ({ entry, by })),
  });
/** A hand of a night from before, in which who took others out might be out himself. */
const recordedOnce = (night: Evening, ...out: readonly RankedOut[]) =>
  night.apply({
    ...{ v: 1, type: 'BustedOut', bustOut: toBustOutId('once'), out, at: night.now, level: 2, because: [] },
  });
const of = (night: Evening, entry: EntryId) => bounties(night.state).get(entry) ?? { won: 0, head: 0 };
const headsSeen = (night: Evening) => view(night.state, { as: 'room' }).money?.headsWon;
const HALF: BountyForm = { by: 'progressive', toKiller: 500 };

describe('a progressive bounty', () => {
  it('is paid by half, and half of it grows on the head of who won it', () => {
    const night = evening(HALF);
    out(night, [A, B]);
    expect(of(night, B)).toEqual({ won: 2_500, head: 7_500 });
    out(night, [B, C]);
    expect(of(night, C)).toEqual({ won: 3_750, head: 8_750 });
    expect(of(night, B)).toEqual({ won: 2_500, head: 0 });
  });

  it('is paid whole to whom a correction puts out before: no head is left that it could grow on', () => {
    const night = evening(HALF);
    out(night, [A, B]);
    out(night, [B, C]);
    night.do({ type: 'MoveBustOut', bustOut: toBustOutId(B), before: toBustOutId(A) });
    expect(of(night, B)).toEqual({ won: 5_000, head: 0 });
    expect(of(night, C)).toEqual({ won: 2_500, head: 7_500 });
    const all = [...bounties(night.state).values()].reduce((sum, { won, head }) => sum + won + head, 0);
    expect(all).toBe(4 * 5_000);
  });

  it('the winner has what stands on his own head, and all that was paid in is paid out', () => {
    const night = evening(HALF);
    out(night, [A, B]);
    out(night, [B, C]);
    out(night, [D, C]);
    expect(of(night, C).won + of(night, B).won).toBe(20_000);
    // it is his, and stands on no head any more: nobody is told of it twice
    expect(of(night, C).head).toBe(0);
    expect(view(night.state, { as: 'room' }).money?.heads).toBeUndefined();
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('an odd cent is paid and not put on a head, and several killers share both', () => {
    const night = evening(HALF, 4, 5_001);
    out(night, [A, B, C]);
    // 2,501 in cash, 2,500 on heads
    expect([of(night, B), of(night, C)]).toEqual([
      { won: 1_251, head: 5_001 + 1_250 },
      { won: 1_250, head: 5_001 + 1_250 },
    ]);
  });

  it('what was won stays as it was: no stack of a later hand moves an odd cent', () => {
    for (const form of [HALF, { by: 'head' }] as const) {
      const night = evening(form, 4, 5_001);
      out(night, [A, B, C]);
      const before = [of(night, B), of(night, C)];
      // C goes out by D, and had more than nothing
      night.do({
        ...{ type: 'BustOut', bustOut: toBustOutId('later') },
        out: [{ entry: C, by: [D], stackAtStart: toChips(900) }],
      });
      expect([of(night, B), of(night, C).won]).toEqual([before[0], before[1]?.won]);
    }
  });

  it('[tda55:8.c] an odd cent of what was won in the same hand goes to who had more in it', () => {
    const night = evening({ by: 'head' }, 4, 5_001);
    recordedOnce(
      night,
      { entry: A, rank: 2, by: [B, C], stackAtStart: toChips(100) },
      { entry: C, rank: 1, by: [D], stackAtStart: toChips(900) },
    );
    expect([of(night, C).won, of(night, B).won]).toEqual([2_501, 2_500]);
  });

  it('recorded to have won in the hand in which he lost, as nights from before have it, he leaves what he won on his head', () => {
    const night = evening(HALF);
    // A lost to B and B to C, in one hand: nobody can, and nobody is told so any more
    recordedOnce(night, { entry: B, rank: 1, by: [C] }, { entry: A, rank: 1, by: [B] });
    expect(of(night, B)).toEqual({ won: 2_500, head: 0 });
    expect(of(night, C)).toEqual({ won: 3_750, head: 8_750 });
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is said for each who goes out: who is paid what, and what goes onto whose head', () => {
    const night = evening(HALF);
    out(night, [A, B, C]);
    out(night, [D]);
    expect(headsTaken(night.state)).toEqual([
      {
        ...{ bustOut: 'e1', entry: A, is: 'won', value: 5_000 },
        parts: [
          { entry: B, paid: 1_250, onto: 1_250 },
          { entry: C, paid: 1_250, onto: 1_250 },
        ],
      },
      { bustOut: 'e4', entry: D, is: 'stays', why: 'nobodyNamed', value: 5_000 },
    ]);
    expect(view(night.state, { as: 'room' }).money).toMatchObject({
      bounties: { [B]: 1_250, [C]: 1_250 },
      heads: { [B]: 6_250, [C]: 6_250 },
    });
  });

  it('is counted for who took it, for each where several did, as far as the room is told of money', () => {
    const night = evening(HALF);
    out(night, [A, B, C]);
    expect(headsSeen(night)).toEqual({ [B]: 1, [C]: 1 });
    out(night, [B, C]);
    expect(headsSeen(night)).toEqual({ [B]: 1, [C]: 2 });
    night.do({ type: 'ChangeSetup', changes: { moneyShown: 'pool' } });
    expect(headsSeen(night)).toEqual({ [B]: 1, [C]: 2 });
    expect(view(night.state, { as: 'room' }).money?.bounties).toBeUndefined();
    night.do({ type: 'ChangeSetup', changes: { moneyShown: 'nothing' } });
    expect(headsSeen(night)).toBeUndefined();
    night.do({ type: 'Reinstate', entry: B });
    expect(view(night.state, { as: 'staff' }).money?.headsWon).toEqual({ [B]: 1, [C]: 1 });
  });

  it('is told to the room once all tables have finished the hand in which it was won', () => {
    const night = evening(HALF, 6, 5_000, 2);
    const room = () => view(night.state, { as: 'room' }).money;
    night.do({ type: 'StartHandForHand', until: 3 });
    const done = () => {
      for (const table of night.state.breakOrder) night.do({ type: 'TellHand', table, is: 'done' });
    };
    done();
    night.do({ type: 'NextHand', tables: night.state.breakOrder });
    night.do({
      ...{ type: 'BustOut', bustOut: toBustOutId('h1') },
      out: [{ entry: C, by: [A], stackAtStart: toChips(5_000) }],
    });
    expect(view(night.state, { as: 'staff' }).money?.bounties).toEqual({ [A]: 2_500 });
    expect(room()?.bounties).toBeUndefined();
    expect(room()?.heads).toMatchObject({ [A]: 5_000 });
    done();
    expect(room()?.bounties).toEqual({ [A]: 2_500 });
    expect(room()?.heads).toMatchObject({ [A]: 7_500 });
  });

  it('is counted for nobody who keeps his own, and where there is none', () => {
    const without = evening(HALF, 4, 0);
    out(without, [A, B]);
    expect(headsSeen(without)).toBeUndefined();
    const night = evening(HALF);
    out(night, [D]);
    expect(headsSeen(night)).toBeUndefined();
  });

  it('is what it was once the hand is taken back', () => {
    const night = evening(HALF);
    out(night, [A, B]);
    night.do({ type: 'Reinstate', entry: A });
    expect(of(night, B)).toEqual({ won: 0, head: 5_000 });
  });

  it('has a part between nothing and all of it, and stays what it is once play began', () => {
    const wrong = new Evening('tda55');
    for (const toKiller of [0, 1_000, 0.5])
      expect(
        wrong.refusal({
          type: 'ChangeSetup',
          changes: { money: { profiles: [profileOf(5_000, 'mit')], bounty: { by: 'progressive', toKiller } } },
        }),
      ).toMatchObject({ code: 'money-invalid', fault: { what: 'bountyPart' } });
    expect(
      evening(HALF).refusal({
        type: 'ChangeSetup',
        changes: { money: { profiles: [profileOf(5_000, 'mit')] } },
      }),
    ).toEqual({ code: 'fixed-after-start', field: 'bountyForm' });
  });

  test('[gcb:T62.a] [gcb:T62.3] is none where a jeton of one value is his whole who wins it', () => {
    const night = new Evening('gcb');
    for (const bounty of [HALF, { by: 'mystery' }] as const) {
      const refusal = night.refusal({
        type: 'ChangeSetup',
        changes: { money: { profiles: [profileOf(5_000, 'mit')], bounty } },
      });
      expect(refusal).toMatchObject({ code: 'money-against-rules', what: 'bountyForm' });
      expect(refusal?.refs?.map((ref) => ref.split(':')[1])).toEqual(expect.arrayContaining(['T62.a']));
    }
  });
});

describe('where only buyers win', () => {
  /** The last of three has bought none. */
  function mixed(form: BountyForm): Evening {
    const night = new Evening('tda55', {
      money: { profiles: [profileOf(5_000, 'mit'), profileOf(0, 'ohne')], bounty: form },
    });
    for (const [no, profile] of ['mit', 'mit', 'ohne'].entries()) {
      const entry = toEntryId(`e${String(no + 1)}`);
      night.do({
        type: 'AddEntries',
        entries: [{ entry, person: `p${String(no + 1)}` as never, profile: profile as never }],
      });
      night.do({ type: 'CheckIn', entries: [entry] });
    }
    night.seatAll(1).do({ type: 'StartClock' });
    return night;
  }

  it('who has bought none wins none, and whoever lost keeps his own', () => {
    const night = mixed({ by: 'head', buyersOnly: true });
    out(night, [A, C]);
    expect([of(night, A).won, of(night, C).won]).toEqual([5_000, 0]);
    expect(headsTaken(night.state)).toMatchObject([{ is: 'won', kept: true, parts: [{ entry: A, paid: 5_000 }] }]);
    const all = mixed({ by: 'head' });
    out(all, [A, C]);
    expect(of(all, C).won).toBe(5_000);
  });

  it('of several only who has bought one shares it', () => {
    const night = mixed({ by: 'head', buyersOnly: true });
    out(night, [A, B, C]);
    expect([of(night, B).won, of(night, C).won]).toEqual([5_000, 0]);
  });
});

describe('a mystery bounty', () => {
  const MYSTERY: BountyForm = { by: 'mystery' };
  const amounts = [12_000, 4_000, 3_000, 1_000].map(toCents);
  const sealed = (): Evening => {
    const night = evening(MYSTERY);
    night.do({ type: 'SealEnvelopes', envelopes: amounts });
    return night;
  };
  const shown = (night: Evening, as: 'room' | 'staff' = 'room') => view(night.state, { as }).money?.mystery;

  it('stands on no head, and before the envelopes are sealed nobody wins one', () => {
    const night = evening(MYSTERY);
    out(night, [A, B]);
    expect(bounties(night.state).size).toBe(0);
    expect(headsTaken(night.state)).toMatchObject([{ is: 'stays', why: 'notSealed' }]);
    expect(night.refusal({ type: 'DrawEnvelope', entry: A })?.code).toBe('envelopes-not-sealed');
  });

  it('is sealed once the field is final: one for each who is in, with all that was paid for them', () => {
    const early = new Evening('tda55', {
      money: { profiles: [profileOf(5_000, 'mit')], bounty: MYSTERY },
      lateEntryThrough: 3,
    });
    early.start(4, 1);
    expect(early.refusal({ type: 'SealEnvelopes', envelopes: amounts })?.code).toBe('envelopes-not-yet');
    const night = evening(MYSTERY);
    expect(night.refusal({ type: 'SealEnvelopes', envelopes: amounts.slice(1) })).toEqual({
      ...{ code: 'envelopes-off', count: 3, needed: 4, sum: 8_000, should: 20_000 },
    });
    expect(night.refusal({ type: 'SealEnvelopes', envelopes: [20_000, 0, 0, 0].map(toCents) })?.code).toBe(
      'envelopes-off',
    );
    night.do({ type: 'SealEnvelopes', envelopes: amounts });
    expect(night.refusal({ type: 'SealEnvelopes', envelopes: amounts })?.code).toBe('envelopes-sealed');
  });

  it('is drawn for whoever goes out, and theirs who took him out', () => {
    const night = sealed();
    expect(night.refusal({ type: 'DrawEnvelope', entry: A })).toEqual({ code: 'envelope-not-due', entry: A });
    out(night, [A, B]);
    expect(shown(night, 'staff')?.due).toEqual([A]);
    expect(headsTaken(night.state)).toEqual([{ bustOut: 'e1', entry: A, is: 'envelope', by: [B] }]);
    const [event] = night.do({ type: 'DrawEnvelope', entry: A });
    const amount = event?.type === 'EnvelopeDrawn' ? event.amount : 0;
    expect(amounts).toContain(amount);
    expect(of(night, B).won).toBe(amount);
    expect(shown(night)).toMatchObject({ drawn: [{ entry: A, amount, by: [B] }] });
    expect(night.refusal({ type: 'DrawEnvelope', entry: A })?.code).toBe('envelope-not-due');
  });

  it('somebody who paid and never came is not struck off once it lies in the envelopes', () => {
    const money = { profiles: [profileOf(5_000, 'mit')], bounty: MYSTERY };
    const night = new Evening('tda55', { money, lateEntryThrough: 0 });
    const entry = toEntryId('never');
    night.do({ type: 'AddEntries', entries: [A, B, C, D].map((id) => ({ entry: id, person: toPersonId(id) })) });
    night.do({ type: 'CheckIn', entries: [A, B, C, D] });
    night.seatAll(1).do({ type: 'AddEntries', entries: [{ entry, person: toPersonId('never') }] });
    night.do({ type: 'StartClock' });
    expect(night.refusal({ type: 'WithdrawEntry', entry })).toBeUndefined();
    night.do({ type: 'SealEnvelopes', envelopes: [13_000, 6_000, 4_000, 2_000].map(toCents) });
    expect(night.refusal({ type: 'WithdrawEntry', entry })).toEqual({ code: 'envelopes-sealed' });
  });

  it('what is in them nobody exchanges: anybody can check it once the last is open', () => {
    const night = sealed();
    const { commitment } = shown(night, 'staff') ?? {};
    expect(JSON.stringify(view(night.state, { as: 'staff' }))).not.toContain(night.state.money?.mystery?.salt);
    expect(shown(night)?.left).toEqual([12_000, 4_000, 3_000, 1_000].map((amount) => ({ amount, count: 1 })));
    out(night, [A, B]);
    out(night, [B, C]);
    out(night, [D, C]);
    // the winner has the last
    expect(shown(night, 'staff')?.due).toEqual([A, B, D, C]);
    for (const entry of [A, B, D, C]) night.do({ type: 'DrawEnvelope', entry });
    const { envelopes = [], salt = '' } = shown(night)?.opened ?? {};
    expect(commitEnvelopes(envelopes, salt)).toBe(commitment);
    expect(sha256(`riffle envelopes 1\n${envelopes.map((one) => `${String(one)}\n`).join('')}${salt}\n`)).toBe(
      commitment,
    );
    const won = [...bounties(night.state).values()].reduce((sum, one) => sum + one.won, 0);
    expect(won).toBe(20_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('keeps the night from being settled while one is to be drawn, and is handed out', () => {
    const night = sealed();
    const box = toBoxId('b1');
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(100_000) });
    out(night, [A, B]);
    const before = view(night.state, { as: 'staff' }).money?.books?.unsettled.prizes ?? 0;
    night.do({ type: 'DrawEnvelope', entry: A });
    out(night, [B, C]);
    out(night, [D, C]);
    expect(before).toBeGreaterThan(0);
    expect(night.refusal({ type: 'Settle' })?.code).toBe('unsettled');
    for (const entry of [B, D, C]) night.do({ type: 'DrawEnvelope', entry });
    for (const [nth, entry] of [B, C].entries())
      night.do({ type: 'HandOut', payment: toPaymentId(`z${String(nth)}`), box, means: 'cash', entry });
    expect(balance(night.state.money?.ledger ?? [], 'bounties')).toBe(0);
  });

  it('nothing more is put into it or taken out once it is sealed', () => {
    const night = sealed();
    expect(
      night.refusal({
        type: 'AddEntries',
        entries: [{ entry: toEntryId('e9'), person: 'p9' as never }],
        reason: 'kam zu spät',
      })?.code,
    ).toMatch(/envelopes-sealed|late-entry-closed/);
    expect(night.refusal({ type: 'ReverseSale', sale: `${A}:entry` as never, reason: 'krank' })?.code).toMatch(
      /entry-has-played|envelopes-sealed/,
    );
  });

  const lot = (night: Evening, n: number, takenBack: readonly TournamentEvent[] = []) => ({
    ...{ now: night.now, actor: director, random: () => n, takenBack: () => takenBack },
  });
  const drawnBy = (night: Evening, entry: EntryId, ...by: readonly [number, (readonly TournamentEvent[])?]) => {
    const verdict = decide(night.state, { type: 'DrawEnvelope', entry }, lot(night, ...by));
    const [event] = verdict.ok ? verdict.value : [];
    if (event?.type !== 'EnvelopeDrawn') throw new Error('nothing was drawn');
    return event;
  };

  it('which one is opened chance says when it is drawn, among those that are left', () => {
    const night = sealed();
    out(night, [A, B]);
    const any = [0, 1, 2, 3].map((n) => drawnBy(night, A, n).amount);
    expect(any).toEqual(amounts);
    night.apply(drawnBy(night, A, 1));
    out(night, [B, C]);
    expect([0, 1, 2].map((n) => drawnBy(night, B, n).amount)).toEqual([12_000, 3_000, 1_000]);
  });

  it('whatever is written when they are sealed, it says nothing of who will draw which', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(amounts, { minLength: 4 }), fc.nat(), (typed, seed) => {
        const night = new Evening('tda55', { money: { profiles: [profileOf(5_000, 'mit')], bounty: MYSTERY } }, seed);
        night.start(4, 1);
        night.do({ type: 'JumpToLevel', level: 5 });
        const [event] = night.do({ type: 'SealEnvelopes', envelopes: typed });
        // however they were typed, and whatever chance was then, but for the salt and what follows from it
        expect(event).toMatchObject({ type: 'EnvelopesSealed', envelopes: amounts });
        for (const as of ['room', 'staff'] as const)
          expect(view(night.state, { as }).money?.mystery?.left.map(({ amount }) => amount)).toEqual(amounts);
      }),
    );
  });

  it('one that was opened and taken back is kept for whom it was drawn', () => {
    const night = sealed();
    out(night, [A, B]);
    out(night, [B, C]);
    const first = drawnBy(night, A, 1);
    // whatever chance would say now
    for (const n of [0, 1, 2, 3]) expect(drawnBy(night, A, n, [first])).toEqual(first);
    // and nobody else has it
    const others = [0, 1, 2].map((n) => drawnBy(night, B, n, [first]).nth);
    expect(others).toEqual([0, 2, 3]);
  });

  it('in a night whose envelopes lay in their order they are drawn by chance as well', () => {
    const night = evening(MYSTERY);
    const order = [3_000, 12_000, 1_000, 4_000].map(toCents);
    const [salt, commitment] = ['0'.repeat(32), commitEnvelopes(order, '0'.repeat(32))];
    const players = [A, B, C, D];
    const was = { v: 1, type: 'EnvelopesSealed', envelopes: order, salt, commitment, players, at: night.now } as const;
    expect(fits(night.state, was)).toBe(true);
    night.apply(was);
    out(night, [A, B]);
    expect(drawnBy(night, A, 3)).toMatchObject({ nth: 3, amount: 4_000 });
  });
});
