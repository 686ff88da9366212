import type { Card } from '@riffle/cards';
import { DECK } from '@riffle/cards';
import { rulebooks } from '@riffle/rulebooks';
import { describe, expect, it, test } from 'vitest';
import { toTableId } from '../ids.ts';
import { seeded, setupFor } from '../testing.ts';
import { firstButtons, type TakenSeats } from './first-button.ts';

const table = (name: string, ...taken: TakenSeats['taken']): TakenSeats => ({ id: toTableId(name), size: 9, taken });
const [a, b] = [table('A', 1, 2, 3, 4), table('B', 2, 4, 6, 8, 9)];

/** A generator that makes the shuffle deal these cards first. */
function dealing(...cards: readonly Card[]) {
  const deck = [...DECK];
  const order = [...cards, ...deck.filter((card) => !cards.includes(card))];
  const picks: number[] = [];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const pick = deck.indexOf(order[last] as Card);
    picks.push(pick);
    [deck[last], deck[pick]] = [deck[pick] as Card, deck[last] as Card];
  }
  return () => picks.shift() ?? 0;
}

describe('the button of the first hand', () => {
  test('[pvb:26a(1)] [bdpv:6.5] on seat 1 at every table, taken or not', () => {
    const leagueDay = setupFor('pvb', { rulebook: { ...setupFor('pvb').rulebook, occasion: 'leagueDay' } });
    for (const setup of [leagueDay, setupFor('bdpv')]) {
      expect(firstButtons(setup, [a, b], seeded(1)).buttons.map(({ seat }) => seat)).toEqual([1, 1]);
    }
  });

  test('[pvb:26b(1)] the highest card at one table decides for the whole field', () => {
    const { buttons, because } = firstButtons(setupFor('pvb'), [b, table('C', 1, 2, 3, 4, 5, 6, 7, 8, 9)], seeded(5));
    const [drawnAt] = buttons;
    expect(buttons).toHaveLength(2);
    expect(buttons.filter(({ cards }) => cards !== undefined)).toEqual([drawnAt]);
    expect(because[0]).toMatchObject({ code: 'button-drawn-at-one-table', facts: { seat: drawnAt?.seat } });
  });

  test('[pvb:26b(1)] a table without a player on that seat: the next one clockwise', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      for (const { table: id, seat, cards } of firstButtons(setupFor('pvb'), [a, b], seeded(seed)).buttons) {
        if (cards !== undefined) continue;
        expect((id === a.id ? a : b).taken).toContain(seat);
      }
    }
  });

  test.each([
    { cards: ['Kh', 'Ks', '9d', '4c'] as const, seat: 2, bySuit: true },
    { cards: ['Ad', 'Ac', 'Ah', '2s'] as const, seat: 3, bySuit: true },
    { cards: ['Ah', 'Ks', '2c', '3c'] as const, seat: 1, bySuit: false },
    { cards: ['Jd', 'Qc', 'Qs', '5h'] as const, seat: 3, bySuit: true },
  ])(
    '[oepbl:6.4 button draw] [oepbl:2.21 button draw] [bdpv:2 Split Pot 1] $cards: seat $seat',
    ({ cards, seat, bySuit }) => {
      const { buttons, because } = firstButtons(setupFor('oepbl'), [a], dealing(...cards));
      expect(buttons).toEqual([{ table: 'A', seat, cards: cards.map((card, index) => ({ seat: index + 1, card })) }]);
      expect(because.some(({ code }) => code === 'button-tie-by-suit')).toBe(bySuit);
    },
  );

  it('lies at every table, whatever the rulebook', () => {
    for (const { id, edition, occasions } of rulebooks) {
      for (const occasion of occasions.length === 0 ? [undefined] : occasions) {
        const rulebook = { id, edition, ...(occasion && { occasion: occasion.id }) };
        const { buttons } = firstButtons(setupFor(id, { rulebook }), [a, b], seeded(3));
        expect(buttons.map(({ table: at }) => at).sort()).toEqual(['A', 'B']);
      }
    }
  });
});
