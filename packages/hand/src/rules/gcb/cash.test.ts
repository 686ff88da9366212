import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { forcedBets, usualBlindSeats } from '../../forced-bets.ts';
import { type AtTheTable, atTheTable, setupRefusal } from '../at-the-table.ts';
import { clockwise, everybody, type Told } from '../told.ts';

const cash = (told: Partial<Told> & Pick<Told, 'stacks' | 'button'>): Told => ({
  book: 'gcb',
  at: 'cash',
  blinds: [5, 10],
  ...told,
});
const table = (told: Partial<Told> & Pick<Told, 'stacks' | 'button'>): AtTheTable => atTheTable(cash(told));

describe('running it twice', () => {
  const hands = { 1: 'As Ad', 2: 'Ks Kd' };
  const two = (told: Partial<Told> = {}) =>
    table({ stacks: { 1: 600, 2: 600 }, button: 2, hands, showdown: 'automatic', ...told });
  const best = '2c 3d 7h 8s 9c';
  const kings = '2c 3d 7h Kh 9s';

  it('[gcb:C8.1] from the flop on turn and river twice, never three times', () => {
    const hand = two({ board: [best, kings] })
      .callRound()
      .play('1 allin, 2 call');
    expect([hand.phase, hand.board.length]).toEqual(['runs', 3]);
    expect(hand.refusal('runs 3')).toMatchObject({ code: 'runs-not-allowed', atMost: 2 });
    hand.play('runs 2');
    expect(hand.hand.boards.map(({ length }) => length)).toEqual([5, 5]);
    expect(hand.hand.boards[0]?.slice(0, 3)).toEqual(hand.hand.boards[1]?.slice(0, 3));
  });

  it('[gcb:C8.1] or one turn, and the river twice', () => {
    const hand = two({ board: best }).callRound().play('1 allin, 2 call, runs 1');
    expect([hand.phase, hand.board.length]).toEqual(['runs', 4]);
    hand.play('runs 2');
    expect(hand.hand.boards[0]?.slice(0, 4)).toEqual(hand.hand.boards[1]?.slice(0, 4));
    expect(hand.hand.boards.map(({ length }) => length)).toEqual([5, 5]);
  });

  it('[gcb:C8.1] before the flop the flop is dealt once', () => {
    const hand = two({ board: best }).play('2 allin, 1 call');
    expect([hand.phase, hand.board.length]).toEqual(['runs', 3]);
  });

  it('[gcb:C8.1] not in a tournament', () => {
    const hand = two({ at: 'tournament', board: best }).callRound().play('1 allin, 2 call');
    expect(hand.hand.boards).toHaveLength(1);
  });

  it('[gcb:C8.b] a card that is dealt is not dealt again', () => {
    const hand = two({ board: best }).callRound().callRound().play('1 allin, 2 call');
    expect(hand.board).toHaveLength(4);
    expect(hand.play('runs 2').hand.boards.map((cards) => cards[3])).toEqual([
      hand.hand.boards[0]?.[3],
      hand.hand.boards[0]?.[3],
    ]);
  });

  it.each([
    { name: 'one each', boards: [best, kings], won: { 1: 600, 2: 600 } },
    { name: 'both to A', boards: [best, '2c 3d 7h 8c 9d'], won: { 1: 1200 } },
  ])('[gcb:C8.2] two results apart: $name', ({ boards, won }) => {
    expect(two({ board: boards }).callRound().play('1 allin, 2 call, runs 2').won).toEqual(won);
  });

  it('[gcb:C8.2] one run alone, one split', () => {
    const hand = two({
      hands: { 1: 'As Kd', 2: 'Ad Qc' },
      board: ['2c 3d 7h 8s 9c', '2c 3d 7h Ac Ah'],
      stacks: { 1: 600, 2: 600 },
    });
    hand.callRound().play('1 allin, 2 call, runs 2');
    expect(hand.won).toEqual({ 1: 1200 });
    const split = two({ hands: { 1: 'As Kd', 2: 'Ad Qc' }, board: ['2c 3d 7h 8s 9c', '2c 3d 7h 7c 7d'] });
    expect(split.callRound().play('1 allin, 2 call, runs 2').won).toEqual({ 1: 1200 });
    const tied = two({ hands: { 1: 'As Kd', 2: 'Ad Kc' }, board: ['2s 3s 7s 8s 9c', '2s 3s 7s 8c 9d'] });
    expect(tied.callRound().play('1 allin, 2 call, runs 2').won).toEqual({ 1: 900, 2: 300 });
  });

  const three = (boards: readonly [string, string]) =>
    table({
      stacks: { 1: 300, 2: 800, 3: 800 },
      button: 3,
      hands: { 1: 'As Ad', 2: 'Ks Kd', 3: 'Qs Qd' },
      board: boards,
      showdown: 'automatic',
    })
      .callRound()
      .play('1 allin, 2 raise 790, 3 call, runs 2');

  it('[gcb:C8.3] every pot is halved and each half awarded apart', () => {
    const hand = three(['2c 3d 7h 8s 9c', '2c 3d 7h Qh 9d']);
    expect(hand.awards).toEqual([
      { pot: 0, shares: { 1: 450 } },
      { pot: 0, shares: { 3: 450 } },
      { pot: 1, shares: { 2: 500 } },
      { pot: 1, shares: { 3: 500 } },
    ]);
    expect(three(['2c 3d 7h 8s 9c', '2c 3d 7h Qh Ah']).won).toEqual({ 1: 900, 2: 500, 3: 500 });
  });

  it('[gcb:C8.3] the odd chip goes with the first run', () => {
    const hand = two({
      stacks: { 1: 600, 2: 600, 9: 600 },
      blinds: [0, 10],
      unit: 5,
      dead: { seat: 9, amount: 5 },
      board: [best, kings],
    });
    hand.play('2 call, 9 fold, 1 check');
    hand.play('1 allin, 2 call, runs 2');
    expect(hand.won).toEqual({ 1: 605, 2: 600 });
  });

  it('[gcb:C8.a] all but one are all-in, and nothing is left to do', () => {
    const covered = table({ stacks: { 1: 600, 2: 9000 }, button: 2 })
      .callRound()
      .play('1 allin, 2 call');
    expect(covered.phase).toBe('runs');
    const chips = table({ stacks: { 1: 600, 2: 9000, 3: 9000 }, button: 3 })
      .callRound()
      .play('1 allin, 2 call, 3 call');
    expect([chips.phase, chips.refusal('runs 2')]).toMatchObject(['betting', { code: 'not-now' }]);
    const equal = table({ stacks: everybody(3, 600), button: 3 })
      .callRound()
      .play('1 allin, 2 call');
    expect(equal.phase).toBe('betting');
    expect(equal.play('3 call').phase).toBe('runs');
  });

  it.each([
    { stack: 500, phase: 'runs' },
    { stack: 497, phase: 'ended' },
  ])('[gcb:C8.c] a pot of a hundred big blinds: stacks of $stack', ({ stack, phase }) => {
    const hand = two({ stacks: { 1: stack, 2: stack }, board: best })
      .callRound()
      .play('1 allin, 2 call');
    expect(hand.phase).toBe(phase);
  });

  it('[gcb:C8.c] all pots together, in big blinds also after a straddle; what is not called does not count', () => {
    const hand = table({ stacks: { 1: 300, 2: 800, 3: 800 }, button: 3 })
      .callRound()
      .play('1 allin, 2 raise 790, 3 call');
    expect(hand.phase).toBe('runs');
    const straddled = table({ stacks: everybody(3, 500), button: 3, straddles: 1 });
    expect(straddled.play('1 fold, 2 allin, 3 call').phase).toBe('runs');
    const uncalled = table({ stacks: { 1: 400, 2: 900 }, button: 2 })
      .callRound()
      .play('1 check, 2 bet 890, 1 call');
    expect(uncalled.phase).toBe('showdown');
  });
});

describe('live straddles', () => {
  const posted = (players: number, straddles: number, blinds: readonly [number, number] = [5, 10]) => {
    const seats = clockwise(everybody(players, 5000), 1);
    const [small, big] = blinds;
    const bets = forcedBets({
      seats,
      ...usualBlindSeats(seats),
      smallBlind: toChips(small),
      bigBlind: toChips(big),
      ante: { from: 'nobody', amount: toChips(0) },
      anteOrder: 'asWritten',
      straddles,
      posts: [],
    });
    return bets.filter(({ kind }) => kind === 'straddle').map(({ seat, amount }) => [seat, amount]);
  };

  it('[gcb:C9.1] from the player after the big blind, the next one where that seat is empty', () => {
    expect(posted(9, 1)).toEqual([[4, 20]]);
    const empty = table({ stacks: { 1: 5000, 2: 5000, 3: 5000, 5: 5000 }, button: 1, straddles: 1 });
    expect(empty.bet(5)).toBe(20);
  });

  it('[gcb:C9.2] [gcb:C9.5] the next after him, each twice the one before', () => {
    expect(posted(9, 3)).toEqual([
      [4, 20],
      [5, 40],
      [6, 80],
    ]);
    expect(posted(9, 3, [2, 5])).toEqual([
      [4, 10],
      [5, 20],
      [6, 40],
    ]);
  });

  it('[gcb:C9.3] the last one has the big blind’s function before the flop', () => {
    const hand = table({ stacks: everybody(9, 5000), button: 1, straddles: 2 });
    expect([hand.toAct, hand.toCall(6), hand.range(6)?.[0]]).toEqual([6, 40, 80]);
    hand.play('6-9 fold, 1 fold');
    expect(hand.toCall(2)).toBe(35);
    hand.play('2 call, 3 call, 4 call');
    expect([hand.toAct, hand.may(5)]).toEqual([5, ['Fold', 'Check', 'BetTo']]);
    expect(hand.play('5 check').toAct).toBe(2);
  });

  it('[gcb:C9.3] [gcb:C9.4] as far as the button, after which the small blind is first', () => {
    expect(posted(9, 7).at(-1)).toEqual([1, 1280]);
    const hand = table({ stacks: everybody(9, 5000), button: 1, straddles: 7 });
    expect(hand.toAct).toBe(2);
  });

  it.each([
    { players: 9, most: 7 },
    { players: 6, most: 4 },
    { players: 3, most: 1 },
  ])('[gcb:C9.4] $players players: at most $most', ({ players, most }) => {
    expect(posted(players, most)).toHaveLength(most);
    expect(() => posted(players, most + 1)).toThrow(RangeError);
  });

  it.each([
    { stack: 35, refused: true },
    { stack: 40, refused: true },
    { stack: 45, refused: false },
  ])('[gcb:C9.6] a straddle of 40 from a stack of $stack', ({ stack, refused }) => {
    const told = cash({ stacks: { ...everybody(6, 5000), 5: stack }, button: 1, straddles: 2 });
    expect(setupRefusal(told)?.code).toBe(refused ? 'setup-faulty' : undefined);
  });

  it('[gcb:C9.7] they are in before the first card, and stay', () => {
    const hand = table({ stacks: everybody(6, 5000), button: 1, straddles: 1 });
    const types = hand.events.map(({ type }) => type);
    expect(types.lastIndexOf('ForcedBetPosted')).toBeLessThan(types.indexOf('HoleDealt'));
    expect(hand.play('5 raise 60').refusal('4 fold')).toMatchObject({ code: 'not-your-turn' });
    expect(hand.bet(4)).toBe(20);
  });

  it('not in a tournament of a rulebook that forbids them', () => {
    expect(
      setupRefusal({ ...cash({ stacks: everybody(6, 5000), button: 1, straddles: 1 }), at: 'tournament' }),
    ).toMatchObject({
      code: 'setup-faulty',
      fault: 'straddleForbidden',
    });
  });
});
