import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import type { Tournament } from '@riffle/tournament';
import { carriedInto, feedersOf, nightOf, type PartId, partsOf } from '@riffle/tournament/multiday';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { CLOCK } from '../../host/time/clock-actor.ts';
import { unattended } from '../../unattended.ts';
import type { NightShape } from '../night/shape.ts';
import type { MultiDayShape } from './shape.ts';
import { toldBy } from './told-by-night.ts';

type Following = {
  readonly tell: (event: Hosted<MultiDayShape>, night: Hosted<NightShape>) => Promise<void>;
  /** Of which a night is a part. */
  readonly eventsOf: (night: string) => Promise<readonly Hosted<MultiDayShape>[]>;
};

/** What a tournament of several days says of its nights stays true: which have begun, and what those leave that are over. */
export function followNights(
  events: Hosting<MultiDayShape>,
  nights: Hosting<NightShape>,
  people: PeopleStore,
): Following {
  /** Of each night, the events that it is a part of. */
  const ofNight = new Map<string, Set<string>>();
  const said = new WeakMap<Hosted<NightShape>, string>();
  let read: Promise<void> | undefined;

  function note(event: Hosted<MultiDayShape>): readonly string[] {
    return partsOf(event.state).flatMap((part) => {
      const night = nightOf(event.state, part);
      if (night === undefined) return [];
      ofNight.set(night, (ofNight.get(night) ?? new Set()).add(event.id));
      return [night];
    });
  }

  async function readAll(): Promise<void> {
    for (const { id } of await events.list(false)) {
      const event = await events.find(id);
      if (event !== undefined) note(event);
    }
  }

  async function tell(event: Hosted<MultiDayShape>, night: Hosted<NightShape>): Promise<void> {
    const behind = await people.behind([...night.state.entries.values()].map(({ person }) => person));
    const told = toldBy(night.state, (person) => behind.get(person)?.id ?? person);
    const part = partsOf(event.state).find((one) => nightOf(event.state, one) === night.id);
    if (told === undefined || part === undefined) return;
    if (!isSame(event, part.id, told)) {
      const command = { type: 'TellDay', part: part.id, told } as const;
      await event.perform({ id: toCommitId(randomUUID()), command, actor: CLOCK });
    }
    for (const day of [part.id, part.feeds]) if (day !== undefined) await tellPaid(event, day);
  }

  /** Who fetches his prize once his day is over is paid there, and the day that is played meanwhile has so much less to pay. */
  async function tellPaid(event: Hosted<MultiDayShape>, day: PartId): Promise<void> {
    const opened = event.state.opened[day];
    const areOver = feedersOf(event.state, day).every(({ id }) => event.state.told[id]?.day !== undefined);
    const night = opened && areOver ? await nights.find(opened.night) : undefined;
    if (night?.state.carried === undefined) return;
    const { paid = toCents(0) } = carriedInto(event.state, day) ?? {};
    if ((night.state.carried.paid ?? 0) === paid) return;
    const command = { type: 'CarryPaid', paid } as const;
    await night.perform({ id: toCommitId(randomUUID()), command, actor: CLOCK });
  }

  nights.memory.onChange((night) => {
    const now = standOf(night.state);
    // most of what happens in a night changes none of it
    if (night.demo || said.get(night) === now) return;
    said.set(night, now);
    unattended(
      (async () => {
        read ??= readAll();
        await read;
        for (const id of ofNight.get(night.id) ?? []) {
          const event = await events.find(id);
          if (event !== undefined) await tell(event, night);
        }
      })(),
    );
  });
  events.memory.onChange((event) => {
    const known = new Set([...ofNight].flatMap(([night, ids]) => (ids.has(event.id) ? [night] : [])));
    const now = note(event);
    const fresh = now.filter((night) => !known.has(night));
    const gone = [...known].filter((night) => !now.includes(night));
    for (const night of gone) ofNight.get(night)?.delete(event.id);
    unattended(
      (async () => {
        for (const id of gone) await clearAway(id);
        for (const id of fresh) {
          // its opening was taken back, and that in turn
          await nights.bringBack(id);
          const night = await nights.find(id);
          if (night !== undefined) await tell(event, night);
        }
      })(),
    );
  });

  /** The opening of a day was taken back: the night that it made goes into the bin, unless somebody has begun to play it. */
  async function clearAway(id: string): Promise<void> {
    const night = await nights.find(id);
    if (night?.state.carried !== undefined && night.state.startedAt === undefined) await nights.discard(night);
  }

  async function eventsOf(night: string): Promise<readonly Hosted<MultiDayShape>[]> {
    read ??= readAll();
    await read;
    const found = await Promise.all([...(ofNight.get(night) ?? [])].map((id) => events.find(id)));
    return found.filter((event) => event !== undefined);
  }

  return { tell, eventsOf };
}

const standOf = ({ setup, startedAt, day, bustOuts, entries, money }: Tournament): string =>
  JSON.stringify([
    setup?.dayThrough,
    startedAt !== undefined,
    day?.ended,
    bustOuts.length,
    entries.size,
    money?.ledger.length ?? 0,
  ]);

const isSame = ({ state }: Hosted<MultiDayShape>, part: PartId, told: object): boolean =>
  JSON.stringify(state.told[part]) === JSON.stringify(told);
