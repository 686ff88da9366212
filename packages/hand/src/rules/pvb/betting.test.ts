import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const six = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'pvb', stacks: everybody(6, 100_000), button: 6, blinds: [200, 400], ...told });

/** A, B, C and D on seats 1 to 4, the button on seat 4, everybody in for the big blind of 200. */
const flop = (stacks: Told['stacks'], told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'pvb', stacks, button: Math.max(...Object.keys(stacks).map(Number)), ...told }).callRound();

describe('[pvb:36(1)] [pvb:37(1)] players act in turn', () => {
  it('offers actions to nobody but the player in turn', () => {
    const table = six();
    for (const seat of [1, 2, 4, 5, 6]) {
      expect(table.may(seat)).toEqual([]);
      expect(table.refusal(`${String(seat)} fold`)).toMatchObject({ code: 'not-your-turn', toAct: 3 });
    }
    expect(table.may(3)).toEqual(['Fold', 'Call', 'BetTo']);
  });

  it('goes on clockwise, over folded hands', () => {
    const table = six().play('3 call');
    expect(table.refusal('5 call')).toMatchObject({ code: 'not-your-turn', toAct: 4 });
    table.play('4 fold, 5 fold, 6 call, 1 call, 2 check');
    expect(table.toAct).toBe(1);
    table.play('1 check, 2 check, 3 check');
    expect(table.toAct).toBe(6);
  });
});

describe('the words at the table', () => {
  it('[pvb:04(1)] checking is offered where nothing is to pay, and the pot is a bet in pot-limit', () => {
    const plo = six({ game: 'pot-limit-omaha-4' });
    // 200 and 400 are in, a call of 400 makes 1,000: a raise by that to 1,400
    expect(plo.range(3)).toEqual([800, 1400]);
    expect(six().range(3)).toEqual([800, 100_000]);
    expect(six().callRound().may(1)).toEqual(['Fold', 'Check', 'BetTo']);
  });

  it('[pvb:52(1)] each action is told apart', () => {
    const table = six().callRound().play('1 check, 2 bet 1000, 3 raise 2000, 4 call, 5 fold');
    expect(table.events.slice(-5).map(({ type }) => type)).toEqual([
      'Checked',
      'BetMade',
      'Raised',
      'Called',
      'Folded',
    ]);
  });
});

describe('how much a raise must be', () => {
  it.each([
    { script: '', min: 800 },
    { script: '3 raise 1200', min: 2000 },
    { script: '3 raise 1000', min: 1600 },
    { script: '3 raise 1000, 4 raise 2500', min: 4000 },
  ])('[pvb:42(2)] blinds 200/400, $script: next to at least $min', ({ script, min }) => {
    const table = six().play(script);
    const seat = table.toAct ?? 0;
    expect(table.range(seat)?.[0]).toBe(min);
    expect(table.refusal(`${String(seat)} raise ${String(min - 1)}`)).toMatchObject({
      code: 'bet-too-small',
      min,
      rules: ['pvb@2020-01:42(2)', 'pvb@2020-01:42(3)'],
    });
    table.play(`${String(seat)} raise ${String(min)}`);
  });

  it('[pvb:42(2)] a short all-in does not change the step: 600, all-in 800, next to 1,200', () => {
    const table = six({ blinds: [100, 200], stacks: { ...everybody(6, 50_000), 4: 800 } });
    table.play('3 raise 600, 4 allin');
    expect(table.range(5)?.[0]).toBe(1200);
  });

  it('[pvb:42(2)] with 700 in all at 200/400 an all-in for 700 is possible, and no full raise', () => {
    const table = six({ stacks: { ...everybody(6, 50_000), 4: 700 } }).play('3 call');
    expect(table.range(4)).toEqual([700, 700]);
    table.play('4 allin, 5 fold, 6 fold, 1 fold, 2 fold');
    expect(table.may(3)).toEqual(['Fold', 'Call']);
  });

  it.each([
    { script: '1 bet 500', min: 1000 },
    { script: '1 bet 500, 2 raise 1500', min: 2500 },
    { script: '1 bet 500, 2 raise 1000', min: 1500 },
    { script: '1 bet 500, 2 allin', min: 1200 },
  ])('[pvb:42(3)] on the flop, $script: next to at least $min', ({ script, min }) => {
    const table = flop({ 1: 9000, 2: script.includes('allin') ? 900 : 9000, 3: 9000 }).play(script);
    expect(table.range(table.toAct ?? 0)?.[0]).toBe(min);
  });

  it('[pvb:42(1)] [pvb:46(1)] in no-limit there is no end of raises while chips last', () => {
    const table = six({ stacks: everybody(2, 1_000_000), button: 1 });
    for (let raise = 1; raise <= 12; raise += 1)
      table.play(`${String(2 - (raise % 2))} raise ${String(400 + raise * 400)}`);
    expect(table.may(1)).toContain('BetTo');
  });
});

describe('[pvb:42(6)] an all-in below a full raise does not open the betting again', () => {
  const stacks = (all: number): Told['stacks'] => ({ 1: 20_200, 2: 20_200, 3: all + 200, 4: 20_200 });

  it.each([
    { all: 1400, more: 400 },
    { all: 1600, more: 600 },
    { all: 1999, more: 999 },
  ])('A 1,000, B calls, C all-in $all: A and B may add $more or fold', ({ all, more }) => {
    const table = flop(stacks(all)).play('1 bet 1000, 2 call, 3 allin, 4 fold');
    expect(table.may(1)).toEqual(['Fold', 'Call']);
    expect(table.toCall(1)).toBe(more);
    expect(table.refusal('1 raise 9000')).toMatchObject({
      code: 'betting-not-reopened',
      toCall: more,
      rules: ['pvb@2020-01:42(6)'],
    });
    table.play('1 call');
    expect(table.may(2)).toEqual(['Fold', 'Call']);
  });

  it('who has not acted may raise, to at least 2,400, which opens it again', () => {
    const table = flop(stacks(1400)).play('1 bet 1000, 2 call, 3 allin');
    expect(table.range(4)?.[0]).toBe(2400);
    table.play('4 raise 2400');
    expect(table.range(1)?.[0]).toBe(3400);
  });

  it('exactly a full raise opens it: to at least 3,000', () => {
    const table = flop(stacks(2000)).play('1 bet 1000, 2 call, 3 allin, 4 fold');
    expect(table.range(1)?.[0]).toBe(3000);
  });

  it('a big blind who has not acted may raise, to at least 1,000; after his call the first caller may not', () => {
    const told = { stacks: { ...everybody(6, 50_000), 6: 600 } };
    const table = six(told).play('3 call, 4 fold, 5 fold, 6 allin, 1 fold');
    expect(table.range(2)?.[0]).toBe(1000);
    table.play('2 call');
    expect(table.may(3)).toEqual(['Fold', 'Call']);
    expect(table.toCall(3)).toBe(200);
  });

  it('two short all-ins are not added up', () => {
    const table = flop({ 1: 9200, 2: 1700, 3: 2200 }).play('1 bet 1000, 2 allin, 3 allin');
    expect(table.may(1)).toEqual(['Fold', 'Call']);
    expect(table.toCall(1)).toBe(1000);
  });
});

describe('[pvb:42(7)] an all-in may be called for just that amount', () => {
  it('as a first bet below the big blind', () => {
    const table = flop({ 1: 350, 2: 9000, 3: 9000 }).play('1 allin');
    expect(table.toCall(2)).toBe(150);
    // the smallest raise is left open by the text: the all-in and a big blind
    expect(table.range(2)?.[0]).toBe(350);
  });

  it('but who stays in pays the higher bet before it, and a side pot is made', () => {
    const table = flop({ 1: 9000, 2: 800, 3: 9000 }).play('1 bet 1000, 2 allin');
    expect(table.toCall(3)).toBe(1000);
    table.play('3 call');
    expect(table.pots).toEqual([
      [600 + 1800, [1, 2, 3]],
      [800, [1, 3]],
    ]);
  });

  it('before the flop the big blind is the higher bet', () => {
    const table = atTheTable({ book: 'pvb', stacks: { ...everybody(5, 9000), 3: 150 }, button: 5 }).play('3 allin');
    expect(table.toCall(4)).toBe(200);
    expect(table.range(4)?.[0]).toBe(400);
    table.play('4 call, 5 fold, 1 fold, 2 check');
    expect(table.pots).toEqual([
      [100 + 3 * 150, [2, 3, 4]],
      [100, [2, 4]],
    ]);
  });

  it('a raise over it is answered in full', () => {
    const table = flop({ 1: 3200, 2: 20_000, 3: 20_000 }).play('1 allin, 2 raise 6000');
    expect(table.toCall(3)).toBe(6000);
    expect(table.range(3)?.[0]).toBe(9000);
  });

  it('with one caller and nobody else there is no more betting', () => {
    const table = flop({ 1: 3200, 2: 20_000, 3: 20_000 }).play('1 allin, 2 call, 3 fold');
    expect(table.phase).toBe('showdown');
    expect(table.board).toHaveLength(5);
  });
});

describe('with two players', () => {
  it('[pvb:28(1)] the button has the small blind, first before the flop, last afterwards', () => {
    const table = atTheTable({ book: 'pvb', stacks: { 2: 9000, 7: 9000 }, button: 2 });
    expect([table.bet(2), table.bet(7), table.toAct]).toEqual([100, 200, 2]);
    table.callRound();
    for (const street of [1, 2, 3]) {
      expect(table.hand.street).toBe(street);
      expect(table.toAct).toBe(7);
      table.callRound();
    }
  });

  it('[pvb:28(1)] a small blind that is all-in leaves the big blind nothing to decide', () => {
    const table = atTheTable({ book: 'pvb', stacks: { 2: 200, 7: 9000 }, button: 2, blinds: [300, 600] });
    expect(table.phase).toBe('showdown');
    expect(table.pots).toEqual([[400, [2, 7]]]);
  });
});
