import { type Card, toChips } from '@riffle/cards';
import { nightEffects, rule } from '@riffle/floor';
import { type Hand, type HandCommand, potTotal, writeCard } from '@riffle/hand';
import { toSeatNo } from '@riffle/table';
import {
  type TableId,
  toBustOutId,
  toEntryId,
  toPenaltyId,
  toRulingId,
  toTableId,
  tournament,
} from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { describe, expect, it } from 'vitest';
import { ruledOn } from '../../floor/record/ruled-on.ts';
import { BOOKS, type BookId, bookOf, dealt, does, refusalOf, ruledIn } from './fixture/incident-in-hand.ts';

/**
 * The fifteen sharpest contradictions between the rulebooks: each is played, in a hand that is tracked or on a night, and
 * comes out otherwise there, not only in what a ruling says. In a title stand the rules that decide on either side.
 */
const under = <T>(play: (book: BookId) => T): { readonly [B in BookId]: T } =>
  Object.fromEntries(BOOKS.map((book) => [book, play(book)])) as never;
const all = <T>(value: T, but: Partial<Record<BookId, T>> = {}) => under((book) => but[book] ?? value);

const seat = toSeatNo;
const call = (no: number): HandCommand => ({ type: 'Call', seat: seat(no) });
const check = (no: number): HandCommand => ({ type: 'Check', seat: seat(no) });
const fold = (no: number): HandCommand => ({ type: 'Fold', seat: seat(no) });
const betTo = (no: number, to: number): HandCommand => ({ type: 'BetTo', seat: seat(no), to: toChips(to) });
const betOf = ({ players }: Hand, no: number) => players.find((player) => player.seat === no)?.bet;
const cardsOf = (codes: readonly number[] = []) => codes.map((code) => writeCard(code as never));

describe('in a hand', () => {
  it('[pvb:44(2)] [tda55:21.a] [bdpv:5.10 Call] [gcb:T44] [oepbl:6.6 oversized chip] a chip added to the small blind calls, or raises to 1,300', () => {
    const bets = under((book) => {
      const facing = does(dealt(book, { seats: [1, 2, 3, 4], blinds: [300, 600] }), fold(3), call(4));
      const after = ruledIn(facing, book, 'silentChips', { inFront: [100, 100, 100], added: [1000] }, 1);
      return [betOf(after, 1), after.price];
    });
    expect(bets).toEqual(all([600, 600], { gcb: [1300, 1300] }));
  });

  it('[pvb:45(1)a] [tda55:23.1] [bdpv:2 Einsätze 12 Hälfte] [gcb:T43.1] [oepbl:6.6 bet in one motion] two chips of 1,000 on a raise to 1,200 raise to 2,000, or call', () => {
    const bets = under((book) => {
      const facing = does(dealt(book, { seats: [1, 2, 3, 4, 5], blinds: [200, 400] }), fold(3), betTo(4, 1200));
      return betOf(ruledIn(facing, book, 'silentChips', { added: [1000, 1000] }, 5), 5);
    });
    expect(bets).toEqual(all(2000, { gcb: 1200 }));
  });

  it('[pvb:49(1)] [tda55:24.a] [bdpv:6.20 Minimum] [gcb:T48] [oepbl:6.7 string bet amount] a string bet calls, or is the least raise', () => {
    const bets = under((book) => {
      const flop = does(dealt(book, { seats: [1, 2, 3], blinds: [100, 200] }), call(3), call(1), check(2));
      const facing = does(flop, betTo(1, 400));
      return betOf(ruledIn(facing, book, 'stringBet', { first: 400, second: 800 }, 2), 2);
    });
    expect(bets).toEqual(all(400, { bdpv: 800 }));
  });

  it('[pvb:37(3)] [tda55:33.b] [bdpv:2 Einsätze 8 bindend] [gcb:T38.A2] [oepbl:6.6 out of turn] a raise out of turn binds after a call in between, or he may fold', () => {
    const mayFold = under((book) => {
      const hand = does(dealt(book, { seats: [2, 3, 4, 5, 1], blinds: [100, 200] }), call(4), fold(5));
      const told = { act: 'raise', amount: 600, between: ['call', 'fold'], wants: 'fold', toFace: 200, seat: 1 };
      const after = ruledIn(hand, book, 'outOfTurn', told, 1);
      return refusalOf(after, fold(1)) === undefined ? 'folds' : betOf(after, 1);
    });
    expect(mayFold).toEqual(all<number | string>(600, { bdpv: 'folds' }));
  });

  it('[tda55:22.c] [bdpv:2 Einsätze 2] [gcb:T45.2] [oepbl:6.4 Limit count] a fourth raise before the flop is refused, the last, or one of many', () => {
    const raises = under((book) => {
      const table = { seats: [1, 2, 3, 4], blinds: [50, 100], game: 'limit-holdem' } as const;
      let hand = does(dealt(book, table), betTo(3, 200), betTo(4, 300), betTo(1, 400));
      let further = 0;
      for (const [no, to] of [
        [2, 500],
        [3, 600],
      ] as const) {
        if (refusalOf(hand, betTo(no, to)) !== undefined) break;
        hand = does(hand, betTo(no, to));
        further += 1;
      }
      return further;
    });
    expect(raises).toEqual(all(0, { bdpv: 2, oepbl: 1 }));
  });

  it('[pvb:35(5)] [bdpv:4.9] [oepbl:6.7 premature turn] a turn that came too early may come again, or lies beside while the river comes as the turn', () => {
    const found = under((book) => {
      const flop = does(
        dealt(book, { seats: [1, 2, 3], blinds: [100, 200] }),
        call(3),
        call(1),
        check(2),
        betTo(1, 200),
      );
      const [burn, king, seven, two, jack] = cardsOf(flop.deck.slice(flop.next, flop.next + 5));
      const told = { street: 'turn', shown: [king], toAct: [2, 3], nextCards: [seven, two, jack] };
      const after = ruledIn(flop, book, 'boardTooEarly', told, 2);
      const stub = cardsOf(after.deck.slice(after.next));
      expect(cardsOf(after.burned)).toContain(burn);
      const onTurn = does(after, call(2), fold(3));
      const turn = cardsOf(onTurn.boards[0])[3];
      if (stub.includes(king as Card)) return 'king may come';
      expect(turn).toBe(two);
      // the dealer shuffles the king in before the river
      const river = ruledIn(onTurn, book, 'boardTooEarly', told);
      expect(cardsOf(river.deck.slice(river.next))).toContain(king);
      return 'river as turn';
    });
    expect(found).toEqual(all('king may come', { bdpv: 'river as turn', oepbl: 'river as turn' }));
  });

  it('[pvb:23(1)] [tda55:27.a] [bdpv:6.9] [gcb:T29.1] [oepbl:6.7 absent hand] who is back during the deal has a dead hand, or a live one', () => {
    const hands = under((book) => {
      const hand = dealt(book, { seats: [1, 2, 3, 4], blinds: [200, 400] });
      const after = ruledIn(hand, book, 'notAtSeat', { arrived: 'duringDeal', blind: 'big', posted: 400, seat: 2 }, 2);
      const his = after.players.find(({ seat: no }) => no === 2);
      return `${his?.state ?? '?'}, ${String(potTotal(after))} in the pot`;
    });
    expect(hands).toEqual(all('live, 600 in the pot', { pvb: 'folded, 600 in the pot' }));
  });

  /** Seats 6, 8 and 2 in it, the last on the button. On the flop seat 2 bets and is called; all else is checked. */
  const checkedDown = (book: string): Hand =>
    does(
      dealt(book, { seats: [6, 8, 2], blinds: [100, 200] }),
      ...[call(2), call(6), check(8)],
      ...[check(6), check(8), betTo(2, 300), call(6), call(8)],
      ...[check(6), check(8), check(2), check(6), check(8), check(2)],
    );

  it('[pvb:55(1)] [tda55:38.noRiverBet] [gcb:T16.3] [oepbl:6.5 Showdown am River: last aggressor] after a river that was checked the last aggressor shows first, or who sits left of the button', () => {
    expect(under((book) => checkedDown(book).players[checkedDown(book).actor]?.seat)).toEqual(
      all(2, { bdpv: 6, gcb: 6 }),
    );
  });

  it('[pvb:56(2)] [tda55:40.b] [bdpv:2 Showdown 1] [gcb:T18.1] [oepbl:6.5 Showdown am River: single claimant] the last claimant takes the pot unseen, or shows both cards', () => {
    const shown = under((book) => {
      const river = does(
        dealt(book, { seats: [1, 2], blinds: [100, 200] }),
        ...[call(2), check(1), check(1), check(2), check(1), check(2), betTo(1, 1000), call(2)],
      );
      const after = does(river, { type: 'Muck', seat: seat(1) });
      return after.phase === 'ended' || refusalOf(after, { type: 'Muck', seat: seat(2) }) === undefined;
    });
    expect(shown).toEqual(all(true, { tda55: false, bdpv: false }));
  });
});

describe('on a night', () => {
  const t1 = toTableId('t1');
  const ruling = toRulingId('r1');
  function evening(book: string, players = 9, tables = 1): Evening {
    const night = new Evening(book);
    night.start(players, tables);
    for (const { id } of night.state.tables.values()) night.do({ type: 'PlaceButton', table: id, seat: seat(2) });
    night.do({ type: 'NextHand', tables: [...night.state.tables.values()].map(({ id }) => id) });
    return night;
  }
  /** Records the ruling on an incident at table 1, with all that it has the night do. */
  function record(night: Evening, book: string, kind: string, facts: object, entry = toEntryId('e1')): void {
    const said = rule({ kind, facts } as never, bookOf(book));
    if (!said.ok) throw new Error(JSON.stringify(said));
    const view = tournament.view(night.state, { as: 'staff' });
    const at = { view, now: night.now, table: t1, entry, bustOut: toBustOutId('b1'), reason: 'x' };
    const carryOut = nightEffects(said.value, said.value.outcome, at).map(({ command }) => command);
    const on = ruledOn({ kind, facts } as never, said.value, { table: t1, entry });
    night.do({ type: 'RecordRuling', ruling, on, carryOut });
  }
  const again = (night: Evening, table: TableId = t1) =>
    tournament.view(night.state, { as: 'staff' }).tables[table]?.ruled?.again !== undefined;

  it('[pvb:30(2)f] [bdpv:2 Misdeals 1 Frist] [gcb:T34.A5] [oepbl:6.7 misdeal: skipped player] a hand that left a player out is dealt again after two folds, or played on', () => {
    const facts = { seat: 6, looked: true, orderKnown: true, found: 'afterActs', actsWithout: 2 };
    const dealtAgain = under((book) => {
      const night = evening(book);
      const { no } = tournament.view(night.state, { as: 'staff' }).tables[t1]?.hand ?? {};
      record(night, book, 'seatNotDealt', facts);
      return [again(night), tournament.view(night.state, { as: 'staff' }).tables[t1]?.hand?.no === no];
    });
    expect(dealtAgain).toEqual(all([true, true], { bdpv: [false, true] }));
  });

  it('[pvb:33(3)] [bdpv:2 Unregelmäßigkeiten 9] [gcb:T34.C] [oepbl:6.7 incomplete deck] a hand with 51 cards stands, or is void', () => {
    const voided = under((book) => {
      const night = evening(book);
      record(night, book, 'missingCard', { found: 'afterFlop' });
      return again(night);
    });
    expect(voided).toEqual(all(false, { oepbl: true }));
  });

  it('[pvb:15b(1)] [tda55:14.c] [bdpv:6.8 Aufrundung] [gcb:T23.C] [oepbl:2.25 number] nine chips of 25 are four, three or two of 100', () => {
    const raced = under((book) => {
      const { edition } = bookOf(book);
      const night = new Evening(book, {
        rulebook: { id: book, edition, ...(book === 'pvb' && { occasion: 'championship' }) },
      });
      night.start(6, 1);
      night.do({ type: 'PlaceButton', table: t1, seat: seat(3) });
      night.do({ type: 'BeginColourUp', value: 25 as never, into: 100 as never, reason: 'x' });
      const counts = [2, 0, 3, 1, 0, 3].map((chips, nth) => ({
        ...{ seat: seat(nth + 1), entry: toEntryId(`e${String(nth + 1)}`), chips },
      }));
      night.do({ type: 'CountSmallChips', value: 25 as never, table: t1, counts });
      const cards = 'Qc 9h 4d As 7s 8d Ks 5h Jc'.split(' ') as readonly Card[];
      const before = tournament.view(night.state, { as: 'room' }).figures.chips;
      night.do({
        ...{ type: 'TakeSmallChips', value: 25 as never, table: t1, witness: 'staff' },
        ...(book !== 'pvb' && { cards }),
      });
      const { given } = night.events.find((event) => event.type === 'SmallChipsTaken') ?? {};
      const gets = (given ?? []).map(({ seat: at }) => at).toSorted((one, other) => one - other);
      return [tournament.view(night.state, { as: 'room' }).figures.chips - before, ...gets];
    });
    // for the same cards: rounded down or up, and dealt from seat 1 or from the left of the button
    expect(raced).toEqual({
      pvb: [175, 1, 3, 4, 6],
      tda55: [-25, 3, 6],
      bdpv: [75, 3, 4, 6],
      gcb: [-25, 3, 6],
      oepbl: [75, 1, 3, 6],
    });
  });

  it('[pvb:64b(2)] [bdpv:6.28 gleich viele Chips] [oepbl:6.6 simultaneous bust] two who go out with equal stacks share the place, or the nearer to the button is ahead', () => {
    const places = under((book) => {
      const night = evening(book, 9);
      night.apply({ v: 1, type: 'ButtonPlaced', table: t1, seat: seat(6) });
      const out = ['e8', 'e4'].map((one) => ({ entry: toEntryId(one), by: [], stackAtStart: toChips(3000) }));
      night.do({ type: 'BustOut', bustOut: toBustOutId('b'), out });
      const { entries } = tournament.view(night.state, { as: 'staff' });
      return [entries[toEntryId('e8')]?.place, entries[toEntryId('e4')]?.place];
    });
    expect(places).toEqual(all([8, 8], { bdpv: [8, 9] }));
  });

  it('[pvb:09(1)] [tda55:5.a] [bdpv:3.7 Blind] [gcb:T10.A1] who moves to a shorter table has the position of the free seat, or the big blind', () => {
    const moves = under((book) => {
      const night = new Evening(book, { seatsPerTable: 9 });
      const entries = night.enter(16);
      const places = [
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((no) => ({ table: t1, seat: seat(no) })),
        ...[1, 2, 4, 5, 6, 7, 9].map((no) => ({ table: toTableId('t2'), seat: seat(no) })),
      ];
      for (const table of [t1, toTableId('t2')]) night.do({ type: 'AddTable', table, name: table, seats: 9 });
      const seats = entries.flatMap((entry, nth) => ({ entry, to: places[nth] as (typeof places)[number] }));
      night.apply({ v: 1, type: 'SeatsDrawn', seats, because: [] });
      const last = (table: TableId, button: number, smallBlind: number, bigBlind: number) =>
        night.apply({
          ...{ v: 1, type: 'ButtonAdvanced', table },
          ...{ button: seat(button), smallBlind: seat(smallBlind), bigBlind: seat(bigBlind) },
        });
      last(t1, 2, 3, 4);
      last(toTableId('t2'), 7, 9, 1);
      night.do({ type: 'StartClock' });
      const [proposal] = tournament.view(night.state, { as: 'staff' }).proposals ?? [];
      night.do({ type: 'AcceptProposal', proposal: proposal?.key ?? '' });
      const moved = night.events.find((event) => event.type === 'EntryMoved')?.moved;
      return [moved?.from.seat, moved?.to.seat];
    });
    expect(moves).toEqual(all([5, 3], { pvb: [6, 3], bdpv: [6, 3] }));
  });

  it('[pvb:69(12)b] [bdpv:3.5] [gcb:T57.B7] [oepbl:2.17] whom his blind puts all-in while he is away plays on for the main pot, or is out', () => {
    const facts = { bigBlind: 600, smallBlind: 300, stack: 400, callers: 2, otherBlindFolded: true };
    const stillIn = under((book) => {
      const night = evening(book);
      const away =
        book === 'bdpv' ? ({ measure: 'time', minutes: 20 } as const) : ({ measure: 'rounds', rounds: 1 } as const);
      night.do({ type: 'GivePenalty', penalty: toPenaltyId('p'), entry: toEntryId('e5'), offence: 'delay', ...away });
      record(night, book, 'blindDuringPenalty', facts, toEntryId('e5'));
      return tournament.view(night.state, { as: 'staff' }).entries[toEntryId('e5')]?.place ?? 'in';
    });
    expect(stillIn).toEqual(all<number | string>(9, { pvb: 'in' }));
  });
});
