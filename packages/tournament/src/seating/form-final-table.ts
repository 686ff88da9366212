import { accept, type Context, refuse, type Verdict } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { seatsOf } from '@riffle/table';
import type { TournamentEvent } from '../event.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Seated } from '../seated.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { MOST_SEATS } from '../table-size.ts';
import { clockStop } from './clock-stop.ts';
import { buttonReason, finalReasons, tableForFinal } from './final-table.ts';
import { firstButtons, highCards } from './first-button.ts';

/** All who are left are drawn to one table. */
export function finalTableEvents(
  state: Tournament,
  said: { readonly how: 'proposed' | 'otherwise'; readonly reason?: string },
  { now, random }: Pick<Context, 'now' | 'random'>,
): Verdict<readonly TournamentEvent[], TournamentRefusal> {
  const playing = inPlay(state);
  const found = tableForFinal(state);
  if (found === undefined) return refuse({ code: 'table-too-large', seats: playing.length, max: MOST_SEATS });
  const { table: final, seats } = found;
  const drawn = shuffled(
    seatsOf(seats).filter((seat) => final.blocked[seat] === undefined),
    random,
  );
  const seated = playing.flatMap(({ id }, index): Seated[] => {
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
