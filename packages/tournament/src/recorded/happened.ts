import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { fits } from '../fits.ts';
import { initial } from '../initial.ts';
import type { Tournament } from '../state.ts';
import { SCENES } from './written-scenes.ts';

/** An event with the state that it met. */
export type Happened = { readonly before: Tournament; readonly event: TournamentEvent };

/** All that happened in each scene under one rulebook, from its beginning. */
export const happenedUnder = (book: string): readonly (readonly [scene: string, happened: readonly Happened[]])[] =>
  Object.entries(SCENES).flatMap(([name, [scene, ...books]]) =>
    books.includes(book) ? [[name, inOrder(scene(book).evening.events)] as const] : [],
  );

function inOrder(events: readonly TournamentEvent[]): readonly Happened[] {
  let state = initial;
  return events.map((event) => {
    const before = state;
    state = evolve(before, event);
    return { before, event };
  });
}

/** Before which of the others each event would have fitted too: `3 BustedOut: 3-5 9`. */
export const momentsTold = (happened: readonly Happened[]): readonly string[] =>
  happened.map(({ event }, nth) => {
    const fitting = happened.flatMap(({ before }, moment) => (fits(before, event) ? [moment] : []));
    return `${String(nth)} ${event.type}: ${rangesOf(fitting)}`;
  });

function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const no of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === no - 1) last[1] = no;
    else ranges.push([no, no]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${String(from)}-${String(to)}`)).join(' ');
}
