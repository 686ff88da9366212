import type { EntryId } from '@riffle/tournament';
import { findPart, nightOf, partsOf } from '@riffle/tournament/multiday';
import type { NextDayAnswer } from '@riffle/wire';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import type { MultiDayShape } from './shape.ts';

type Into = {
  readonly events: readonly Hosted<MultiDayShape>[];
  readonly nights: Hosting<NightShape>;
  readonly people: PeopleStore;
};

/** Where somebody of a day that is over goes on, as the room of the next day may know it; nothing while that is not open. */
export async function nextDayOf(
  { events, nights, people }: Into,
  night: Hosted<NightShape>,
  entry: EntryId,
): Promise<NextDayAnswer | undefined> {
  const person = night.state.entries.get(entry)?.person;
  if (person === undefined || night.state.day?.ended === undefined) return undefined;
  for (const { state } of events) {
    const part = partsOf(state).find((one) => nightOf(state, one) === night.id);
    const next = part?.feeds === undefined ? undefined : findPart(state, part.feeds);
    const id = next && state.opened[next.id]?.night;
    const hosted = id === undefined ? undefined : await nights.find(id);
    if (next === undefined || hosted === undefined) continue;
    const all = [...hosted.state.entries.values()];
    const behind = await people.behind([person, ...all.map((one) => one.person)]);
    const now = (one: typeof person) => behind.get(one)?.id ?? one;
    const found = all.find((one) => one.carried === true && now(one.person) === now(person));
    if (found === undefined) continue;
    const { setup, countdown, startedAt, tables } = hosted.state;
    const startsAt = countdown?.until ?? setup?.startsAt;
    const table = found.at && tables.get(found.at.table);
    return {
      ...{ code: hosted.code, name: next.name, chips: found.stack, begun: startedAt !== undefined },
      ...(startsAt !== undefined && { startsAt }),
      ...(found.at && table && { table: table.name, seat: found.at.seat }),
    };
  }
  return undefined;
}
