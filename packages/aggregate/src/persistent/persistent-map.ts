import type { Measure } from './measure.ts';
import { PersistentList } from './persistent-list.ts';
import { NO_SLOTS, type SlotsOfKeys, slotOf, withoutSlot, withSlot } from './slots-of-keys.ts';

type Pair<K, V> = readonly [K, V];
/** Where somebody was taken out nothing is. */
type Slots<K, V> = PersistentList<Pair<K, V> | undefined>;

/** Fewer holes are not worth closing. */
const FEW_HOLES = 32;

/**
 * Values by key in the order in which they came, as in a `Map`, that never changes: `with` and `without` give another map,
 * which shares with this one all but the way to what changed. What that costs does not grow with the map.
 */
export class PersistentMap<K extends string, V> implements ReadonlyMap<K, V> {
  readonly #pairs: Slots<K, V>;
  readonly #slots: SlotsOfKeys;
  readonly #size: number;

  private constructor(pairs: Slots<K, V>, slots: SlotsOfKeys, size: number) {
    this.#pairs = pairs;
    this.#slots = slots;
    this.#size = size;
  }

  static of<K extends string, V>(pairs: Iterable<Pair<K, V>> = []): PersistentMap<K, V> {
    return new PersistentMap<K, V>(PersistentList.of(), NO_SLOTS, 0).withAll(pairs);
  }

  get size(): number {
    return this.#size;
  }

  get(key: K): V | undefined {
    const slot = slotOf(this.#slots, key);
    return slot === undefined ? undefined : this.#pairs.at(slot)?.[1];
  }

  has(key: K): boolean {
    return slotOf(this.#slots, key) !== undefined;
  }

  /** A key that is there keeps its place. */
  with(key: K, value: V): PersistentMap<K, V> {
    const slot = slotOf(this.#slots, key);
    if (slot !== undefined) return new PersistentMap(this.#pairs.with(slot, [key, value]), this.#slots, this.#size);
    const slots = withSlot(this.#slots, key, this.#pairs.length);
    return new PersistentMap(this.#pairs.and([key, value]), slots, this.#size + 1);
  }

  withAll(pairs: Iterable<Pair<K, V>>): PersistentMap<K, V> {
    let map: PersistentMap<K, V> = this;
    for (const [key, value] of pairs) map = map.with(key, value);
    return map;
  }

  without(key: K): PersistentMap<K, V> {
    const slot = slotOf(this.#slots, key);
    if (slot === undefined) return this;
    const pairs = this.#pairs.with(slot, undefined);
    const rest = new PersistentMap<K, V>(pairs, withoutSlot(this.#slots, key), this.#size - 1);
    return pairs.length > 2 * rest.size + FEW_HOLES ? PersistentMap.of(rest) : rest;
  }

  [Symbol.iterator](): ArrayIterator<[K, V]> {
    return this.#pairs
      .items()
      .map(([key, value]): [K, V] => [key, value])
      .values();
  }

  entries(): ArrayIterator<[K, V]> {
    return this[Symbol.iterator]();
  }

  keys(): ArrayIterator<K> {
    return this.#pairs
      .items()
      .map(([key]) => key)
      .values();
  }

  values(): ArrayIterator<V> {
    return this.#pairs
      .items()
      .map(([, value]) => value)
      .values();
  }

  forEach(each: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) each(value, key, this);
  }

  /** Told of all values together; after a change only the parts that changed are asked. */
  measured<M extends NonNullable<unknown>>(told: Measure<V, M>): M {
    return this.#pairs.measured(told, (pair) => pair?.[1]);
  }

  /** As an object, like any plain data by key. */
  toJSON(): Readonly<Record<K, V>> {
    return Object.fromEntries(this) as Record<K, V>;
  }

  /** How many nodes it does not share with the other: what a change has cost. */
  nodesBeside(other: PersistentMap<K, V>): number {
    return this.#pairs.nodesBeside(other.#pairs);
  }
}
