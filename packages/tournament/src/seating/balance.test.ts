import { describe, expect, it, test } from 'vitest';
import { toEntryId } from '../ids.ts';
import { arranged, at, balances, bust, codes, moves, seatsTo, sizes } from './arranged.ts';

/** A: nine players, next hand button 3, small blind 4, big blind 5. B: seats 3 and 8 free, next hand button 9, small blind 1, big blind 2. */
const caseFourteen = {
  A: { taken: seatsTo(9), last: { button: 2, smallBlind: 3, bigBlind: 4 } },
  B: { taken: seatsTo(9, 3, 8), last: { button: 7, smallBlind: 9, bigBlind: 1 } },
};

describe('who is moved, and where', () => {
  test('[pvb:09(1)] the player with the same position to the button as the free seat', () => {
    const { state } = arranged('pvb', caseFourteen);
    expect(moves(state)).toEqual(['A6>B3']);
    expect(codes(balances(state)[0])).toEqual(
      expect.arrayContaining(['management-decides', 'mover-same-position', 'seat-same-position', 'dealt-in-at-once']),
    );
  });

  test('[tda55:5.a] the big blind, to the free seat nearest to the big blind', () => {
    const evening = arranged('tda55', caseFourteen);
    expect(moves(evening.state)).toEqual(['A5>B3']);
    expect(codes(balances(evening.state)[0])).toEqual(
      expect.arrayContaining(['tables-differ', 'mover-next-big-blind', 'seat-nearest-big-blind']),
    );
    evening.do({ type: 'AcceptProposal', proposal: balances(evening.state)[0]?.key ?? '' });
    expect(sizes(evening.state)).toEqual({ A: 8, B: 8 });
    expect(balances(evening.state)).toEqual([]);
  });

  test('[bdpv:3.7] [bdpv:6.12] [bdpv:3.7 Blind] the same position, players alone counted, never a blind', () => {
    const evening = arranged('bdpv', caseFourteen);
    expect(moves(evening.state)).toEqual(['A6>B3']);
    evening.do({ type: 'LockEntry', entry: toEntryId('A6') });
    expect(moves(evening.state)).toEqual(['A1>B8']);
    expect(codes(balances(evening.state)[0])).toContain('mover-not-blind');
  });

  test('[gcb:T10.A1] [gcb:T10.A2] the next big blind, to the worst position', () => {
    const { state } = arranged('gcb', caseFourteen);
    expect(moves(state)).toEqual(['A5>B3']);
    expect(codes(balances(state)[0])).toContain('seat-worst-position');
  });

  test('where the rulebook is silent, as the base profile has it', () => {
    expect(moves(arranged('oepbl', caseFourteen).state)).toEqual(['A5>B3']);
  });
});

describe('the mover', () => {
  test('[gcb:T10.A1] seats 1 to 9 taken, last big blind 9: seat 1, and then seat 2', () => {
    const full = { taken: seatsTo(9), last: { button: 7, smallBlind: 8, bigBlind: 9 } };
    const short = { taken: [1, 2, 3, 4], last: { button: 1, smallBlind: 2, bigBlind: 3 } };
    expect(moves(arranged('gcb', { A: full, B: short }).state).map((move) => move.slice(0, 2))).toEqual(['A1', 'A2']);
  });

  test('[gcb:T10.A1] last big blind 5, seats 6 and 7 empty: seat 8', () => {
    const full = { taken: seatsTo(9, 6, 7), last: { button: 3, smallBlind: 4, bigBlind: 5 } };
    const short = { taken: seatsTo(5), last: { button: 1, smallBlind: 2, bigBlind: 3 } };
    expect(moves(arranged('gcb', { A: full, B: short }).state)[0]).toMatch(/^A8>/);
  });

  test('[pvb:09(1)] new table: button 2, free seat 4; old table: button 6, all taken: seat 8', () => {
    const old = { taken: seatsTo(9), last: { button: 5, smallBlind: 6, bigBlind: 7 } };
    const next = { taken: seatsTo(8, 4), seats: 8, last: { button: 1, smallBlind: 2, bigBlind: 3 } };
    expect(moves(arranged('pvb', { A: old, B: next }).state)).toEqual(['A8>B4']);
  });

  test('[pvb:09(1)] nobody at the matching distance: the next who is not worse off', () => {
    // the free seat is four from the button; at the old table that seat is empty
    const old = { taken: seatsTo(9, 8), last: { button: 3, smallBlind: 4, bigBlind: 5 } };
    const next = { taken: [1, 2, 3, 4, 5, 7], seats: 7, last: { button: 1, smallBlind: 2, bigBlind: 3 } };
    const { state } = arranged('pvb', { A: old, B: next });
    expect(moves(state)).toEqual(['A7>B6']);
    expect(codes(balances(state)[0])).toContain('mover-nearest-position');
  });

  test('[pvb:09(1)] two free seats fit, in one the mover would wait for the button to pass: the other', () => {
    // new table: next hand button 1, small blind 4; seat 2 lies between them. Old table: next hand button 3
    const old = { taken: seatsTo(9), last: { button: 2, smallBlind: 3, bigBlind: 4 } };
    const next = { taken: seatsTo(9, 2, 3, 6), last: { button: 9, smallBlind: 1, bigBlind: 4 } };
    const evening = arranged('pvb', { A: old, B: next });
    expect(moves(evening.state)).toEqual(['A8>B6']);
    expect(codes(balances(evening.state)[0])).toContain('dealt-in-at-once');
    // nobody else has that position: then the seat where he waits
    evening.do({ type: 'BlockSeat', place: at('B', 6), label: 'camera' });
    expect(moves(evening.state)).toEqual(['A4>B2']);
    expect(codes(balances(evening.state)[0])).toContain('waits-one-hand');
  });

  test('[bdpv:3.7] old table button 3, seat 7; new table button 9, all taken but seat 4', () => {
    const old = { taken: seatsTo(9), last: { button: 2, smallBlind: 3, bigBlind: 4 } };
    const next = { taken: seatsTo(9, 4, 5), last: { button: 8, smallBlind: 9, bigBlind: 1 } };
    const evening = arranged('bdpv', { A: old, B: next });
    evening.do({ type: 'BlockSeat', place: at('B', 5), label: 'camera' });
    expect(moves(evening.state)).toEqual(['A7>B4']);
  });

  test('[bdpv:3.7 Blind] next hand small blind 5, big blind 6: neither is offered, though the free seat is a blind', () => {
    const old = { taken: seatsTo(9), last: { button: 3, smallBlind: 4, bigBlind: 5 } };
    const next = { taken: seatsTo(9, 1, 2), last: { button: 7, smallBlind: 9, bigBlind: 1 } };
    expect(moves(arranged('bdpv', { A: old, B: next }).state)[0]).toMatch(/^A4>/);
  });

  test('[bdpv:1 Sitzordnung 4] who is kept apart from somebody there is not proposed', () => {
    const evening = arranged('bdpv', caseFourteen);
    evening.do({ type: 'KeepApart', groups: [[toEntryId('A6'), toEntryId('B1')]] });
    expect(moves(evening.state)).toEqual(['A1>B8']);
  });

  it('moves who is locked only when everybody is', () => {
    const evening = arranged('gcb', caseFourteen);
    evening.do({ type: 'LockEntry', entry: toEntryId('A5') });
    expect(moves(evening.state)).toEqual(['A6>B3']);
  });

  it('says that the button is unknown, and takes who was moved least', () => {
    const evening = arranged('gcb', { A: { taken: seatsTo(9) }, B: { taken: seatsTo(7) } });
    evening.do({ type: 'MoveEntry', entry: toEntryId('A1'), to: at('B', 9), reason: 'a slip' });
    evening.do({ type: 'MoveEntry', entry: toEntryId('A1'), to: at('A', 1) });
    expect(moves(evening.state)).toEqual(['A2>B8']);
    expect(codes(balances(evening.state)[0])).toEqual(expect.arrayContaining(['button-unknown', 'mover-moved-least']));
  });
});

describe('the seat', () => {
  const full = { taken: seatsTo(9), last: { button: 7, smallBlind: 8, bigBlind: 9 } };

  test.each([
    { rule: '[gcb:T10.A2]', free: [3, 6], last: { button: 9, smallBlind: 1, bigBlind: 2 }, seat: 3 },
    { rule: '[gcb:T10.A2]', free: [4, 7], last: { button: 2, smallBlind: 3, bigBlind: 4 }, seat: 4 },
    { rule: '[gcb:T10.A3]', free: [4, 5], last: { button: 2, smallBlind: 3, bigBlind: 4 }, seat: 5 },
  ])('$rule free $free: seat $seat', ({ free, last, seat }) => {
    const { state } = arranged('gcb', { A: full, B: { taken: seatsTo(9, ...free), last } });
    expect(moves(state)).toEqual([`A1>B${String(seat)}`]);
  });

  test('[gcb:T10.A2] on the seat of the last big blind he posts a single big blind, twice in a row for that seat', () => {
    const last = { button: 2, smallBlind: 3, bigBlind: 4 };
    const evening = arranged('gcb', { A: full, B: { taken: seatsTo(9, 4, 7), last } });
    evening.do({ type: 'AcceptProposal', proposal: balances(evening.state)[0]?.key ?? '' });
    const table = at('B', 4).table;
    evening.do({ type: 'AdvanceButton', table });
    expect(evening.state.tables.get(table)?.positions).toEqual({ button: 3, bigBlind: 4 });
    evening.do({ type: 'AdvanceButton', table });
    expect(evening.state.tables.get(table)?.positions).toEqual({ button: 3, smallBlind: 4, bigBlind: 5 });
  });

  test.each([
    { free: [1, 9], last: { button: 6, smallBlind: 7, bigBlind: 7 }, seat: 9 },
    { free: [8, 4], last: { button: 6, smallBlind: 7, bigBlind: 9 }, seat: 4 },
  ])('[tda55:5.a] free $free: seat $seat', ({ free, last, seat }) => {
    const { state } = arranged('tda55', { A: full, B: { taken: seatsTo(9, ...free), last } });
    expect(moves(state)).toEqual([`A1>B${String(seat)}`]);
  });

  test('[tda55:5.e] stud: the seat that became free last, from the same seat of the fuller table', () => {
    const eight = { taken: seatsTo(8), seats: 8 };
    const evening = arranged('tda55', { A: eight, B: eight }, { game: 'stud', seatsPerTable: 8 });
    bust(evening, 'B2', 'B6');
    expect(moves(evening.state)).toEqual(['A6>B6']);
    expect(codes(balances(evening.state)[0])).toContain('seat-same-number');
  });

  test('[gcb:T10.A4] stud: seat 6 opened after seat 2', () => {
    const eight = { taken: seatsTo(8), seats: 8 };
    const evening = arranged('gcb', { A: eight, B: eight }, { game: 'stud', seatsPerTable: 8 });
    bust(evening, 'B2', 'B6');
    expect(moves(evening.state)).toEqual(['A6>B6']);
  });

  test('[gcb:T10.A4] stud: seat 6 opened last, but nobody sits on seat 6 there: the seat that opened before it', () => {
    const changes = { game: 'stud', seatsPerTable: 8 } as const;
    const evening = arranged(
      'gcb',
      { A: { taken: seatsTo(8, 6), seats: 8 }, B: { taken: seatsTo(8), seats: 8 } },
      changes,
    );
    bust(evening, 'B8', 'B2', 'B6');
    expect(moves(evening.state)).toEqual(['A2>B2']);
  });

  it('says with which button a move was reckoned', () => {
    const last = { button: 7, smallBlind: 8, bigBlind: 9 };
    const { state } = arranged('gcb', { A: { ...full, last }, B: { taken: seatsTo(6), last: { button: 3 } } });
    expect(balances(state)[0]?.because).toContainEqual({ code: 'button-as-recorded', facts: { from: 7, to: 3 } });
  });
});

describe('when tables are evened out', () => {
  test('[tda55:5.a] [bdpv:6.14] a difference of one moves nobody', () => {
    for (const book of ['tda55', 'bdpv']) {
      expect(moves(arranged(book, { A: { taken: seatsTo(9) }, B: { taken: seatsTo(8) } }).state)).toEqual([]);
    }
  });

  test('[bdpv:6.14] tables of 9, 9 and 6: two moves', () => {
    const evening = arranged('bdpv', { A: { taken: seatsTo(9) }, B: { taken: seatsTo(9) }, C: { taken: seatsTo(6) } });
    const keys = balances(evening.state).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    // each may be accepted alone
    for (const proposal of keys) expect(evening.refusal({ type: 'AcceptProposal', proposal })).toBeUndefined();
    for (const proposal of keys) evening.do({ type: 'AcceptProposal', proposal });
    expect(sizes(evening.state)).toEqual({ A: 8, B: 8, C: 8 });
  });

  test('[pvb:09(2)] nothing happens before the management confirms, and the table is its choice', () => {
    const evening = arranged('pvb', { A: { taken: seatsTo(9) }, B: { taken: seatsTo(9) }, C: { taken: seatsTo(7) } });
    expect(sizes(evening.state)).toEqual({ A: 9, B: 9, C: 7 });
    expect(codes(balances(evening.state)[0])).toEqual(
      expect.arrayContaining(['management-decides', 'source-by-management']),
    );
    const move = { type: 'MoveEntry', entry: toEntryId('B4'), to: at('C', 9), reason: 'his chair is broken' } as const;
    expect(evening.do(move)[0]).toMatchObject({
      type: 'EntryMoved',
      how: 'otherwise',
      reason: 'his chair is broken',
    });
  });

  test('[pvb:08a(2)] a league match day is played as sit and go: nobody moves', () => {
    const changes = { rulebook: { id: 'pvb', edition: '2020-01', occasion: 'leagueDay' } };
    const { state } = arranged('pvb', { A: { taken: seatsTo(3) }, B: { taken: seatsTo(8) } }, changes);
    expect(moves(state)).toEqual([]);
  });

  it('does not send anybody to a table without a free seat', () => {
    expect(moves(arranged('gcb', { A: { taken: seatsTo(9) }, B: { taken: seatsTo(6), seats: 6 } }).state)).toEqual([]);
  });
});

describe('which table gives, which receives', () => {
  test('[gcb:T10.B] among the fullest the order decides', () => {
    const nine = { taken: seatsTo(9) };
    const preset = arranged('gcb', { T5: nine, T3: nine, T1: nine, T2: { taken: seatsTo(7) } });
    expect(balances(preset.state)[0]?.from.table).toBe('T5');
    expect(codes(balances(preset.state)[0])).toContain('source-preset-order');
    const fewer = arranged('gcb', { T5: { taken: seatsTo(8) }, T3: nine, T1: nine, T2: { taken: seatsTo(7) } });
    expect(balances(fewer.state)[0]?.from.table).toBe('T3');
  });

  test('[tda55:5.c] order 4, 3, 2, 1: of two short tables the one that breaks last', () => {
    const [nine, seven] = [{ taken: seatsTo(9) }, { taken: seatsTo(7) }];
    const first = arranged('tda55', { T4: seven, T3: nine, T2: nine, T1: seven });
    expect(balances(first.state)[0]).toMatchObject({ from: { table: 'T3' }, to: { table: 'T1' } });
    const second = arranged('tda55', { T4: nine, T3: nine, T2: seven, T1: seven });
    expect(balances(second.state)[0]?.to.table).toBe('T1');
    expect(codes(balances(second.state)[0])).toContain('destination-broken-latest');
  });
});

describe('what is decided otherwise', () => {
  it('is asked again only when the situation has changed', () => {
    const evening = arranged('gcb', caseFourteen);
    const [proposal] = balances(evening.state);
    expect(evening.refusal({ type: 'DismissProposal', proposal: proposal?.key ?? '', reason: ' ' })).toEqual({
      code: 'reason-needed',
    });
    evening.do({ type: 'DismissProposal', proposal: proposal?.key ?? '', reason: 'break in two minutes' });
    expect(moves(evening.state)).toEqual([]);
    bust(evening, 'B1');
    expect(moves(evening.state)).not.toEqual([]);
  });

  it('needs a reason while something else is proposed, and none for what is proposed', () => {
    const evening = arranged('gcb', caseFourteen);
    expect(evening.refusal({ type: 'MoveEntry', entry: toEntryId('A7'), to: at('B', 3) })).toEqual({
      code: 'reason-needed',
    });
    expect(evening.do({ type: 'MoveEntry', entry: toEntryId('A5'), to: at('B', 3) })[0]).toMatchObject({
      type: 'EntryMoved',
      how: 'proposed',
    });
  });

  it('cannot be accepted once it is gone', () => {
    const evening = arranged('gcb', caseFourteen);
    const proposal = balances(evening.state)[0]?.key ?? '';
    evening.do({ type: 'AcceptProposal', proposal });
    expect(evening.refusal({ type: 'AcceptProposal', proposal })).toEqual({ code: 'no-such-proposal', proposal });
  });
});
