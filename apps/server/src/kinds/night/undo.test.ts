import type { LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('taking back', () => {
  let club: Club;
  let night: Awaited<ReturnType<typeof openNight>>;
  beforeEach(async () => {
    club = await openClub();
    night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach', 'Carla Dorn']);
  });
  afterEach(() => club.close());

  const preview = async (commit: string) =>
    (await club.owner.get(`/api/night/${night.id}/undo/${commit}?lang=en`)).json();

  it('offers the last step, takes it back, and offers it again', async () => {
    const before = await night.document();
    await night.command({ type: 'CheckIn', entries: Object.keys(before.view.entries) });
    const { undo } = await night.document();
    expect(undo?.commit.text).toContain('Eingecheckt');
    await night.command({ type: 'Undo', commit: undo?.id, also: [] });
    const after = await night.document();
    expect(after.view).toEqual(before.view);
    expect(after.undo?.id).toBe(before.undo?.id);
    expect(after.redo?.commit).toMatchObject({ isUndo: true });
    await night.command({ type: 'Undo', commit: after.redo?.id, also: [] });
    expect((await night.document()).view.figures.checkedIn).toBe(3);
  });

  it('tells an undo, an undo of it, and an undo of that, each for what it does', async () => {
    let last = (await night.command({ type: 'Note', text: 'Pizza' })).json<{ commit: string }>();
    for (const _ of [1, 2, 3, 4]) {
      last = (await night.command({ type: 'Undo', commit: last.commit, also: [] })).json<{ commit: string }>();
    }
    const log = (await club.owner.get(`/api/night/${night.id}/log?lang=de`)).json<LogLine[]>();
    expect(log.slice(-4).map(({ text, isUndo, isRedo }) => [text, isUndo, isRedo])).toEqual([
      ['Zurückgenommen: Notiz: Pizza', true, undefined],
      ['Wiederhergestellt: Notiz: Pizza', true, true],
      ['Zurückgenommen: Notiz: Pizza', true, undefined],
      ['Wiederhergestellt: Notiz: Pizza', true, true],
    ]);
  });

  it('shows what depends on a step before it goes, and takes no less and no more', async () => {
    const added = (await night.document()).undo?.id ?? '';
    const entries = Object.keys((await night.document()).view.entries);
    const checkedIn = (await night.command({ type: 'CheckIn', entries })).json();
    await night.command({ type: 'Note', text: 'Pizza' });
    const shown = await preview(added);
    expect(shown.also).toEqual([checkedIn.commit]);
    expect(shown.takes).toMatchObject([
      { id: added, text: expect.stringContaining('Anna Adler') },
      { id: checkedIn.commit },
    ]);
    const less = await night.command({ type: 'Undo', commit: added, also: [] });
    expect(less.json()).toMatchObject({ status: 409, code: 'undo-takes-more', facts: { also: [checkedIn.commit] } });
    const done = await night.command({ type: 'Undo', commit: added, also: shown.also });
    expect(done.statusCode).toBe(200);
    const { view, names } = await night.document();
    expect([view.figures.entries, names]).toEqual([0, {}]);
    const log = (await club.owner.get(`/api/night/${night.id}/log?lang=en`)).json();
    expect(log.map(({ takenBack = false }) => takenBack)).toEqual([false, true, true, false, false]);
    expect(log.at(-1)).toMatchObject({ isUndo: true, text: expect.stringContaining('Anna Adler') });
  });

  it('knows no step that is not, is taken back already, or made the night', async () => {
    const { undo } = await night.document();
    await night.command({ type: 'Undo', commit: undo?.id, also: [] });
    for (const commit of ['nothing', String(undo?.id), night.created.commit]) {
      expect(await preview(commit)).toMatchObject({ status: 404, code: 'undo-unknown' });
      const answer = await night.command({ type: 'Undo', commit, also: [] });
      expect(answer.json()).toMatchObject({ code: 'nothing-to-undo' });
    }
    expect((await night.document()).undo).toBeUndefined();
  });
});
