import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const table = (told: Partial<Told> & Pick<Told, 'stacks' | 'button'>): AtTheTable =>
  atTheTable({ book: 'pvb', ...told });

describe('[pvb:54(1)] all hands are turned up once somebody is all-in and nobody can act', () => {
  const three = (stacks: Told['stacks']) => table({ stacks, button: 3, showdown: 'automatic' });

  it('two are left, one of them all-in: before the next card', () => {
    const hand = three({ 1: 5200, 2: 12_000, 3: 9000 }).callRound().play('1 allin, 2 call, 3 fold');
    expect(hand.shownAt).toEqual({ 1: 3, 2: 3 });
  });

  it('not while two can still bet, but when one of them folds', () => {
    const hand = three({ 1: 1200, 2: 12_000, 3: 12_000 }).callRound().play('1 allin, 2 call, 3 call');
    expect(hand.shownAt).toEqual({});
    hand.play('2 check, 3 bet 2000, 2 fold');
    expect(hand.shownAt).toEqual({ 1: 4, 3: 4 });
  });

  it('all three are all-in: all three turn up', () => {
    const hand = three({ 1: 1000, 2: 2000, 3: 3000 }).play('3 allin, 1 call, 2 call');
    expect(hand.shownAt).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  it('everybody folds to the all-in: nothing is shown', () => {
    const hand = three({ 1: 1000, 2: 2000, 3: 3000 }).play('3 allin, 1 fold, 2 fold');
    expect(hand.shownAt).toEqual({});
    expect(hand.won).toEqual({ 3: 500 });
  });
});

describe('a main pot with an all-in player', () => {
  const sidePot = (told: Partial<Told> = {}) =>
    table({
      stacks: { 1: 2000, 2: 12_000, 3: 12_000 },
      button: 3,
      hands: { 1: 'Qs Qd', 2: 'As Ad', 3: 'Ks Kd' },
      board: '2c 3d 7h 8s Jc',
      ...told,
    }).play('3 call, 1 allin, 2 call, 3 call, 2 check, 3 check, 2 check, 3 check');

  it('[pvb:54(3)] who plays the side pot to the river shows, and so does the all-in player', () => {
    const hand = sidePot().play('2 check, 3 bet 500, 2 call');
    expect(new Set(hand.showInOrder())).toEqual(new Set([1, 2, 3]));
  });

  it('[pvb:54(3)] who folds to the bet on the river need not show', () => {
    const hand = sidePot({ showdown: 'automatic' }).play('2 check, 3 bet 500, 2 fold');
    expect(Object.keys(hand.shownAt)).toEqual(['1', '3']);
    expect(hand.isShown(2)).toBe(false);
  });

  it('[pvb:54(4)] nobody may throw his hand away; it is turned up and can win the main pot', () => {
    const hand = sidePot({ hands: { 1: 'Qs Qd', 2: 'Ks Kd', 3: 'As Ad' } }).play('2 check, 3 bet 500, 2 call, 3 show');
    for (const seat of [1, 2]) {
      expect(hand.may(seat)).not.toContain('Muck');
      expect(hand.refusal(`${String(seat)} muck`)).toMatchObject({ code: 'must-show' });
      hand.play(`${String(seat)} show`);
    }
    const automatic = sidePot({ showdown: 'automatic', hands: { 1: 'Ks Kd', 2: 'Qs Qd', 3: 'Js Td' } });
    automatic.play('2 check, 3 bet 500, 2 call');
    expect(automatic.won).toEqual({ 1: 6000, 2: 1000 });
    expect(automatic.isShown(3)).toBe(true);
  });

  it('[pvb:54(4)] without an all-in throwing away is allowed', () => {
    const hand = table({ stacks: everybody(3, 9000), button: 3 })
      .checkDown()
      .play('1 show');
    expect(hand.may(2)).toContain('Muck');
  });
});

describe('who shows first', () => {
  const heads = () => table({ stacks: { 1: 9000, 2: 9000 }, button: 2 });

  it.each([
    { river: '1 bet 500, 2 call', first: 1 },
    { river: '1 bet 500, 2 raise 1500, 1 call', first: 2 },
  ])('[pvb:55(1)] $river: seat $first', ({ river, first }) => {
    const hand = heads().callRound().callRound().callRound().play(river);
    expect(hand.toAct).toBe(first);
  });

  it('[pvb:55(1)] the last bet of an earlier round counts where the river was checked', () => {
    const hand = heads().callRound().callRound().play('1 check, 2 bet 400, 1 call').checkDown();
    expect(hand.toAct).toBe(2);
  });

  it('[pvb:55(1)] the others follow clockwise from the first', () => {
    const hand = table({ stacks: everybody(5, 9000), button: 5 })
      .callRound()
      .callRound()
      .callRound();
    hand.play('1 check, 2 check, 3 bet 500, 4 call, 5 call, 1 call, 2 call');
    expect(hand.showInOrder()).toEqual([3, 4, 5, 1, 2]);
  });

  it('[pvb:55(1)] all-in before the flop: the raiser', () => {
    const hand = table({ stacks: { 1: 900, 2: 9000 }, button: 1 }).play('1 allin, 2 call');
    expect(hand.phase).toBe('showdown');
    expect(hand.toAct).toBe(1);
  });

  it('[pvb:55(2)] no bet since the flop: left of the button, over those who have folded', () => {
    const hand = table({ stacks: { 5: 9000, 6: 9000, 7: 9000, 8: 9000 }, button: 5 });
    hand.play('8 call, 5 fold, 6 fold, 7 check').checkDown();
    expect(hand.showInOrder()).toEqual([7, 8]);
  });

  it('[pvb:55(2)] a raise before the flop does not count', () => {
    const hand = table({ stacks: { 5: 9000, 6: 9000, 7: 9000, 8: 9000 }, button: 5 });
    hand.play('8 raise 600, 5 fold, 6 fold, 7 call').checkDown();
    expect(hand.toAct).toBe(7);
  });

  it('[pvb:55(2)] with two players the big blind', () => {
    expect(heads().checkDown().toAct).toBe(1);
  });
});

describe('what must be shown', () => {
  const river = (hands: Told['hands'], board = 'As Kd Qh Jc Ts') =>
    table({ stacks: everybody(2, 9000), button: 2, hands: hands ?? {}, board })
      .callRound()
      .callRound()
      .callRound();

  it('[pvb:55(3)] in turn a hand may be thrown away, and with it every claim', () => {
    const hand = river({ 1: '7s 2h', 2: '4c 3d' }).play('1 bet 500, 2 call, 1 show');
    expect(hand.refusal('1 muck')).toMatchObject({ code: 'already-shown' });
    hand.play('2 muck');
    expect(hand.won).toEqual({ 1: 1400 });
  });

  it('[pvb:55(3)] not before his turn', () => {
    expect(river({}).play('1 bet 500, 2 call').refusal('2 muck')).toMatchObject({ code: 'not-your-turn', toAct: 1 });
  });

  it('[pvb:56(1)] all own cards, one is not enough', () => {
    const hand = river({ 1: 'Ad 7h', 2: '4c 3d' }).play('1 bet 500, 2 call');
    expect(hand.refusal('1 show Ad')).toMatchObject({ code: 'must-show' });
    const omaha = table({
      game: 'pot-limit-omaha-4',
      stacks: everybody(2, 9000),
      button: 2,
      hands: { 1: 'Ad 7h 6h 5h' },
    });
    expect(omaha.checkDown().refusal('1 show Ad 7h')).toMatchObject({ code: 'must-show' });
  });

  it('[pvb:56(2)] the last one left wins without showing', () => {
    const hand = river({}).play('1 bet 500, 2 call, 1 muck');
    expect(hand.phase).toBe('ended');
    expect(hand.won).toEqual({ 2: 1400 });
    expect(hand.isShown(2)).toBe(false);
    const folded = table({ stacks: everybody(2, 9000), button: 2 })
      .callRound()
      .play('1 bet 500, 2 fold');
    expect([folded.isShown(1), folded.won]).toEqual([false, { 1: 400 }]);
  });

  it('[pvb:58(1)] who plays the board shows all his cards or takes no part', () => {
    const one = river({ 1: '7s 2h', 2: '4c 3d' }).play('1 bet 500, 2 call, 1 show, 2 muck');
    expect(one.won).toEqual({ 1: 1400 });
    const both = river({ 1: '7s 2h', 2: '4c 3d' }).play('1 bet 500, 2 call, 1 show, 2 show');
    expect(both.won).toEqual({ 1: 700, 2: 700 });
  });

  it('[pvb:53(1)] cards speak: what lies there counts, whatever was said of it', () => {
    const straight = river({ 1: '9s 9c', 2: '5h 6h' }, '9d 8c 7h 2s 2d').play('1 bet 500, 2 call, 1 show, 2 show');
    expect(straight.won).toEqual({ 1: 1400 });
    const twoPair = river({ 1: 'Kc Qc', 2: '9h 3c' }, 'Kh 9c 9d 4s 2h').play('1 bet 500, 2 call, 1 show, 2 show');
    expect(twoPair.won).toEqual({ 2: 1400 });
  });
});

describe('the cards that would have come', () => {
  it('[pvb:22(1)] are not dealt once everybody has folded', () => {
    const hand = table({ stacks: everybody(3, 9000), button: 3 })
      .callRound()
      .play('1 bet 500, 2 fold, 3 fold');
    expect(hand.phase).toBe('ended');
    expect(hand.board).toHaveLength(3);
    expect(hand.refusalOf({ type: 'DealBoard', cards: ['As'] })).toMatchObject({ code: 'not-now', phase: 'ended' });
  });
});

describe('[pvb:23(1)] a hand is dead of whoever was not in his seat at the first card', () => {
  it('his blind stays in', () => {
    const hand = table({ stacks: everybody(4, 9000), button: 4, blinds: [300, 600] }).play(
      '2 kill, 3 call, 4 fold, 1 fold',
    );
    expect(hand.won).toEqual({ 3: 1500 });
    expect(hand.stack(2)).toBe(8400);
  });

  it('all fold to the small blind, who then has the only live hand', () => {
    const hand = table({ stacks: everybody(4, 9000), button: 4, blinds: [300, 600] }).play('2 kill, 3 fold, 4 fold');
    expect(hand.phase).toBe('ended');
    expect(hand.won).toEqual({ 1: 900 });
  });
});
