import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { splitPot } from '../split-pot.ts';
import { everybody, type Told } from '../told.ts';

const table = (told: Partial<Told> & Pick<Told, 'stacks' | 'button'>): AtTheTable =>
  atTheTable({ book: 'oepbl', ...told });
const board = '2c 3d 7h 8s Jc';

/** A all-in with 1,000, B and C on seats 2 and 3 with more, the button with C. */
const called = (told: Partial<Told> = {}) =>
  table({ stacks: { 1: 1000, 2: 9000, 3: 9000 }, button: 3, board, ...told }).play('3 call, 1 allin, 2 call, 3 call');

describe('a showdown with an all-in', () => {
  it.each([
    { rounds: 0, at: 0 },
    { rounds: 2, at: 4 },
    { rounds: 3, at: 5 },
  ])(
    '[oepbl:6.5 Showdown beim All-In: one caller] both hands open at once, $at cards on the board',
    ({ rounds, at }) => {
      const hand = table({ stacks: { 1: 1000, 2: 5000, 3: 5000 }, button: 3, showdown: 'automatic' });
      for (let round = 0; round < rounds; round += 1) hand.callRound();
      hand.play(rounds === 0 ? '3 fold, 1 allin, 2 call' : '1 allin, 2 call, 3 fold');
      expect(hand.shownAt).toEqual({ 1: at, 2: at });
    },
  );

  it('[oepbl:6.5 Showdown beim All-In: several callers] hidden while two can act, and a side pot', () => {
    const hand = called({ showdown: 'automatic' });
    expect([hand.shownAt, hand.pots]).toEqual([{}, [[3000, [1, 2, 3]]]]);
    hand.play('2 check, 3 bet 500, 2 fold');
    expect(hand.shownAt).toEqual({ 1: 3, 3: 3 });
  });

  it('[oepbl:6.5 Showdown beim All-In: several callers] open at once where nobody can act', () => {
    const hand = table({ stacks: { 1: 1000, 2: 1000, 3: 9000 }, button: 3, showdown: 'automatic' });
    expect(hand.play('3 call, 1 allin, 2 allin, 3 call').shownAt).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  it('hidden to the river where all-ins fight for a side pot, though nobody can act', () => {
    const hand = table({ stacks: { 1: 1000, 2: 3000, 3: 9000 }, button: 3, showdown: 'automatic' });
    expect(hand.play('3 call, 1 allin, 2 allin, 3 call').shownAt).toEqual({ 1: 5, 2: 5, 3: 5 });
  });

  it('[oepbl:6.5 Showdown beim All-In: all show] nobody may throw his hand away', () => {
    const hand = called().checkDown().play('1 show');
    expect(hand.refusal('2 muck')).toMatchObject({ code: 'must-show' });
    expect(hand.play('2 show').refusal('3 muck')).toMatchObject({ code: 'must-show' });
  });

  it('[oepbl:6.5 Showdown beim All-In: all show] who has folded on the river does not', () => {
    const hand = called({ showdown: 'automatic' }).callRound().callRound().play('2 bet 500, 3 fold');
    expect(Object.keys(hand.shownAt)).toEqual(['1', '2']);
  });
});

describe('side pots', () => {
  const played = (hands: { readonly [seat: number]: string }) =>
    called({ hands, showdown: 'automatic' }).play('2 bet 2000, 3 call').checkDown();
  const [best, second, third] = ['As Ad', 'Ks Kd', 'Qs Qd'];

  it.each([
    { name: 'A best, C second', hands: { 1: best, 2: third, 3: second }, won: { 1: 3000, 3: 4000 } },
    { name: 'C best', hands: { 1: second, 2: third, 3: best }, won: { 3: 7000 } },
    { name: 'A and C tie', hands: { 1: 'As Kd', 2: 'Qs Td', 3: 'Ad Ks' }, won: { 1: 1500, 3: 5500 } },
  ])('[oepbl:6.5 Side-Pot] $name', ({ hands, won }) => {
    expect(played(hands).won).toEqual(won);
  });

  it('[oepbl:6.5 Side-Pot] a bet that is not called wins the side pot without a showdown', () => {
    const hand = called({ hands: { 1: best, 2: third }, showdown: 'automatic' }).play(
      '2 bet 2000, 3 call, 2 bet 3000, 3 fold',
    );
    expect(hand.won).toEqual({ 1: 3000, 2: 4000 });
    expect(hand.stack(2)).toBe(9000 - 3000 + 4000);
  });

  it('[oepbl:6.5 Side-Pot: several] two, and three', () => {
    const two = table({ stacks: { 1: 500, 2: 1200, 3: 9000, 4: 9000 }, button: 4 });
    expect(two.play('3 call, 4 call, 1 allin, 2 allin, 3 call, 4 call').pots).toEqual([
      [2000, [1, 2, 3, 4]],
      [2100, [2, 3, 4]],
    ]);
    const three = table({
      stacks: { 1: 500, 2: 1200, 3: 3000, 4: 3000 },
      button: 4,
      hands: { 1: third, 2: best, 3: second, 4: 'Js Td' },
      board,
      showdown: 'automatic',
    }).play('3 raise 3000, 4 call, 1 call, 2 call');
    expect(three.awards.map(({ shares }) => shares)).toEqual([{ 2: 2000 }, { 2: 2100 }, { 3: 3600 }]);
  });

  it('[oepbl:6.5 Split-Pot: equal shares] main pot split, side pot alone', () => {
    const hand = table({
      stacks: { 1: 400, 2: 800, 3: 800 },
      button: 3,
      hands: { 1: 'Ah Kh', 2: 'Ad Kc', 3: 'Qs Td' },
      board: 'As Kd 9h 9c 4s',
      showdown: 'automatic',
    }).play('3 raise 800, 1 call, 2 call');
    expect(hand.won).toEqual({ 1: 600, 2: 1400 });
  });
});

describe('[oepbl:6.5 Split-Pot: odd chip] the smallest chip goes to the first clockwise from the button', () => {
  it.each([
    { pot: 1025, button: 6, seats: [2, 5], won: { 2: 525, 5: 500 } },
    { pot: 1000, button: 9, seats: [2, 5, 7], won: { 2: 350, 5: 325, 7: 325 } },
    { pot: 1025, button: 9, seats: [2, 5, 7], won: { 2: 350, 5: 350, 7: 325 } },
    { pot: 1025, button: 2, seats: [2, 5], won: { 2: 500, 5: 525 } },
  ])('[oepbl:6.4 split] pot $pot, button $button: $won', ({ won, ...pot }) => {
    expect(splitPot({ book: 'oepbl', unit: 25, ...pot }).won).toEqual(won);
  });

  it('each pot by itself', () => {
    const hand = table({
      stacks: { 2: 175, 5: 175, 7: 100, 9: 5000 },
      button: 9,
      blinds: [0, 0],
      unit: 25,
      dead: { seat: 9, amount: 0 },
      hands: { 2: 'Ah Kh', 5: 'Ad Kc', 7: '2c 3c' },
      board: 'As Kd 9h 9c 4s',
      showdown: 'automatic',
    }).play('2 check, 5 check, 7 check, 9 bet 25, 2 call, 5 call, 7 call');
    hand.play('2 check, 5 check, 7 check, 9 fold, 2 bet 150, 5 call, 7 call');
    expect(hand.awards).toEqual([
      { pot: 0, shares: { 2: 175, 5: 150 } },
      { pot: 1, shares: { 2: 75, 5: 75 } },
    ]);
  });
});

describe('a showdown on the river', () => {
  const two = (hands: { readonly [seat: number]: string } = {}, cards = 'As Kd Qh Jc Ts') =>
    table({ stacks: everybody(2, 9000), button: 2, hands, board: cards }).callRound();
  const three = () => table({ stacks: everybody(3, 9000), button: 3 }).callRound();

  it.each([
    { script: '1 bet 300, 2 call', first: 1 },
    { script: '1 bet 300, 2 raise 900, 1 call', first: 2 },
  ])('[oepbl:6.5 Showdown am River: last aggressor] flop $script, then checked: seat $first', ({ script, first }) => {
    expect(two().play(script).checkDown().toAct).toBe(first);
  });

  it('[oepbl:6.5 Showdown am River: last aggressor] the last of several, and none before the flop', () => {
    const hand = three()
      .play('1 bet 300, 2 call, 3 call')
      .callRound()
      .play('1 check, 2 check, 3 bet 500, 1 call, 2 fold');
    expect(hand.toAct).toBe(3);
    const raised = table({ stacks: everybody(3, 9000), button: 3 })
      .play('3 raise 600, 1 call, 2 call')
      .checkDown();
    expect(raised.toAct).toBe(1);
  });

  it('[oepbl:6.5 Showdown am River: no bet] the first left of the button', () => {
    const hand = table({ stacks: { 1: 9000, 3: 9000, 6: 9000 }, button: 1 })
      .play('1 fold, 3 call, 6 check')
      .checkDown();
    expect(hand.showInOrder()).toEqual([3, 6]);
    expect(two().checkDown().toAct).toBe(1);
    // who raised before the flop is no better off by it
    const raised = table({ stacks: { 1: 9000, 3: 9000, 6: 9000 }, button: 1 })
      .play('1 raise 600, 3 call, 6 call')
      .checkDown();
    expect(raised.showInOrder()).toEqual([3, 6, 1]);
  });

  it('[oepbl:6.5 Showdown am River: claim only] who makes no claim need not show, who does shows both cards', () => {
    const hand = two({ 1: 'Ad Kc', 2: '4c 3d' }, 'As Kd 9h 5c 7s').checkDown().play('1 show');
    expect(hand.may(2)).toEqual(['Show', 'Muck']);
    expect(hand.refusal('2 show 4c')).toMatchObject({ code: 'must-show' });
    expect(hand.play('2 muck').won).toEqual({ 1: 400 });
  });

  it('[oepbl:6.5 Showdown am River: single claimant] the only one who claims wins unseen', () => {
    const hand = two().callRound().callRound().play('1 bet 300, 2 call, 1 muck');
    expect([hand.won, hand.isShown(2)]).toEqual([{ 2: 1000 }, false]);
  });

  it('[oepbl:6.5 Showdown am River: single claimant] two others are left: they show', () => {
    const hand = three().checkDown().play('1 muck');
    expect([hand.phase, hand.toAct]).toEqual(['showdown', 2]);
  });

  it('[oepbl:6.5 Showdown am River: playing the board] who throws one away has no claim, and the other wins unseen', () => {
    const hands = { 1: '2s 3s', 2: '2d 3d' };
    const hand = two(hands).checkDown();
    expect(hand.refusal('1 show 2s')).toMatchObject({ code: 'must-show' });
    expect([hand.play('1 muck').won, hand.isShown(2)]).toEqual([{ 2: 400 }, false]);
  });

  it('[oepbl:6.5 Showdown am River: playing the board] both cards, or no claim', () => {
    const hands = { 1: '2s 3s', 2: '2d 3d' };
    expect(two(hands).checkDown().play('1 show').refusal('2 show 2d')).toMatchObject({ code: 'must-show' });
    expect(two(hands).checkDown().play('1 show, 2 muck').won).toEqual({ 1: 400 });
    expect(two(hands).checkDown().play('1 show, 2 show').won).toEqual({ 1: 200, 2: 200 });
  });
});
