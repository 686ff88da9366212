import { append, type Commit, dependents, lastUndo, restore, toCommitId } from '@riffle/aggregate';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from './event.ts';
import { type BustOutId, toBustOutId, toEntryId, toTableId } from './ids.ts';
import { director, EVENING, Evening } from './testing.ts';
import { tournament } from './tournament.ts';

const b = (no: number): BustOutId => toBustOutId(`b${String(no)}`);
const out = (entry: string) => ({ entry: toEntryId(entry), by: [] });

const undoOf = (evening: Evening, ...ids: readonly string[]): Commit<TournamentEvent> => ({
  id: toCommitId(`undo-${ids.join('-')}`),
  version: evening.commits.length + 1,
  at: EVENING,
  actor: director,
  events: [],
  takesBack: ids.map(toCommitId),
});
const commitOf = (evening: Evening, type: TournamentEvent['type']): string =>
  evening.commits.find(({ events }) => events.some((event) => event.type === type))?.id ?? '';
/** What else goes, by the first event of each commit. */
const falls = (evening: Evening, id: string): readonly (string | undefined)[] | undefined =>
  dependents(tournament, restore(tournament, evening.commits), toCommitId(id))?.map(({ events }) => events[0]?.type);

function night(): Evening {
  const evening = new Evening();
  evening.start(6, 1);
  evening.wait(60_000).do({ type: 'BustOut', bustOut: b(6), out: [out('e6')] });
  evening.wait(60_000).do({ type: 'PauseClock' });
  evening.wait(60_000).do({ type: 'StartClock' });
  return evening;
}

describe('undo', () => {
  it('of the last step equals never having done it', () => {
    const evening = night();
    const before = evening.state;
    for (const command of [
      { type: 'BustOut', bustOut: b(5), out: [out('e5'), out('e4')] },
      { type: 'Reinstate', entry: toEntryId('e6') },
      { type: 'ChangeBustOut', bustOut: b(6), out: [out('e1')] },
      { type: 'JumpToLevel', level: 3 },
      { type: 'Unseat', entry: toEntryId('e1') },
      { type: 'AddTable', table: toTableId('t9'), name: '9', seats: 6 },
      { type: 'AddEntries', entries: [{ entry: toEntryId('x'), person: 'x' as never }] },
    ] as const) {
      const again = night();
      again.do(command);
      const id = again.commits.at(-1)?.id ?? '';
      const undone = append(tournament, restore(tournament, again.commits), undoOf(again, id));
      expect(undone.state).toEqual(before);
      expect(falls(again, id)).toEqual([]);
    }
  });

  it('of the draw names all that was built on it', () => {
    const evening = night();
    expect(falls(evening, commitOf(evening, 'SeatsDrawn'))).toEqual([
      'ClockStarted',
      'BustedOut',
      'ClockPaused',
      'ClockStarted',
    ]);
  });

  it('of an entry takes its check-in, the draw with it, and what followed', () => {
    const evening = night();
    expect(falls(evening, commitOf(evening, 'EntriesAdded'))).toContain('SeatsDrawn');
  });

  it('of a pause takes the start after it, as if the clock had run on', () => {
    const evening = night();
    const pause = commitOf(evening, 'ClockPaused');
    expect(falls(evening, pause)).toEqual(['ClockStarted']);
    const resumed = evening.commits.at(-1)?.id ?? '';
    const undone = append(tournament, restore(tournament, evening.commits), undoOf(evening, pause, resumed));
    expect(undone.state.clock).toMatchObject({ running: true, at: EVENING });
  });

  it('of a bust-out in the middle leaves the later ones, one place up', () => {
    const evening = night();
    evening.do({ type: 'BustOut', bustOut: b(5), out: [out('e5')] });
    const first = commitOf(evening, 'BustedOut');
    expect(falls(evening, first)).toEqual([]);
    const undone = append(tournament, restore(tournament, evening.commits), undoOf(evening, first));
    expect(tournament.view(undone.state, { as: 'staff' }).entries).toMatchObject({
      e5: { place: 6 },
      e6: { at: { table: 't1', seat: 6 } },
    });
  });

  it('of a bust-out whose seat was given away names the move there', () => {
    const evening = night();
    const to = { table: toTableId('t1'), seat: toSeatNo(6) };
    const from = { table: toTableId('t1'), seat: toSeatNo(1) };
    evening.apply({
      v: 1,
      type: 'EntryMoved',
      moved: { entry: toEntryId('e1'), from, to },
      how: 'byHand',
      waitsOneHand: false,
      because: [],
    });
    expect(falls(evening, commitOf(evening, 'BustedOut'))).toEqual(['EntryMoved']);
  });

  it('is itself taken back by a redo', () => {
    const evening = night();
    const undone = append(
      tournament,
      restore(tournament, evening.commits),
      undoOf(evening, evening.commits.at(-1)?.id ?? ''),
    );
    expect(undone.state.clock?.running).toBe(false);
    const undo = lastUndo(undone);
    const redone = append(tournament, undone, { ...undoOf(evening, undo?.id ?? ''), id: toCommitId('redo') });
    expect(redone.state).toEqual(evening.state);
  });
});
