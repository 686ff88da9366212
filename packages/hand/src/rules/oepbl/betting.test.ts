import { describe, expect, it } from 'vitest';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const six = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'oepbl', stacks: everybody(6, 20_000), button: 1, ...told });

/** A, B and C on seats 1 to 3, the button on the last seat, everybody in for the big blind of 200. */
const flop = (stacks: Told['stacks'], told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'oepbl', stacks, button: Math.max(...Object.keys(stacks).map(Number)), ...told }).callRound();

describe('what a player may do', () => {
  it('[oepbl:6.4 Fold] folding gives up the hand, what was bet stays', () => {
    const table = six().play('4 call, 5 raise 600, 6 fold, 1 fold, 2 fold, 3 fold, 4 fold');
    expect([table.won, table.stack(4), table.isLive(4)]).toEqual([{ 5: 700 }, 19_800, false]);
    expect(flop(everybody(3, 9000)).play('1 fold').isLive(1)).toBe(false);
  });

  it('[oepbl:6.4 Call] the big blind, what is missing of it, or what there is', () => {
    expect([six().toCall(4), six({ stacks: { ...everybody(6, 9000), 4: 150 } }).toCall(4)]).toEqual([200, 150]);
    expect(six().play('4-6 fold, 1 fold').toCall(2)).toBe(100);
  });

  it('[oepbl:6.4 Raise] to at least twice the big blind', () => {
    expect(six().range(4)?.[0]).toBe(400);
    expect(six().refusal('4 raise 399')).toMatchObject({ code: 'bet-too-small', min: 400 });
    expect(six({ stacks: { ...everybody(6, 9000), 4: 399 } }).range(4)).toEqual([399, 399]);
  });

  it.each([
    { script: '4 raise 600', min: 1000 },
    { script: '4 raise 600, 5 raise 1000', min: 1400 },
    { script: '4 raise 600, 5 raise 1600', min: 2600 },
  ])('[oepbl:6.4 Re-Raise] $script: to at least $min', ({ script, min }) => {
    const table = six().play(script);
    expect(table.range(table.toAct ?? 0)?.[0]).toBe(min);
  });

  it('[oepbl:6.4 Check] before the flop only the big blind, if nobody has raised', () => {
    const table = six();
    expect(table.refusal('4 check')).toMatchObject({ code: 'cannot-check', toCall: 200 });
    table.play('4-6 call, 1-2 call');
    expect(table.may(3)).toEqual(['Fold', 'Check', 'BetTo']);
    expect(six().play('4-6 call, 1-2 call, 3 check').board).toHaveLength(3);
    expect(table.play('3 raise 600').toAct).toBe(4);
    expect(six().play('4 raise 600, 5-6 fold, 1-2 fold').may(3)).not.toContain('Check');
  });

  it('[oepbl:6.4 call amount] a raise must be matched', () => {
    const table = six().play('4 raise 600, 5-6 fold, 1 fold');
    expect(table.toCall(2)).toBe(500);
    expect(table.play('2 fold').toCall(3)).toBe(400);
  });

  it('[oepbl:6.4 action reopened] who has called and is raised may fold, call or raise', () => {
    const table = six().play('4 call, 5 raise 600, 6 fold, 1-3 fold');
    expect([table.may(4), table.toCall(4), table.range(4)?.[0]]).toEqual([['Fold', 'Call', 'BetTo'], 400, 1000]);
    const short = six({ stacks: { ...everybody(6, 9000), 5: 300 } }).play('4 call, 5 allin, 6 call, 1-3 fold');
    expect([short.may(4), short.toCall(4)]).toEqual([['Fold', 'Call'], 100]);
  });

  it('[oepbl:6.4 walk] nobody calls: the big blind wins blinds and antes', () => {
    const table = six({ ante: 25 }).play('4-6 fold, 1-2 fold');
    expect([table.phase, table.won, table.stack(3)]).toEqual(['ended', { 3: 350 }, 20_225]);
  });

  it('[oepbl:6.4 postflop check] as long as nobody has bet', () => {
    const table = flop(everybody(3, 9000)).play('1 check, 2 bet 400');
    expect(table.refusal('3 check')).toMatchObject({ code: 'cannot-check' });
    expect(table.may(3)).toEqual(['Fold', 'Call', 'BetTo']);
    expect(flop(everybody(3, 9000)).may(1)).toEqual(['Fold', 'Check', 'BetTo']);
    expect(flop(everybody(3, 9000)).play('1-3 check').board).toHaveLength(4);
  });

  it('[oepbl:6.4 Bet] at least a big blind, unless it is all there is', () => {
    const table = flop(everybody(3, 9000));
    expect(table.range(1)?.[0]).toBe(200);
    expect(table.refusal('1 bet 150')).toMatchObject({ code: 'bet-too-small', min: 200 });
    expect(flop({ 1: 320, 2: 9000, 3: 9000 }).range(1)).toEqual([120, 120]);
  });

  it('[oepbl:6.4 uncalled bet] nobody calls on the flop: the bettor wins and does not show', () => {
    const table = flop(everybody(3, 9000)).play('1 bet 500, 2 fold, 3 fold');
    expect([table.won, table.isShown(1)]).toEqual([{ 1: 600 }, false]);
  });

  it('[oepbl:6.4 river action] nobody calls on the river: the bettor wins unseen', () => {
    const table = flop(everybody(3, 9000)).callRound().callRound().play('1 bet 500, 2 fold, 3 fold');
    expect([table.won, table.isShown(1), table.stack(1)]).toEqual([{ 1: 600 }, false, 9400]);
  });

  it('[oepbl:6.4 river action] a call or checks lead to the showdown', () => {
    expect(flop(everybody(2, 9000)).callRound().callRound().play('1 bet 500, 2 call').phase).toBe('showdown');
    const checked = flop(everybody(3, 9000)).checkDown();
    expect([checked.phase, checked.toAct]).toEqual(['showdown', 1]);
  });
});

describe('limits', () => {
  it.each([
    { script: '1 bet 300', min: 600 },
    { script: '1 bet 300, 2 raise 900', min: 1500 },
  ])('[oepbl:6.4 minimum raise] $script: to at least $min', ({ script, min }) => {
    const table = flop(everybody(3, 9000)).play(script);
    const seat = table.toAct ?? 0;
    expect(table.range(seat)?.[0]).toBe(min);
    expect(table.refusal(`${String(seat)} raise ${String(min - 100)}`)).toMatchObject({ code: 'bet-too-small', min });
  });

  it('[oepbl:6.4 No Limit] any size and any number', () => {
    expect(flop(everybody(2, 20_200)).range(1)).toEqual([200, 20_000]);
    const table = flop(everybody(2, 90_000)).play(
      '1 bet 200, 2 raise 400, 1 raise 600, 2 raise 800, 1 raise 1000, 2 raise 1200',
    );
    expect(table.may(1)).toContain('BetTo');
  });

  it('[oepbl:6.4 Pot Limit] never more than the pot after the call', () => {
    const pot = flop(everybody(3, 9000), { game: 'pot-limit-holdem' });
    expect(pot.range(1)).toEqual([200, 600]);
    expect(pot.play('1 bet 200').range(2)).toEqual([400, 1200]);
    expect(six({ game: 'pot-limit-holdem' }).range(4)).toEqual([400, 700]);
  });

  const limit = (told: Partial<Told> = {}) => six({ game: 'limit-holdem', ...told });

  it('[oepbl:6.4 Limit count] a bet and three raises; before the flop four raises', () => {
    const table = limit().callRound().play('2 bet 200, 3 raise 400, 4 raise 600, 5 raise 800');
    expect(table.may(6)).toEqual(['Fold', 'Call']);
    const before = limit().play('4 raise 400, 5 raise 600, 6 raise 800');
    expect(before.range(1)).toEqual([1000, 1000]);
    expect(before.play('1 raise 1000').refusal('2 raise 1200')).toMatchObject({
      code: 'raises-capped',
      cap: 4,
      rules: ['oepbl@2011-01-18:6.4 Limit count'],
    });
  });

  it('[oepbl:6.4 Limit size] one big blind, on turn and river two', () => {
    const table = limit().callRound();
    expect(table.range(2)).toEqual([200, 200]);
    expect(table.refusal('2 bet 300')).toMatchObject({ code: 'bet-too-large', max: 200 });
    table.callRound().play('2 bet 400, 3 raise 800, 4 raise 1200, 5 raise 1600');
    expect(table.may(6)).toEqual(['Fold', 'Call']);
  });
});

describe('all-in', () => {
  it('[oepbl:6.5 All-In] everything, and nothing more to do', () => {
    const table = flop({ 1: 1450, 2: 9000, 3: 9000 }).play('1 bet 1250, 2 call, 3 call');
    expect([table.stack(1), table.toAct]).toEqual([0, 2]);
    const nearly = flop({ 1: 1450, 2: 9000, 3: 9000 }).play('1 bet 1225, 2 call, 3 call');
    expect([nearly.stack(1), nearly.toAct]).toEqual([25, 1]);
  });

  it('[oepbl:6.5 All-In: full blind for the others] they pay 200 and raise to 400', () => {
    const table = six({ stacks: { ...everybody(6, 9000), 3: 150 } });
    expect(table.toCall(4)).toBe(200);
    expect(table.refusal('4 raise 350')).toMatchObject({ code: 'bet-too-small', min: 400 });
    table.play('4 call, 5 call, 6 fold, 1-2 fold');
    expect(table.pots).toEqual([
      [100 + 3 * 150, [3, 4, 5]],
      [100, [4, 5]],
    ]);
  });

  it('[oepbl:6.5 All-In: full blind for the others] only one calls: 50 go back', () => {
    const table = six({ stacks: { ...everybody(6, 9000), 3: 150 } }).play('4 call, 5-6 fold, 1-2 fold');
    expect([table.pots, table.stack(4)]).toEqual([[[400, [3, 4]]], 8850]);
  });

  it('[oepbl:6.5 All-In: full blind for the others] two players: 80 against 80', () => {
    const table = six({ stacks: { 1: 9000, 2: 80 } });
    expect([table.phase, table.pots, table.stack(1)]).toEqual(['showdown', [[160, [1, 2]]], 8920]);
  });

  it.each([
    { all: 300, may: ['Fold', 'Call'] },
    { all: 399, may: ['Fold', 'Call'] },
    { all: 400, may: ['Fold', 'Call', 'BetTo'] },
  ])('[oepbl:6.5 All-In: incomplete raise] A calls 200, B all-in $all: $may', ({ all, may }) => {
    const table = six({ stacks: { ...everybody(6, 9000), 5: all } }).play('4 call, 5 allin, 6 call, 1-3 fold');
    expect(table.may(4)).toEqual(may);
    if (all === 400) expect(table.range(4)?.[0]).toBe(600);
  });

  it('[oepbl:6.5 All-In: incomplete raise] after a raise too, until somebody raises in full', () => {
    const raised = six({ stacks: { ...everybody(6, 9000), 5: 900 } }).play('4 raise 600, 5 allin, 6 call, 1-3 fold');
    expect([raised.may(4), raised.toCall(4)]).toEqual([['Fold', 'Call'], 300]);
    const again = six({ stacks: { ...everybody(6, 9000), 5: 300 } }).play('4 call, 5 allin, 6 raise 500, 1-3 fold');
    expect(again.may(4)).toContain('BetTo');
  });

  it('[oepbl:6.5 All-In: players yet to act] fold, call it or raise by at least the big blind', () => {
    const table = six({ stacks: { ...everybody(6, 9000), 4: 300 } }).play('4 allin');
    expect([table.may(5), table.toCall(5), table.range(5)?.[0]]).toEqual([['Fold', 'Call', 'BetTo'], 300, 500]);
    expect(table.play('5 call, 6 fold, 1-2 fold').may(3)).toContain('BetTo');
    const raised = six({ stacks: { ...everybody(6, 9000), 5: 900 } }).play('4 raise 600, 5 allin');
    expect(raised.range(6)?.[0]).toBe(1300);
    // all of 120, which is less than the big blind of 200
    expect(flop({ 1: 320, 2: 9000, 3: 9000 }).play('1 allin').range(2)?.[0]).toBe(320);
  });
});
