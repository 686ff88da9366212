import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { view } from '../../view.ts';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const six = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'tda55', stacks: everybody(6, 100_000), button: 6, blinds: [50, 100], ...told });

/** A, B and C on seats 1 to 3, the button on the last seat, everybody in for the big blind of 100. */
const flop = (stacks: Told['stacks'], told: Partial<Told> = {}): AtTheTable =>
  atTheTable({
    book: 'tda55',
    stacks,
    button: Math.max(...Object.keys(stacks).map(Number)),
    blinds: [50, 100],
    ...told,
  }).callRound();

describe('[tda55:22.b] a raise is at least as large as the one before it', () => {
  it.each([
    { script: '', min: 200 },
    { script: '3 raise 300', min: 500 },
  ])('before the flop, $script: to at least $min', ({ script, min }) => {
    const table = six().play(script);
    const seat = table.toAct ?? 0;
    expect(table.range(seat)?.[0]).toBe(min);
    expect(table.refusal(`${String(seat)} raise ${String(min - 1)}`)).toMatchObject({
      code: 'bet-too-small',
      min,
      rules: ['tda55@undated:22.b'],
    });
  });

  it.each([
    { script: '1 bet 400', all: 9000, min: 800 },
    { script: '1 bet 400, 2 raise 1000', all: 9000, min: 1600 },
    { script: '1 bet 400, 2 allin', all: 600, min: 1000 },
  ])('on the flop, $script: to at least $min', ({ script, all, min }) => {
    const table = flop({ 1: 9000, 2: all + 100, 3: 9000 }).play(script);
    expect(table.range(table.toAct ?? 0)?.[0]).toBe(min);
  });

  it('who has less may put it all in', () => {
    const table = flop({ 1: 9000, 2: 800, 3: 9000 }).play('1 bet 400');
    expect(table.range(2)).toEqual([700, 700]);
  });
});

describe('[tda55:20.c] an all-in that is no full raise gives those who have bet no new right to raise', () => {
  it.each([
    { all: 700, more: 300 },
    { all: 799, more: 399 },
  ])('A 400, B all-in $all, C folds: A may add $more or fold', ({ all, more }) => {
    const table = flop({ 1: 9000, 2: all + 100, 3: 9000 }).play('1 bet 400, 2 allin, 3 fold');
    expect(table.toCall(1)).toBe(more);
    expect(table.may(1)).toEqual(['Fold', 'Call']);
  });

  it('exactly a full raise does, with somebody to answer it', () => {
    const table = flop({ 1: 9000, 2: 900, 3: 9000 }).play('1 bet 400, 2 allin, 3 call');
    expect(table.range(1)?.[0]).toBe(1200);
  });

  it('who has not acted may raise to at least 1,100, and then A again', () => {
    const table = flop({ 1: 9000, 2: 800, 3: 9000 }).play('1 bet 400, 2 allin');
    expect(table.range(3)?.[0]).toBe(1100);
    expect(table.play('3 raise 1100').may(1)).toContain('BetTo');
  });

  it('two that are short are not added up', () => {
    const table = flop({ 1: 9000, 2: 700, 3: 950, 4: 9000 }).play('1 bet 400, 2 allin, 3 allin, 4 call');
    expect([table.may(1), table.toCall(1)]).toEqual([['Fold', 'Call'], 450]);
  });

  it('the big blind may raise, the first caller may not', () => {
    const told = { stacks: { ...everybody(6, 9000), 6: 160 } };
    const table = six(told).play('3 call, 4 fold, 5 fold, 6 allin, 1 fold');
    expect(table.may(2)).toContain('BetTo');
    table.play('2 call');
    expect([table.may(3), table.toCall(3)]).toEqual([['Fold', 'Call'], 60]);
  });

  it('who has only checked may raise, who has bet may not', () => {
    const table = flop({ 1: 9000, 2: 9000, 3: 700 }).play('1 check, 2 bet 400, 3 allin');
    expect(table.may(1)).toContain('BetTo');
    table.play('1 call');
    expect(table.may(2)).toEqual(['Fold', 'Call']);
  });

  it('limit games are not spoken of: half a raise opens the betting, as is usual', () => {
    const told = { game: 'limit-holdem', blinds: [50, 100] as const };
    const open = flop({ 1: 9000, 2: 250, 3: 9000 }, told).play('1 bet 100, 2 allin, 3 call');
    expect(open.range(1)).toEqual([250, 250]);
    const closed = flop({ 1: 9000, 2: 249, 3: 9000 }, told).play('1 bet 100, 2 allin, 3 call');
    expect(closed.may(1)).toEqual(['Fold', 'Call']);
  });
});

describe('how often', () => {
  it('[tda55:22.a] in no-limit without end, in pot-limit as well', () => {
    for (const game of ['no-limit-holdem', 'pot-limit-holdem']) {
      const table = six({ game, stacks: everybody(2, 900_000), button: 2 });
      const raises = Array.from({ length: 7 }, (_, nth) => `${String(2 - (nth % 2))} raise ${String(200 + nth * 100)}`);
      expect(table.play(raises.join(', ')).may(1)).toContain('BetTo');
    }
  });

  const limit = (told: Partial<Told> = {}) => six({ game: 'limit-holdem', ...told });

  it('[tda55:22.c] in limit three raises, before the flop over the big blind', () => {
    const table = limit().play('3 raise 200, 4 raise 300, 5 raise 400');
    expect(table.refusal('6 raise 500')).toMatchObject({
      code: 'raises-capped',
      cap: 3,
      rules: ['tda55@undated:22.c', 'tda55@undated:22.d'],
    });
  });

  it('[tda55:22.c] one bet and three raises on the turn, counted anew', () => {
    const table = limit().play('3 raise 200, 4 raise 300, 5 raise 400').callRound().callRound();
    table.play('1 bet 200, 2 raise 400, 3 raise 600, 4 raise 800');
    expect(table.may(5)).toEqual(['Fold', 'Call']);
  });

  it('[tda55:22.c] [tda55:22.d] with two in the hand as long as more are left in the tournament', () => {
    const play = (field: 'more' | 'lastTwo') =>
      limit({ stacks: everybody(2, 9000), button: 2, field })
        .callRound()
        .play('1 bet 100, 2 raise 200, 1 raise 300, 2 raise 400');
    expect(play('more').may(1)).toEqual(['Fold', 'Call']);
    expect(play('lastTwo').range(1)).toEqual([500, 500]);
  });

  it('[tda55:22.d] three players, one folds: the cap stays', () => {
    const table = limit({ stacks: everybody(3, 9000), button: 3 }).play(
      '3 raise 200, 1 fold, 2 raise 300, 3 raise 400',
    );
    expect(table.may(2)).toEqual(['Fold', 'Call']);
  });

  it('[tda55:22.c] an all-in of a quarter of a raise does not count', () => {
    const table = limit({ stacks: { ...everybody(5, 9000), 2: 225 }, button: 5 }).callRound();
    table.play('1 bet 100, 2 allin, 3 raise 225, 4 raise 325, 5 raise 425');
    expect(table.may(1)).toEqual(['Fold', 'Call']);
  });
});

describe('the pot', () => {
  const told = { book: 'tda55', stacks: everybody(3, 9000), button: 3, blinds: [50, 100] as const };

  it('[tda55:19.a] nobody but the engine moves chips in or out of it', () => {
    const table = atTheTable(told).callRound().play('1 bet 300, 2 call, 3 call');
    expect(table.pots).toEqual([[1200, [1, 2, 3]]]);
    expect([1, 2, 3].flatMap((seat) => table.may(seat))).toEqual(['Fold', 'Check', 'BetTo']);
    table.play('1 check, 2 check, 3 check').checkDown();
    table.play('1 show, 2 muck, 3 muck');
    expect(table.stack(1)).toBe(9000 + 800);
  });

  it('[tda55:54.a] its size is told in pot-limit, to whoever has folded too', () => {
    const { hand } = atTheTable({ ...told, game: 'pot-limit-omaha-4' }).play('3 raise 350, 1 fold, 2 call');
    expect(view(hand, { is: 'seat', seat: toSeatNo(1) }).pots).toMatchObject([{ amount: 750 }]);
  });

  it('[tda55:54.b] but not in limit and no-limit', () => {
    for (const game of ['no-limit-holdem', 'limit-holdem']) {
      const { hand } = atTheTable({ ...told, game });
      expect(view(hand, { is: 'seat', seat: toSeatNo(1) }).pots).toBe('notTold');
      expect(view(hand, { is: 'spectator' }).pots).toBe('notTold');
    }
  });
});

describe('[tda55:46.b] players act in turn', () => {
  it('whoever is not to act is refused, whatever he does, and told whose turn it is', () => {
    const table = six();
    for (let turn = 0; turn < 12 && table.phase === 'betting'; turn += 1) {
      const { toAct = 0 } = table;
      for (const seat of [1, 2, 3, 4, 5, 6].filter((other) => other !== toAct))
        for (const act of ['fold', 'check', 'call', 'raise 400', 'allin'])
          expect(table.refusal(`${String(seat)} ${act}`)).toEqual({ code: 'not-your-turn', seat, toAct });
      table.play(`${String(toAct)} ${table.toCall(toAct) > 0 ? 'call' : 'check'}`);
    }
  });

  it('clockwise: before the flop behind the big blind, then from the small blind on', () => {
    const order = (table: AtTheTable) => {
      const { street } = table.hand;
      const seats: (number | undefined)[] = [];
      while (table.hand.street === street) {
        seats.push(table.toAct);
        table.play(`${String(table.toAct)} ${table.toCall(table.toAct ?? 0) > 0 ? 'call' : 'check'}`);
      }
      return seats;
    };
    const table = six();
    expect([order(table), order(table)]).toEqual([
      [3, 4, 5, 6, 1, 2],
      [1, 2, 3, 4, 5, 6],
    ]);
  });
});
