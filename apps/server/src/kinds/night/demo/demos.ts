import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import { memoryJournal } from '@riffle/journal';
import { shownName } from '@riffle/people';
import { rulebooks } from '@riffle/rulebooks';
import type { NewDemo, NightSummary } from '@riffle/wire';
import { trueChance } from '../../../host/chance.ts';
import type { HostedNight } from '../../../host/document.ts';
import { Night } from '../../../host/hosted.ts';
import type { Nights } from '../../../host/hosting.ts';
import type { LiveHub } from '../../../host/live/hub.ts';
import { newCode } from '../../../staff/token.ts';
import { summaryOf } from '../line.ts';
import { DemoPlayer } from './demo-player.ts';
import { DEMO_PLAYERS, demoSetup, entriesOf } from './demo-setup.ts';
import { type MadeUpPerson, madeUpPeople } from './made-up-people.ts';

const MOST = 6;
/** A demo that is over, or that nobody looks at, goes after this; none lives longer than a night. */
const AFTERGLOW = 600_000;
const LONGEST = 6 * 3_600_000;

type Running = { readonly hosted: HostedNight; readonly name: string; readonly player: DemoPlayer; wantedAt: number };
type Around = { readonly nights: Nights; readonly hub: LiveHub; readonly now: () => number };

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

  has(id: string): boolean {
    return this.#running.has(id);
  }

  list(): readonly NightSummary[] {
    return [...this.#running.values()].flatMap(({ hosted, name }) => publicSummary(hosted, name)).reverse();
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
    const night = await Night.load(id, { journal: memoryJournal(), now, random: this.#random });
    const hosted: HostedNight = {
      night,
      id,
      code: newCode(8),
      createdAt: now(),
      namesOf: namesOf(people),
      actorNames: nights.actorNames,
      demo: true,
      wall: {},
    };
    const player = new DemoPlayer(night, entriesOf(people, setup), { now, random: this.#random, speed });
    this.#running.set(id, { hosted, name: setup.name, player, wantedAt: now() });
    nights.adopt(hosted);
    await night.perform({
      id: toCommitId(randomUUID()),
      command: { type: 'Create', setup },
      actor: { id: 'robot', role: 'demo' },
    });
    player.start();
    const [summary] = publicSummary(hosted, setup.name);
    return summary ?? 'not-found';
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const { player } of this.#running.values()) player.stop();
    this.#running.clear();
  }

  #sweep(patience: number): void {
    const { hub, nights, now } = this.#around;
    for (const [id, running] of this.#running) {
      if (hub.isWatched(id)) running.wantedAt = now();
      const isOld = running.hosted.createdAt < now() - LONGEST;
      if (!isOld && running.wantedAt >= now() - patience) continue;
      running.player.stop();
      this.#running.delete(id);
      nights.drop(id);
      hub.end(id);
    }
  }
}

/** Everybody reads this list, and anybody may rename a demo: it is called what it was called. */
function publicSummary(hosted: HostedNight, name: string): readonly NightSummary[] {
  const summary = summaryOf(hosted);
  if (summary === undefined) return [];
  const { version: _, dueAt: __, ...shown } = summary;
  return [{ ...shown, name }];
}

const namesOf = (people: readonly MadeUpPerson[]): HostedNight['namesOf'] => {
  const byId = new Map(people.map((person) => [person.id, { ...person, roomName: 'firstAndInitial' } as const]));
  return (id, reader) => shownName(byId.get(id), reader);
};
