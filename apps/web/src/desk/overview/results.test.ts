import { toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { results } from './results.ts';

describe('the results', () => {
  it('list who is out, best place first, with who did it', () => {
    const lines = results(aNight({ players: 27, out: 3 }).view);
    expect(lines.map(({ place, entry }) => [place, entry])).toEqual([
      [25, 'e3'],
      [26, 'e2'],
      [27, 'e1'],
    ]);
    expect(lines[0]?.by).toEqual(['e6']);
  });
  it('leave the place of who is out in a hand that another table still plays open', () => {
    const { view } = aNight({ players: 27, out: 3 });
    const [first, ...others] = view.bustOuts;
    if (first === undefined) throw new Error('three are out');
    const told = results({ ...view, bustOuts: [{ ...first, open: true as const }, ...others] });
    const inIt = first.out.map(({ entry }) => entry);
    expect(told.filter(({ open }) => open).map(({ entry }) => entry)).toEqual(inIt);
  });
  it('puts the winner on top though nobody threw him out', () => {
    const { view } = aNight({ players: 2, out: 1, stage: 'over' });
    const won = { ...view, entries: { ...view.entries, e2: { no: 2, checkedIn: true, place: 1 } } };
    expect(results(won)[0]).toEqual({ entry: toEntryId('e2'), place: 1, by: [] });
  });
  it('tells of who bought back in and won no hand that he lost before', () => {
    const { view } = aNight({ players: 3, out: 2, stage: 'over' });
    const [first, ...others] = view.bustOuts;
    if (first === undefined) throw new Error('two are out');
    const bustOuts = [{ ...first, out: first.out.map((one) => ({ ...one, back: true as const })) }, ...others];
    const won = { bustOuts, entries: { ...view.entries, e1: { no: 1, checkedIn: true, place: 1 } } };
    expect(results(won)[0]).toEqual({ entry: toEntryId('e1'), place: 1, by: [] });
  });
});
