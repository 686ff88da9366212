import type { Instant } from '@riffle/aggregate';
import type { Journal } from '@riffle/journal';
import type { PersonId } from '@riffle/people';
import { type Bar, barAgainst, type EntryId } from '@riffle/tournament';
import type { StandingIn, UnservedBefore } from '@riffle/wire';
import type { ClubStore } from '../club/club-store.ts';
import { streamOf } from '../host/followed.ts';
import type { Host } from '../host/host.ts';
import type { Hosting } from '../host/hosting.ts';
import type { Coming } from '../host/kind.ts';
import { isUnreadable } from '../host/unreadable.ts';

type Read = { readonly host: Host; readonly club: Pick<ClubStore, 'people'>; readonly journal: Journal };
type Known = StandingIn & { readonly version: number; readonly called: string; readonly at: number };
const NOTHING: StandingIn = { bars: [], left: [], carried: [], there: [] };

/** What of the club's evenings stands against people still: penalties to be served, and bars. One is read again only when it has gone on. */
export class StandingPenalties {
  readonly #house: Read;
  readonly #known = new Map<string, Known>();

  constructor(house: Read) {
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

  /** Who of them is barred at a moment, by whichever evening, under whichever entry of the directory. */
  async barred(
    coming: readonly Coming[],
    at: Instant,
  ): Promise<{ readonly bar: Bar; readonly person: PersonId } | undefined> {
    if (coming.length === 0) return undefined;
    await this.#readAll();
    const bars = [...this.#known.values()].flatMap((one) => one.bars);
    if (bars.length === 0) return undefined;
    const { people } = this.#house.club;
    const behind = await people.behind(coming.map(({ person }) => person));
    for (const { person, club } of coming) {
      const known = behind.get(person);
      const clubs = [club, known?.club].filter((one) => one !== undefined);
      const bar = barAgainst(bars, { people: await people.idsOf(person), clubs }, at);
      if (bar !== undefined) return { bar, person };
    }
    return undefined;
  }

  /** Another evening than this one that has taken over what is left of it, as that is called. */
  async servedIn({ of, penalty }: StandingIn['carried'][number], here: string): Promise<string | undefined> {
    await this.#readAll();
    const found = [...this.#known].find(
      ([evening, one]) => evening !== here && one.carried.some((left) => left.of === of && left.penalty === penalty),
    );
    return found?.[1].called;
  }

  async #readAll(): Promise<void> {
    for (const hosting of this.#house.host.all) {
      if (hosting.kind.ofPeople.standing === undefined) continue;
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
      const found = hosting.kind.ofPeople.standing?.(hosted.state) ?? NOTHING;
      this.#known.set(id, { ...found, version, called: hosting.kind.called(hosted.state), at: hosted.createdAt });
    } catch (error) {
      if (!isUnreadable(error)) throw error;
    }
  }
}
