import { policy, rulebooks } from '@riffle/rulebooks';
import { nextPositions, ringOf, toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { actionSoFar, isSubstantial } from '../../substantial-action.ts';
import { view } from '../../view.ts';
import { atTheTable } from '../at-the-table.ts';
import { everybody } from '../told.ts';

const seat = toSeatNo(1);

describe('what players are told', () => {
  it('[pvb:48(1)] how large the pot is, in pot-limit only; the dealer always sees it', () => {
    const told = { book: 'pvb', stacks: everybody(3, 9000), button: 3 };
    for (const game of ['no-limit-holdem', 'limit-holdem']) {
      const { hand } = atTheTable({ ...told, game });
      expect(view(hand, { is: 'seat', seat }).pots).toBe('notTold');
      expect(view(hand, { is: 'spectator' }).pots).toBe('notTold');
      expect(view(hand, { is: 'dealer' }).pots).not.toBe('notTold');
    }
    const { hand } = atTheTable({ ...told, game: 'pot-limit-omaha-4' }).play('3 call, 1 call, 2 check');
    expect(view(hand, { is: 'seat', seat }).pots).toMatchObject([{ amount: 600 }]);
  });

  it('[pvb:52(3)] not who raised before the flop', () => {
    const told = { book: 'pvb', stacks: everybody(3, 9000), button: 3, hands: { 1: 'As Ad', 2: 'Ks Kd', 3: 'Qs Qd' } };
    const first = atTheTable(told).play('3 raise 600, 1 call, 2 call').hand;
    const last = atTheTable(told).play('3 call, 1 call, 2 raise 600, 3 call, 1 call').hand;
    expect(view(first, { is: 'seat', seat })).toEqual(view(last, { is: 'seat', seat }));
  });
});

describe('substantial action', () => {
  const book = rulebooks.find(({ id }) => id === 'pvb');
  if (book === undefined) throw new RangeError('pvb');
  const rule = policy(book, 'dealing.substantialAction').value;
  const onTheFlop = (script: string) => {
    const table = atTheTable({ book: 'pvb', stacks: everybody(5, 9000), button: 5 }).callRound();
    return isSubstantial(actionSoFar(table.play(script).hand), rule);
  };
  const beforeTheFlop = (script: string) =>
    isSubstantial(
      actionSoFar(atTheTable({ book: 'pvb', stacks: everybody(5, 9000), button: 5 }).play(script).hand),
      rule,
    );

  it.each([
    { script: '3 fold, 4 call', is: true },
    { script: '3 call, 4 fold', is: true },
    { script: '3 raise 600, 4 fold', is: true },
    { script: '3 fold, 4 fold', is: false },
    { script: '3 call', is: false },
    { script: '', is: false },
  ])('[pvb:31(1)a] before the flop, $script: $is', ({ script, is }) => {
    expect(beforeTheFlop(script)).toBe(is);
  });

  it.each([
    { script: '1 bet 500, 2 fold', is: true },
    { script: '1 check, 2 check', is: false },
    { script: '1 check, 2 fold', is: false },
  ])('[pvb:31(1)a] on the flop, $script: $is', ({ script, is }) => {
    expect(onTheFlop(script)).toBe(is);
  });

  it.each(['1 fold, 2 fold, 3 fold', '1 check, 2 check, 3 check', '1 check, 2 fold, 3 check'])(
    '[pvb:31(1)b] any three actions: %s',
    (script) => {
      expect(onTheFlop(script)).toBe(true);
    },
  );

  it('[pvb:31(1)b] two checks are not yet', () => {
    expect(onTheFlop('1 check, 2 check')).toBe(false);
  });
});

it('[pvb:26(1)] the button moves on by itself once the hand is over', () => {
  const six = ringOf(6, [1, 2, 3, 4, 5, 6].map(toSeatNo));
  const next = nextPositions(six, { button: toSeatNo(3), smallBlind: toSeatNo(4), bigBlind: toSeatNo(5) });
  expect(next?.button).toBe(4);
});
