import { toChips } from '@riffle/cards';
import { readyPlan } from '@riffle/money';
import { READY_STRUCTURES, readySet, type Setup } from '@riffle/tournament';
import type { Template } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { keptNight, partOf, takeable } from './part-of.ts';

const setup: Setup = {
  name: 'Freitag',
  rulebook: { id: 'pvb', edition: '2020-01' },
  game: 'holdem',
  startingStack: toChips(5_000),
  seatsPerTable: 9,
  levels: READY_STRUCTURES[0]?.levels ?? [],
  prizes: [],
  currency: 'EUR',
};
const chips = readySet('home', 5_000);

describe('what a template has', () => {
  it('is a part of a whole night where that has it', () => {
    const night = keptNight({ ...setup, chips, lateEntryThrough: 4 });
    expect(partOf(night, 'chips')).toEqual({ kind: 'chips', chips });
    expect(partOf(night, 'structure')).toEqual({
      kind: 'structure',
      structure: { startingStack: 5_000, levels: setup.levels, lateEntryThrough: 4 },
    });
    expect(partOf(night, 'prizes')).toBeUndefined();
    expect(partOf(night, 'prices')).toBeUndefined();
    expect(partOf(night, 'night')).toEqual(night);
  });

  it('is no other kind than the one that was kept', () => {
    expect(partOf({ kind: 'chips', chips }, 'prizes')).toBeUndefined();
    expect(partOf({ kind: 'chips', chips }, 'night')).toBeUndefined();
  });

  it('keeps no evening', () => {
    expect(keptNight({ ...setup, startsAt: 1 as never, demo: true }).setup).toEqual(setup);
  });

  it('stands with its own kind first', () => {
    const templates: readonly Template[] = [
      { id: 'a', name: 'A', ...keptNight({ ...setup, chips }) },
      { id: 'b', name: 'B', kind: 'prizes', plan: readyPlan('clubTable') },
      { id: 'c', name: 'C', kind: 'chips', chips },
    ];
    expect(takeable(templates, 'chips').map(({ template }) => template.id)).toEqual(['c', 'a']);
  });
});
