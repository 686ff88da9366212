import { type Card, DECK, toChips } from '@riffle/cards';
import { SEAT_NOS } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { SeenCard } from './card-code.ts';
import { decide } from './decide.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import { offeredCommand } from './fuzz/random-command.ts';
import { randomSetup } from './fuzz/random-setup.ts';
import { pick, seeded } from './fuzz/seeded.ts';
import { copyOf, type Hand, initialHand } from './hand.ts';
import type { ForcedBet } from './setup.ts';
import { VARIANTS } from './variants.ts';

type Written = { readonly before: Hand; readonly event: HandEvent };

/** Hands of a game, event by event, from decks that are known. */
function written(variant: (typeof VARIANTS)[number]): readonly Written[] {
  const found: Written[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const random = seeded(nth * 6007 + VARIANTS.indexOf(variant) + 1);
    let hand: Hand = initialHand;
    let command = { type: 'StartHand', setup: randomSetup(random, [variant]) } as
      | Parameters<typeof decide>[1]
      | undefined;
    for (let step = 0; step < 120 && command !== undefined; step += 1) {
      const verdict = decide(hand, command, { random });
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
      for (const event of verdict.value) {
        found.push({ before: hand, event });
        hand = evolve(hand, event);
      }
      command = hand.phase === 'ended' ? undefined : offeredCommand(copyOf(hand), random);
    }
  }
  return found;
}

const other = (card: SeenCard, cards: readonly SeenCard[]): Card =>
  pick(
    seeded(7),
    DECK.filter((one) => one !== card && !cards.includes(one)),
  );

/** The same cards but for one, one fewer, one more, and in another order. */
const otherCards = (cards: readonly SeenCard[]): readonly (readonly SeenCard[])[] => {
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  return [
    [other(first, cards), ...rest],
    [...cards.slice(0, -1), other(cards.at(-1) ?? first, cards)],
    rest,
    [...cards, other(first, cards)],
    ...(rest.length > 0 ? [[...rest, first]] : []),
  ];
};

/** As far as the stack still goes. */
function postedAgain({ players }: Hand, { seat, kind, amount: owed }: ForcedBet): HandEvent {
  const stack = players.find((player) => player.seat === seat)?.stack ?? 0;
  return { type: 'ForcedBetPosted', seat, kind, amount: toChips(Math.min(owed, stack)), owed };
}

/** What the dealer cannot have written in place of what happens by itself. */
function neverWritten({ before, event }: Written): readonly HandEvent[] {
  // from a deck that nobody knows any card may have come
  if (before.deck.length === 0 && 'cards' in event) return [];
  const others = before.players.map(({ seat }) => seat);
  switch (event.type) {
    case 'CardBurned':
      return [{ ...event, card: other(event.card, []) }];
    case 'HoleDealt':
      return [
        ...otherCards(event.cards).map((cards) => ({ ...event, cards })),
        ...others.filter((seat) => seat !== event.seat).map((seat) => ({ ...event, seat })),
      ];
    case 'BoardDealt':
      return [...otherCards(event.cards).map((cards) => ({ ...event, cards })), { ...event, run: event.run + 1 }];
    case 'DiscardsReshuffled': {
      const rest = before.deck.length - before.next;
      const swapped = event.deck.with(0, event.deck.at(-1) as Card).with(-1, event.deck[0] as Card);
      const deck = event.deck.slice(0, -1);
      return [{ ...event, deck }, ...(rest > 0 ? [{ ...event, deck: swapped }] : [])];
    }
    case 'ForcedBetPosted': {
      const empty = SEAT_NOS.filter((seat) => !others.includes(seat));
      const amounts = [event.amount + 1, Math.max(0, event.amount - 1)]
        .filter((amount) => amount !== event.amount)
        .map((amount) => ({ ...event, amount: toChips(amount) }));
      return [...amounts, { ...event, owed: toChips(event.owed + 1) }, ...empty.map((seat) => ({ ...event, seat }))];
    }
    case 'StreetBegun':
      return [{ type: 'HandEnded' }, ...[event.street - 1, event.street + 1].map((street) => ({ ...event, street }))];
    case 'BettingOpened':
    case 'ShowdownOpened':
      return [
        ...others.filter((seat) => seat !== event.seat).map((seat) => ({ ...event, seat })),
        ...before.setup.forced.map((bet) => postedAgain(before, bet)),
      ];
    case 'BetReturned':
      return [1, -1].map((more) => ({ ...event, amount: toChips(event.amount + more) }));
    case 'PotAwarded':
      return [
        { ...event, pot: event.pot + 1 },
        // of nothing each run gets the same
        ...(event.shares.some(({ amount }) => amount > 0)
          ? [{ ...event, run: event.run + 1 }, { type: 'HandEnded' } as const]
          : []),
        { ...event, shares: event.shares.map(({ seat, amount }) => ({ seat, amount: toChips(amount + 1) })) },
        { ...event, shares: [] },
      ];
    default:
      return [];
  }
}

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  it('fits as it was written; with another card, seat or amount it does not', () => {
    const steps = written(variant);
    const wrong = steps.flatMap((step) => neverWritten(step).filter((event) => fits(step.before, event)));
    expect(steps.filter(({ before, event }) => !fits(before, event))).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
