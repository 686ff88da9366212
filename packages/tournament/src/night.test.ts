import { describe, expect, it } from 'vitest';
import { toBustOutId } from './ids.ts';
import { Evening } from './testing.ts';
import { tournament } from './tournament.ts';

describe('a small night', () => {
  it('goes from the first entry to the winner', () => {
    const evening = new Evening('pvb');
    const entries = evening.start(6);
    expect(tournament.view(evening.state, { as: 'room' }).stage).toBe('play');
    entries.slice(1).forEach((entry, index) => {
      evening.wait(60_000);
      evening.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(index)}`), out: [{ entry, by: [] }] });
    });
    const view = tournament.view(evening.state, { as: 'staff' });
    expect(view.stage).toBe('over');
    expect(view.clock?.running).toBe(false);
    expect(Object.values(view.entries).map(({ place }) => place)).toEqual([1, 6, 5, 4, 3, 2]);
    expect(view.figures).toMatchObject({ entries: 6, left: 1, out: 5, chips: 60_000, averageStack: 60_000 });
  });
});
