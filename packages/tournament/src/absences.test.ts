import { later } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it, test } from 'vitest';
import { absences } from './absences.ts';
import { toBustOutId, toEntryId, toTableId } from './ids.ts';
import { places } from './places.ts';
import type { Setup } from './setup.ts';
import { type Level, minutes } from './structure.ts';
import { EVENING, Evening, setupFor } from './testing.ts';
import type { Absence } from './view.ts';
import { view } from './view-of.ts';

const e1 = toEntryId('e1');
const e2 = toEntryId('e2');
const MIN = 60_000;

/** Everybody sits, e1 was never seen; the clock runs. */
function withoutE1(book: string, occasion?: string, excused?: true, changes: Partial<Setup> = {}): Evening {
  const evening = new Evening(book, {
    ...changes,
    rulebook: { ...setupFor(book).rulebook, ...(occasion !== undefined && { occasion }) },
  });
  evening.enter(6);
  evening.do({ type: 'CheckOut', entries: [e1] });
  evening.do({ type: 'MarkAbsent', entry: e1, ...(excused && { excused }) });
  return evening.seatAll(1).wait(5 * MIN);
}

const started = (evening: Evening): Evening => {
  evening.do({ type: 'StartClock' });
  return evening;
};
const ofE1 = (evening: Evening): Absence | undefined => absences(evening.state).find(({ entry }) => entry === e1);
const saysOf = (absence: Absence | undefined, policy: string) =>
  absence?.says.find((cited) => cited.policy === policy)?.refs.map((ref) => ref.replace(/@[^:]*/, ''));

describe('who has not come', () => {
  test('[pvb:12(1a)] a stack runs along for 25 minutes from the start', () => {
    const evening = started(withoutE1('pvb', 'leagueDay'));
    expect(ofE1(evening)).toMatchObject({ kind: 'late', since: EVENING, limit: { at: later(evening.now, 25 * MIN) } });
    expect(saysOf(ofE1(evening), 'presence.lateStartLimit')).toEqual(['pvb:12(1a)']);
  });

  test('[pvb:12(2a)] entered in due form 25 minutes, excused by himself before the start 60', () => {
    const plain = started(withoutE1('pvb', 'championship'));
    expect(ofE1(plain)?.limit).toEqual({ at: later(plain.now, 25 * MIN) });
    const excused = started(withoutE1('pvb', 'championship', true));
    expect(ofE1(excused)).toMatchObject({ excused: true, limit: { at: later(excused.now, 60 * MIN) } });
  });

  test('[pvb:12(2a)] phoned five minutes after the start is too late for 60 minutes', () => {
    const evening = started(withoutE1('pvb', 'championship')).wait(5 * MIN);
    expect(evening.refusal({ type: 'MarkAbsent', entry: e1, excused: true })).toMatchObject({
      code: 'already-started',
      refs: [expect.stringContaining('12(2a)')],
    });
  });

  test('[bdpv:6.2] his stack stands from the start, though he was never seen', () => {
    const evening = withoutE1('bdpv');
    evening.do({ type: 'DrawSeats' });
    expect(evening.state.entries.get(e1)).toMatchObject({ checkedIn: false, at: expect.anything() });
    expect(view(started(evening).state, { as: 'staff' }).figures.chips).toBe(60_000);
  });

  test('[bdpv:6.3 Blinds Abwesender] no limit: blinds are taken from his stack', () => {
    const evening = started(withoutE1('bdpv'));
    const absence = ofE1(evening);
    expect(absence).not.toHaveProperty('limit');
    expect(saysOf(absence, 'presence.absentBlinds')).toEqual(
      expect.arrayContaining(['bdpv:6.3 Blinds Abwesender', 'bdpv:6.4']),
    );
  });

  test('[bdpv:6.4] is dealt every hand, and posts each blind that falls to his seat, out of his stack', () => {
    const evening = started(withoutE1('bdpv'));
    const t1 = toTableId('t1');
    const seat = evening.state.entries.get(e1)?.at?.seat;
    evening.do({ type: 'PlaceButton', table: t1, seat: toSeatNo(3) });
    const posted = Array.from({ length: 6 }, () => {
      evening.do({ type: 'NextHand', tables: [t1] });
      expect(view(evening.state, { as: 'staff' }).tables[t1]?.coming).not.toHaveProperty('sitsOut');
      const { smallBlind, bigBlind } = evening.state.tables.get(t1)?.positions ?? {};
      return smallBlind === seat ? 'small' : bigBlind === seat ? 'big' : '';
    });
    expect(posted.filter((blind) => blind !== '').toSorted()).toEqual(['big', 'small']);
    expect(saysOf(ofE1(evening), 'presence.absentBlinds')).toContain('bdpv:6.4');
    // he is in until his chips are gone, whatever the clock says
    evening.wait(600 * MIN);
    expect(view(evening.state, { as: 'staff' }).entries[e1]?.place).toBeUndefined();
  });

  test('[oepbl:3.14 one hand] the first level is the limit in a Sit’n’Go', () => {
    const evening = started(withoutE1('oepbl', 'sitAndGo'));
    const first = evening.state.setup?.levels[0]?.duration ?? 0;
    expect(ofE1(evening)?.limit).toEqual({ at: later(evening.now, first) });
    evening.do({ type: 'PauseClock' });
    expect(ofE1(evening)?.limit).toEqual({ left: first });
    evening.do({ type: 'JumpToLevel', level: 1 });
    expect(ofE1(evening)?.limit).toEqual({ at: evening.now });
  });

  test('[oepbl:3.19 one hand] the first level of the second heat is the limit where the night knows its heats', () => {
    const level = setupFor('oepbl').levels.find(({ kind }) => kind === 'play');
    const levels = [20, 20, 10, 20, 20, 10, 20].map(
      (long): Level =>
        long === 10 || level === undefined
          ? { kind: 'break', duration: minutes(10) }
          : { ...level, duration: minutes(20) },
    );
    const evening = withoutE1('oepbl', 'teamMtt', undefined, { levels, form: { heats: { through: [2, 4] } } });
    started(evening);
    expect(ofE1(evening)?.limit).toEqual({ at: later(evening.now, 70 * MIN) });
    const remove = { type: 'RemoveStack', bustOut: toBustOutId('ghost'), entry: e1, chips: toChips(9000) } as const;
    expect(evening.wait(69 * MIN).refusal(remove)).toMatchObject({ code: 'reason-needed' });
    const [removed] = evening.wait(MIN).do(remove);
    expect(removed).toMatchObject({ type: 'StackRemoved', why: 'late', how: 'proposed' });
  });

  test('[oepbl:3.19 one hand] what a heat is, the floor knows elsewhere', () => {
    expect(ofE1(started(withoutE1('oepbl', 'teamMtt')))?.limit).toEqual({});
  });

  it('is a player who sits there without having been seen, from the start on, until he comes', () => {
    const evening = new Evening('pvb');
    evening.enter(6);
    evening.seatAll(1).do({ type: 'CheckOut', entries: [e1] });
    expect(absences(evening.state)).toEqual([]);
    started(evening).wait(10 * MIN);
    expect(ofE1(evening)).toMatchObject({ kind: 'late', since: EVENING });
    evening.do({ type: 'CheckIn', entries: [e1] });
    expect(absences(evening.state)).toEqual([]);
  });

  it('is no longer absent once seen, and need not be checked in on top of it', () => {
    const evening = started(withoutE1('pvb'));
    evening.do({ type: 'MarkPresent', entry: e1 });
    expect(absences(evening.state)).toEqual([]);
    expect(evening.state.entries.get(e1)).toMatchObject({ checkedIn: true });
    expect(evening.state.entries.get(e1)).not.toHaveProperty('absentSince');
  });
});

describe('who has left', () => {
  const away = (book: string): Evening => {
    const evening = new Evening(book);
    evening.start(6);
    evening.wait(10 * MIN).do({ type: 'MarkAbsent', entry: e2 });
    return evening;
  };
  const limit = (evening: Evening) => absences(evening.state)[0]?.limit;

  test('[pvb:12(1b)] [pvb:12(2b)] 25 minutes of play', () => {
    const evening = away('pvb');
    expect(limit(evening)).toEqual({ at: later(evening.now, 25 * MIN) });
  });

  test('[pvb:12(4)] since when he is away is kept, and staff see when his time is over; the room does not', () => {
    const evening = away('pvb');
    const since = evening.now;
    evening.wait(20 * MIN);
    expect(view(evening.state, { as: 'staff' }).absences).toMatchObject([
      { entry: e2, kind: 'away', since, limit: { at: later(since, 25 * MIN) } },
    ]);
    expect(view(evening.state, { as: 'room' })).not.toHaveProperty('absences');
  });

  test('[pvb:12(2b)] pauses and breaks do not count', () => {
    const evening = away('pvb').wait(5 * MIN);
    evening.do({ type: 'PauseClock' });
    expect(limit(evening)).toEqual({ left: minutes(20) });
    evening.wait(30 * MIN).do({ type: 'StartClock' });
    expect(limit(evening)).toEqual({ at: later(evening.now, 20 * MIN) });
    evening.do({ type: 'BreakNow', duration: minutes(10) });
    expect(limit(evening)).toEqual({ at: later(evening.now, 30 * MIN) });
  });

  test.each([
    { book: 'pvb', ref: 'pvb:12(5)' },
    { book: 'bdpv', ref: 'bdpv:1 Ablauf 8' },
    { book: 'oepbl', ref: 'oepbl:6.7 absent player' },
  ])(
    '[pvb:12(5)] [bdpv:1 Ablauf 8] [oepbl:6.7 absent player] $book: his blinds are taken from his stack',
    ({ book, ref }) => {
      const blinds = absences(away(book).state)[0]?.says.find(({ policy }) => policy === 'presence.absentBlinds');
      expect(blinds?.value).toBe('takenFromStack');
      expect(saysOf(absences(away(book).state)[0], 'presence.absentBlinds')).toContain(ref);
    },
  );

  test('[pvb:12(5)] blinded off he is out like everybody, on the place that he has reached', () => {
    const evening = away('pvb');
    evening.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e2, by: [] }] });
    expect(places(evening.state).get(e2)).toEqual({ place: 6 });
    expect(absences(evening.state)).toEqual([]);
  });

  test('[bdpv:1 Sitzordnung 2 Verlassen] it is kept since when, until he is back', () => {
    const evening = away('bdpv');
    expect(absences(evening.state)).toMatchObject([{ entry: e2, since: evening.now }]);
    evening.wait(MIN).do({ type: 'MarkPresent', entry: e2 });
    expect(absences(evening.state)).toEqual([]);
  });

  test.each(['tda55', 'bdpv', 'gcb', 'oepbl'])('%s sets no limit', (book) => {
    expect(limit(away(book))).toBeUndefined();
  });

  it('is for staff alone', () => {
    const { state } = away('pvb');
    expect(view(state, { as: 'staff' }).absences).toHaveLength(1);
    expect(view(state, { as: 'room' })).not.toHaveProperty('absences');
  });
});
