import { expect, it } from 'vitest';
import type { Level } from './structure.ts';
import { READY_STRUCTURES, structureFor } from './structures.ts';

/** `25/50`, with `*` where the big blind pays an ante as large as itself; `10′` is a break. */
const lineOf = (line: Level): string => {
  if (line.kind === 'break') return `${String(line.duration / 60_000)}′`;
  const ante = line.anteForm === 'bigBlind' && line.ante === line.bigBlind;
  return `${String(line.smallBlind)}/${String(line.bigBlind)}${ante ? '*' : ''}`;
};

it.each([
  [
    'quick',
    { startingStack: 5_000, lateEntryThrough: 4, level: 10 },
    '25/50 50/100 100/200 150/300 200/400 300/600 10′ 400/800 600/1200 1000/2000 1500/3000 2000/4000 3000/6000 5000/10000 10000/20000',
  ],
  [
    'clubNight',
    { startingStack: 10_000, lateEntryThrough: 4, level: 15 },
    '25/50 50/100 75/150 100/200 15′ 200/400 300/600* 400/800* 500/1000* 15′ 1000/2000* 1500/3000* 2000/4000* 3000/6000* 10′ 5000/10000* 8000/16000* 10000/20000* 15000/30000* 20000/40000* 30000/60000*',
  ],
  [
    'deep',
    { startingStack: 20_000, lateEntryThrough: 4, level: 20 },
    '50/100 100/200 150/300 200/400* 15′ 300/600* 400/800* 500/1000* 800/1600* 30′ 1000/2000* 1500/3000* 2000/4000* 3000/6000* 15′ 5000/10000* 10000/20000* 15000/30000* 20000/40000* 15′ 30000/60000* 50000/100000* 100000/200000*',
  ],
] as const)('the ready structure %s', (id, { level, ...rest }, lines) => {
  const ready = structureFor(id);
  expect(ready).toMatchObject(rest);
  expect(ready?.levels.map(lineOf).join(' ')).toBe(lines);
  for (const line of ready?.levels ?? [])
    if (line.kind === 'play') {
      expect(line.duration).toBe(level * 60_000);
      expect([line.anteForm, line.ante]).toEqual(line.anteForm === 'none' ? ['none', 0] : ['bigBlind', line.bigBlind]);
    }
});

it('is found by its name, and no other is', () => {
  expect(READY_STRUCTURES.map(({ id }) => structureFor(id)?.id)).toEqual(['quick', 'clubNight', 'deep']);
  expect(structureFor('endless')).toBeUndefined();
});
