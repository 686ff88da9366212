import type { WallEvent } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { joined, nextOf, type Waiting } from './waiting.ts';

type One = { readonly event: WallEvent };
const of = (...events: readonly WallEvent[]): readonly One[] => events.map((event) => ({ event }));
const names = (waiting: readonly One[]) => waiting.map(({ event }) => event);

/** In which order all of it is told. */
function order(waiting: readonly Waiting<One>[], now: number): readonly WallEvent[] {
  const { next, rest } = nextOf(waiting, now);
  return next === undefined ? [] : [next.event, ...order(rest, now)];
}

describe('what waits to be told', () => {
  it('comes by rank, and of the same rank as it came', () => {
    expect(order(joined([], of('minute', 'bustOut', 'move', 'level'), 0), 0)).toEqual([
      'level',
      'move',
      'bustOut',
      'minute',
    ]);
  });

  it('is dropped once it is no longer so', () => {
    expect(names(joined(joined([], of('minute', 'move'), 0), of('level'), 100))).toEqual(['move', 'level']);
    expect(names(joined(joined([], of('hand'), 0), of('handForHandEnds'), 100))).toEqual(['handForHandEnds']);
    expect(names(joined(joined([], of('bubble'), 0), of('money'), 100))).toEqual(['money']);
  });

  it('is told once: of hands and levels the last', () => {
    expect(names(joined(joined([], of('hand'), 0), of('hand'), 100))).toEqual(['hand']);
    expect(names(joined(joined([], of('bustOut'), 0), of('bustOut'), 100))).toEqual(['bustOut', 'bustOut']);
  });

  it('is no news any more after a while', () => {
    expect(order(joined(joined([], of('move'), 0), of('bustOut'), 15_000), 25_000)).toEqual(['bustOut']);
  });
});
