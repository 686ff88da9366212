import { describe, expect, it } from 'vitest';
import { ruled } from '../src/testing.ts';
import { atTheSeat } from './at-the-seat.ts';
import { atTheTable } from './at-the-table.ts';
import { buttonAndBlinds } from './button-and-blinds.ts';
import { cashHands } from './cash-hands.ts';
import { cashSeats } from './cash-seats.ts';
import { chips } from './chips.ts';
import { clock } from './clock.ts';
import { dealBoard } from './deal-board.ts';
import { dealBurns } from './deal-burns.ts';
import { dealBurnsFlop } from './deal-burns-flop.ts';
import { dealButtonAndSeats } from './deal-button-and-seats.ts';
import { dealDeck } from './deal-deck.ts';
import { dealNumber } from './deal-number.ts';
import { dealOrder } from './deal-order.ts';
import { entriesAndCash } from './entries-and-cash.ts';
import type { ExpectedAt } from './expected-at.ts';
import { BOOKS } from './expected-rulings.ts';
import { lateAndAway } from './late-and-away.ts';
import { league } from './league.ts';
import { offences } from './offences.ts';
import { penalties } from './penalties.ts';
import { penaltiesMore } from './penalties-more.ts';
import { places } from './places.ts';
import { placesShared } from './places-shared.ts';
import { sharpest } from './sharpest.ts';
import { tables } from './tables.ts';

const themes: { readonly [theme: string]: readonly ExpectedAt[] } = {
  'the sharpest contradictions': sharpest,
  'deal order': dealOrder,
  'deal number': dealNumber,
  'deal deck': dealDeck,
  'deal button and seats': dealButtonAndSeats,
  'deal board': dealBoard,
  'deal burns': dealBurns,
  clock: clock,
  'at the seat': atTheSeat,
  'late and away': lateAndAway,
  places: places,
  chips: chips,
  tables: tables,
  'entries and cash': entriesAndCash,
  penalties: penalties,
  offences: offences,
  'button and blinds': buttonAndBlinds,
  'at the table': atTheTable,
  'cash seats': cashSeats,
  'cash hands': cashHands,
  league: league,
  'places shared': placesShared,
  'penalties more': penaltiesMore,
  'deal burns flop': dealBurnsFlop,
};

for (const [theme, incidents] of Object.entries(themes))
  describe(`one incident, five rulings: ${theme}`, () => {
    for (const { title, kind, facts, said, occasions = {} } of incidents)
      for (const book of BOOKS) {
        const { outcome, refs, basis, answer } = said[book];
        it(`${refs.map((ref) => `[${book}:${ref}]`).join(' ') || book} ${title}`, () => {
          const occasion = (occasions as { readonly [b in string]?: string })[book];
          const ruling = ruled(book, kind, facts, occasion === undefined ? undefined : { occasion });
          expect(ruling.outcome).toEqual(outcome);
          expect([ruling.basis, ruling.answer]).toEqual([basis, answer]);
          const { edition } = ruling.rulebook;
          expect(ruling.refs).toEqual(expect.arrayContaining(refs.map((ref) => `${book}@${edition}:${ref}`)));
          expect(ruling.steps).not.toEqual([]);
        });
      }
  });
