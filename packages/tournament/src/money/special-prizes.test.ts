import { toChips } from '@riffle/cards';
import { balance, boxOf, type PrizePlan, readyPlan, type SpecialPrize, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { fits } from '../fits.ts';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId } from '../ids.ts';
import { director, Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { dues, prizesWon } from './dues.ts';
import { moneyFaults } from './faults.ts';
import { nightTotals } from './night-totals.ts';
import { prizes } from './prize-pool.ts';
import { unsettled } from './settling.ts';
import { specials, specialsAdded } from './specials.ts';
import { MONEY } from './testing.ts';

const id = (no: number): EntryId => toEntryId(`e${String(no)}`);
const box = toBoxId('b1');
const prize = (kind: SpecialPrize['kind'], more: Partial<SpecialPrize> = {}): SpecialPrize => ({
  ...{ kind, name: kind, worth: { amount: toCents(1_000) }, from: 'pool' },
  ...more,
});

/** Six who play for 120 euros and these special prizes. */
function evening(special: readonly SpecialPrize[], more: Partial<PrizePlan> = {}, book = 'tda55'): Evening {
  const prizePlan = { ...readyPlan('topThree'), special, ...more };
  const night = new Evening(book, { money: MONEY, prizePlan, lateEntryThrough: 0 });
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(50_000) });
  night.start(6, 1);
  return night;
}
const award = (special: number, ...winners: readonly number[]) =>
  ({ type: 'AwardSpecial', special, entries: winners.map(id) }) as const;
const out = (night: Evening, no: number, ...by: readonly number[]) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(`h${String(no)}`), out: [{ entry: id(no), by: by.map(id) }] });
const due = (night: Evening, no: number) => dues(night.state).find(({ entry }) => entry === id(no))?.special;
const handOut = (no: number, nth = no) =>
  ({ type: 'HandOut', payment: toPaymentId(`z${String(nth)}`), box, means: 'cash', entry: id(no) }) as const;
const inEuro = (night: Evening) => prizes(night.state).map((amount) => amount / 100);

describe('a special prize', () => {
  it('is due to who won it, is handed out of the pool, and leaves it exact', () => {
    const night = evening([prize('badBeat')]);
    expect(inEuro(night)).toEqual([60, 30, 20]);
    night.do(award(1, 2));
    expect(due(night, 2)).toBe(1_000);
    const amounts = [{ entry: id(2), amount: toCents(2_500) }];
    night.do({ type: 'TakeMoney', payment: toPaymentId('paid'), box, means: 'card', amounts });
    night.do({ ...handOut(2) });
    expect(due(night, 2)).toBe(0);
    expect(balance(night.state.money?.ledger ?? [], boxOf(box, 'cash'))).toBe(49_000);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is added by the house for nobody who is disqualified: of two who share it, for the other alone', () => {
    const night = evening([prize('badBeat', { from: 'added' }), prize('bestHand', { from: 'added' })], {}, 'pvb');
    night.do(award(1, 1));
    night.do(award(2, 1, 2));
    expect(specialsAdded(night.state)).toBe(2_000);
    night.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('p1'), entry: id(1) },
      ...{ offence: 'collusion', measure: 'disqualification' },
    });
    expect([due(night, 1), due(night, 2), specialsAdded(night.state)]).toEqual([undefined, 500, 500]);
    night.do({ type: 'Settle', reason: 'Abbruch' });
    expect(balance(night.state.money?.ledger ?? [], 'added')).toBe(500);
    expect(nightTotals(view(night.state, { as: 'staff' }))).toMatchObject({ added: 500, prizes: 500 });
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is shared by several to the cent', () => {
    const night = evening([prize('bestHand', { worth: { amount: toCents(1_000) } })]);
    night.do(award(1, 1, 2, 3));
    expect([1, 2, 3].map((no) => due(night, no))).toEqual([334, 333, 333]);
  });

  it('stays shared as it was: who goes out later, with chips that were counted, takes no cent from anybody', () => {
    const night = evening([prize('bestHand', { worth: { amount: toCents(1_000) } })]);
    night.do(award(1, 1, 2, 3));
    night.do({ ...handOut(1) });
    const out = [{ entry: id(3), by: [id(4)], stackAtStart: toChips(700) }];
    night.do({ type: 'BustOut', bustOut: toBustOutId('h3'), out });
    expect([1, 2, 3].map((no) => due(night, no))).toEqual([0, 333, 333]);
  });

  it('that is added is paid by the house when the night is done', () => {
    const night = evening([prize('lastWoman', { from: 'added' })]);
    expect(inEuro(night)).toEqual([65, 35, 20]);
    night.do(award(1, 4));
    night.do(handOut(4));
    night.do({ type: 'Settle', reason: 'Probe' });
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('nobody wins goes back to the places', () => {
    const night = evening([prize('badBeat')]);
    const before = inEuro(night).reduce((sum, amount) => sum + amount, 0);
    night.do(award(1));
    expect(inEuro(night).reduce((sum, amount) => sum + amount, 0)).toBe(before + 10);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('nobody wins after a deal is left to play for: shares stay, the winner has it besides, and the night settles', () => {
    const night = evening([prize('badBeat')]);
    for (const no of [6, 5, 4]) out(night, no, 1);
    night.do({ type: 'JumpToLevel', level: 8 });
    const shares = [4_000, 4_000, 2_500].map((amount, nth) => ({ entry: id(nth + 1), amount: toCents(amount) }));
    night.do({ type: 'AgreeDeal', method: 'hand', shares, agreed: [1, 2, 3].map(id) });
    const before = night.state.deal?.left ?? 0;
    const [event] = night.do(award(1));
    expect(event).toMatchObject({ type: 'SpecialAwarded', entries: [], toWinner: 1_000 });
    expect(night.state.deal?.left).toBe(before + 1_000);
    for (const no of [3, 1]) out(night, no, 2);
    expect([1, 2, 3].map((no) => prizesWon(night.state).get(id(no)))).toEqual([4_000, 4_000 + before + 1_000, 2_500]);
    expect(unsettled(night.state)).toMatchObject({ specials: 0 });
    expect(unsettled(night.state)).not.toHaveProperty('leftOver');
    expect(unsettled(night.state)).not.toHaveProperty('promisedMore');
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('nobody wins after a deal that shares what a night had that is called off is the winner’s all the same', () => {
    const night = evening([prize('badBeat')]);
    for (const no of [6, 5, 4]) out(night, no, 1);
    night.do({ type: 'JumpToLevel', level: 8 });
    night.do({ type: 'CallOff', reason: 'Stromausfall' });
    const shares = [4_000, 4_000, 3_000].map((amount, nth) => ({
      entry: id(nth + 1),
      amount: toCents(amount),
      chips: toChips(30_000 - nth * 5_000),
    }));
    night.do({ type: 'AgreeDeal', method: 'hand', shares, agreed: [1, 2, 3].map(id) });
    night.do({ type: 'EndPlay', bustOut: toBustOutId('end') });
    night.do(award(1));
    expect([1, 2, 3].map((no) => prizesWon(night.state).get(id(no)))).toEqual([4_000 + 1_000, 4_000, 3_000]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is refused where there is none, where it was won, and for somebody unknown', () => {
    const night = evening([prize('badBeat')]);
    expect(night.refusal(award(2, 1))).toEqual({ code: 'no-such-special', special: 2 });
    expect(night.refusal(award(1, 9))).toEqual({ code: 'no-such-entry', entry: id(9) });
    expect(night.refusal(award(1, 1, 1))).toEqual({ code: 'id-taken', id: id(1) });
    night.do(award(1, 1));
    expect(night.refusal(award(1, 2))).toEqual({ code: 'special-awarded', name: 'badBeat' });
  });

  it('stays in the plan as it was, once it was won', () => {
    const night = evening([prize('badBeat'), prize('bestHand')]);
    night.do(award(2, 1));
    const given = { code: 'prize-given', name: 'bestHand' };
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('topThree') } })).toEqual(given);
    expect(night.refusal({ type: 'ChangeSetup', changes: {}, clear: ['prizePlan'] })).toEqual(given);
    const more = { ...readyPlan('topThree'), special: [prize('bubble'), prize('bestHand'), prize('other')] };
    night.do({ type: 'ChangeSetup', changes: { prizePlan: more } });
    expect(specials(night.state).map(({ awarded }) => awarded?.entries)).toEqual([undefined, [id(1)], undefined]);
  });

  it('the plan no longer has falls with it when that is taken back', () => {
    const night = evening([]);
    const later = { ...readyPlan('topThree'), special: [prize('badBeat')] };
    const [before] = [night.state];
    night.do({ type: 'ChangeSetup', changes: { prizePlan: later } });
    const verdict = night.try(award(1, 2));
    const event = verdict.ok ? verdict.value[0] : undefined;
    expect(event && fits(before, event)).toBe(false);
  });

  it('is open until somebody says who won it, and the night is not done before', () => {
    const night = evening([prize('badBeat', { thing: 'Flasche' })]);
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', specials: 1, things: 0 });
    night.do(award(1, 2));
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', specials: 0, things: 1 });
  });
});

describe('who can win it', () => {
  const penalise = (night: Evening, no: number) =>
    night.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('p1'), entry: id(no) },
      ...{ offence: 'collusion', measure: 'disqualification' },
    });
  const not = (night: Evening, special: number, no: number) => night.refusal(award(special, no));

  it('[pvb:69(15)] nobody who was disqualified', () => {
    const night = evening([prize('badBeat'), prize('bestHand')], {}, 'pvb');
    night.do(award(2, 1));
    penalise(night, 1);
    const refusal = not(night, 1, 1);
    expect(refusal).toMatchObject({ code: 'special-not-his', why: 'disqualified' });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':69(15)'))).toBe(true);
    // what he had won before is paid to nobody
    expect(due(night, 1)).toBeUndefined();
  });

  it('on the bubble, nobody who is still in', () => {
    const night = evening([prize('bubble')]);
    expect(not(night, 1, 1)).toMatchObject({ why: 'stillIn' });
    out(night, 1, 2);
    night.do(award(1, 1));
    expect(due(night, 1)).toBe(1_000);
  });

  it('on the head of a named player, who put him out, in equal parts', () => {
    const night = evening([prize('onThePlayer', { on: 'e3' })]);
    expect(not(night, 1, 1)).toMatchObject({ why: 'headStillIn' });
    out(night, 3, 1, 2);
    expect(not(night, 1, 3)).toMatchObject({ why: 'ownHead' });
    expect(not(night, 1, 4)).toMatchObject({ why: 'notByHim' });
    night.do(award(1, 1, 2));
    expect([due(night, 1), due(night, 2)]).toEqual([500, 500]);
  });

  it('on the head of who wins the night, himself', () => {
    const night = evening([prize('onThePlayer', { on: 'e1' })]);
    for (const no of [6, 5, 4, 3, 2]) out(night, no, 1);
    expect(not(night, 1, 2)).toMatchObject({ why: 'notByHim' });
    night.do(award(1, 1));
    expect(due(night, 1)).toBe(1_000);
  });

  it('by lot, one of those who are named with the draw', () => {
    const night = evening([prize('randomEntry')]);
    expect(night.refusal(award(1, 2))).toEqual({ code: 'special-drawn', name: 'randomEntry' });
    const verdict = night.try({ type: 'DrawSpecial', special: 1 });
    const [event] = verdict.ok ? verdict.value : [];
    if (event?.type !== 'SpecialAwarded') throw new Error('not drawn');
    expect(event.among).toEqual([1, 2, 3, 4, 5, 6].map(id));
    expect(event.among).toContain(event.entries[0]);
    expect(specials(evolve(night.state, event))[0]?.awarded?.among).toHaveLength(6);
  });

  const drawn = (night: Evening, n: number, takenBack: readonly TournamentEvent[] = []) => {
    const chance = { now: night.now, actor: director, random: () => n, takenBack: () => takenBack };
    const verdict = decide(night.state, { type: 'DrawSpecial', special: 1 }, chance);
    const [event] = verdict.ok ? verdict.value : [];
    if (event?.type !== 'SpecialAwarded') throw new Error('not drawn');
    return event;
  };

  it('by lot, each of them as chance says', () => {
    const night = evening([prize('randomEntry')]);
    expect([0, 1, 2, 3, 4, 5].map((n) => drawn(night, n).entries)).toEqual([1, 2, 3, 4, 5, 6].map((no) => [id(no)]));
  });

  it('by lot, the same again where the draw was taken back, as nobody draws until one pleases him', () => {
    const night = evening([prize('randomEntry')], {}, 'pvb');
    const first = drawn(night, 3);
    expect([0, 1, 5].map((n) => drawn(night, n, [first]).entries)).toEqual([[id(4)], [id(4)], [id(4)]]);
    // another prize is another draw, and so is one that was said by hand
    expect(drawn(night, 0, [{ ...first, name: 'Tombola' }]).entries).toEqual([id(1)]);
    const { among: _, ...byHand } = first;
    expect(drawn(night, 0, [byHand]).entries).toEqual([id(1)]);
    // who can win it no longer is drawn no more
    night.do({
      type: 'GivePenalty',
      penalty: toPenaltyId('p1'),
      entry: id(4),
      offence: 'collusion',
      measure: 'disqualification',
    });
    expect(drawn(night, 0, [first]).entries).toEqual([id(1)]);
  });

  it('is what staff are offered', () => {
    const night = evening([prize('onThePlayer', { on: 'e3' }), prize('badBeat')]);
    out(night, 3, 1);
    const [head, any] = view(night.state, { as: 'staff' }).money?.specials ?? [];
    expect(head?.who).toEqual({ only: [id(1)] });
    expect(any?.who).toEqual({ not: [] });
    expect(view(night.state, { as: 'cashier' }).money?.specials?.[0]?.who).toBeUndefined();
  });
});

describe('a secret one', () => {
  const night = () => evening([prize('randomEntry', { name: 'Geheim', secret: true })]);
  const seen = (evening: Evening, as: 'room' | 'cashier' | 'staff') => JSON.stringify(view(evening.state, { as }));

  it('is told to staff alone until it is won', () => {
    const before = night();
    expect(['room', 'cashier', 'staff'].map((as) => seen(before, as as 'room').includes('Geheim'))).toEqual([
      false,
      false,
      true,
    ]);
    before.do({ type: 'DrawSpecial', special: 1 });
    expect(seen(before, 'room')).toContain('Geheim');
    expect(seen(before, 'cashier')).toContain('Geheim');
  });

  it('nor is the till told of what can be won that is no money', () => {
    const before = evening([prize('randomEntry', { name: 'Geheim', secret: true, thing: 'Ein Fahrrad' })]);
    expect([seen(before, 'cashier'), seen(before, 'staff')].map((told) => told.includes('Ein Fahrrad'))).toEqual([
      false,
      true,
    ]);
    before.do({ type: 'DrawSpecial', special: 1 });
    expect(seen(before, 'cashier')).toContain('Ein Fahrrad');
  });

  it('does not say who won it where the club shows no amounts', () => {
    const shown = night();
    shown.do({ type: 'ChangeSetup', changes: { moneyShown: 'pool' } });
    shown.do({ type: 'DrawSpecial', special: 1 });
    expect(view(shown.state, { as: 'room' }).money?.specials?.[0]?.awarded).toBeUndefined();
  });
});

describe('a prize that is no money', () => {
  it('is handed over to whose place it is, once, and when the place is certain', () => {
    const night = evening([], { things: [{ place: 6, thing: 'Trostpreis' }] });
    const over = (no: number) => ({ type: 'HandOverThing', from: 'place', no: 1, entry: id(no) }) as const;
    expect(night.refusal(over(1))).toEqual({ code: 'thing-not-his', thing: 'Trostpreis', entry: id(1) });
    out(night, 1, 2);
    night.do({ type: 'JumpToLevel', level: 5 });
    night.do(over(1));
    expect(night.refusal(over(1))).toEqual({ code: 'thing-handed-over', thing: 'Trostpreis', entry: id(1) });
    expect(night.refusal({ ...over(1), no: 2 })).toEqual({ code: 'no-such-thing' });
    const other = { ...readyPlan('topThree'), things: [{ place: 6, thing: 'Kaffee' }] };
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan: other } })).toMatchObject({
      code: 'prize-given',
    });
  });

  it('goes to whom the floor names of those who share the place', () => {
    const night = evening([], { things: [{ place: 6, thing: 'Trostpreis' }] });
    night.do({
      ...{ type: 'BustOut', bustOut: toBustOutId('h1'), together: 'sameTime' },
      out: [1, 2].map((no) => ({ entry: id(no), by: [] })),
    });
    night.do({ type: 'JumpToLevel', level: 5 });
    expect(view(night.state, { as: 'cashier' }).money?.books?.things[0]?.entries).toEqual([id(1), id(2)]);
    night.do({ type: 'HandOverThing', from: 'place', no: 1, entry: id(2) });
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ things: 0 });
  });
});
