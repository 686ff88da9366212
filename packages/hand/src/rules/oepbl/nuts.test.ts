import { describe, expect, it } from 'vitest';
import { nutsInLastPosition } from '../../nuts-in-last-position.ts';
import { atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const FLUSH = 'Ah 9h 5c 4d 3h';
/** Seat 1 acts first on the river, seat 2 last. */
const river = (last: string, told: Partial<Told> = {}) =>
  atTheTable({
    book: 'oepbl',
    stacks: everybody(2, 9000),
    button: 2,
    board: FLUSH,
    hands: { 1: '2c 2d', 2: last },
    ...told,
  })
    .callRound()
    .callRound()
    .callRound();

describe('[oepbl:6.6 nuts in last position] who may neither check nor call', () => {
  it('the best possible flush, checked to or facing a bet', () => {
    expect(nutsInLastPosition(river('Kh Qh').play('1 check').hand)).toBe(2);
    expect(nutsInLastPosition(river('Kh Qh').play('1 bet 800').hand)).toBe(2);
  });

  it('not a flush that a king of hearts would beat; with it in his own hand nobody has it', () => {
    expect(nutsInLastPosition(river('Qh Jh').play('1 check').hand)).toBeUndefined();
    expect(nutsInLastPosition(river('Kh Jh').play('1 check').hand)).toBe(2);
  });

  it('not where no raise is possible', () => {
    const allIn = river('Kh Qh', { stacks: { 1: 1000, 2: 9000 } }).play('1 allin');
    expect([allIn.toAct, nutsInLastPosition(allIn.hand)]).toEqual([2, undefined]);
  });

  it('not who acts first, nor before the river', () => {
    const first = river('2c 2d', { hands: { 1: 'Kh Qh', 2: '2c 2d' } });
    expect([first.toAct, nutsInLastPosition(first.hand)]).toEqual([1, undefined]);
    const turn = atTheTable({ stacks: everybody(2, 9000), button: 2, board: FLUSH, hands: { 2: 'Kh Qh' } });
    expect(nutsInLastPosition(turn.callRound().callRound().play('1 check').hand)).toBeUndefined();
  });

  it('not where everybody plays the board', () => {
    expect(nutsInLastPosition(river('2h 2s', { board: 'Ts Js Qs Ks As' }).play('1 check').hand)).toBeUndefined();
  });

  it('only where two cards and the board make the hand', () => {
    const omaha = river('Kh Qh 2s 3s', { game: 'no-limit-omaha-4', hands: { 1: '2c 2d 7c 7d', 2: 'Kh Qh 2s 3s' } });
    expect(nutsInLastPosition(omaha.play('1 check').hand)).toBeUndefined();
  });

  it('last of three only after both have spoken', () => {
    const hands = { 1: '2c 2d', 2: '7c 7d', 3: 'Kh Qh' };
    const three = river('', { stacks: everybody(3, 9000), button: 3, hands });
    expect(nutsInLastPosition(three.play('1 check').hand)).toBeUndefined();
    expect(nutsInLastPosition(three.play('2 bet 500').hand)).toBeUndefined();
    const called = river('', { stacks: everybody(3, 9000), button: 3, hands }).play('1 bet 500, 2 call');
    expect(nutsInLastPosition(called.hand)).toBe(3);
  });
});
