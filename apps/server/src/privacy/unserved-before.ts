import type { EntryId } from '@riffle/tournament';
import type { UnservedBefore } from '@riffle/wire';
import { streamOf } from '../host/followed.ts';
import type { Hosting } from '../host/hosting.ts';
import type { UnservedIn } from '../host/kind.ts';
import { isUnreadable } from '../host/unreadable.ts';
import type { House } from '../house.ts';

type Known = UnservedIn & { readonly version: number; readonly called: string; readonly at: number };
const NOTHING: UnservedIn = { left: [], carried: [], there: [] };

/** What penalties were not served to their end in the club's evenings. An evening is read again only when it has gone on. */
export class UnservedPenalties {
  readonly #house: Pick<House, 'host' | 'club' | 'journal'>;
  readonly #known = new Map<string, Known>();

  constructor(house: Pick<House, 'host' | 'club' | 'journal'>) {
    this.#house = house;
  }

  /** Of those who are entered in this evening and still in it; nothing that another evening serves already. */
  async before(evening: string): Promise<UnservedBefore> {
    await this.#readAll();
    const carried = new Set(
      [...this.#known.values()].flatMap((one) => one.carried.map(({ of, penalty }) => `${of}/${penalty}`)),
    );
    const there = new Map<string, EntryId>(
      this.#known.get(evening)?.there.map(({ person, entry }) => [person, entry] as const),
    );
    const unserved: UnservedBefore['unserved'][number][] = [];
    for (const [of, { left, called, at }] of this.#known) {
      if (of === evening) continue;
      for (const { person, entry: _, ...penalty } of left) {
        if (carried.has(`${of}/${penalty.penalty}`)) continue;
        const ids = await this.#house.club.people.idsOf(person);
        const entry = ids.flatMap((id) => there.get(id) ?? [])[0];
        if (entry !== undefined) unserved.push({ ...penalty, entry, of, called, at });
      }
    }
    return { unserved: unserved.toSorted((a, b) => b.at - a.at) };
  }

  async #readAll(): Promise<void> {
    for (const hosting of this.#house.host.all) {
      if (hosting.kind.ofPeople.unserved === undefined) continue;
      const prefix = streamOf(hosting.kind.name, '');
      for (const { stream, version } of await this.#house.journal.streams(prefix))
        await this.#read(hosting, stream.slice(prefix.length), version);
    }
  }

  /** What cannot be read, or lies in the bin, keeps nobody from being told of the others. */
  async #read(hosting: Hosting, id: string, version: number): Promise<void> {
    if (this.#known.get(id)?.version === version) return;
    this.#known.delete(id);
    try {
      const hosted = await hosting.find(id);
      if (hosted === undefined) return;
      const found = hosting.kind.ofPeople.unserved?.(hosted.state) ?? NOTHING;
      this.#known.set(id, { ...found, version, called: hosting.kind.called(hosted.state), at: hosted.createdAt });
    } catch (error) {
      if (!isUnreadable(error)) throw error;
    }
  }
}
