import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, those } from './measure.ts';
import { PersistentMap } from './persistent-map.ts';

type Change = readonly [key: string, value: number | undefined];

/** Few keys, so that they come and go. */
const change: fc.Arbitrary<Change> = fc.tuple(
  fc.oneof(fc.constantFrom('', 'a', 'b', '__proto__', 'size'), fc.integer({ min: 0, max: 400 }).map(String)),
  fc.option(fc.integer(), { nil: undefined, freq: 3 }),
);

const after = (map: PersistentMap<string, number>, [key, value]: Change): PersistentMap<string, number> =>
  value === undefined ? map.without(key) : map.with(key, value);

describe('a map that never changes', () => {
  it('holds what a Map holds, in the same order, through any run of changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 600, size: 'max' }), (changes) => {
        const plain = new Map<string, number>();
        let map = PersistentMap.of<string, number>();
        for (const one of changes) {
          const [key, value] = one;
          if (value === undefined) plain.delete(key);
          else plain.set(key, value);
          map = after(map, one);
          expect([map.size, map.has(key), map.get(key)]).toEqual([plain.size, plain.has(key), plain.get(key)]);
        }
        expect([...map]).toEqual([...plain]);
        expect([[...map.keys()], [...map.values()]]).toEqual([[...plain.keys()], [...plain.values()]]);
        for (const [key, value] of plain) expect(map.get(key)).toBe(value);
      }),
    );
  });

  it('leaves every earlier one as it was', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60, size: 'max' }), (changes) => {
        const kept: (readonly [PersistentMap<string, number>, readonly (readonly [string, number])[]])[] = [];
        let map = PersistentMap.of<string, number>();
        for (const one of changes) {
          kept.push([map, [...map]]);
          map = after(map, one);
        }
        for (const [earlier, held] of kept) expect([...earlier]).toEqual(held);
      }),
    );
  });

  it('tells of all values together what asking each of them tells', () => {
    const even = countOf((value: number) => value % 2 === 0);
    const small = those((value: number) => value < 10);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300, size: 'max' }), (changes) => {
        let map = PersistentMap.of<string, number>();
        for (const one of changes) {
          const values = [...map.values()];
          expect(map.measured(even)).toBe(values.filter((value) => value % 2 === 0).length);
          expect(map.measured(small)).toEqual(values.filter((value) => value < 10));
          map = after(map, one);
        }
      }),
    );
  });

  it('is compared by what it holds', () => {
    const map = PersistentMap.of<string, number>([['a', 1]]);
    expect(map.with('b', 2).without('b')).toEqual(map);
    expect(map.with('a', 2)).not.toEqual(map);
    expect(map.with('b', 2)).not.toEqual(map);
    expect(JSON.stringify(map.with('b', 2))).toBe('{"a":1,"b":2}');
  });
});

describe('what a change costs', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, no) => [`entry-${String(no)}`, no] as const);

  it.each([
    [100, 2],
    [1_000, 2],
    [10_000, 3],
    [100_000, 4],
  ])('among %i values is %i nodes', (count, nodes) => {
    const map = PersistentMap.of(keys(count));
    expect(map.with('entry-50', -1).nodesBeside(map)).toBe(nodes);
    expect(map.without('entry-50').nodesBeside(map)).toBe(nodes);
  });

  it('asks again only beside what changed', () => {
    let asked = 0;
    const counted = countOf((value: number) => {
      asked += 1;
      return value > 0;
    });
    const map = PersistentMap.of(keys(10_000));
    expect(map.measured(counted)).toBe(9_999);
    asked = 0;
    expect(map.with('entry-50', 0).measured(counted)).toBe(9_998);
    expect(asked).toBe(32);
  });
});
