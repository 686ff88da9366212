import type { Card } from '@riffle/cards';
import {
  chipsRaced,
  dealRace,
  type EvenExchange,
  exchangeEvenly,
  type RaceStack,
  raceOrder,
  raceWins,
  savedFromRace,
} from '@riffle/tournament';
import { step } from '../../because.ts';
import { cards, chips, count, listOf, seat } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** Small chips go out: who gets what. */
export const raceDispute = incidentKind({
  phase: 'tournament',
  facts: {
    /** The value that goes out. */
    chipValue: chips({ min: 1 }),
    /** The next value that stays. */
    nextValue: chips({ min: 1 }),
    /** Who has such chips, and what he has besides. */
    stacks: listOf({ seat: seat(), smallChips: count(1, 999), others: chips({ usual: 1 }) }, { min: 1 }),
    /** Where the button lay in the last hand. */
    buttonSeat: seat({ usual: 1 }),
    /** The race cards as they came off the deck; empty: only the order and the number are wanted. */
    cards: cards({ usual: [] }),
  },
  clashes: ({ chipValue, nextValue, stacks, cards: dealt }) => {
    const fits = nextValue > chipValue && nextValue % chipValue === 0;
    const twice = stacks.findIndex(({ seat: his }, index) => stacks.slice(0, index).some((one) => one.seat === his));
    const needed = fits
      ? leftoversOf(stacks, chipValue, nextValue).reduce((sum, { leftover }) => sum + leftover, 0)
      : 0;
    const short = dealt.length > 0 && (dealt.length < needed || new Set(dealt).size < dealt.length);
    return [
      ...(fits
        ? []
        : [{ problem: 'notPossible', fact: 'nextValue', allowed: { is: 'chips', min: chipValue * 2 } } as const]),
      ...(twice < 0
        ? []
        : [{ problem: 'notPossible', fact: `stacks.${String(twice + 1)}.seat`, allowed: { is: 'seat' } } as const]),
      ...(short ? [{ problem: 'notPossible', fact: 'cards', allowed: { is: 'cards' } } as const] : []),
    ];
  },
  find(facts, floor) {
    const { chipValue, nextValue, stacks } = facts;
    const even = leftoversOf(stacks, chipValue, nextValue);
    const value = even.reduce((sum, { leftover }) => sum + leftover * chipValue, 0);
    if (even.some(({ nextChips }) => nextChips > 0)) floor.asks('chips.evenExchange');
    switch (floor.decides('chips.raceMethod')) {
      case 'noRemoval':
        return { outcome: { is: 'smallChipsStay' }, steps: [step('playOn')] };
      case 'roundUpEach': {
        const seats = even
          .filter(({ leftover }) => leftover > 0)
          .map((one) => one.seat)
          .toSorted((a, b) => a - b);
        if (value > 0) floor.notes('leftoverSum', { value, chips: value / chipValue });
        floor.asks('chips.raceLastChip');
        return {
          outcome: { is: 'roundedUpEach', value: nextValue, seats, change: seats.length * nextValue - value },
          steps: [
            ...exchangeSteps(even, nextValue),
            ...seats.map((his) => step('giveChip', { seat: his, value: nextValue })),
          ],
        };
      }
      case 'race':
        return race({ ...facts, cards: facts.cards as readonly Card[] }, even, value, floor);
    }
  },
});

type Race = {
  readonly chipValue: number;
  readonly nextValue: number;
  readonly stacks: readonly RaceStack[];
  readonly buttonSeat: number;
  readonly cards: readonly Card[];
};

const leftoversOf = (stacks: readonly RaceStack[], small: number, next: number): readonly EvenExchange[] =>
  stacks.map((stack) => exchangeEvenly(stack, { small, next }));

function race(
  { chipValue, nextValue, stacks, buttonSeat, cards: dealt }: Race,
  even: readonly EvenExchange[],
  value: number,
  floor: Inquiry,
): Finding {
  const order = raceOrder(even, floor.decides('chips.raceStart'), buttonSeat);
  floor.decides('chips.raceCards');
  const raced = chipsRaced(value, nextValue, floor.decides('chips.raceNumber'));
  const most = floor.decides('chips.raceMaxPerPlayer');
  if (value > 0) floor.notes('leftoverSum', { value, chips: value / chipValue });
  floor.notes('racedFor', { chips: raced, value: nextValue });
  floor.asks('chips.raceLayout');
  const before = [...exchangeSteps(even, nextValue), step('layOutLeftovers')];
  if (dealt.length === 0)
    return {
      outcome: {
        is: 'raceForChips',
        value: nextValue,
        chips: raced,
        deal: order.map(({ seat: his, leftover }) => ({ seat: his, cards: leftover })),
        change: raced * nextValue - value,
      },
      steps: [
        ...before,
        ...order.map(({ seat: his, leftover }) => step('dealForRace', { seat: his, cards: leftover })),
      ],
    };
  const hands = dealRace(order, dealt);
  const wins = raceWins(hands, raced, most);
  floor.asks('chips.raceTie');
  const saved = savedFromRace(stacks, { small: chipValue, next: nextValue }, wins);
  if (saved.length > 0) floor.decides('chips.raceLastChip');
  return {
    outcome: {
      is: 'raced',
      value: nextValue,
      chips: raced,
      winners: wins.map((win) => win.seat),
      saved,
      change: (raced + saved.length) * nextValue - value,
    },
    steps: [
      ...before,
      ...hands.map((hand) => step('dealtForRace', hand)),
      ...wins.map((win) => step('winChip', { ...win, value: nextValue })),
      ...saved.map((his) => step('giveChip', { seat: his, value: nextValue })),
      step('takeSmallChips'),
    ],
  };
}

const exchangeSteps = (even: readonly EvenExchange[], value: number) =>
  even
    .filter(({ nextChips }) => nextChips > 0)
    .map(({ seat: his, nextChips }) => step('changeEvenly', { seat: his, chips: nextChips, value }));
