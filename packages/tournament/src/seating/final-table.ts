import { accept, type Context, refuse, type Verdict } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { SEAT_NOS, seatsOf } from '@riffle/table';
import type { Seated, TournamentEvent } from '../event.ts';
import type { Proposal } from '../proposal.ts';
import type { Reason } from '../reason.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { seatingIndex } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import { clockStop, clockStopReason } from './clock-stop.ts';
import { finalTableSize } from './final-table-size.ts';
import { firstButtons, highCards } from './first-button.ts';
import { tablesInPlay } from './table-in-play.ts';

export function finalTableProposal(state: Tournament): Proposal | undefined {
  const players = seatingIndex(state.entries).inPlay.length;
  const tables = tablesInPlay(state).length;
  const { size } = finalTableSize(setupOf(state));
  if (state.finalTable || tables < 2 || players > size) return undefined;
  return { kind: 'finalTable', key: `final/${players}-${tables}`, players, because: finalReasons(state) };
}

/** All who are left are drawn to one table. The largest stays, the last to break among equals; too small, it grows. */
export function finalTableEvents(
  state: Tournament,
  said: { readonly how: 'proposed' | 'otherwise'; readonly reason?: string },
  { now, random }: Pick<Context, 'now' | 'random'>,
): Verdict<readonly TournamentEvent[], TournamentRefusal> {
  const { inPlay } = seatingIndex(state.entries);
  const [final] = tablesInPlay(state)
    .toReversed()
    .map(({ table }) => table)
    .sort((a, b) => room(b) - room(a));
  if (final === undefined) return refuse({ code: 'not-drawn' });
  const seats = final.seats + Math.max(0, inPlay.length - room(final));
  if (seats > SEAT_NOS.length) return refuse({ code: 'table-too-large', seats, max: SEAT_NOS.length });
  const drawn = shuffled(
    seatsOf(seats).filter((seat) => final.blocked[seat] === undefined),
    random,
  );
  const seated = inPlay.flatMap(({ id }, index): Seated[] => {
    const seat = drawn[index];
    return seat === undefined ? [] : [{ entry: id, to: { table: final.id, seat } }];
  });
  const setup = setupOf(state);
  const taken = { id: final.id, size: seats, taken: seated.map(({ to }) => to.seat) };
  const redraw = policyOf(setup, 'button.finalTable');
  return accept([
    ...clockStop(state, now),
    ...(seats > final.seats ? [{ v: 1, type: 'TableChanged', table: final.id, seats } as const] : []),
    {
      v: 1,
      type: 'FinalTableFormed',
      table: final.id,
      seats: seated,
      how: said.how,
      because: finalReasons(state),
      ...(said.reason !== undefined && { reason: said.reason }),
    },
    ...(redraw.value === 'redraw'
      ? [
          policyOf(setup, 'button.first').value === 'randomSeat'
            ? firstButtons(setup, [taken], random)
            : // drawn anew means by cards, also where the first hand of the night has it on seat 1
              highCards(setup, [taken], random, [buttonReason(state)]),
        ]
      : []),
  ]);
}

const room = (table: Table): number => table.seats - Object.keys(table.blocked).length;

function finalReasons(state: Tournament): readonly Reason[] {
  const players = seatingIndex(state.entries).inPlay.length;
  const { size, because } = finalTableSize(setupOf(state));
  return [
    ...(players <= size ? [{ code: 'final-table-reached', facts: { players, size }, because } as const] : []),
    { code: 'fresh-draw', facts: {} },
    buttonReason(state),
    ...clockStopReason(state),
  ];
}

function buttonReason(state: Tournament): Reason {
  const because = policyOf(setupOf(state), 'button.finalTable');
  switch (because.value) {
    case 'redraw':
      return { code: 'button-redrawn', facts: {}, because };
    case 'carriesOn':
      return { code: 'button-carries-on', facts: {}, because };
  }
}
