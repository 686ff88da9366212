import { later } from '@riffle/aggregate';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { alternates } from './alternate-list.ts';
import { toBustOutId, toEntryId } from './ids.ts';
import { lateEntryEnds, lateEntryOpen, takesEntries, viewLateEntry } from './late-entry.ts';
import { fieldIsFinal } from './money/field.ts';
import { EVENING, Evening, setupFor } from './testing.ts';
import { view } from './view-of.ts';

const MINUTE = 60_000;
const after = (count: number) => later(EVENING, count * MINUTE);
const enter = (no: number) =>
  ({
    type: 'AddEntries',
    entries: [{ entry: toEntryId(`e${String(no)}`), person: toPersonId(`p${String(no)}`) }],
  }) as const;

/** Levels of fifteen minutes, a break after the fourth; no level ends it unless one is named. */
function night(until: number | undefined, through?: number, book = 'pvb'): Evening {
  const evening = new Evening(book, {
    lateEntryThrough: through ?? 99,
    ...(until !== undefined && { lateEntryUntil: after(until) }),
  });
  if (through === undefined) evening.do({ type: 'ChangeSetup', changes: {}, clear: ['lateEntryThrough'] });
  evening.start(4, 1);
  return evening;
}

describe('late entry until a time of day', () => {
  it('is over on every screen once the night is called off, before it began as well', () => {
    for (const begun of [true, false]) {
      const evening = new Evening('gcb', { lateEntryUntil: after(70) });
      if (begun) evening.start(4, 1);
      const seen = () => takesEntries(view(evening.state, { as: 'room' }), evening.now);
      expect(seen()).toBe(true);
      evening.do({ type: 'CallOff', reason: 'Storm' });
      expect(seen()).toBe(false);
    }
  });

  it('[gcb:T7.1] takes entries until that moment, and from it on none', () => {
    const evening = night(70, undefined, 'gcb');
    // the break after level 4 does not end it, and no level does
    evening.wait(70 * MINUTE - 1).do(enter(5));
    expect(evening.state.entries.get(toEntryId('e5'))).toMatchObject({ stack: 10_000, checkedIn: true });
    evening.wait(1);
    expect(evening.refusal(enter(6))).toEqual({ code: 'late-entry-closed', through: 0, until: after(70) });
  });

  it('goes by the time of day, however the clock of the levels stands', () => {
    const evening = night(70);
    evening.do({ type: 'PauseClock' });
    evening.wait(69 * MINUTE).do(enter(5));
    evening.do({ type: 'JumpToLevel', level: 8 });
    evening.do(enter(6));
    evening.wait(MINUTE);
    expect(evening.refusal(enter(7))).toMatchObject({ code: 'late-entry-closed', until: after(70) });
  });

  it.each([
    ['the time', 20, 4, 20, { until: after(20) }],
    ['the level', 90, 2, 30, {}],
  ])('with a level as well, the earlier ends it: %s', (_which, until, through, over, figures) => {
    const evening = night(until, through);
    evening.wait(over * MINUTE - 1).do(enter(5));
    evening.wait(1);
    expect(evening.refusal(enter(6))).toEqual({ code: 'late-entry-closed', through, ...figures });
    expect(fieldIsFinal(evening.state, evening.now)).toBe(true);
  });

  it('none is given by a night without either, and before the start whoever comes is in time', () => {
    const evening = night(undefined);
    expect(evening.refusal(enter(5))).toEqual({ code: 'late-entry-closed', through: 0 });
    const { lateEntryThrough: _, ...setup } = setupFor('gcb');
    const before = new Evening('gcb', { ...setup, lateEntryUntil: after(-10) });
    before.do(enter(1));
    expect(lateEntryOpen({ ...setup, lateEntryUntil: after(-10) }, undefined, EVENING)).toBe(true);
  });

  it('the field is final from that moment on, and may be opened again', () => {
    const evening = night(40);
    evening.wait(39 * MINUTE);
    expect(fieldIsFinal(evening.state, evening.now)).toBe(false);
    evening.wait(MINUTE);
    expect(fieldIsFinal(evening.state, evening.now)).toBe(true);
    evening.do({ type: 'ChangeSetup', changes: { lateEntryUntil: after(60) } });
    expect(fieldIsFinal(evening.state, evening.now)).toBe(false);
    evening.do(enter(5));
    evening.do({ type: 'ChangeSetup', changes: {}, clear: ['lateEntryUntil'] });
    expect(evening.refusal(enter(6))).toEqual({ code: 'late-entry-closed', through: 0 });
  });

  it('[gcb:T7.1] nobody who waits is seated after it', () => {
    const { lateEntryThrough: _, ...setup } = setupFor('gcb', { seatsPerTable: 4, lateEntryUntil: after(40) });
    const evening = new Evening('gcb', setup);
    evening.do({ type: 'ChangeSetup', changes: {}, clear: ['lateEntryThrough'] });
    evening.start(4, 1);
    evening.do({ ...enter(5), alternates: true });
    expect(alternates(evening.state).map(({ id }) => id)).toEqual(['e5']);
    evening.do({ type: 'BustOut', bustOut: toBustOutId('h1'), out: [{ entry: toEntryId('e1'), by: [] }] });
    evening.wait(40 * MINUTE);
    expect(evening.refusal({ type: 'SeatEntry', entry: toEntryId('e5') })).toMatchObject({
      code: 'late-entry-closed',
      until: after(40),
    });
  });

  it('is told to the room with the moment at which it ends', () => {
    const { setup, clock } = night(20, 4).state;
    if (setup === undefined || clock === undefined) throw new Error('it runs');
    expect(viewLateEntry(setup, clock)).toEqual({ lateEntryOpen: true, lateEntryClosesAt: after(20) });
    expect(viewLateEntry({ ...setup, lateEntryUntil: after(90) }, clock)).toMatchObject({
      lateEntryClosesAt: after(60),
    });
    expect(viewLateEntry(setup, { ...clock, running: false })).toMatchObject({ lateEntryClosesAt: after(20) });
    expect(viewLateEntry(setup, { ...clock, at: after(20) })).toEqual({});
    expect(lateEntryEnds(setup, undefined)).toBe(after(20));
  });

  it('is a moment or nothing', () => {
    const evening = new Evening();
    const refused = evening.refusal({ type: 'ChangeSetup', changes: { lateEntryUntil: 0.5 as typeof EVENING } });
    expect(refused).toMatchObject({ code: 'setup-invalid', field: 'lateEntryUntil' });
  });
});
