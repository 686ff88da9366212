import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { view } from '../../view.ts';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const nine = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'gcb', stacks: everybody(9, 50_000), button: 1, blinds: [200, 400], ...told });

/** A, B, C and D on seats 1 to 4, the button on the last of them, everybody in for the big blind. */
const flop = (stacks: Told['stacks'], told: Partial<Told> = {}): AtTheTable =>
  atTheTable({
    book: 'gcb',
    stacks,
    button: Math.max(...Object.keys(stacks).map(Number)),
    blinds: [200, 400],
    ...told,
  }).callRound();

describe('whose turn it is, and what stands', () => {
  it('[gcb:T37.A1] the seat after the big blind is first, left of the button after the flop', () => {
    const table = nine();
    expect(table.toAct).toBe(4);
    expect(table.refusal('5 call')).toMatchObject({ code: 'not-your-turn', toAct: 4 });
    table.play('4-7 fold, 8 call, 9 fold, 1 fold, 2 fold');
    table.play('3 check');
    expect(table.toAct).toBe(3);
  });

  it('[gcb:T33.1] with two players the button is the small blind and first before the flop', () => {
    const table = nine({ stacks: { 2: 9000, 7: 9000 }, button: 2, blinds: [300, 600] });
    expect([table.bet(2), table.toAct]).toEqual([300, 2]);
  });

  it('[gcb:T33.2] and the big blind on all later streets', () => {
    const table = nine({ stacks: { 2: 9000, 7: 9000 }, button: 2, blinds: [300, 600] });
    for (const street of [1, 2, 3]) {
      table.callRound();
      expect([table.hand.street, table.toAct]).toEqual([street, 7]);
    }
  });

  it('[gcb:T33.1] two left in a hand of three keep the usual order', () => {
    const table = nine({ stacks: everybody(3, 9000), button: 1 }).play('1 fold, 2 call, 3 check');
    expect(table.toAct).toBe(2);
  });

  it('[gcb:T37.A2] what was announced cannot be taken back', () => {
    const table = flop({ 1: 9000, 2: 7700, 3: 9000 }).play('1 bet 1000, 2 allin');
    expect(table.refusal('2 fold')).toMatchObject({ code: 'not-your-turn', toAct: 3 });
  });

  it('[gcb:T37.A3] what was put in stays in the pot', () => {
    const table = flop({ 1: 9000, 2: 7700, 3: 9000 }).play('1 bet 1000, 2 allin');
    expect([table.bet(2), table.stack(2)]).toEqual([7300, 0]);
  });

  it('[gcb:T37.B] a raise is an amount, and nobody acts before it is there', () => {
    const table = flop(everybody(3, 9000)).play('1 bet 1000');
    expect(table.refusal('2 raise 1000')).toMatchObject({ code: 'bet-too-small', min: 2000 });
    expect(table.refusal('3 fold')).toMatchObject({ code: 'not-your-turn', toAct: 2 });
    table.play('2 raise 2500, 3 fold');
  });

  it('[gcb:T39.a] a call is exactly the amount of the bet', () => {
    const table = flop(everybody(3, 9000)).play('1 bet 1000, 2 call');
    expect([table.bet(2), table.stack(2)]).toEqual([1000, 7600]);
  });
});

describe('the words and the pot', () => {
  it('[gcb:T3.1] the pot is offered as a bet in pot-limit only', () => {
    const told = { book: 'gcb', stacks: everybody(3, 9000), button: 3 };
    expect(atTheTable({ ...told, game: 'pot-limit-omaha-4' }).range(3)).toEqual([400, 700]);
    expect(atTheTable(told).range(3)).toEqual([400, 9000]);
    expect(atTheTable({ ...told, game: 'limit-holdem' }).range(3)).toEqual([400, 400]);
    expect(atTheTable(told).may(3)).toEqual(['Fold', 'Call', 'BetTo']);
  });

  it('[gcb:T47.1] its size is told in pot-limit only', () => {
    const pots = (game: string) =>
      view(nine({ game, stacks: everybody(6, 9000) }).hand, { is: 'seat', seat: toSeatNo(4) }).pots;
    expect(pots('pot-limit-omaha-4')).toMatchObject([{ amount: 400 }, { amount: 200 }]);
    expect(pots('no-limit-holdem')).toBe('notTold');
    expect(pots('limit-holdem')).toBe('notTold');
    expect(view(nine().hand, { is: 'dealer' }).pots).not.toBe('notTold');
  });
});

describe('[gcb:T41.A1] a raise is at least as large as the last bet or raise of the round', () => {
  it.each([
    { script: '', min: 800 },
    { script: '4 raise 1200', min: 2000 },
  ])('before the flop, $script: to at least $min', ({ script, min }) => {
    const table = nine().play(script);
    const seat = table.toAct ?? 0;
    expect(table.range(seat)?.[0]).toBe(min);
    expect(table.refusal(`${String(seat)} raise ${String(min - 1)}`)).toMatchObject({
      code: 'bet-too-small',
      min,
      rules: ['gcb@2025-10-30:T41.A1'],
    });
  });

  it.each([
    { script: '1 bet 600', min: 1200 },
    { script: '1 bet 600, 2 raise 1500', min: 2400 },
    { script: '1 bet 1000, 2 allin', min: 2400 },
  ])('on the flop, $script: to at least $min', ({ script, min }) => {
    const table = flop({ 1: 20_000, 2: script.includes('allin') ? 1800 : 20_000, 3: 20_000 }).play(script);
    expect(table.range(table.toAct ?? 0)?.[0]).toBe(min);
  });

  it('the raise of one round does not count in the next', () => {
    const table = flop(everybody(2, 20_000)).play('1 bet 1000, 2 raise 3000, 1 call');
    expect(table.range(1)?.[0]).toBe(400);
  });
});

describe('[gcb:T41.B1] an all-in below the minimum raise opens nothing for those who could act', () => {
  const called = (all: number) =>
    flop({ 1: 20_400, 2: 20_400, 3: all + 400, 4: 20_400 }).play('1 bet 1000, 2 call, 3 allin');

  it('they may add the difference or fold', () => {
    const table = called(1600).play('4 fold');
    expect(table.may(1)).toEqual(['Fold', 'Call']);
    expect(table.toCall(1)).toBe(600);
    expect(table.play('1 call').may(2)).toEqual(['Fold', 'Call']);
  });

  it('who has not acted may raise to at least 2,600, and that opens it', () => {
    const table = called(1600);
    expect(table.range(4)?.[0]).toBe(2600);
    expect(table.play('4 raise 2600').may(1)).toContain('BetTo');
  });

  it.each([
    { all: 2000, opens: true },
    { all: 1999, opens: false },
  ])('all-in for $all: $opens', ({ all, opens }) => {
    expect(called(all).play('4 fold').may(1).includes('BetTo')).toBe(opens);
  });

  it('the big blind has not acted, a caller has', () => {
    const table = nine({ stacks: { ...everybody(5, 9000), 4: 700 }, button: 1 });
    expect(table.play('4 allin, 5 call, 1 fold, 2 fold').range(3)?.[0]).toBe(1100);
    const after = nine({ stacks: { ...everybody(5, 9000), 5: 700 }, button: 1 });
    after.play('4 call, 5 allin, 1 fold, 2 fold, 3 fold');
    expect([after.may(4), after.toCall(4)]).toEqual([['Fold', 'Call'], 300]);
  });

  it('a bet that is all-in below the big blind can be called', () => {
    const table = flop({ 1: 9000, 2: 700 }).play('1 check, 2 allin');
    expect(table.toCall(1)).toBe(300);
  });

  it('two that are short are not added up', () => {
    const table = flop({ 1: 9000, 2: 2000, 3: 2500 }).play('1 bet 1000, 2 allin, 3 allin');
    expect([table.may(1), table.toCall(1)]).toEqual([['Fold', 'Call'], 1100]);
  });
});

describe('limit games', () => {
  const limit = (all: number) =>
    flop({ 1: 20_400, 2: 20_400, 3: all + 400 }, { game: 'limit-holdem' }).play('1 bet 400, 2 call, 3 allin');

  it.each([
    { all: 600, opens: true },
    { all: 575, opens: false },
    { all: 800, opens: true },
  ])('[gcb:T41.B2] all-in for $all over 400: $opens', ({ all, opens }) => {
    const table = limit(all);
    expect(table.may(1).includes('BetTo')).toBe(opens);
    expect(table.toCall(1)).toBe(all - 400);
  });

  it('[gcb:T41.B2] the next raise is a full one on top', () => {
    expect(limit(600).range(1)).toEqual([1000, 1000]);
  });

  it('[gcb:T41.B2] half of the big bet on the turn', () => {
    const table = flop({ 1: 20_400, 2: 20_400, 3: 1600 }, { game: 'limit-holdem' }).callRound();
    expect(table.play('1 bet 800, 2 call, 3 allin').may(1)).toContain('BetTo');
  });

  const capped = (told: Partial<Told>) =>
    flop(everybody(2, 20_000), { game: 'limit-holdem', ...told }).play(
      '1 bet 400, 2 raise 800, 1 raise 1200, 2 raise 1600',
    );

  it('[gcb:T45.2] three raises, even with two players in the pot', () => {
    expect(capped({}).may(1)).toEqual(['Fold', 'Call']);
    expect(capped({}).refusal('1 raise 2000')).toMatchObject({
      code: 'raises-capped',
      cap: 3,
      rules: ['gcb@2025-10-30:T45.2'],
    });
  });

  it('[gcb:T45.2] before the flop the blind is the bet', () => {
    const table = nine({ game: 'limit-holdem' }).play('4 raise 800, 5 raise 1200, 6 raise 1600');
    expect(table.may(7)).toEqual(['Fold', 'Call']);
  });

  it('[gcb:T45.2] no cap once the tournament is down to two', () => {
    expect(capped({ field: 'lastTwo' }).range(1)).toEqual([2000, 2000]);
  });

  it('[gcb:T45.1] in no-limit and pot-limit there is none', () => {
    for (const game of ['no-limit-holdem', 'pot-limit-holdem']) {
      const table = nine({ game }).play('4 raise 800, 5 raise 1200, 6 raise 1600, 7 raise 2000');
      expect(table.range(8)?.[0]).toBe(2400);
    }
  });
});
