import { nextPositions, ringOf, toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { view } from '../../view.ts';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const table = (told: Partial<Told> & Pick<Told, 'stacks' | 'button'>): AtTheTable =>
  atTheTable({ book: 'tda55', ...told });

/** Two players at the river, seat 1 first. */
const river = (hands: { readonly [seat: number]: string } = {}, board = 'As Kd Qh Jc Ts') =>
  table({ stacks: everybody(2, 9000), button: 2, hands, board })
    .callRound()
    .callRound()
    .callRound();

describe('[tda55:37] all hands are turned up once somebody is all-in and nobody can act', () => {
  const three = (told: Partial<Told> = {}) =>
    table({ stacks: { 1: 1200, 2: 9000, 3: 9000 }, button: 3, showdown: 'automatic', ...told });

  it('before the flop, before the flop is dealt', () => {
    const hand = table({ stacks: { 1: 1200, 2: 9000 }, button: 2, showdown: 'automatic' }).play('2 raise 1200, 1 call');
    expect(hand.shownAt).toEqual({ 1: 0, 2: 0 });
  });

  it('not while two can still bet; then all three before the river', () => {
    const hand = three().callRound().play('1 allin, 2 call');
    expect(hand.shownAt).toEqual({});
    hand.play('3 call');
    expect(hand.shownAt).toEqual({});
    expect(hand.play('2 bet 7800, 3 call').shownAt).toEqual({ 1: 4, 2: 4, 3: 4 });
  });

  it('not where all others fold', () => {
    expect(three().callRound().play('1 allin, 2 fold, 3 fold').shownAt).toEqual({});
  });

  it('[tda55:40.a] on the river nobody throws his hand away unseen', () => {
    const hand = three({ showdown: 'asked' }).callRound().callRound().callRound().play('1 allin, 2 call, 3 call');
    hand.play('1 show');
    expect(hand.refusal('2 muck')).toMatchObject({
      code: 'must-show',
      rules: expect.arrayContaining(['tda55@undated:37']),
    });
  });
});

describe('who shows first', () => {
  const at = (stacks: Told['stacks'], button: number) => table({ stacks, button });

  it.each([
    { seats: [2, 5, 8], button: 4, script: '5 bet 400, 8 call, 2 call', order: [5, 8, 2] },
    { seats: [3, 7], button: 7, script: '3 bet 400, 7 raise 1000, 3 call', order: [7, 3] },
    { seats: [1, 6], button: 1, script: '6 bet 400, 1 call', order: [6, 1] },
  ])('[tda55:38.lastAction] $script: $order', ({ seats, button, script, order }) => {
    const hand = at(Object.fromEntries(seats.map((seat) => [seat, 9000])), button);
    expect(hand.callRound().callRound().callRound().play(script).showInOrder()).toEqual(order);
  });

  it('[tda55:38.lastAction] a short all-in on the river: all hands face up', () => {
    const hand = table({ stacks: { 1: 700, 9: 9000 }, button: 1, showdown: 'automatic' });
    hand.callRound().callRound().callRound().play('9 bet 400, 1 allin, 9 call');
    expect(hand.shownAt).toEqual({ 1: 5, 9: 5 });
  });

  it.each([
    { seats: [2, 6, 9], button: 5, flop: '', turn: '6 bet 400, 9 call, 2 call', order: [6, 9, 2] },
    { seats: [4, 8], button: 8, flop: '', turn: '4 bet 400, 8 raise 900, 4 call', order: [8, 4] },
    { seats: [2, 6], button: 6, flop: '2 bet 400, 6 call', turn: '', order: [2, 6] },
    { seats: [2, 6], button: 1, flop: '2 bet 400, 6 call', turn: '2 check, 6 bet 500, 2 call', order: [6, 2] },
  ])('[tda55:38.noRiverBet] flop $flop, turn $turn: $order', ({ seats, button, flop, turn, order }) => {
    const hand = at(Object.fromEntries(seats.map((seat) => [seat, 9000])), button).callRound();
    hand.play(flop);
    if (flop === '') hand.callRound();
    hand.play(turn);
    expect(hand.checkDown().showInOrder()).toEqual(order);
  });

  it('[tda55:38.noRiverBet] nothing since the flop: who raised before it, else left of the button', () => {
    const raised = at({ 3: 9000, 5: 9000, 8: 9000 }, 8).play('8 fold, 3 call, 5 raise 600, 3 call');
    expect(raised.checkDown().showInOrder()).toEqual([5, 3]);
    expect(at({ 1: 9000, 4: 9000, 6: 9000 }, 4).checkDown().showInOrder()).toEqual([6, 1, 4]);
  });

  const stud = (boards: { readonly [seat: number]: string }, game = 'limit-stud') => {
    const down: { readonly [seat: number]: string } =
      game === 'limit-razz'
        ? { 1: 'Ks Qs Js', 2: 'Kh Qh Jh', 3: 'Kc Qc Jc' }
        : { 1: '2s 3s 5s', 2: '3h 5h 6h', 3: '3c 5c 6c' };
    const hands = Object.fromEntries(
      Object.entries(boards).map(([seat, up]) => {
        const [first = '', second = '', last = ''] = (down[Number(seat)] ?? '5d 6d 8d').split(' ');
        return [seat, `${first} ${second} ${up} ${last}`];
      }),
    );
    const hand = table({ stacks: everybody(Object.keys(boards).length, 9000), button: 9, game, bringIn: 50, hands });
    return hand.play(`${String(hand.toAct)} bringin`);
  };

  it.each([
    { boards: { 1: 'As Kd Qh 7c', 2: '9s 9d 4c 2h', 3: 'Kc Qs Jd Tc' }, order: [2, 3, 1] },
    { boards: { 1: 'As Kd Qh 7c', 2: 'Kc Qs Jd Tc' }, order: [1, 2] },
    { boards: { 1: '8s 8d 8c 2h', 2: 'Kc Kh Qd Qs' }, order: [1, 2] },
    { boards: { 1: 'Ah Kc 9s 4d', 2: 'As Kh 9d 4c' }, order: [2, 1] },
  ])('[tda55:38.stud] open cards $boards: $order', ({ boards, order }) => {
    expect(stud(boards).checkDown().showInOrder()).toEqual(order);
  });

  it('[tda55:38.stud] after a bet on the last street the bettor', () => {
    const hand = stud({ 1: '9s 9d 4c 2h', 2: '8s 8h 4d 7h', 3: 'Kc Qs Jd Tc' })
      .callRound()
      .callRound()
      .callRound()
      .callRound();
    expect(hand.play('1 check, 2 check, 3 bet 400, 1 call, 2 call').showInOrder()).toEqual([3, 1, 2]);
  });

  it.each([
    { boards: { 1: '8s 6d 4h 2c', 2: '7s 6h 5d 3c', 3: '9s 4d 3h Ac' }, order: [2, 3, 1] },
    { boards: { 1: '7s 6d 4h 2c', 2: '7d 5h 4c 3s' }, order: [2, 1] },
    { boards: { 1: '3s 2d Ah Ac', 2: 'Kd Qd Jd Td' }, order: [2, 1] },
    { boards: { 1: '8s 3d 2h Ac', 2: '7s 6h 5d 4c' }, order: [2, 1] },
    { boards: { 1: '7s 6d 4h 2c', 2: '7c 6h 4d 2s' }, order: [2, 1] },
  ])('[tda55:38.razz] open cards $boards: $order', ({ boards, order }) => {
    expect(stud(boards, 'limit-razz').checkDown().showInOrder()).toEqual(order);
  });

  it('[tda55:38.razz] after a bet on the last street the bettor', () => {
    const hand = stud({ 1: '8s 6d 4h 2c', 2: '7s 6h 5d 3c' }, 'limit-razz')
      .callRound()
      .callRound()
      .callRound()
      .callRound();
    expect(hand.play('2 check, 1 bet 400, 2 call').showInOrder()).toEqual([1, 2]);
  });
});

describe('what must be shown', () => {
  it('[tda55:39] who plays the board shows both cards or has no part', () => {
    const hands = { 1: '2s 3s', 2: '2d 3d' };
    expect(river(hands).play('1 bet 300, 2 call, 1 show, 2 show').won).toEqual({ 1: 500, 2: 500 });
    expect(river(hands).play('1 bet 300, 2 call, 1 show, 2 muck').won).toEqual({ 1: 1000 });
    expect(river(hands).play('1 bet 300, 2 call, 1 show').refusal('2 show 2d')).toMatchObject({ code: 'must-show' });
  });

  it('[tda55:39] three play the board, one does not show', () => {
    const hand = table({
      stacks: everybody(3, 9000),
      button: 3,
      board: 'As Kd Qh Jc Ts',
      blinds: [200, 400],
    }).checkDown();
    expect(hand.play('1 show, 2 muck, 3 show').won).toEqual({ 1: 600, 3: 600 });
  });

  it('[tda55:40.b] the hand that wins is always shown, called or checked', () => {
    for (const script of ['1 bet 300, 2 call, 1 muck', '1 check, 2 check, 1 muck']) {
      const hand = river().play(script);
      expect([hand.phase, hand.won]).toEqual(['showdown', {}]);
      expect(hand.may(2)).toEqual(['Show']);
      expect(hand.play('2 show').phase).toBe('ended');
    }
  });

  it('[tda55:40.b] not where all others fold to a bet', () => {
    const hand = river().play('1 bet 300, 2 fold');
    expect([hand.phase, hand.isShown(1)]).toEqual(['ended', false]);
  });

  it('[tda55:40.a] a hand thrown away stays hidden from everybody', () => {
    const hand = river({ 1: '2s 3s', 2: '2d 3d' }).play('1 bet 300, 2 call, 1 show, 2 muck');
    for (const viewer of [{ is: 'seat', seat: toSeatNo(1) }, { is: 'spectator' }, { is: 'dealer' }] as const) {
      expect(view(hand.hand, viewer).players.find(({ seat }) => seat === 2)?.cards).toEqual(['hidden', 'hidden']);
    }
  });

  it('[tda55:32.a] a winning hand on the table cannot be killed', () => {
    const hand = river({ 1: '2s 3s', 2: '2d 3d' }).play('1 bet 300, 2 call, 1 show');
    expect(hand.refusal('1 kill')).toMatchObject({ code: 'tabled-hand-stays', rules: ['tda55@undated:32.a'] });
    expect(hand.play('2 muck').won).toEqual({ 1: 1000 });
  });

  it('[tda55:32.a] one that was thrown away face down is not protected', () => {
    const hand = river({ 1: '9s 2c', 2: '2d 3d' }, 'As Ks 8s 7s 4d').play('1 bet 300, 2 call, 1 muck, 2 show');
    expect(hand.won).toEqual({ 2: 1000 });
  });

  it.each([
    { board: '9d 8c 2h 2s Kd', hands: { 1: '9s 8s', 2: '2c 3h' }, winner: 2 },
    { board: '9d 8c 7h 2s 2d', hands: { 1: '5h 6h', 2: '9h 8h' }, winner: 1 },
  ])('[tda55:42.a] the cards count: $board, seat $winner', ({ board, hands, winner }) => {
    expect(river(hands, board).play('1 check, 2 check, 1 show, 2 show').won).toEqual({ [winner]: 400 });
  });

  it('[tda55:43] what would have come is not dealt, what belongs to the hand is', () => {
    const folded = table({ stacks: everybody(2, 9000), button: 2 })
      .callRound()
      .play('1 bet 300, 2 fold');
    expect(folded.board).toHaveLength(3);
    expect(folded.refusalOf({ type: 'DealBoard', cards: ['As'] })).toMatchObject({ code: 'not-now' });
    const allIn = table({ stacks: everybody(2, 900), button: 2 })
      .callRound()
      .play('1 allin, 2 call');
    expect(allIn.board).toHaveLength(5);
  });
});

describe('[tda55:55.a] with two players', () => {
  it('the button has the small blind, is first before the flop and last afterwards', () => {
    const hand = table({ stacks: { 3: 9000, 8: 9000 }, button: 3, blinds: [200, 400] });
    expect([hand.bet(3), hand.bet(8), hand.toAct]).toEqual([200, 400, 3]);
    expect(hand.callRound().toAct).toBe(8);
  });

  it('[tda55:55.b] nobody is big blind twice running when the third goes out', () => {
    const left = (...seats: readonly number[]) => ringOf(4, seats.map(toSeatNo));
    const last = { button: toSeatNo(1), smallBlind: toSeatNo(2), bigBlind: toSeatNo(3) };
    expect(nextPositions(left(2, 3), last)).toMatchObject({ button: 3, bigBlind: 2 });
    expect(nextPositions(left(3, 4), last)).toMatchObject({ button: 3, bigBlind: 4 });
  });
});
