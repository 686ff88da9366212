import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId, toTableId } from '../ids.ts';
import type { Setup } from '../setup.ts';
import { Evening } from '../testing.ts';

const table = toTableId('t1');

/** Players on seats 1 to `players`, button on seat 1; whoever sits on these seats goes out, and the next hand comes. */
function afterBusts(book: string, players: number, out: readonly number[], changes?: Partial<Setup>) {
  const night = new Evening(book, changes);
  night.start(players, 1);
  night.do({ type: 'PlaceButton', table, seat: toSeatNo(1) });
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId('b1'),
    out: out.map((seat) => ({ entry: toEntryId(`e${String(seat)}`), by: [] })),
  });
  night.do({ type: 'AdvanceButton', table });
  return night.state.tables.get(table)?.positions;
}

describe('three left, the big blind goes out', () => {
  it('[bdpv:3.2 BB ausgeschieden] [bdpv:3.4] a big blind alone, since nobody pays a blind twice', () => {
    expect(afterBusts('bdpv', 3, [3])).toEqual({ button: 2, bigBlind: 1 });
  });

  it.each(['pvb', 'tda55', 'gcb', 'oepbl'])('%s: the button has the small blind', (book) => {
    expect(afterBusts(book, 3, [3])).toEqual({ button: 2, smallBlind: 2, bigBlind: 1 });
  });

  it('[bdpv:3.4] in the hand after it both blinds are posted, and the big blind has changed', () => {
    const night = new Evening('bdpv');
    night.start(3, 1);
    night.do({ type: 'PlaceButton', table, seat: toSeatNo(1) });
    night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: toEntryId('e3'), by: [] }] });
    night.do({ type: 'AdvanceButton', table });
    night.do({ type: 'AdvanceButton', table });
    expect(night.state.tables.get(table)?.positions).toEqual({ button: 1, smallBlind: 1, bigBlind: 2 });
  });
});

describe('a full table', () => {
  it.each(['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'])(
    '[bdpv:3.2 BB ausgeschieden] [oepbl:6.5 Dealer Button: big blind busts] %s: the big blind goes out, no small blind is posted',
    (book) => {
      expect(afterBusts(book, 6, [3])).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
    },
  );

  it.each(['bdpv', 'oepbl'])(
    '[bdpv:3.2 Button-Lage] [oepbl:6.5 Dealer Button: small blind busts] %s: the small blind goes out, the button lies dead',
    (book) => {
      expect(afterBusts(book, 6, [2])).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
    },
  );

  it('a house that wants both blinds on players has them', () => {
    const house: HouseRulebook = {
      format: 'riffle-house-rulebook',
      v: 1,
      id: 'own',
      edition: '2026-11-22',
      name: 'Own',
      extends: { id: 'tda55', edition: findRulebook('tda55')?.edition ?? '' },
      answers: { 'button.afterBigBlindBust': { value: 'bothBlinds' } },
    };
    const rulebook = { id: house.id, edition: house.edition, house };
    expect(afterBusts('tda55', 6, [3], { rulebook })).toEqual({ button: 2, smallBlind: 4, bigBlind: 5 });
  });
});
