import { DECK, toCode } from '@riffle/cards';
import { nextPositions, ringOf, toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { view } from '../../view.ts';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const six = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'oepbl', stacks: everybody(6, 20_000), button: 1, ...told });

describe('what is posted', () => {
  it.each([
    { blinds: [100, 200] as const, small: 100, big: 200 },
    { blinds: [75, 150] as const, small: 75, big: 150 },
    { blinds: [100, 150] as const, small: 100, big: 150 },
  ])('[oepbl:6.4 blinds] $blinds, left of the button', ({ blinds, small, big }) => {
    const table = six({ blinds });
    expect([table.bet(2), table.bet(3), table.bet(4)]).toEqual([small, big, 0]);
  });

  it('[oepbl:6.4 ante] from everybody: 2,100 before the first action', () => {
    const table = six({ stacks: everybody(9, 20_000), blinds: [400, 800], ante: 100 });
    expect(table.pots.reduce((sum, [amount]) => sum + amount, 0)).toBe(2100);
  });

  it('[oepbl:6.4 ante] who has 60 can win 60 from each', () => {
    const table = six({ stacks: { 1: 60, 2: 9000, 3: 9000 }, button: 3, blinds: [50, 100], ante: 100 });
    table.play('3 call, 2 check').checkDown();
    expect(table.pots).toEqual([
      [180, [1, 2, 3]],
      [80 + 200, [2, 3]],
    ]);
  });

  it('[oepbl:6.5 All-In: short blind] what there is of a blind', () => {
    expect(six({ stacks: { ...everybody(6, 9000), 3: 150 } }).bet(3)).toBe(150);
    expect(six({ stacks: { ...everybody(6, 9000), 2: 60 } }).bet(2)).toBe(60);
    const exact = six({ stacks: { ...everybody(6, 9000), 3: 200 } });
    expect([exact.bet(3), exact.stack(3), exact.toCall(4)]).toEqual([200, 0, 200]);
  });

  it('[oepbl:6.7 absent player] ante and blind are taken from an absent player, and he is dealt cards', () => {
    const told = { blinds: [100, 200] as const, ante: 25 };
    const table = six({ ...told, stacks: { ...everybody(6, 9000), 3: 3000 } });
    expect([table.stack(3), table.hand.players.find(({ seat }) => seat === 3)?.hole.length]).toEqual([2775, 2]);
    const short = six({ stacks: { ...everybody(6, 9000), 3: 150 } });
    expect([short.stack(3), short.bet(3)]).toEqual([0, 150]);
  });

  it('[oepbl:6.7 absent hand] his hand is taken in once the cards are dealt, the big blind’s as well', () => {
    const table = six().play('3 kill, 4-6 fold, 1 fold');
    expect([table.phase, table.won]).toEqual(['ended', { 2: 300 }]);
  });
});

describe('the cards', () => {
  const dealt = () => six({ deck: 'inOrder' });
  const nth = (card: number) => toCode(DECK[card - 1] ?? 'As');

  it('[oepbl:6.4 deal] one at a time, first to the small blind, last to the button', () => {
    const table = dealt();
    expect(table.hand.players.map(({ seat, hole }) => [seat, hole])).toEqual([
      [2, [nth(1), nth(7)]],
      [3, [nth(2), nth(8)]],
      [4, [nth(3), nth(9)]],
      [5, [nth(4), nth(10)]],
      [6, [nth(5), nth(11)]],
      [1, [nth(6), nth(12)]],
    ]);
  });

  it('[oepbl:6.4 deal] without a small blind from the first player left of the button; with two to the big blind', () => {
    const dead = six({ stacks: { 1: 9000, 2: 9000, 4: 9000 }, button: 2, smallBlind: 'nobody', deck: 'inOrder' });
    expect(dead.hand.players[0]).toMatchObject({ seat: 4, hole: [nth(1), nth(4)] });
    const two = six({ stacks: everybody(2, 9000), deck: 'inOrder' });
    expect(two.hand.players[0]).toMatchObject({ seat: 2, hole: [nth(1), nth(3)] });
  });

  it.each([
    { street: '[oepbl:6.4 burn and flop]', burned: 13, up: [14, 15, 16], from: 0 },
    { street: '[oepbl:6.4 turn]', burned: 17, up: [18], from: 3 },
    { street: '[oepbl:6.4 river]', burned: 19, up: [20], from: 4 },
  ])('$street $burned is burned, $up turned up', ({ burned, up, from }) => {
    const { hand } = dealt().checkDown();
    expect(hand.burned).toContain(nth(burned));
    expect(hand.boards[0]?.slice(from, from + up.length)).toEqual(up.map(nth));
  });

  it('[oepbl:6.4 burn and flop] no flop where nobody calls', () => {
    expect(dealt().play('4-6 fold, 1-2 fold').hand.burned).toEqual([]);
  });

  it('[oepbl:6.4 river] no river once one is left', () => {
    const turn = dealt().callRound().callRound().play('2 bet 400, 3-6 fold, 1 fold');
    expect(turn.board).toHaveLength(4);
  });

  it('[oepbl:6.4 turn] after everybody has checked', () => {
    expect(dealt().callRound().play('2-6 check, 1 check').board).toHaveLength(4);
  });

  it('[oepbl:6.7 pot size] nobody is told how large the pot is', () => {
    for (const game of ['no-limit-holdem', 'pot-limit-holdem']) {
      const { hand } = six({ game });
      expect(view(hand, { is: 'seat', seat: toSeatNo(4) }).pots).toBe('notTold');
    }
  });

  it('[oepbl:6.6 ask stack] everybody may know the stacks of the others', () => {
    const { hand } = six().play('4 raise 600');
    const stacks = view(hand, { is: 'seat', seat: toSeatNo(5) }).players.map(({ seat, stack }) => [seat, stack]);
    expect(stacks).toContainEqual([4, 19_400]);
  });
});

describe('order', () => {
  it('[oepbl:6.4 first to act] left of the big blind, who is last', () => {
    const table = six();
    const order: (number | undefined)[] = [];
    while (table.hand.street === 0) {
      order.push(table.toAct);
      table.play(`${String(table.toAct)} ${table.toAct === 3 ? 'check' : 'call'}`);
    }
    expect(order).toEqual([4, 5, 6, 1, 2, 3]);
    expect(six({ stacks: everybody(3, 9000) }).toAct).toBe(1);
    expect(six({ stacks: everybody(2, 9000) }).toAct).toBe(1);
  });

  it('[oepbl:6.4 postflop order] from the flop on left of the button', () => {
    expect(six().play('4 call, 5 fold, 6 fold, 1 fold, 2 call, 3 fold').toAct).toBe(2);
    const table = six().play('4 fold, 5 fold, 6 fold, 1 call, 2 fold, 3 check');
    expect([table.toAct, table.play('3 check').toAct]).toEqual([3, 1]);
  });

  it('[oepbl:6.5 Heads Up: blinds] [oepbl:6.5 Heads Up: order] the button posts the small blind, first before the flop only', () => {
    const table = six({ stacks: everybody(2, 9000), blinds: [400, 800] });
    expect([table.bet(1), table.bet(2), table.toAct]).toEqual([400, 800, 1]);
    for (const street of [1, 2, 3]) {
      table.callRound();
      expect([table.hand.street, table.toAct]).toEqual([street, 2]);
    }
  });

  it('[oepbl:6.4 button moves] the button goes round', () => {
    const ring = ringOf(6, [1, 2, 3, 4, 5, 6].map(toSeatNo));
    const last = { button: toSeatNo(6), smallBlind: toSeatNo(1), bigBlind: toSeatNo(2) };
    expect(nextPositions(ring, last)?.button).toBe(1);
  });
});
