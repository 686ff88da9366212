import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const table = (told: Partial<Told> & Pick<Told, 'stacks' | 'button'>): AtTheTable =>
  atTheTable({ book: 'gcb', ...told });

/** Heads-up in the hand at the river, seat 1 first. */
const river = (hands: { readonly [seat: number]: string } = {}, board = 'Ah Kh Qh Jh Th') =>
  table({ stacks: everybody(2, 9000), button: 2, hands, board })
    .callRound()
    .callRound()
    .callRound();

describe('[gcb:T12.1] only the cards decide', () => {
  it.each([
    { board: 'Kh 9c 9d 4s 2h', hands: { 1: 'Kc Qc', 2: '9h 3c' }, winner: 2 },
    { board: 'As Kd 8c 8h 2s', hands: { 1: 'Ac 8d', 2: 'Ah Kc' }, winner: 1 },
  ])('$board: seat $winner', ({ board, hands, winner }) => {
    expect(river(hands, board).play('1 check, 2 check, 1 show, 2 show').won).toEqual({ [winner]: 400 });
  });
});

describe('[gcb:T13.A1] all own cards are turned up', () => {
  it.each([
    { game: 'no-limit-holdem', hand: 'As 7d', part: 'As', rest: '7d' },
    { game: 'pot-limit-omaha-4', hand: 'As 7d 6c 5c', part: 'As 7d', rest: '6c 5c' },
  ])('$game: not shown with $part alone', ({ game, hand, part, rest }) => {
    const shown = table({ stacks: everybody(2, 9000), button: 2, game, hands: { 1: hand } }).checkDown();
    shown.play(`1 show ${part}`);
    expect([shown.isShown(1), shown.toAct, shown.may(2)]).toEqual([false, 1, ['Show']]);
    expect(shown.play(`1 show ${rest}`).isShown(1)).toBe(true);
  });

  it('stud: seven', () => {
    const hand = 'As 7d 6c 5c 9h Jh 2s';
    const stud = table({ stacks: everybody(2, 9000), button: 2, game: 'limit-stud', bringIn: 50, hands: { 1: hand } });
    stud.play(`${String(stud.toAct)} bringin`).checkDown();
    expect(stud.play('1 show As 7d').isShown(1)).toBe(false);
    expect(stud.play('1 show 2s').isShown(1)).toBe(true);
  });
});

describe('[gcb:T15] an all-in and no further action: all hands face up', () => {
  const three = (stacks: Told['stacks']) => table({ stacks, button: 3, showdown: 'automatic' });

  it('before the next card', () => {
    const hand = table({ stacks: { 1: 5200, 2: 12_000 }, button: 2, showdown: 'automatic' }).callRound();
    expect(hand.play('1 allin, 2 call').shownAt).toEqual({ 1: 3, 2: 3 });
  });

  it('not while two have chips to bet', () => {
    const hand = three({ 1: 1200, 2: 9000, 3: 9000 }).callRound().play('1 allin, 2 call, 3 call');
    expect(hand.shownAt).toEqual({});
  });

  it('three hands where only one has chips left', () => {
    const hand = three({ 1: 1200, 2: 1200, 3: 9000 }).callRound().play('1 allin, 2 call, 3 call');
    expect(hand.shownAt).toEqual({ 1: 3, 2: 3, 3: 3 });
  });

  it('a big blind posted all-in: the small blind adds what can be won', () => {
    const hand = table({ stacks: { 1: 9000, 2: 300, 3: 9000 }, button: 3, blinds: [200, 400], showdown: 'automatic' });
    hand.play('3 fold');
    expect(hand.toCall(1)).toBe(100);
    expect(hand.play('1 call').shownAt).toEqual({ 1: 0, 2: 0 });
  });

  it('on the river nobody may throw away', () => {
    const hand = table({ stacks: { 1: 5200, 2: 12_000 }, button: 2 })
      .callRound()
      .callRound()
      .callRound();
    hand.play('1 allin, 2 call, 1 show');
    expect(hand.refusal('2 muck')).toMatchObject({ code: 'must-show' });
  });
});

describe('who shows first', () => {
  const three = () => table({ stacks: { 1: 9000, 3: 9000, 5: 9000, 6: 9000 }, button: 5 });
  const atRiver = () => three().play('3 call, 5 fold').callRound().callRound().callRound();

  const called = [
    { script: '6 check, 1 bet 300, 3 call, 6 raise 900, 1 call, 3 call', first: 6, others: [1, 3] },
    { script: '6 bet 300, 1 call, 3 call', first: 6, others: [1, 3] },
    { script: '6 check, 1 bet 300, 3 call, 6 call', first: 1, others: [3, 6] },
  ];

  it.each(called)('[gcb:T16.1] $script: first $first', ({ script, first }) => {
    expect(atRiver().play(script).showInOrder()[0]).toBe(first);
  });

  it.each(called)('[gcb:T16.3] $script: then $others', ({ script, others }) => {
    expect(atRiver().play(script).showInOrder().slice(1)).toEqual(others);
  });

  it('[gcb:T16.1] [gcb:T16.2] a bet on the turn does not count', () => {
    const hand = three().play('3 call, 5 fold').callRound().callRound().play('6 check, 1 check, 3 bet 300').callRound();
    expect(hand.checkDown().showInOrder()).toEqual([6, 1, 3]);
  });

  it.each([
    { stacks: { 5: 9000, 9: 9000, 2: 9000 }, button: 5, fold: '2 fold', order: [9, 5] },
    { stacks: { 2: 9000, 7: 9000 }, button: 2, fold: '', order: [7, 2] },
    { stacks: { 3: 9000, 8: 9000, 9: 9000 }, button: 4, fold: '', order: [8, 9, 3] },
  ])('[gcb:T16.2] checked through, button on $button: $order', ({ stacks, button, fold, order }) => {
    const hand = table({ stacks, button });
    if (fold !== '') hand.play('5 call, 9 call, 2 fold');
    expect(hand.checkDown().showInOrder()).toEqual(order);
  });

  const stud = () =>
    table({
      stacks: { 2: 9000, 5: 9000 },
      button: 5,
      game: 'limit-stud',
      bringIn: 50,
      hands: { 2: '3c 4d Kh Ks 7d 2c 9h', 5: '3d 4h Ac Qd 9s 4c 8h' },
    });

  it('[gcb:T16.4] stud: the highest open cards, a pair of kings before ace high', () => {
    const hand = stud();
    expect(hand.toAct).toBe(2);
    hand.play('2 bringin').checkDown();
    expect(hand.toAct).toBe(2);
  });

  it('[gcb:T16.4] stud: the last bettor where there was a bet', () => {
    const hand = stud().play('2 bringin').callRound().callRound().callRound().callRound();
    hand.play('2 check, 5 bet 400, 2 call');
    expect(hand.toAct).toBe(5);
  });
});

describe('what need not be shown', () => {
  it('[gcb:T16.5] a hand may be thrown away in turn, the first one as well', () => {
    expect(river().play('1 bet 300, 2 call, 1 show').may(2)).toContain('Muck');
    const first = river().play('1 bet 300, 2 call, 1 muck');
    expect([first.won, first.isShown(2)]).toEqual([{ 2: 1000 }, false]);
  });

  it('[gcb:T16.5] not with an all-in', () => {
    const hand = table({ stacks: { 1: 900, 2: 9000 }, button: 2 })
      .callRound()
      .play('1 allin, 2 call');
    expect(hand.may(1)).toEqual(['Show']);
  });

  it('[gcb:T18.1] the only one who claims the pot wins without showing', () => {
    const hand = river().play('1 bet 2000, 2 call, 1 muck');
    expect([hand.phase, hand.won, hand.isShown(2)]).toEqual(['ended', { 2: 4400 }, false]);
  });

  it('[gcb:T17] who plays the board shows all his cards or has no share', () => {
    const hands = { 1: '2c 3c', 2: '2d 3d' };
    expect(river(hands).play('1 bet 2800, 2 call, 1 show, 2 muck').won).toEqual({ 1: 6000 });
    expect(river(hands).play('1 bet 2800, 2 call, 1 show, 2 show').won).toEqual({ 1: 3000, 2: 3000 });
    const part = river(hands).play('1 bet 2800, 2 call, 1 show, 2 show 2d');
    expect(part.refusalOf({ type: 'AcceptPart', seat: toSeatNo(2) })).toEqual({ code: 'part-not-enough' });
  });

  it('[gcb:T28] the cards that would have come are not dealt', () => {
    const hand = table({ stacks: everybody(2, 9000), button: 2 })
      .callRound()
      .play('1 bet 300, 2 fold');
    expect(hand.board).toHaveLength(3);
    expect(hand.refusalOf({ type: 'DealBoard', cards: ['As'] })).toMatchObject({ code: 'not-now' });
  });
});
