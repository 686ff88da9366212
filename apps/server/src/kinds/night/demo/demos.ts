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
import { newCode } from '../../../staff/token.ts';
import { complain } from '../../../unattended.ts';
import { lineOf } from '../line.ts';
import type { NightShape } from '../shape.ts';
import { DemoPlayer } from './demo-player.ts';
import { DEMO_PLAYERS, demoSetup, entriesOf } from './demo-setup.ts';
import { type MadeUpPerson, madeUpPeople } from './made-up-people.ts';

const MOST = 6;
/** A demo that is over, or that nobody looks at, goes after this; none lives longer than a night. */
const AFTERGLOW = 600_000;
const LONGEST = 6 * 3_600_000;

type Running = { readonly hosted: Hosted<NightShape>; readonly player: DemoPlayer; wantedAt: number };
type Around = { readonly nights: Hosting<NightShape>; readonly hub: LiveHub; readonly now: () => number };

/** Nights that play themselves, in memory, each gone when it has been seen. */
export class Demos {
  readonly #around: Around;
  readonly #random = trueChance();
  readonly #running = new Map<string, Running>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(around: Around) {
    this.#around = around;
    this.#sweeper = setInterval(() => this.#sweep(AFTERGLOW), 60_000).unref();
  }

  async start({
    speed,
    rulebook = rulebooks[0]?.id ?? '',
    language = 'de',
  }: NewDemo): Promise<NightSummary | 'too-many-demos' | 'not-found'> {
    const { nights, now } = this.#around;
    const setup = demoSetup(rulebook, language);
    if (setup === undefined) return 'not-found';
    // room is made first where nobody looks
    if (this.#running.size >= MOST) this.#sweep(60_000);
    if (this.#running.size >= MOST) return 'too-many-demos';
    const id = randomUUID();
    const people = madeUpPeople(DEMO_PLAYERS, this.#random);
    const [journal, random] = [memoryJournal({ listenerFailed: complain }), this.#random];
    const hosted = new Hosted<NightShape>(
      { kind: nights.kind, id, code: newCode(8), since: now(), aside: {}, demo: true },
      { journal, now, random, directory: directoryOf(people) },
    );
    const player = new DemoPlayer(hosted, entriesOf(people, setup), { now, random, speed });
    this.#running.set(id, { hosted, player, wantedAt: now() });
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

  #sweep(patience: number): void {
    const { hub, nights, now } = this.#around;
    for (const [id, running] of this.#running) {
      const { hosted } = running;
      if (hub.isWatched(hosted.followed.stream)) running.wantedAt = now();
      const isOld = hosted.createdAt < now() - LONGEST;
      if (!isOld && running.wantedAt >= now() - patience) continue;
      running.player.stop();
      this.#running.delete(id);
      nights.drop(id);
      hub.end(hosted);
    }
  }
}

const directoryOf = (people: readonly MadeUpPerson[]): Directory => {
  const known = new Map(people.map((person) => [person.id, { ...person, roomName: 'firstAndInitial' } as const]));
  return { people: async () => known, staff: async () => new Map() };
};
