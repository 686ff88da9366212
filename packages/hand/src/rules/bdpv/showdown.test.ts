import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { writeCards } from '../../card-code.ts';
import { view } from '../../view.ts';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { splitPot } from '../split-pot.ts';
import { everybody, type Told } from '../told.ts';

const table = (told: Partial<Told> & Pick<Told, 'stacks' | 'button'>): AtTheTable =>
  atTheTable({ book: 'bdpv', ...told });

/** Two players at the river, seat 1 first. */
const river = (hands: { readonly [seat: number]: string } = {}, board = 'As Kd Qh Jc Ts') =>
  table({ stacks: everybody(2, 9000), button: 2, hands, board })
    .callRound()
    .callRound()
    .callRound();

describe('equal hands', () => {
  it.each([
    { board: 'Ks Qd 9c 5h 2d', hands: { 1: 'As Js', 2: 'Ac Jc' } },
    { board: 'As Ks 9s 7s 4s', hands: { 1: '3s 2h', 2: 'Qh Qd' } },
  ])('[bdpv:2 Split Pot 1 Gleichstand] suits do not decide: $board', ({ board, hands }) => {
    expect(river(hands, board).play('1 check, 2 check, 1 show, 2 show').won).toEqual({ 1: 200, 2: 200 });
  });

  it.each([
    { pot: 100, unit: 25, button: 9, seats: [2, 4, 6], won: { 2: 50, 4: 25, 6: 25 } },
    { pot: 125, unit: 25, button: 9, seats: [2, 4, 6], won: { 2: 75, 4: 25, 6: 25 } },
    { pot: 1100, unit: 100, button: 4, seats: [2, 4], won: { 2: 600, 4: 500 } },
    { pot: 1100, unit: 25, button: 9, seats: [2, 4], won: { 2: 550, 4: 550 } },
    { pot: 125, unit: 25, button: 1, seats: [1, 2], won: { 1: 50, 2: 75 } },
    { pot: 125, unit: 25, button: 3, seats: [2, 4], won: { 2: 50, 4: 75 } },
  ])('[bdpv:2 Split Pot 2] pot $pot, button $button: $won', ({ won, ...pot }) => {
    expect(splitPot({ book: 'bdpv', ...pot }).won).toEqual(won);
  });

  it('[bdpv:2 Split Pot 3] [bdpv:2 Showdown 6] pots are split on their own', () => {
    const hand = table({
      stacks: { 2: 300, 4: 300, 6: 75, 9: 5000 },
      button: 9,
      blinds: [0, 0],
      unit: 25,
      dead: { seat: 9, amount: 0 },
      hands: { 2: 'Ah Kh', 4: 'Ad Kc', 6: '2c 3c' },
      board: 'As Kd 9h 9c 4s',
      showdown: 'automatic',
    })
      .play('2 bet 175, 4 call, 6 allin, 9 fold')
      .play('2 check, 4 check')
      .checkDown();
    expect(hand.awards).toEqual([
      { pot: 0, shares: { 2: 125, 4: 100 } },
      { pot: 1, shares: { 2: 100, 4: 100 } },
    ]);
    // the all-in player was beaten and has mucked: his pot is not mixed with theirs
    expect(hand.hand.players.map(({ state }) => state)).toContain('mucked');
  });

  it('[bdpv:2 Split Pot 3] A and B tie for the main pot, B alone wins the side pot', () => {
    const hand = table({
      stacks: { 1: 100, 2: 300, 3: 300 },
      button: 3,
      blinds: [50, 100],
      hands: { 1: 'Ah Kh', 2: 'Ad Kc', 3: '2c 3c' },
      board: 'As Kd 9h 9c 4s',
      showdown: 'automatic',
    }).play('3 allin, 1 call, 2 call');
    expect(hand.awards).toEqual([
      { pot: 0, shares: { 1: 150, 2: 150 } },
      { pot: 1, shares: { 2: 400 } },
    ]);
  });
});

describe('who shows first', () => {
  it('[bdpv:2 Showdown 5] who bet or raised last', () => {
    const hand = table({ stacks: everybody(3, 9000), button: 3 })
      .callRound()
      .callRound()
      .callRound();
    expect(hand.play('1 bet 200, 2 raise 500, 3 call, 1 call').toAct).toBe(2);
    expect(river().play('1 bet 200, 2 call').toAct).toBe(1);
  });

  it('[bdpv:2 Showdown 5] without a bet in the last round the first left of the button', () => {
    const hand = table({ stacks: everybody(3, 9000), button: 3 })
      .callRound()
      .callRound();
    expect(hand.play('1 check, 2 check, 3 bet 300').callRound().checkDown().toAct).toBe(1);
  });
});

describe('what must be shown', () => {
  it('[bdpv:2 Showdown 1] all cards, for any part of the pot', () => {
    const hand = river({ 1: 'Ad 7h', 2: '4c 3d' }, 'As Kd 9h 5c 2s').play('1 bet 200, 2 call');
    expect(hand.refusal('1 show Ad')).toMatchObject({ code: 'must-show' });
    const last = river().play('1 bet 200, 2 call, 1 muck');
    expect([last.phase, last.won]).toEqual(['showdown', {}]);
    expect(last.may(2)).not.toContain('Muck');
    const split = river({ 1: '4c 3d', 2: '4d 3c' }).play('1 bet 200, 2 call, 1 show, 2 muck');
    expect(split.won).toEqual({ 1: 800 });
  });

  it('[bdpv:2 Showdown 1] not where everybody folds', () => {
    expect(river().play('1 bet 200, 2 fold').isShown(1)).toBe(false);
  });

  it.each([
    { board: 'Ks 9s 4s 8d 2c', hands: { 1: 'As 8s', 2: 'Kd Kc' }, winner: 1 },
    { board: 'Ks 9s 4s 8d 2c', hands: { 1: 'As Ad', 2: '9d 8c' }, winner: 2 },
  ])('[bdpv:2 Showdown 2] cards speak: seat $winner', ({ board, hands, winner }) => {
    expect(river(hands, board).play('1 check, 2 check, 1 show, 2 show').won).toEqual({ [winner]: 400 });
  });

  it('[bdpv:2 Showdown 6] the loser need not show', () => {
    const hand = river({ 1: 'Ad Ah', 2: '4c 3d' }, 'As Kd 9h 5c 7s').play('1 bet 200, 2 call, 1 show, 2 muck');
    expect([hand.won, hand.isShown(2)]).toEqual([{ 1: 800 }, false]);
  });

  it('[bdpv:2 Showdown 6] [bdpv:6.27] but in an all-in', () => {
    const hand = table({ stacks: { 1: 700, 2: 9000 }, button: 2 })
      .callRound()
      .play('1 allin, 2 call, 1 show');
    expect(hand.refusal('2 muck')).toMatchObject({ code: 'must-show' });
  });

  it('[bdpv:4.11] who says that he plays the board keeps his share', () => {
    const hands = { 1: '2s 3s', 2: '2d 3d' };
    const said = river(hands)
      .play('1 bet 200, 2 call, 1 show')
      .accept({ type: 'PlayBoard', seat: toSeatNo(2) });
    expect(said.won).toEqual({ 1: 400, 2: 400 });
    expect(view(said.hand, { is: 'spectator' }).players.at(-1)).toMatchObject({ seat: 2, cards: ['hidden', 'hidden'] });
  });

  it('[bdpv:4.11] without a word, or after it is too late, he has no claim', () => {
    const hands = { 1: '2s 3s', 2: '2d 3d' };
    const hand = river(hands).play('1 bet 200, 2 call, 1 show, 2 muck');
    expect(hand.won).toEqual({ 1: 800 });
    expect(hand.refusalOf({ type: 'PlayBoard', seat: toSeatNo(2) })).toMatchObject({ code: 'not-now' });
    expect(river(hands).play('1 bet 200, 2 call, 1 show, 2 show').won).toEqual({ 1: 400, 2: 400 });
  });
});

describe('[bdpv:6.27] no more betting possible: all hands are turned up', () => {
  const three = (stacks: Told['stacks']) => table({ stacks, button: 3, showdown: 'automatic' }).callRound();

  it('before the flop where the flop is to come', () => {
    const hand = table({ stacks: { 1: 500, 2: 1000, 3: 9000 }, button: 3, showdown: 'automatic' });
    expect(hand.play('3 fold, 1 allin, 2 call').shownAt).toEqual({ 1: 0, 2: 0 });
  });

  it('not while two have chips, nor while one has not decided', () => {
    const hand = three({ 1: 700, 2: 9000, 3: 9000 }).play('1 allin');
    expect(hand.shownAt).toEqual({});
    expect(hand.play('2 call, 3 call').shownAt).toEqual({});
    expect(hand.toAct).toBe(2);
  });

  it('three hands where one covers two', () => {
    expect(three({ 1: 700, 2: 900, 3: 9000 }).play('1 allin, 2 allin, 3 call').shownAt).toEqual({ 1: 3, 2: 3, 3: 3 });
  });

  it('not after an ordinary bet and call', () => {
    expect(river().play('1 bet 200, 2 call, 1 show').may(2)).toContain('Muck');
  });
});

describe('[bdpv:1 Ablauf 10] cards that are discarded, and the stub, are looked at by nobody', () => {
  const codes = (hand: AtTheTable['hand'], viewer: Parameters<typeof view>[1]) => {
    const told = view(hand, viewer);
    return [...told.players.flatMap(({ cards }) => cards), ...told.boards.flat(), ...told.undealt];
  };

  it('neither by who discarded them at the showdown, nor by dealer or room, and they stay with the floor too', () => {
    const hand = river({ 1: 'Ah Ad', 2: '2c 7d' }, 'As Ac 9h 5h 3d')
      .play('1 check, 2 check, 1 show')
      .accept({
        ...{ type: 'Muck', seat: toSeatNo(2) },
      }).hand;
    const viewers = [{ is: 'dealer' }, { is: 'spectator' }, { is: 'seat', seat: toSeatNo(1) }] as const;
    for (const viewer of [...viewers, { is: 'seat', seat: toSeatNo(2) } as const]) {
      const seen = codes(hand, viewer);
      expect(seen.filter((card) => card === '2c' || card === '7d')).toEqual([]);
      expect(seen.filter((card) => card !== 'hidden')).toHaveLength(2 + 5);
    }
  });

  it('not the hand that somebody else has folded, nor a card that lies in the stub', () => {
    const table = atTheTable({ book: 'bdpv', stacks: everybody(3, 9000), button: 3, deck: 'inOrder' }).play('3 fold');
    const folded = writeCards(table.hand.players.find(({ seat }) => seat === 3)?.hole ?? []);
    const stub = writeCards(table.hand.deck.slice(table.hand.next));
    for (const viewer of [{ is: 'dealer' }, { is: 'spectator' }, { is: 'seat', seat: toSeatNo(1) }] as const)
      expect(codes(table.hand, viewer).filter((card) => [...folded, ...stub].includes(card as never))).toEqual([]);
  });
});
