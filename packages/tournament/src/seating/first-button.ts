import type { Random } from '@riffle/aggregate';
import { type Card, compareCards, DECK, rankOf, shuffled } from '@riffle/cards';
import { nextPlayer, ringOf, type SeatNo } from '@riffle/table';
import type { TournamentEvent } from '../event.ts';
import type { TableId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import { policyOf } from '../rulebook-of.ts';
import type { ButtonDrawn } from '../seated.ts';
import type { Setup } from '../setup.ts';

/** A table with the seats that are taken at it. */
export type TakenSeats = { readonly id: TableId; readonly size: number; readonly taken: readonly SeatNo[] };

type ButtonsDrawn = Extract<TournamentEvent, { readonly type: 'ButtonsDrawn' }>;
type Drawn = { readonly seat: SeatNo; readonly card: Card };

/** The button of everybody's first hand. */
export function firstButtons(setup: Setup, tables: readonly TakenSeats[], random: Random): ButtonsDrawn {
  const because = policyOf(setup, 'button.first');
  switch (because.value) {
    case 'seat1':
      return drawn(
        tables.map(({ id }) => ({ table: id, seat: 1 })),
        [reason('button-seat-one', because)],
      );
    case 'highCardPerTable':
      return highCards(setup, tables, random, [reason('button-drawn-high-card', because)]);
    case 'highCardOneTable': {
      const [table] = shuffled(tables, random);
      if (table === undefined) return drawn([], []);
      const { buttons, because: why } = highCards(setup, [table], random, [
        reason('button-drawn-at-one-table', because, { seat: 0 }),
      ]);
      const [first] = buttons;
      const others = tables.filter(({ id }) => id !== table.id);
      const seat = first?.seat ?? 1;
      const rest = others.map((other) => ({ table: other.id, seat: takenFrom(other, seat) }));
      return drawn(
        [...buttons, ...rest],
        why.map((one) => ({ ...one, facts: { seat } })),
      );
    }
    case 'randomSeat': {
      const size = Math.max(...tables.map((table) => table.size));
      const seat = (random(size) + 1) as SeatNo;
      return drawn(
        tables.map((table) => ({ table: table.id, seat: takenFrom(table, seat) })),
        [reason('button-seat-by-lot', because, { seat })],
      );
    }
  }
}

/** One card each, the highest has the button. */
export function highCards(
  setup: Setup,
  tables: readonly TakenSeats[],
  random: Random,
  because: readonly Reason[],
): ButtonsDrawn {
  const tie = policyOf(setup, 'button.drawTie');
  const draws = tables
    .filter(({ taken }) => taken.length > 0)
    .map((table) => ({ table, ...highCard(table.taken, tie.value, random) }));
  const bySuit = draws.some(({ tied }) => tied) ? [reason('button-tie-by-suit', tie)] : [];
  return drawn(
    draws.map(({ table, seat, cards }) => ({ table: table.id, seat, cards })),
    [...because, ...(tie.value === 'suits' ? bySuit : [])],
  );
}

function highCard(taken: readonly SeatNo[], tie: 'suits' | 'redraw', random: Random) {
  const deck = shuffled(DECK, random);
  const cards: Drawn[] = [];
  let drawing = taken;
  for (;;) {
    const dealt = drawing.flatMap((seat, index) => {
      const card = deck[cards.length + index];
      return card === undefined ? [] : [{ seat, card }];
    });
    cards.push(...dealt);
    const [best, ...rest] = dealt.toSorted((a, b) => compareCards(b.card, a.card));
    if (best === undefined) throw new RangeError('the deck is too short for this draw');
    const equals = rest.filter(({ card }) => rankOf(card) === rankOf(best.card));
    if (equals.length === 0 || tie === 'suits') return { seat: best.seat, cards, tied: equals.length > 0 };
    drawing = [best, ...equals].map(({ seat }) => seat);
  }
}

/** A seat nobody sits on passes the button to the next player. */
const takenFrom = ({ size, taken }: TakenSeats, seat: SeatNo): SeatNo =>
  taken.includes(seat) ? seat : (nextPlayer(ringOf(size, taken), seat) ?? seat);

const reason = (
  code: Reason['code'],
  because: NonNullable<Reason['because']>,
  facts: Reason['facts'] = {},
): Reason => ({
  code,
  facts,
  because,
});

const drawn = (buttons: readonly ButtonDrawn[], because: readonly Reason[]): ButtonsDrawn => ({
  v: 1,
  type: 'ButtonsDrawn',
  buttons,
  because,
});
