import { toChips } from '@riffle/cards';
import { findVariant, forcedBets, type HandRules, type HandSetup, type Variant } from '@riffle/hand';
import { clockwiseFrom, isInButtonGap, type Positions, postsSmallBlind, ringOf, type SeatNo } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import type { AnteForm, PlayLevel } from '../structure.ts';

const FROM = { none: 'nobody', everyone: 'everybody', bigBlind: 'bigBlind' } as const satisfies {
  readonly [F in AnteForm]: string;
};
const holdem = findVariant('no-limit-holdem') as Variant;

export type HandAtTable = {
  readonly setup: HandSetup;
  /** In the order of the set-up. */
  readonly entries: readonly EntryId[];
};

/** What a hand at a table of the night begins from: who is dealt in, who posts what at this level. */
export function handAtTable(
  state: Tournament,
  table: Table,
  hand: Positions,
  of: {
    readonly rules: HandRules;
    readonly level: PlayLevel;
    readonly stacks: ReadonlyMap<EntryId, number>;
    readonly chipUnit: number;
    readonly field: HandSetup['field'];
  },
): HandAtTable {
  const players = playersAt(state, table.id);
  const waits = (seat: SeatNo, id: EntryId): boolean =>
    state.entries.get(id)?.waits === true && isInButtonGap(table.seats, hand, seat);
  const dealtIn = clockwiseFrom(table.seats, hand.button).flatMap((seat) => {
    const entry = players.get(seat);
    return entry === undefined || waits(seat, entry) ? [] : [{ seat, entry }];
  });
  const seats = dealtIn.map(({ seat }) => seat);
  const { rules, level, stacks, chipUnit, field } = of;
  const forced = forcedBets({
    seats,
    smallBlind: level.smallBlind,
    bigBlind: level.bigBlind,
    smallBlindSeat: postsSmallBlind(ringOf(table.seats, players.keys()), hand) ?? 'nobody',
    bigBlindSeat: hand.bigBlind,
    ante: { from: FROM[level.anteForm], amount: level.ante },
    anteOrder: rules.betting.anteOrder,
    straddles: 0,
    posts: [],
  });
  const setup: HandSetup = {
    variant: holdem,
    rules,
    players: dealtIn.map(({ seat, entry }) => ({ seat, stack: toChips(stacks.get(entry) ?? 0) })),
    forced,
    bringIn: toChips(0),
    bets: { small: level.bigBlind, big: level.bigBlind },
    chipUnit: toChips(chipUnit),
    deck: 'dealtByCommand',
    showdown: 'automatic',
    field,
  };
  return { setup, entries: dealtIn.map(({ entry }) => entry) };
}
