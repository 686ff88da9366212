import type { HouseRulebook } from '@riffle/rulebooks';
import type { HouseOnShelf } from '@riffle/wire';
import { type Answer, ask, get } from '../ask/ask.ts';

const place = 'riffle.houses';
/** Editions of nights and links that this device has seen; the club's own list is kept besides. */
const MOST_SEEN = 20;

type Kept = { readonly shelf: readonly HouseOnShelf[]; readonly seen: readonly HouseRulebook[] };

function read(): Kept {
  try {
    const { shelf = [], seen = [] } = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>;
    return { shelf, seen };
  } catch {
    return { shelf: [], seen: [] };
  }
}

let kept = $state.raw<Kept>(read());
let state = $state<'kept' | 'loaded' | 'failed'>('kept');

function keep(changes: Partial<Kept>): void {
  kept = { ...kept, ...changes };
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // the device is full: then there is nothing without a network, which is no reason to stop now
  }
}

/** What was asked for and is not there is fetched once; whoever shows it is told by the state. */
const wanted = new Set<string>();

const put = (one: HouseOnShelf): void =>
  keep({ shelf: [one, ...kept.shelf.filter(({ house }) => house.id !== one.house.id)] });

/** The house rulebooks of the club, and those of the nights that this device has seen; they are there without a network. */
export const houses = {
  get all(): readonly HouseOnShelf[] {
    return kept.shelf;
  },
  /** `kept`: as this device knew them last; the server has not answered yet. */
  get state(): 'kept' | 'loaded' | 'failed' {
    return state;
  },
  onShelf(id: string): HouseOnShelf | undefined {
    return kept.shelf.find(({ house }) => house.id === id);
  },
  /** Leaves out what cannot be read: whoever opens the rulebooks can tell. */
  sift(readable: (house: HouseRulebook) => boolean): void {
    const shelf = kept.shelf.filter(({ house }) => readable(house));
    const seen = kept.seen.filter(readable);
    if (shelf.length + seen.length < kept.shelf.length + kept.seen.length) kept = { shelf, seen };
  },
  /** Without an edition the newest of the club. */
  find(id: string, edition?: string): HouseRulebook | undefined {
    const known = [...kept.shelf.map(({ house }) => house), ...kept.seen];
    return known.find((house) => house.id === id && (edition === undefined || house.edition === edition));
  },
  /** A night's own copy, or another edition. */
  remember(house: HouseRulebook): void {
    if (JSON.stringify(this.find(house.id, house.edition)) === JSON.stringify(house)) return;
    const others = kept.seen.filter(({ id, edition }) => id !== house.id || edition !== house.edition);
    keep({ seen: [house, ...others].slice(0, MOST_SEEN) });
  },
  /** Without an edition the newest; fetched where this device does not have it, and there a moment later. */
  want(id: string, edition?: string): HouseRulebook | undefined {
    const found = this.find(id, edition);
    const key = `${id}@${edition ?? ''}`;
    if (found === undefined && !wanted.has(key)) {
      wanted.add(key);
      void (edition === undefined ? this.load() : this.fetch(id, edition));
    }
    return found;
  },
  async load(): Promise<void> {
    const answer = await get<readonly HouseOnShelf[]>('/api/house-rulebooks');
    state = answer.ok ? 'loaded' : 'failed';
    if (answer.ok) keep({ shelf: answer.value });
  },
  /** An edition that is no longer the newest. */
  async fetch(id: string, edition: string): Promise<HouseRulebook | undefined> {
    const path = `/api/house-rulebooks/${encodeURIComponent(id)}?edition=${encodeURIComponent(edition)}`;
    const answer = await get<HouseOnShelf>(path);
    if (answer.ok) this.remember(answer.value.house);
    return this.find(id, edition);
  },
  async save(house: HouseRulebook, expectedVersion?: number): Promise<Answer<HouseOnShelf>> {
    const body = { house, ...(expectedVersion !== undefined && { expectedVersion }) };
    const answer = await ask<HouseOnShelf>('PUT', `/api/house-rulebooks/${encodeURIComponent(house.id)}`, body);
    if (answer.ok) put(answer.value);
    return answer;
  },
  async remove(id: string): Promise<Answer<void>> {
    const answer = await ask<void>('DELETE', `/api/house-rulebooks/${encodeURIComponent(id)}`);
    if (answer.ok) keep({ shelf: kept.shelf.filter(({ house }) => house.id !== id) });
    return answer;
  },
};
