import { DECK } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { dealerActions } from '../../dealer-action.ts';
import { view } from '../../view.ts';
import { type AtTheTable, atTheTable } from '../at-the-table.ts';
import { everybody, type Told } from '../told.ts';

const nine = (told: Partial<Told> = {}): AtTheTable =>
  atTheTable({ book: 'bdpv', stacks: everybody(9, 9000), button: 4, blinds: [50, 100], ...told });

describe('the cards that would have come', () => {
  const seats = (count: number) => Array.from({ length: count }, (_, nth) => toSeatNo(nth + 1));
  const onTheTurn = (book = 'bdpv') =>
    nine({ book, deck: 'inOrder' }).callRound().callRound().play('5 bet 500, 6-9 fold, 1-4 fold');

  it('[bdpv:1 Ablauf 11 Ausnahme] are shown where all nine agree and the dealer does it', () => {
    const table = onTheTurn();
    expect(dealerActions(table.hand)).toEqual([{ type: 'ShowNextCards', count: 1 }]);
    table.accept({ type: 'ShowNextCards', agreed: seats(9) });
    // 18 cards dealt, a flop and a turn after a burned card each, and one burned before the river
    expect(view(table.hand, { is: 'spectator' }).undealt).toEqual([DECK[18 + 4 + 2 + 1]]);
    expect(table.board).toHaveLength(4);
    expect(dealerActions(table.hand)).toEqual([]);
  });

  it('lie there whatever is shown after them', () => {
    const table = onTheTurn().accept({ type: 'ShowNextCards', agreed: seats(9) });
    const { undealt } = view(table.hand, { is: 'spectator' });
    expect(view(table.play('5 show').hand, { is: 'spectator' }).undealt).toEqual(undealt);
    expect(undealt).toHaveLength(1);
  });

  it('[bdpv:1 Ablauf 11 Ausnahme] not with eight of nine', () => {
    expect(onTheTurn().refusalOf({ type: 'ShowNextCards', agreed: seats(8) })).toMatchObject({
      code: 'not-all-agree',
      missing: [9],
    });
  });

  it('[bdpv:1 Ablauf 11] not by themselves, nor during the hand', () => {
    expect(view(onTheTurn().hand, { is: 'spectator' }).undealt).toEqual([]);
    expect(nine().refusalOf({ type: 'ShowNextCards', agreed: seats(9) })).toMatchObject({ code: 'not-now' });
  });

  it('[pvb:22(1)] [tda55:43] [gcb:T28] never where the rulebook forbids it', () => {
    for (const book of ['pvb', 'tda55', 'gcb']) {
      const refusal = onTheTurn(book).refusalOf({ type: 'ShowNextCards', agreed: seats(9) });
      expect(refusal).toMatchObject({ code: 'next-cards-stay', rules: [expect.stringContaining(`${book}@`)] });
    }
  });
});
