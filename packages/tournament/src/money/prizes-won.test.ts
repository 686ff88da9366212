import { toChips } from '@riffle/cards';
import { balance, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId } from '../ids.ts';
import { places } from '../places.ts';
import { prizeWon } from '../prize.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { prizesWon } from './dues.ts';
import { saleOfEntry } from './price-of-entry.ts';
import { houseOver, MONEY } from './testing.ts';

type Together = Extract<TournamentCommand, { readonly type: 'BustOut' }>['together'];
const id = (no: number): EntryId => toEntryId(`e${String(no)}`);

/** So many are in, at three tables in turn; prizes by place in whole euros. */
const evening = (book: string, players: number, prizes: readonly number[], rulebook?: ReturnType<typeof houseOver>) => {
  const paid = prizes.map((prize) => toCents(Math.round(prize * 100)));
  const night = new Evening(book, { money: MONEY, prizes: paid, lateEntryThrough: 0, ...(rulebook && { rulebook }) });
  night.start(players, 3);
  return night;
};
const out = (night: Evening, hand: readonly (readonly [no: number, stack?: number])[], together?: Together) =>
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId(hand.map(([no]) => no).join('-')),
    out: hand.map(([no, stack]) => ({
      entry: id(no),
      by: [],
      ...(stack !== undefined && { stackAtStart: toChips(stack) }),
    })),
    ...(together && { together }),
  });
const won = (night: Evening, ...numbers: readonly number[]): readonly number[] =>
  numbers.map((no) => (prizesWon(night.state).get(id(no)) ?? 0) / 100);
const placed = (night: Evening, ...numbers: readonly number[]): readonly (number | undefined)[] =>
  numbers.map((no) => places(night.state).get(id(no))?.place);
/** Prizes of 12 places, the last of them as given. */
const twelve = (...last: readonly number[]): readonly number[] => [
  ...Array.from({ length: 12 - last.length }, () => 1_000),
  ...last,
];

describe('[tda55:8.c] at two tables at the same time, in the money, not hand for hand', () => {
  it('900 and 700 are 800 each, whatever the stacks were', () => {
    const night = evening('tda55', 12, twelve(900, 700));
    out(
      night,
      [
        [1, 4_000],
        [2, 100],
      ],
      'sameTime',
    );
    expect(won(night, 1, 2)).toEqual([800, 800]);
  });

  it('300 and 300 are 300 each', () => {
    const night = evening('tda55', 12, twelve(300, 300));
    out(night, [[1], [2]], 'sameTime');
    expect(won(night, 1, 2)).toEqual([300, 300]);
  });

  it('2,600 among three are 866.67, 866.67 and 866.66: the smallest stack goes without the cent', () => {
    const night = evening('tda55', 12, twelve(1_000, 900, 700));
    out(
      night,
      [
        [1, 1_000],
        [2, 3_000],
        [3, 2_000],
      ],
      'sameTime',
    );
    expect(won(night, 1, 2, 3)).toEqual([866.66, 866.67, 866.67]);
  });

  it('by the earlier entry where a house says so', () => {
    const night = evening(
      'tda55',
      12,
      twelve(1_000, 900, 700),
      houseOver('tda55', { 'entries.oddCents': 'earlierEntry' }),
    );
    out(
      night,
      [
        [1, 1_000],
        [2, 3_000],
        [3, 2_000],
      ],
      'sameTime',
    );
    expect(won(night, 1, 2, 3)).toEqual([866.67, 866.67, 866.66]);
  });

  it('one paid place of two is halved', () => {
    const night = evening('tda55', 10, [900, 900, 900, 900, 900, 900, 900, 900, 500]);
    out(night, [[1], [2]], 'sameTime');
    expect(won(night, 1, 2)).toEqual([250, 250]);
  });

  it('without a prize there is the place alone to share', () => {
    const night = evening('tda55', 16, [900, 900, 900, 900, 900, 900, 900, 900, 500]);
    out(night, [[1], [2]], 'sameTime');
    expect([placed(night, 1, 2), won(night, 1, 2)]).toEqual([
      [15, 15],
      [0, 0],
    ]);
  });
});

describe('in one hand', () => {
  it.each(['tda55:8.a', 'pvb:64b(1)', 'oepbl:6.6 simultaneous bust', 'bdpv:6.28'])(
    '[%s] the bigger stack before the hand has the better prize',
    (rule) => {
      const night = evening(rule.slice(0, rule.indexOf(':')), 12, twelve(40, 20));
      out(night, [
        [1, 5_000],
        [4, 8_000],
      ]);
      expect(won(night, 4, 1)).toEqual([40, 20]);
    },
  );

  it.each(['tda55:8.b', 'pvb:64b(3)'])('[%s] hand for hand that holds across tables', (rule) => {
    const night = evening(rule.slice(0, rule.indexOf(':')), 10, [9, 8, 7, 6, 5, 5, 5, 5, 4]);
    out(
      night,
      [
        [1, 3_000],
        [2, 3_100],
      ],
      'handForHand',
    );
    expect([placed(night, 2, 1), won(night, 2, 1)]).toEqual([
      [9, 10],
      [4, 0],
    ]);
  });

  it.each(['pvb:64b(2)', 'oepbl:6.6 simultaneous bust', 'tda55:8.a'])('[%s] equal stacks share 40 and 20', (rule) => {
    const night = evening(rule.slice(0, rule.indexOf(':')), 12, twelve(40, 20));
    out(night, [
      [1, 5_000],
      [4, 5_000],
    ]);
    expect(won(night, 1, 4)).toEqual([30, 30]);
  });

  it('[pvb:64b(2)] a third with more is 10th alone, and the two share 11th and 12th', () => {
    const night = evening('pvb', 12, twelve(60, 40, 20));
    out(night, [
      [1, 5_000],
      [4, 8_000],
      [7, 5_000],
    ]);
    expect(won(night, 4, 1, 7)).toEqual([60, 30, 30]);
  });

  it('[tda55:8.b] equal stacks on the bubble halve the last prize', () => {
    const night = evening('tda55', 10, [9, 8, 7, 6, 5, 5, 5, 5, 4]);
    out(
      night,
      [
        [1, 3_000],
        [2, 3_000],
      ],
      'handForHand',
    );
    expect(won(night, 1, 2)).toEqual([2, 2]);
  });

  it('[pvb:64b(2)] an odd cent goes to the earlier entry where the stacks were equal', () => {
    const night = evening('pvb', 12, twelve(40, 20.01));
    out(night, [
      [4, 5_000],
      [1, 5_000],
    ]);
    expect(won(night, 1, 4)).toEqual([30.01, 30]);
  });

  it('[bdpv:6.28 gleich viele Chips] equal stacks share nothing where the button decides', () => {
    const night = evening('bdpv', 12, twelve(40, 20));
    night.do({ type: 'PlaceButton', table: 't1' as never, seat: 4 as never });
    out(night, [
      [1, 3_000],
      [7, 3_000],
    ]);
    expect([...won(night, 1, 7)].toSorted((a, b) => a - b)).toEqual([20, 40]);
  });
});

describe('who is put out, and who stays away', () => {
  const remove = (night: Evening, no: number) =>
    night.do({
      type: 'RemoveStack',
      bustOut: toBustOutId(`r${String(no)}`),
      entry: id(no),
      chips: toChips(2_000),
      reason: 'Ausschluss',
    });
  const penalise = (night: Evening, no: number) =>
    night.do({
      type: 'GivePenalty',
      penalty: toPenaltyId(`p${String(no)}`),
      entry: id(no),
      offence: 'collusion',
      measure: 'disqualification',
    });

  it('[pvb:69(14)] has the prize of the place of that moment', () => {
    const paid = evening('pvb', 12, twelve(25));
    remove(paid, 1);
    expect([placed(paid, 1), won(paid, 1)]).toEqual([[12], [25]]);
    const not = evening('pvb', 9, [9, 8, 7, 6, 5, 4, 3, 2]);
    remove(not, 1);
    expect([placed(not, 1), won(not, 1)]).toEqual([[9], [0]]);
  });

  it.each(['pvb:69(15)', 'pvb:69(9)h'])('[%s] disqualified he has none, and nobody moves up', (_) => {
    const night = evening('pvb', 12, twelve(30, 25));
    penalise(night, 1);
    remove(night, 1);
    out(night, [[2]]);
    expect([placed(night, 1, 2), won(night, 1, 2)]).toEqual([
      [12, 11],
      [0, 30],
    ]);
  });

  it('[pvb:69(15)] and the results say so', () => {
    const night = evening('pvb', 12, twelve(30, 25));
    penalise(night, 1);
    remove(night, 1);
    out(night, [[2]]);
    const room = view(night.state, { as: 'room' });
    expect([1, 2].map((no) => prizeWon(room, id(no)))).toEqual([0, 3_000]);
  });

  it('[pvb:69(15)] what he paid stays in the pool', () => {
    const night = evening('pvb', 12, twelve(25));
    const pool = balance(night.state.money?.ledger ?? [], 'prizes');
    penalise(night, 1);
    remove(night, 1);
    const refusal = night.refusal({ type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'er will es zurück' });
    expect(refusal).toMatchObject({ code: 'entry-has-played', entry: id(1) });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':69(15)'))).toBe(true);
    expect(balance(night.state.money?.ledger ?? [], 'prizes')).toBe(pool);
  });

  it('[pvb:69(15)] his prize is not handed out', () => {
    const night = evening('pvb', 12, twelve(25));
    const box = toBoxId('b1');
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(100_000) });
    penalise(night, 1);
    remove(night, 1);
    expect(night.refusal({ type: 'HandOut', payment: toPaymentId('p'), box, means: 'cash', entry: id(1) })).toEqual({
      code: 'nothing-due',
      entry: id(1),
    });
  });

  it('[pvb:12(5)] blinded off in the money he keeps his prize, and the last without has none', () => {
    const nine = evening('pvb', 9, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    nine.do({ type: 'MarkAbsent', entry: id(1) });
    out(nine, [[1]]);
    expect([placed(nine, 1), won(nine, 1)]).toEqual([[9], [1]]);
    const ten = evening('pvb', 10, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    ten.do({ type: 'MarkAbsent', entry: id(1) });
    out(ten, [[1]]);
    expect([placed(ten, 1), won(ten, 1)]).toEqual([[10], [0]]);
  });
});
