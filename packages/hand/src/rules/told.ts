import { toChips } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import { type SeatNo, toSeatNo } from '@riffle/table';
import { cardsOf, toDeck } from '../deck.ts';
import { forcedBets, type Posting, usualBlindSeats } from '../forced-bets.ts';
import { chips } from '../hand.ts';
import { type HandRules, usualHandRules } from '../hand-rules.ts';
import { handRules } from '../rules-of-book.ts';
import type { HandSetup } from '../setup.ts';
import type { Variant } from '../variant.ts';
import { findVariant } from '../variants.ts';

/** A hand for a test, told as briefly as a rulebook tells its examples. */
export type Told = {
  readonly book?: string;
  readonly at?: 'tournament' | 'cash';
  readonly game?: string;
  /** Stacks before blinds and antes, by seat. */
  readonly stacks: { readonly [seat: number]: number };
  readonly button: number;
  /** Small and big blind; 100 and 200 unless told. */
  readonly blinds?: readonly [number, number];
  readonly smallBlind?: 'nobody';
  readonly ante?: number;
  readonly anteFrom?: 'everybody' | 'bigBlind';
  readonly straddles?: number;
  /** Chips that a seat puts in without a bet. */
  readonly dead?: { readonly seat: number; readonly amount: number };
  readonly bringIn?: number;
  /** The smallest chip; 1 unless told. */
  readonly unit?: number;
  readonly hands?: { readonly [seat: number]: string };
  /** One, or one for each run. */
  readonly board?: string | readonly string[];
  /** Dealt from a deck in the order of `DECK`, not card by card. */
  readonly deck?: 'inOrder';
  readonly showdown?: HandSetup['showdown'];
  readonly field?: HandSetup['field'];
  readonly rules?: (rules: HandRules) => HandRules;
};

export function gameOf({ game = 'no-limit-holdem' }: Told): Variant {
  const variant = findVariant(game);
  if (variant === undefined) throw new RangeError(`no game ${game}`);
  return variant;
}

function rulesFor({ book, at, rules = (same) => same }: Told): HandRules {
  if (book === undefined) return rules(usualHandRules);
  const found = findRulebook(book);
  if (found === undefined) throw new RangeError(`no rulebook ${book}`);
  return rules(handRules(found, undefined, at));
}

export function setupOf(told: Told): HandSetup {
  const { blinds: [small, big] = [100, 200], button, stacks, unit = 1 } = told;
  const variant = gameOf(told);
  const rules = rulesFor(told);
  const seats = clockwise(stacks, button);
  const bet = Math.max(big, unit);
  const stud = variant.family === 'stud';
  const posting: Posting = {
    seats,
    ...usualBlindSeats(seats),
    ...(told.smallBlind === 'nobody' && { smallBlindSeat: 'nobody', bigBlindSeat: seats[0] as SeatNo }),
    smallBlind: chips(stud ? 0 : small),
    bigBlind: chips(stud ? 0 : big),
    ante: { from: told.ante === undefined ? 'nobody' : (told.anteFrom ?? 'everybody'), amount: chips(told.ante ?? 0) },
    anteOrder: rules.betting.anteOrder,
    straddles: told.straddles ?? 0,
    posts:
      told.dead === undefined
        ? []
        : [{ seat: toSeatNo(told.dead.seat), live: chips(0), dead: chips(told.dead.amount) }],
  };
  return {
    variant,
    rules,
    players: seats.map((seat) => ({ seat, stack: toChips(stacks[seat] as number) })),
    forced: forcedBets(posting),
    bringIn: toChips(told.bringIn ?? 0),
    bets: { small: toChips(bet), big: toChips(variant.structure === 'noLimit' ? bet : bet * 2) },
    chipUnit: toChips(unit),
    deck: (told.deck === 'inOrder' && toDeck(cardsOf(variant.deck), variant.deck)) || 'dealtByCommand',
    showdown: told.showdown ?? 'asked',
    field: told.field ?? 'more',
  };
}

/** The seats that are taken, clockwise, the first left of the button first. */
export function clockwise(stacks: Told['stacks'], button: number): readonly SeatNo[] {
  const seats = Object.keys(stacks)
    .map(Number)
    .sort((a, b) => a - b);
  return [...seats.filter((seat) => seat > button), ...seats.filter((seat) => seat <= button)].map(toSeatNo);
}

/** The same stack on so many seats from 1 on. */
export const everybody = (players: number, stack: number): Told['stacks'] =>
  Object.fromEntries(Array.from({ length: players }, (_, nth) => [nth + 1, stack]));
