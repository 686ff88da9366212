import { DECK } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import { chipsRaced, exchangeEvenly, type RaceChips, raceOrder } from './chip-race.ts';
import type { Changed, ColourUpState, SmallChips } from './colour-up-state.ts';
import { type Leftovers, leftoversBy } from './leftovers.ts';
import type { Procedure } from './procedure.ts';

/** Of which value, into which; `keep`: what does not come out even stays with its owner, and the value in play. */
export type Exchange = RaceChips & { readonly keep?: true };

export const exchangeOf = ({ value, into, keep }: ColourUpState): Exchange => ({
  small: value,
  next: into,
  ...(keep && { keep }),
});

/** What follows from the count of one table, before a card is dealt. */
export type TablePlan = {
  /** By seat, whoever has any. */
  readonly changed: readonly Changed[];
  /** What becomes of what is left over, where anything is. */
  readonly leftovers: Leftovers | 'none';
  /** So many of the larger chips are raced for, for leftovers that are worth so much together. */
  readonly raced: number;
  readonly worth: number;
  /** To whom, how many, in the order of dealing; nobody where the button is asked for and nobody has told it. */
  readonly deal: readonly { readonly seat: SeatNo; readonly entry: EntryId; readonly cards: number }[];
  readonly cards: number;
  /** More leftovers than one deck has cards take several. */
  readonly decks: number;
};

export function tablePlan(
  says: Procedure,
  exchange: Exchange,
  counts: readonly SmallChips[],
  button: SeatNo | undefined,
): TablePlan {
  const changed = counts
    .filter(({ chips }) => chips > 0)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, entry, chips }): Changed => {
      const { nextChips, leftover } = exchangeEvenly({ seat, smallChips: chips, others: 0 }, exchange);
      return { seat, entry, chips, even: nextChips, left: leftover };
    });
  const worth = changed.reduce((sum, { left }) => sum + left * exchange.small, 0);
  const leftovers = worth === 0 ? 'none' : exchange.keep ? 'kept' : leftoversBy(says['chips.raceMethod'].value);
  if (leftovers !== 'raced') return { changed, leftovers, raced: 0, worth, deal: [], cards: 0, decks: 0 };
  const cards = worth / exchange.small;
  return {
    changed,
    leftovers,
    raced: chipsRaced(worth, exchange.next, says['chips.raceNumber'].value),
    worth,
    deal: dealTo(says, changed, button),
    cards,
    decks: Math.ceil(cards / DECK.length),
  };
}

function dealTo(says: Procedure, changed: readonly Changed[], button: SeatNo | undefined): TablePlan['deal'] {
  const start = says['chips.raceStart'].value;
  if (start === 'leftOfButton' && button === undefined) return [];
  const left = changed.map((one) => ({ ...one, nextChips: one.even, leftover: one.left }));
  const bySeat = new Map(changed.map((one) => [one.seat as number, one]));
  return raceOrder(left, start, button ?? 0).flatMap(({ seat }) => {
    const one = bySeat.get(seat);
    return one === undefined ? [] : [{ seat: one.seat, entry: one.entry, cards: one.left }];
  });
}
