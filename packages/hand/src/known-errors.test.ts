import { describe, expect, it } from 'vitest';
import { usualHandRules } from './hand-rules.ts';
import { atTheTable } from './rules/at-the-table.ts';

/** What other engines are known to get wrong. */
describe('hi-lo', () => {
  it('asks for a low in each pot: a side pot without one has no low half', () => {
    const table = atTheTable({
      game: 'pot-limit-omaha-hi-lo-4',
      stacks: { 1: 300, 2: 2000, 3: 2000 },
      button: 3,
      hands: { 1: 'Ac 3c Tc Th', 2: 'Kd Kc Qc Qh', 3: 'Ah Jd Jc 9h' },
      board: '2c 4d 7h Ks 9s',
      showdown: 'automatic',
    });
    table.play('3 call, 1 call, 2 check, 1 bet 100, 2 raise 400, 3 call');
    table.play('2 check, 3 check, 2 check, 3 check');
    expect(table.awards).toEqual([
      { pot: 1, shares: { 2: 600 } },
      { pot: 0, shares: { 2: 450 } },
      { pot: 0, shares: { 1: 450 } },
    ]);
  });
});

describe('pots', () => {
  it('stay apart while different players are eligible', () => {
    const table = atTheTable({ stacks: { 1: 200, 2: 500, 3: 2000, 4: 2000 }, button: 4 });
    table.play('3 raise 400, 4 raise 900, 1 allin, 2 allin, 3 call');
    expect(table.pots).toEqual([
      [800, [1, 2, 3, 4]],
      [900, [2, 3, 4]],
      [800, [3, 4]],
    ]);
  });

  it('come together where the same players are eligible, whoever has folded in between', () => {
    const table = atTheTable({ stacks: { 1: 200, 2: 2000, 3: 2000, 4: 2000 }, button: 4 });
    table.play('3 raise 400, 4 call, 1 allin, 2 call');
    expect(table.pots).toEqual([
      [800, [1, 2, 3, 4]],
      [600, [2, 3, 4]],
    ]);
    table.play('1 kill');
    expect(table.pots).toEqual([[1400, [2, 3, 4]]]);
  });

  it('give several odd chips one each from the left of the button', () => {
    const table = atTheTable({
      stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000 },
      button: 2,
      blinds: [1, 2],
      board: 'As Ks Qs Js Ts',
      showdown: 'automatic',
    });
    table.play('5 call, 1 fold, 2 call, 3 call, 4 check').play('3 bet 9, 4 fold, 5 call, 2 call').checkDown();
    // 35 chips for three: the first two left of the button have one more
    expect(table.won).toEqual({ 3: 12, 5: 12, 2: 11 });
  });

  it('give the odd chip in stud to the higher winning card by suit', () => {
    const table = atTheTable({
      game: 'limit-stud',
      stacks: { 1: 1000, 2: 1000, 3: 1000 },
      button: 3,
      ante: 5,
      bringIn: 20,
      hands: { 1: 'Ac Kc 7d Qh Jh 2c 3d', 2: 'As Kd 7s Qc Jd 2d 4c', 3: '2h 3h 2s 4h 5h 6d 8c' },
      showdown: 'automatic',
    });
    table.play('3 bringin, 1 call, 2 call').play('1 check, 2 check, 3 fold').checkDown();
    expect(table.won).toEqual({ 1: 37, 2: 38 });
  });
});

describe('a forced bet that is short', () => {
  it('does not lower the price for the others', () => {
    const table = atTheTable({ stacks: { 1: 5000, 2: 60, 3: 5000, 4: 5000 }, button: 4 });
    expect(table.toCall(3)).toBe(200);
    expect(table.range(3)).toEqual([400, 5000]);
    table.play('3 call, 4 fold, 1 call');
    expect(table.pots).toEqual([
      [180, [1, 2, 3]],
      [280, [1, 3]],
    ]);
  });

  it('costs no more heads-up than can be won', () => {
    const table = atTheTable({ stacks: { 1: 5000, 2: 160, 3: 5000 }, button: 3 });
    table.play('3 fold');
    expect(table.toCall(1)).toBe(60);
  });

  it('as a bring-in leaves its full price standing', () => {
    const table = atTheTable({
      game: 'limit-stud',
      stacks: { 1: 40, 2: 5000, 3: 5000 },
      button: 3,
      bringIn: 50,
      hands: { 1: 'As Ks 2c', 2: '3s 4s 9d', 3: 'Ah Kh Td' },
    });
    table.play('1 bringin');
    expect(table.bet(1)).toBe(40);
    expect(table.toCall(2)).toBe(50);
    expect(table.range(2)).toEqual([200, 200]);
  });
});

describe('an all-in below a full raise', () => {
  const rules = (addUp: 'addUp' | 'judgedAlone') => () => ({
    ...usualHandRules,
    betting: { ...usualHandRules.betting, shortAllInsAddUp: addUp },
  });

  it('does not reopen the betting for who has bet', () => {
    const table = atTheTable({ stacks: { 1: 9000, 2: 9000, 3: 1800, 4: 9000 }, button: 4 }).callRound();
    table.play('1 bet 1000, 2 call, 3 allin, 4 call');
    expect(table.may(1)).toEqual(['Fold', 'Call']);
    expect(table.refusal('1 raise 2600')).toMatchObject({ code: 'betting-not-reopened', toCall: 600 });
  });

  it('nor for who has checked, when it is less than the smallest bet', () => {
    const table = atTheTable({ stacks: { 1: 9000, 2: 9000, 3: 350, 4: 9000 }, button: 4 }).callRound();
    table.play('1 check, 2 check, 3 allin');
    expect(table.range(4)).toEqual([350, 8800]);
    table.play('4 call');
    expect(table.may(1)).toEqual(['Fold', 'Call']);
  });

  it('reopens it as soon as it is a full raise', () => {
    const table = atTheTable({ stacks: { 1: 9000, 2: 9000, 3: 2200, 4: 9000 }, button: 4 }).callRound();
    table.play('1 bet 1000, 2 call, 3 allin, 4 fold');
    expect(table.range(1)).toEqual([3000, 8800]);
  });

  it('leaves who has not acted the full raise on top', () => {
    const table = atTheTable({ stacks: { 1: 9000, 2: 9000, 3: 1800, 4: 9000 }, button: 4 }).callRound();
    table.play('1 bet 1000, 2 call, 3 allin');
    expect(table.range(4)).toEqual([2600, 8800]);
  });

  it.each([
    ['addUp', ['Fold', 'Call', 'BetTo']],
    ['judgedAlone', ['Fold', 'Call']],
  ] as const)('with a second one that makes it a full raise together: %s', (addUp, may) => {
    const table = atTheTable({ stacks: { 1: 9000, 2: 1800, 3: 2300, 4: 9000 }, button: 4, rules: rules(addUp) });
    table.callRound().play('1 bet 1000, 2 allin, 3 allin, 4 call');
    expect(table.toCall(1)).toBe(1100);
    expect(table.may(1)).toEqual(may);
  });

  it('in limit opens it from half a bet on', () => {
    const play = (stack: number) =>
      atTheTable({ game: 'limit-holdem', stacks: { 1: 9000, 2: 9000, 3: stack }, button: 3 })
        .callRound()
        .play('1 bet 200, 2 call, 3 allin')
        .may(1);
    expect(play(500)).toContain('BetTo');
    expect(play(499)).not.toContain('BetTo');
  });
});
