import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { decide } from '../../decide.ts';
import { chips, initialHand } from '../../hand.ts';
import { replayHandRules } from '../../hand-rules.ts';
import type { HandSetup } from '../../setup.ts';
import { atTheTable } from '../at-the-table.ts';
import { everybody, setupOf, type Told } from '../told.ts';

/** Blinds 5 and 10 on seats 2 and 3, and the straddles of a cash game as they were put in. */
function start(straddles: readonly (readonly [seat: number, amount: number])[], told: Partial<Told> = {}) {
  const setup = setupOf({
    book: 'gcb',
    at: 'cash',
    stacks: everybody(9, 5000),
    button: 1,
    blinds: [5, 10],
    ...told,
  });
  const forced: HandSetup['forced'] = [
    ...setup.forced,
    ...straddles.map(([seat, amount]) => ({ seat: toSeatNo(seat), kind: 'straddle', amount: chips(amount) }) as const),
  ];
  const verdict = decide(initialHand, { type: 'StartHand', setup: { ...setup, forced } }, { random: () => 0 });
  return verdict.ok ? 'begun' : verdict.refusal;
}
const fault = (is: string, ref: string) => ({
  code: 'setup-faulty',
  fault: is,
  rules: expect.arrayContaining([expect.stringMatching(new RegExp(`[:/]${ref.replace('.', '\\.')}$`))]),
});

describe('a chain of straddles is checked before the first card', () => {
  it('[gcb:C9.1] seat 5 while seat 4 does not: refused; where seat 4 is empty, accepted', () => {
    expect(start([[5, 20]])).toMatchObject(fault('straddleOutOfTurn', 'C9.1'));
    const stacks = { 1: 5000, 2: 5000, 3: 5000, 5: 5000, 6: 5000 };
    expect(start([[5, 20]], { stacks })).toBe('begun');
  });

  it('[gcb:C9.2] a gap at seat 6: refused', () => {
    const chain = [
      [4, 20],
      [5, 40],
    ] as const;
    expect(start(chain)).toBe('begun');
    expect(start([...chain, [6, 80]])).toBe('begun');
    expect(start([...chain, [7, 80]])).toMatchObject(fault('straddleOutOfTurn', 'C9.2'));
  });

  it('[gcb:C9.4] the small blind on top of the button’s: refused', () => {
    const three = { stacks: everybody(3, 5000) };
    expect(start([[1, 20]], three)).toBe('begun');
    expect(
      start(
        [
          [1, 20],
          [2, 40],
        ],
        three,
      ),
    ).toMatchObject(fault('straddleOutOfTurn', 'C9.4'));
  });

  it.each([30, 15])('[gcb:C9.5] %i after a big blind of 10: refused', (amount) => {
    expect(start([[4, amount]])).toMatchObject(fault('straddleNotDouble', 'C9.5'));
  });

  it('[gcb:C9.5] 60 after 20: refused', () => {
    expect(
      start([
        [4, 20],
        [5, 60],
      ]),
    ).toMatchObject(fault('straddleNotDouble', 'C9.5'));
  });

  it('[gcb:C9.4] two players: the small blind tops his 5 up to 20', () => {
    const table = atTheTable({
      book: 'gcb',
      at: 'cash',
      stacks: everybody(2, 5000),
      button: 1,
      blinds: [5, 10],
      straddles: 1,
    });
    expect([table.bet(1), table.stack(1), table.bet(2), table.toAct, table.toCall(2)]).toEqual([20, 4980, 10, 2, 10]);
  });

  it('nothing of it where a hand was played elsewhere', () => {
    expect(start([[7, 35]], { rules: () => replayHandRules })).toBe('begun');
  });
});
