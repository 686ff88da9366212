import { type Card, compareCards, rankOf } from '@riffle/cards';
import { step } from '../../because.ts';
import { card, choice, count, listOf, seat } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** Where the button goes: at the start, or at a table that got several new players. */
export const buttonDrawn = incidentKind({
  phase: 'tournament',
  facts: {
    when: choice(['start', 'afterMoves'], { usual: 'start' }),
    /** How the seats were given out. */
    seating: choice(['byLot', 'arranged'], { usual: 'byLot', when: { when: ['start'] } }),
    /** The cards that were drawn for it. */
    draws: listOf({ seat: seat(), card: card() }, { min: 0, optional: true }),
    /** Players who came to the table at once. */
    moved: count(0, 12, { usual: 3, when: { when: ['afterMoves'] } }),
  },
  find({ when, seating = 'byLot', draws = [], moved = 0 }, floor) {
    if (when === 'afterMoves') return afterMoves(moved, floor);
    const rule = floor.decides('button.first');
    const byCards = draws.length > 0 && (rule !== 'seat1' || seating === 'arranged');
    if (byCards) return highest(draws, floor);
    switch (rule) {
      case 'seat1':
        return { outcome: { is: 'buttonAt', seat: 1 }, steps: [step('placeButton', { seat: 1 })] };
      case 'highCardPerTable':
      case 'highCardOneTable':
      case 'randomSeat':
        return { outcome: { is: 'drawAgain', seats: [] }, steps: [step('drawForButton')] };
    }
  },
});

function highest(draws: readonly { readonly seat: number; readonly card: string }[], floor: Inquiry): Finding {
  const cards = draws.map((draw) => ({ seat: draw.seat, card: draw.card as Card }));
  const best = cards.toSorted((a, b) => compareCards(b.card, a.card));
  const [first] = best;
  const equals = best.filter((one) => first !== undefined && rankOf(one.card) === rankOf(first.card));
  if (equals.length > 1 && floor.decides('button.drawTie') === 'redraw')
    return { outcome: { is: 'drawAgain', seats: equals.map((one) => one.seat) }, steps: [step('drawForButton')] };
  const at = first?.seat ?? 1;
  return { outcome: { is: 'buttonAt', seat: at }, steps: [step('placeButton', { seat: at })] };
}

function afterMoves(moved: number, floor: Inquiry): Finding {
  const from = floor.decides('button.redrawAfterMoves');
  if (from === 0 || moved < from) return { outcome: { is: 'buttonCarriesOn' } };
  const may = { is: 'buttonMayBeDrawn' } as const;
  return {
    outcome: may,
    steps: [step('drawForButton')],
    discretion: { range: [may, { is: 'buttonCarriesOn' }], weigh: ['fairness', 'timeLost'] },
  };
}
