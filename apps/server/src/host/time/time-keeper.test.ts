import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import { readClock } from '@riffle/tournament';
import type { LogLine, Night, TimeAsked } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type Club, enter, openClub, openNight } from '../../testing/club.ts';
import { aMachine } from '../../testing/machine.ts';

const MIN = 60_000;
const HOUR = 60 * MIN;

describe('when nobody knows whether time counts', () => {
  let machine: ReturnType<typeof aMachine>;
  let club: Club;
  beforeEach(async () => {
    machine = aMachine();
    club = await openClub({ machine, rateLimits: 'off' });
  });
  afterEach(() => club.close());

  type Opened = Awaited<ReturnType<typeof openNight>>;
  const drawn = async (): Promise<Opened> => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach', 'Carla Dorn']);
    await night.command({ type: 'CheckIn', entries: Object.keys((await night.document()).view.entries) });
    await night.command({ type: 'DrawSeats' });
    return night;
  };
  const running = async (): Promise<Opened> => {
    const night = await drawn();
    expect((await night.command({ type: 'StartClock' })).statusCode).toBe(200);
    return night;
  };
  const asked = async (night: Opened): Promise<TimeAsked> => {
    club.house.now();
    await expect.poll(async () => (await night.document()).asked).toBeDefined();
    return (await night.document()).asked as TimeAsked;
  };
  const answer = (caller: Caller, { id }: TimeAsked, counts: boolean) =>
    caller.post('/api/time/answer?lang=en', { question: id, counts });
  const log = async (night: Opened) =>
    (await club.owner.get(`/api/night/${night.id}/log?lang=en`)).json<readonly LogLine[]>();
  /** Minutes of the first level that are left now, by the whole minute. */
  const left = ({ view }: Night): number =>
    Math.ceil(readClock(view.clock, view.setup.levels, club.house.now() as never).remaining / MIN);
  const level = ({ view }: Night) => readClock(view.clock, view.setup.levels, club.house.now() as never).levelNo;

  it('a night that ran while the machine slept stands as of the moment before, and everybody is told why', async () => {
    const night = await running();
    machine.sleeps(40 * MIN);
    expect(await asked(night)).toMatchObject({ what: 'slept', by: 40 * MIN });
    const document = await night.document();
    expect(document.view).toMatchObject({ held: 'slept', clock: { running: false } });
    expect(left(document)).toBe(20);
    const room = (await club.visitor.get(`/api/night/link/${document.code}`)).json<Night>();
    expect(room.view.held).toBe('slept');
    expect(room).not.toHaveProperty('asked');
    const stopped = (await log(night)).at(-1);
    expect(stopped).toMatchObject({ role: 'clock', text: expect.stringContaining('the computer was asleep.') });
    expect(club.house.now() - (stopped?.at ?? 0)).toBeGreaterThanOrEqual(40 * MIN);
  });

  it('does not count where the director says so: it goes on from where it stood', async () => {
    const night = await running();
    machine.sleeps(40 * MIN);
    expect((await answer(club.owner, await asked(night), false)).statusCode).toBe(204);
    const document = await night.document();
    expect(document).not.toHaveProperty('asked');
    expect(document.view.clock?.running).toBe(true);
    expect([level(document), left(document)]).toEqual([1, 20]);
    expect((await log(night)).at(-1)).toMatchObject({ actor: 'Rosa', text: 'Clock started, Level 1.' });
  });

  it('an answer is carried out whatever ids the floor has taken meanwhile', async () => {
    const night = await running();
    machine.sleeps(40 * MIN);
    const question = await asked(night);
    const stopped = (await log(night)).at(-1)?.id ?? '';
    const floor = await club.member('Fritz', 'floor');
    const note = { type: 'Note', text: 'first here' };
    for (const end of ['-on', '-back', '.on', '.back'])
      await floor.post(`/api/night/${night.id}/commands`, { id: `${stopped}${end}`, command: note });
    expect((await answer(club.owner, question, false)).statusCode).toBe(204);
    expect((await night.document()).view.clock?.running).toBe(true);
  });

  it('counts where he says so: the night is where it would have been', async () => {
    const night = await running();
    machine.sleeps(50 * MIN);
    await answer(club.owner, await asked(night), true);
    const document = await night.document();
    expect([level(document), left(document)]).toEqual([3, 10]);
    expect((await log(night)).at(-1)).toMatchObject({ actor: 'Rosa', isUndo: true });
  });

  it('nothing that became due in the gap happens before the answer; then it happens as of when it was due', async () => {
    const night = await drawn();
    // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
    await night.command({ type: 'StartCountdown', until: club.house.now() + 10 * MIN, then: 'start' });
    machine.sleeps(15 * MIN);
    const question = await asked(night);
    expect((await night.document()).view).toMatchObject({ stage: 'before', held: 'slept' });
    await answer(club.owner, question, true);
    await expect.poll(async () => (await night.document()).view.stage).toBe('play');
    expect(left(await night.document())).toBe(15);
  });

  it('a countdown that the sleep was no part of goes on with what it had', async () => {
    const night = await drawn();
    // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
    await night.command({ type: 'StartCountdown', until: club.house.now() + 10 * MIN, then: 'start' });
    machine.sleeps(15 * MIN);
    await answer(club.owner, await asked(night), false);
    const { countdown } = (await night.document()).view;
    expect(Math.round(((countdown?.until ?? 0) - club.house.now()) / MIN)).toBe(10);
  });

  it('a command that comes first of all after the gap finds the night standing', async () => {
    const night = await running();
    machine.sleeps(40 * MIN);
    expect((await night.command({ type: 'PauseClock' })).json()).toMatchObject({ code: 'clock-stopped' });
    expect((await log(night)).at(-1)?.role).toBe('clock');
  });

  it.each([
    ['forwards', 3 * HOUR],
    ['back', -3 * HOUR],
  ])('a clock that is set %s moves no night, and holds where the director says so', async (_, by) => {
    const night = await running();
    const before = club.house.now();
    machine.isSet(by);
    const question = await asked(night);
    expect(question.what).toBe('set');
    expect(Math.abs(question.by - by)).toBeLessThan(1_000);
    expect(club.house.now() - before).toBeLessThan(MIN);
    await answer(club.owner, question, true);
    expect(Math.abs(club.house.now() - before - by)).toBeLessThan(MIN);
    const document = await night.document();
    expect(document.view.clock?.running).toBe(true);
    expect([level(document), left(document)]).toEqual([1, 20]);
  });

  it('or does not: the house goes on at its own pace, also after it was set right again', async () => {
    const night = await running();
    const before = club.house.now();
    machine.isSet(3 * HOUR);
    await answer(club.owner, await asked(night), false);
    expect((await night.document()).view.clock?.running).toBe(true);
    machine.isSet(-3 * HOUR);
    expect(club.house.now() - before).toBeLessThan(MIN);
    expect(await night.document()).not.toHaveProperty('asked');
  });

  it('a clock that was wrong for two seconds asks nobody any more, and the night runs as if nothing had been', async () => {
    const night = await running();
    machine.isSet(3 * HOUR);
    await asked(night);
    machine.isSet(-3 * HOUR);
    club.house.now();
    await expect.poll(async () => (await log(night)).at(-1)).toMatchObject({ role: 'clock', isUndo: true });
    const document = await night.document();
    expect(document).not.toHaveProperty('asked');
    expect(document.view.clock?.running).toBe(true);
  });

  it('two at once give the same answer and are both content; who says otherwise afterwards is told', async () => {
    const night = await running();
    const dora = await club.member('Dora', 'director');
    machine.sleeps(40 * MIN);
    const question = await asked(night);
    const both = await Promise.all([answer(club.owner, question, false), answer(dora, question, false)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const late = await answer(dora, question, true);
    expect(late.json()).toMatchObject({ status: 409, code: 'time-answered' });
    expect((await answer(dora, { ...question, id: 'none' }, true)).statusCode).toBe(404);
    expect((await log(night)).filter(({ text }) => text.startsWith('Clock started'))).toHaveLength(2);
  });

  it('all nights are asked about at once, also those that nobody looks at; what stands or is over is left alone', async () => {
    const [one, two, paused] = [await running(), await running(), await running()];
    await paused.command({ type: 'PauseClock' });
    club.house.nights.drop(two.id);
    machine.sleeps(40 * MIN);
    const question = await asked(one);
    expect((await two.document()).asked?.id).toBe(question.id);
    expect((await two.document()).view.held).toBe('slept');
    expect((await paused.document()).view.held).toBeUndefined();
    await answer(club.owner, question, false);
    expect((await two.document()).view.clock?.running).toBe(true);
    expect((await paused.document()).view.clock?.running).toBe(false);
  });

  it('what the director did by hand before he answered stays', async () => {
    const night = await running();
    machine.sleeps(40 * MIN);
    const question = await asked(night);
    await night.command({ type: 'StartClock' });
    await answer(club.owner, question, true);
    expect(level(await night.document())).toBe(1);
  });

  it('a second sleep before the answer is asked about with the first', async () => {
    const night = await running();
    machine.sleeps(40 * MIN);
    const { id } = await asked(night);
    machine.sleeps(10 * MIN);
    club.house.now();
    await expect.poll(async () => (await night.document()).asked).toMatchObject({ id, by: 50 * MIN });
  });

  it('a clock that is set while a sleep is asked about comes next', async () => {
    const night = await running();
    machine.sleeps(40 * MIN);
    const slept = await asked(night);
    machine.isSet(3 * HOUR);
    club.house.now();
    await answer(club.owner, slept, false);
    await expect.poll(async () => (await night.document()).asked?.what).toBe('set');
    expect((await night.document()).view.held).toBe('set');
  });

  it('stands over a restart, and is answered then', async () => {
    const night = await running();
    machine.isSet(3 * HOUR);
    const question = await asked(night);
    const before = club.house.now();
    await club.stop();
    club = await openClub({ machine, dataDir: club.dataDir, rateLimits: 'off' });
    const { owner } = club;
    const again = (await owner.get(`/api/night/${night.id}`)).json<Night>();
    expect(again.asked).toEqual(question);
    expect(club.house.now() - before).toBeLessThan(MIN);
    expect((await answer(owner, question, false)).statusCode).toBe(204);
    expect((await owner.get(`/api/night/${night.id}`)).json<Night>().view.clock?.running).toBe(true);
    expect(club.house.now() - before).toBeLessThan(MIN);
  });

  it('nobody is asked where nothing ran: the house goes by the machine', async () => {
    const night = await openNight(club.owner);
    const before = club.house.now();
    machine.sleeps(40 * MIN);
    machine.isSet(3 * HOUR);
    club.house.now();
    await club.house.time.idle();
    expect(club.house.now() - before).toBeGreaterThanOrEqual(3 * HOUR + 40 * MIN);
    expect(await night.document()).not.toHaveProperty('asked');
  });

  it('is for the director to answer', async () => {
    const night = await running();
    const floor = await club.member('Fee', 'floor');
    machine.sleeps(40 * MIN);
    const question = await asked(night);
    expect((await floor.get(`/api/night/${night.id}`)).json<Night>().asked).toEqual(question);
    expect((await answer(floor, question, true)).statusCode).toBe(403);
    expect((await club.owner.post('/api/time/answer', { question: randomUUID(), counts: true })).statusCode).toBe(404);
  });

  it('nor is it answered by taking the stop back: that is the director’s as well, and is an answer', async () => {
    const [one, two] = [await running(), await running()];
    const floor = await club.member('Fee', 'floor');
    machine.sleeps(40 * MIN);
    const question = await asked(one);
    const { undo } = (await floor.get(`/api/night/${one.id}`)).json<Night>();
    expect(undo?.commit).toMatchObject({ role: 'clock', needs: 'director' });
    const back = { id: randomUUID(), command: { type: 'Undo', commit: undo?.id, also: [] } };
    expect((await floor.post(`/api/night/${one.id}/commands`, back)).statusCode).toBe(403);
    expect((await one.document()).asked).toEqual(question);
    expect((await club.owner.post(`/api/night/${one.id}/commands`, back)).statusCode).toBe(200);
    await expect.poll(async () => (await two.document()).asked).toBeUndefined();
    for (const night of [one, two]) {
      await expect.poll(async () => (await night.document()).view.clock?.running).toBe(true);
      expect(level(await night.document())).toBe(3);
    }
    expect((await answer(club.owner, question, false)).json().code).toBe('time-answered');
  });

  describe('a clock that was wrong when the night was begun, and is put right while Riffle does not run', () => {
    const putRight = async (): Promise<void> => {
      await club.stop();
      machine.isSet(-3 * HOUR);
      club = await openClub({ machine, dataDir: club.dataDir, rateLimits: 'off' });
    };
    const seen = async (id: string) => (await club.owner.get(`/api/night/${id}`)).json<Night>();
    beforeEach(() => club.stop());
    beforeEach(async () => {
      machine.isSet(3 * HOUR);
      club = await openClub({ machine, dataDir: club.dataDir, rateLimits: 'off' });
    });

    it.each([
      ['the machine’s time', true, 0],
      ['its own', false, 3 * HOUR],
    ])('is asked about when it starts, and the house goes by %s', async (_, counts, ahead) => {
      const { id } = await running();
      await putRight();
      const document = await seen(id);
      expect(document).toMatchObject({ asked: { what: 'set' }, view: { held: 'set', clock: { running: false } } });
      expect(Math.abs((document.asked?.by ?? 0) + 3 * HOUR)).toBeLessThan(MIN);
      expect((await answer(club.owner, document.asked as TimeAsked, counts)).statusCode).toBe(204);
      expect(Math.abs(club.house.now() - machine.wall() - ahead)).toBeLessThan(MIN);
      const after = await seen(id);
      expect(after.view.clock?.running).toBe(true);
      expect([level(after), left(after)]).toEqual([1, 20]);
      expect(after).not.toHaveProperty('asked');
    });

    it.each([
      ['three days', 3],
      ['years', 1_000],
    ])('is asked about however far it was ahead: %s', async (_, days) => {
      machine.isSet(days * 24 * HOUR);
      await club.stop();
      club = await openClub({ machine, dataDir: club.dataDir, rateLimits: 'off' });
      const { id } = await running();
      machine.isSet(-days * 24 * HOUR);
      await putRight();
      const document = await seen(id);
      expect(document).toMatchObject({ asked: { what: 'set' }, view: { held: 'set', clock: { running: false } } });
      expect((await answer(club.owner, document.asked as TimeAsked, true)).statusCode).toBe(204);
      expect(Math.abs(club.house.now() - machine.wall())).toBeLessThan(MIN);
      const after = await seen(id);
      expect([after.view.clock?.running, level(after), left(after)]).toEqual([true, 1, 20]);
    });

    it('what lies in the bin is not forgotten by it', async () => {
      const [thrownAway, other] = [await drawn(), await drawn()];
      const name = 'Freitagsturnier';
      expect((await club.owner.post(`/api/night/${thrownAway.id}/delete`, { name })).statusCode).toBe(200);
      machine.isSet(60 * 24 * HOUR);
      club.house.now();
      await expect.poll(() => club.house.now() - machine.wall()).toBeGreaterThan(-MIN);
      // nobody is signed in any more after so long
      const hosted = await club.house.nights.find(other.id);
      const actor = { id: 'rosa', role: 'director' } as const;
      await hosted?.perform({ id: toCommitId(randomUUID()), command: { type: 'StartClock' }, actor });
      machine.isSet(-60 * 24 * HOUR);
      await putRight();
      expect(club.house.time.asked).toMatchObject({ what: 'set' });
      expect((await club.house.nights.bin()).map(({ id }) => id)).toEqual([thrownAway.id]);
    });

    it('the house goes by the machine where nothing ran', async () => {
      const { id } = await drawn();
      await putRight();
      expect(Math.abs(club.house.now() - machine.wall())).toBeLessThan(MIN);
      expect(await seen(id)).not.toHaveProperty('asked');
    });
  });
});
