import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import { memoryJournal } from '@riffle/journal';
import { rulebooks } from '@riffle/rulebooks';
import type { NewDemo, NightSummary } from '@riffle/wire';
import { trueChance } from '../../../host/chance.ts';
import { Hosted } from '../../../host/hosted.ts';
import type { Hosting } from '../../../host/hosting.ts';
import type { LiveHub } from '../../../host/live/hub.ts';
import type { Directory } from '../../../host/names.ts';
import { VISITOR } from '../../../http/api.ts';
import { newCode } from '../../../staff/token.ts';
import { complain } from '../../../unattended.ts';
import { lineOf } from '../line.ts';
import type { NightShape } from '../shape.ts';
import { DemoPlayer } from './demo-player.ts';
import { DEMO_PLAYERS, demoSetup, entriesOf } from './demo-setup.ts';
import { type MadeUpPerson, madeUpPeople } from './made-up-people.ts';

const MOST = 6;
/** Places that are kept for who works here, who shows the house to somebody. */
const FOR_STAFF = 2;
/** From one address: a hall behind one has two, and nobody takes all. */
const OF_ONE = 2;
/** Room is made where nobody has looked for a minute, then where somebody looks on and has not touched it for so long. */
const UNSEEN = 60_000;
const UNTOUCHED = 1_800_000;
/** A demo that is over, or that nobody looks at, goes after this; none lives longer than a night. */
const AFTERGLOW = 600_000;
const LONGEST = 6 * 3_600_000;

/** Who wants one: somebody of the staff, or a visitor of an address. */
export type DemoGuest = { readonly is: 'staff' } | { readonly is: 'visitor'; readonly address: string };
type Running = {
  readonly hosted: Hosted<NightShape>;
  readonly player: DemoPlayer;
  readonly guest: DemoGuest;
  wantedAt: number;
  touchedAt: number;
};
type Around = { readonly nights: Hosting<NightShape>; readonly hub: LiveHub; readonly now: () => number };

/** Nights that play themselves, in memory, each gone when it has been seen. */
export class Demos {
  readonly #around: Around;
  readonly #random = trueChance();
  readonly #running = new Map<string, Running>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(around: Around) {
    this.#around = around;
    this.#sweeper = setInterval(() => this.#sweep(), 60_000).unref();
  }

  async start(
    { speed, rulebook = rulebooks[0]?.id ?? '', language = 'de' }: NewDemo,
    guest: DemoGuest,
  ): Promise<NightSummary | 'too-many-demos' | 'not-found'> {
    const { nights, now } = this.#around;
    const setup = demoSetup(rulebook, language);
    if (setup === undefined) return 'not-found';
    if (!this.#makeRoom(guest)) return 'too-many-demos';
    const id = randomUUID();
    const people = madeUpPeople(DEMO_PLAYERS, this.#random);
    const [journal, random] = [memoryJournal({ listenerFailed: complain }), this.#random];
    const hosted = new Hosted<NightShape>(
      { kind: nights.kind, id, code: newCode(8), since: now(), aside: {}, demo: true },
      { journal, now, random, directory: directoryOf(people) },
    );
    const player = new DemoPlayer(hosted, entriesOf(people, setup), { now, random, speed, language });
    const running: Running = { hosted, player, guest, wantedAt: now(), touchedAt: now() };
    hosted.followed.onCommits((commits) => {
      if (commits.some(({ actor }) => actor.id === VISITOR)) running.touchedAt = now();
    });
    this.#running.set(id, running);
    // everybody reads the list, and anybody may rename a demo: it is called what it was called
    nights.adopt(hosted, journal, () => {
      const line = lineOf(hosted.state);
      return line === undefined ? undefined : { ...line, name: setup.name };
    });
    await hosted.perform({
      id: toCommitId(randomUUID()),
      command: { type: 'Create', setup },
      actor: { id: 'robot', role: 'demo' },
    });
    player.start();
    return nights.demos().find((one) => one.id === id) ?? 'not-found';
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const { player } of this.#running.values()) player.stop();
    this.#running.clear();
  }

  /** Where all places are taken that he may have, the one that is missed least gives way; `false` where none is. */
  #makeRoom(guest: DemoGuest): boolean {
    this.#look();
    for (let scope = this.#inTheWayOf(guest); scope !== undefined; scope = this.#inTheWayOf(guest)) {
      const least = this.#leastMissed(scope);
      if (least === undefined) return false;
      this.#end(least);
    }
    return true;
  }

  /** Of which one has to go, before this guest has a place. */
  #inTheWayOf(guest: DemoGuest): readonly Running[] | undefined {
    const all = [...this.#running.values()];
    if (guest.is === 'staff') return all.length < MOST ? undefined : all;
    const visitors = all.filter((one) => one.guest.is === 'visitor');
    const own = visitors.filter((one) => one.guest.is === 'visitor' && one.guest.address === guest.address);
    if (own.length >= OF_ONE) return own;
    return visitors.length < MOST - FOR_STAFF && all.length < MOST ? undefined : visitors;
  }

  #leastMissed(scope: readonly Running[]): Running | undefined {
    const now = this.#around.now();
    const [unseen] = scope
      .filter(({ wantedAt }) => wantedAt <= now - UNSEEN)
      .toSorted((a, b) => a.wantedAt - b.wantedAt);
    const [untouched] = scope
      .filter(({ touchedAt }) => touchedAt <= now - UNTOUCHED)
      .toSorted((a, b) => a.touchedAt - b.touchedAt);
    return unseen ?? untouched;
  }

  #look(): void {
    const { hub, now } = this.#around;
    for (const running of this.#running.values()) {
      if (hub.isWatched(running.hosted.followed.stream)) running.wantedAt = now();
    }
  }

  #sweep(): void {
    const now = this.#around.now();
    this.#look();
    for (const running of this.#running.values()) {
      const isOld = running.hosted.createdAt < now - LONGEST;
      if (isOld || running.wantedAt < now - AFTERGLOW) this.#end(running);
    }
  }

  #end({ hosted, player }: Running): void {
    player.stop();
    this.#running.delete(hosted.id);
    this.#around.nights.drop(hosted.id);
    this.#around.hub.end(hosted);
  }
}

const directoryOf = (people: readonly MadeUpPerson[]): Directory => {
  const known = new Map(people.map((person) => [person.id, { ...person, roomName: 'firstAndInitial' } as const]));
  return { people: async () => known, staff: async () => new Map() };
};
