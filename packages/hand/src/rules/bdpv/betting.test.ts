import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable, setupRefusal } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const six = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'bdpv', stacks: everybody(6, 100_000), button: 6, blinds: [50, 100], ...told });

/** A, B and C on seats 1 to 3, the button on the last seat, everybody in for the big blind of 100. */
const flop = (stacks: Told['stacks'], told: Partial<Told> = {}): AtTheTable =>
  atTheTable({
    book: 'bdpv',
    stacks,
    button: Math.max(...Object.keys(stacks).map(Number)),
    blinds: [50, 100],
    ...told,
  }).callRound();

describe('how often and who', () => {
  it('[bdpv:2 Einsätze 1] who has checked may raise later in the round', () => {
    const table = flop(everybody(2, 9000)).play('1 check, 2 bet 200');
    expect(table.may(1)).toEqual(['Fold', 'Call', 'BetTo']);
    expect([table.toCall(1), table.range(1)?.[0]]).toEqual([200, 400]);
  });

  it('[bdpv:2 Einsätze 2] [bdpv:5.1] raising has no limit', () => {
    const table = six();
    for (let raise = 1; raise <= 6; raise += 1) {
      table.play(`${String(((raise + 1) % 6) + 1)} raise ${String(100 + raise * 100)}`);
    }
    expect(table.range(table.toAct ?? 0)?.[0]).toBe(800);
  });

  it('[bdpv:2 Einsätze 2] [bdpv:6.17] a short all-in leaves the right to raise, to at least 250', () => {
    const table = flop({ 1: 9000, 2: 250, 3: 9000 }).play('1 bet 100, 2 allin, 3 call');
    expect(table.toCall(1)).toBe(50);
    expect(table.range(1)?.[0]).toBe(250);
  });

  it('[bdpv:3.3] the big blind may raise where nobody has', () => {
    const table = six().play('3 call, 4 call, 5 fold, 6 fold, 1 call');
    expect(table.may(2)).toEqual(['Fold', 'Check', 'BetTo']);
    expect(table.range(2)?.[0]).toBe(200);
  });

  it('[bdpv:3.3] not where he is all-in, and as usual after a raise', () => {
    const short = six({ stacks: { ...everybody(4, 9000), 2: 60 }, button: 4 }).play('3 call, 4 call, 1 call');
    expect([short.hand.street, short.toAct]).toEqual([1, 1]);
    const raised = six().play('3 raise 300, 4-6 fold, 1 fold');
    expect([raised.toCall(2), raised.range(2)?.[0]]).toEqual([200, 500]);
    expect(six().play('3-6 fold, 1 fold').won).toEqual({ 2: 100 });
  });

  it('[bdpv:3.8] no straddle before the cards; a raise afterwards is one', () => {
    const told = { book: 'bdpv', stacks: everybody(6, 9000), button: 6, blinds: [50, 100] as const };
    expect(setupRefusal({ ...told, straddles: 1 })).toMatchObject({
      code: 'setup-faulty',
      fault: 'straddleForbidden',
      rules: ['bdpv@undated:3.8'],
    });
    atTheTable(told).play('3 raise 200');
  });
});

describe('how much a bet must be', () => {
  it('[bdpv:2 Einsätze 3] [bdpv:5.2] at least a big blind on every street', () => {
    for (const rounds of [1, 2, 3]) {
      const table = six();
      for (let round = 0; round < rounds; round += 1) table.callRound();
      expect(table.range(1)?.[0]).toBe(100);
      expect(table.refusal('1 bet 99')).toMatchObject({
        code: 'bet-too-small',
        min: 100,
        rules: ['bdpv@undated:2 Einsätze 3', 'bdpv@undated:5.2'],
      });
    }
  });

  it.each([60, 90])('[bdpv:2 Einsätze 3] [bdpv:5.2] [bdpv:6.17] all-in with %i less', (all) => {
    const table = flop({ 1: 100 + all, 2: 9000, 3: 9000 });
    expect(table.range(1)).toEqual([all, all]);
    expect(table.play('1 allin').toCall(2)).toBe(all);
  });

  it('[bdpv:5.2] over a bet of 150 on the turn at least 300', () => {
    expect(flop(everybody(2, 9000)).callRound().play('1 bet 150').range(2)?.[0]).toBe(300);
  });
});

describe('how much a raise must be', () => {
  it.each([
    { script: '1 bet 100, 2 raise 200', min: 300 },
    { script: '1 bet 100, 2 raise 200, 3 raise 700', min: 1200 },
    { script: '1 bet 100, 2 raise 200, 3 allin', all: 250, min: 350 },
    { script: '1 bet 100, 2 raise 200, 3 allin', all: 300, min: 400 },
  ])('[bdpv:2 Einsätze 4] $script $all: to at least $min', ({ script, all = 9000, min }) => {
    const table = flop({ 1: 9000, 2: 9000, 3: all + 100, 4: 9000 }).play(script);
    expect(table.range(table.toAct ?? 0)?.[0]).toBe(min);
  });

  it('[bdpv:2 Einsätze 4] 299 is refused, unless it is all there is', () => {
    const table = flop(everybody(3, 5100)).play('1 bet 100, 2 raise 200');
    expect(table.refusal('3 raise 299')).toMatchObject({
      code: 'bet-too-small',
      min: 300,
      rules: ['bdpv@undated:2 Einsätze 4', 'bdpv@undated:5.3'],
    });
    const short = flop({ 1: 9000, 2: 9000, 3: 399 }).play('1 bet 100, 2 raise 200');
    expect(short.range(3)).toEqual([299, 299]);
  });

  it('[bdpv:2 Einsätze 4] before the flop to 200', () => {
    expect(six().range(3)?.[0]).toBe(200);
  });

  it.each([
    { script: '1 bet 250', min: 500 },
    { script: '1 bet 250, 2 raise 700', min: 1150 },
    { script: '1 bet 250, 2 allin', min: 550 },
  ])('[bdpv:5.3] $script: to at least $min', ({ script, min }) => {
    const table = flop({ 1: 9000, 2: script.includes('allin') ? 400 : 9000, 3: 9000 }).play(script);
    expect(table.range(table.toAct ?? 0)?.[0]).toBe(min);
  });

  it('[bdpv:5.3] the step of an earlier round does not count', () => {
    const table = six({ stacks: everybody(2, 9000), button: 2 }).play('2 raise 700, 1 call');
    expect(table.range(1)?.[0]).toBe(100);
  });
});

describe('blinds that are short', () => {
  it('[bdpv:5.2 kurzer Big Blind] the price stays the big blind', () => {
    const big = six({ stacks: { ...everybody(6, 9000), 2: 30 } });
    expect([big.bet(2), big.toCall(3)]).toEqual([30, 100]);
    const small = six({ stacks: { ...everybody(6, 9000), 1: 20 } });
    expect([small.bet(1), small.toCall(3)]).toEqual([20, 100]);
  });

  it('[bdpv:3.1] what a bet and the first raise must be stays that of the level', () => {
    expect(six({ stacks: { ...everybody(6, 9000), 2: 30 } }).range(3)?.[0]).toBe(200);
    expect(six({ stacks: { ...everybody(6, 9000), 1: 20 } }).range(3)?.[0]).toBe(200);
    expect(six({ blinds: [75, 150] }).range(3)?.[0]).toBe(300);
    expect(
      six({ blinds: [75, 150] })
        .callRound()
        .range(1)?.[0],
    ).toBe(150);
  });

  it('[bdpv:5.2 kurzer Big Blind] who has less than it may go all-in', () => {
    const table = six({ stacks: { ...everybody(6, 9000), 2: 30, 3: 70 } });
    expect(table.toCall(3)).toBe(70);
  });

  it('[bdpv:5.2 kurzer Big Blind] UTG calls, the small blind folds: a side pot that only he can win', () => {
    const table = six({
      stacks: { ...everybody(3, 9000), 2: 30 },
      button: 3,
      hands: { 2: 'As Ad', 3: '7c 2d' },
      board: 'Ac Ah Kd Qs 3h',
    });
    table.play('3 call, 1 fold').checkDown().play('3 show, 2 show');
    // the side pot is 90; 50 of it, which nobody has matched, go straight back to him
    expect(table.won).toEqual({ 2: 90, 3: 40 });
    expect(table.stack(3)).toBe(9000 - 100 + 90);
  });

  it('[bdpv:5.2 kurzer Big Blind] with two players nothing is left to decide', () => {
    const table = six({ stacks: { 1: 30, 2: 9000 }, button: 2 });
    expect(table.phase).toBe('showdown');
    expect(table.pots).toEqual([[60, [1, 2]]]);
    expect(table.stack(2)).toBe(8970);
  });

  it.each([
    { all: 20, min: 120 },
    { all: 99, min: 199 },
    { all: 100, min: 200 },
  ])('[bdpv:5.2 All In unter Big Blind] over an all-in of $all to at least $min', ({ all, min }) => {
    const table = flop({ 1: 100 + all, 2: 9000, 3: 9000 }).play('1 allin');
    expect([table.toCall(2), table.range(2)?.[0]]).toEqual([all, min]);
    if (all < 100) expect(table.refusal('2 raise 100')).toMatchObject({ code: 'bet-too-small', min });
  });

  it('[bdpv:5.2 All In unter Big Blind] with 110 in all he may go all-in', () => {
    expect(flop({ 1: 120, 2: 210, 3: 9000 }).play('1 allin').range(2)).toEqual([110, 110]);
  });

  it('[bdpv:5.2 All In unter Big Blind] before the flop the full big blind counts', () => {
    const table = six({ stacks: { ...everybody(6, 9000), 2: 20 } });
    expect([table.toCall(3), table.range(3)?.[0]]).toEqual([100, 200]);
  });
});

describe('own chips', () => {
  it('[bdpv:1 Ablauf 6] [bdpv:6.17] with 300 left a bet of 500 is called for 300', () => {
    const table = flop({ 1: 9000, 2: 400, 3: 9000 }).play('1 bet 500');
    expect(table.toCall(2)).toBe(300);
    table.play('2 call');
    expect(table.stack(2)).toBe(0);
  });

  it('[bdpv:1 Ablauf 6] nobody bets more than he has', () => {
    expect(flop({ 1: 400, 2: 9000, 3: 9000 }).refusal('1 bet 301')).toMatchObject({ code: 'bet-too-large', max: 300 });
  });

  it('[bdpv:6.17] 350 left against a raise to 400: all-in; and a side pot', () => {
    expect(flop({ 1: 9000, 2: 450, 3: 9000 }).play('1 bet 200').range(2)).toEqual([350, 350]);
    const table = atTheTable({ book: 'bdpv', stacks: { 1: 100, 2: 9000, 3: 9000 }, button: 3, blinds: [50, 100] });
    table.play('3 raise 300, 1 call, 2 call');
    expect(table.pots).toEqual([
      [300, [1, 2, 3]],
      [400, [2, 3]],
    ]);
  });
});
