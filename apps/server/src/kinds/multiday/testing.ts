import { randomUUID } from 'node:crypto';
import { minutes, type Setup } from '@riffle/tournament';
import type { Carries } from '@riffle/tournament/multiday';
import type { MultiDayDocument, Night } from '@riffle/wire';
import { aSetup, type Caller, type Club, enter, openNight } from '../../testing/club.ts';

type Flight = Awaited<ReturnType<typeof openNight>>;

/** Two flights with a level each, and a second day that is played to its end. */
export async function openEvent(club: Club, changes: Partial<Setup> = {}, carries: Carries = 'best') {
  const rulebook = { ...aSetup().rulebook, ...changes.rulebook };
  const flights = await Promise.all(
    ['1A', '1B'].map((name) => openNight(club.owner, aSetup({ name, dayThrough: 1, ...changes, rulebook }))),
  );
  const id = randomUUID();
  const parts = [
    ...flights.map((night, index) => ({
      ...{ id: `part-${index}`, name: `Tag 1${'AB'[index]}`, feeds: 'part-day-2', night: night.id },
    })),
    { id: 'part-day-2', name: 'Tag 2' },
  ];
  const body = { id, commandId: randomUUID(), setup: { name: 'Sommerturnier', carries, parts } };
  const created = await club.owner.post('/api/multiday', body);
  if (created.statusCode !== 200) throw new Error(created.body);
  const document = async (caller: Caller = club.owner): Promise<MultiDayDocument> =>
    (await caller.get(`/api/multiday/${id}`)).json();
  return {
    id,
    flights: flights as unknown as readonly [Flight, Flight],
    document,
    command: (command: object, caller: Caller = club.owner) =>
      caller.post(`/api/multiday/${id}/commands`, { id: randomUUID(), command }),
    open: (night: string = randomUUID(), commit: string = randomUUID(), caller: Caller = club.owner) =>
      caller.post(`/api/multiday/${id}/open`, { id: commit, part: 'part-day-2', night }),
    part: async (part: string) => (await document()).view.parts.find((one) => one.id === part),
    nightOf: async (part: string): Promise<Night> => {
      const night = (await document()).view.parts.find((one) => one.id === part)?.night;
      return (await club.owner.get(`/api/night/${night ?? ''}`)).json();
    },
  };
}

/** These play, so many of them go out, and the others share the chips: the first has most. */
export async function playFlight(night: Flight, persons: readonly string[], outs = 1): Promise<void> {
  const ask = async (command: object): Promise<void> => {
    const answer = await night.command(command);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  await ask({
    type: 'AddEntries',
    entries: persons.map((person) => ({ entry: randomUUID(), person })),
  });
  const entries = Object.keys((await night.document()).view.entries);
  await ask({ type: 'CheckIn', entries });
  await ask({ type: 'DrawSeats' });
  await ask({ type: 'StartClock' });
  for (const entry of entries.slice(0, outs))
    await ask({ type: 'BustOut', bustOut: randomUUID(), out: [{ entry, by: [] }] });
  const left = entries.slice(outs);
  const { chips } = (await night.document()).view.figures;
  const each = Math.floor(chips / (left.length + 1));
  const stacks = left.map((entry, index) => ({ entry, chips: index === 0 ? chips - each * (left.length - 1) : each }));
  await ask({ type: 'BagStacks', stacks });
  await ask({ type: 'JumpToLevel', level: 0, remaining: minutes(5) });
  await ask({ type: 'EndDay' });
}

/** Persons of the club, by their names: entered in a night of their own that is not played. */
export async function somePeople(club: Club, names: readonly string[]): Promise<readonly string[]> {
  const other = await openNight(club.owner);
  await enter(club.owner, other, names);
  const { entries } = (await other.document()).view;
  return Object.values(entries)
    .toSorted((a, b) => a.no - b.no)
    .map(({ person = '' }) => person as string);
}
