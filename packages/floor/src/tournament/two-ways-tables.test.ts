import type { Context } from '@riffle/aggregate';
import { toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { handPositions, nextPositions, ringOf, toSeatNo } from '@riffle/table';
import {
  structureFor,
  type Tournament,
  type TournamentCommand,
  toEntryId,
  toTableId,
  tournament,
} from '@riffle/tournament';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOKS, bookOf, ruled } from '../testing.ts';

const now = toInstant(1_700_000_000_000);
const context: Context<never> = { now, random: () => 0, actor: { id: 'dora', role: 'director' } };

const night = (commands: readonly TournamentCommand[]): Tournament =>
  commands.reduce((state, command) => {
    const verdict = tournament.decide(state, command, context);
    if (!verdict.ok) throw new Error(`${command.type}: ${JSON.stringify(verdict.refusal)}`);
    return verdict.value.reduce(tournament.evolve, state);
  }, tournament.initial);

const seatsOf = (least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: least, maxLength: most });

it('[pvb:09(1)] [tda55:5.a] [bdpv:3.7] [gcb:T10.A1] who moves is among those whom the night itself would propose', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BOOKS),
      seatsOf(7, 9),
      seatsOf(5, 5),
      fc.nat(8),
      fc.nat(4),
      (book, fuller, shorter, button, other) => {
        const tables = [
          { id: toTableId('a'), seats: fuller, button: toSeatNo(fuller[button % fuller.length] ?? 1) },
          { id: toTableId('b'), seats: shorter, button: toSeatNo(shorter[other % shorter.length] ?? 1) },
        ];
        const entries = tables.flatMap(({ id, seats }) =>
          seats.map((seat) => ({
            entry: toEntryId(`${id}${String(seat)}`),
            at: { table: id, seat: toSeatNo(seat) },
          })),
        );
        const state = night([
          {
            type: 'Create',
            setup: {
              name: 'Friday',
              rulebook: { id: book, edition: bookOf(book).edition },
              game: 'holdem',
              startingStack: toChips(10_000),
              seatsPerTable: 9,
              levels: structureFor('clubNight')?.levels ?? [],
              prizes: [],
              currency: 'EUR',
            },
          },
          {
            type: 'AddEntries',
            entries: entries.map(({ entry }) => ({ entry, person: toPersonId(`p${entry}`) })),
          },
          { type: 'CheckIn', entries: entries.map(({ entry }) => entry) },
          ...tables.map(({ id }): TournamentCommand => ({ type: 'AddTable', table: id, name: id, seats: 9 })),
          ...entries.map(({ entry, at }): TournamentCommand => ({ type: 'SeatEntry', entry, at })),
          { type: 'StartClock' },
          ...tables.map(({ id, button: seat }): TournamentCommand => ({ type: 'PlaceButton', table: id, seat })),
        ]);
        const { proposals = [] } = tournament.view(state, { as: 'staff' });
        const proposed = proposals.find((one) => one.kind === 'balance');
        fc.pre(proposed?.kind === 'balance');
        const [a, b] = tables.map(({ seats, button: at }) => {
          const ring = ringOf(9, seats.map(toSeatNo));
          const last = handPositions(ring, { button: at });
          return last && nextPositions(ring, last);
        });
        const ruling = ruled(book, 'whoMovesToBalance', {
          fuller,
          fullerButton: a?.button,
          fullerSmallBlind: a?.smallBlind,
          fullerBigBlind: a?.bigBlind,
          shorter,
          shorterButton: b?.button,
          shorterSmallBlind: b?.smallBlind,
          shorterBigBlind: b?.bigBlind,
        });
        const moves = [ruling.outcome, ...ruling.range];
        expect(moves).toContainEqual({ is: 'moves', from: proposed.from.seat, to: proposed.to.seat });
      },
    ),
  );
});
