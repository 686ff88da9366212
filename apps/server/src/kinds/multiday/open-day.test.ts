import { randomUUID } from 'node:crypto';
import type { LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Club, openClub } from '../../testing/club.ts';
import { openEvent, playFlight, somePeople } from './testing.ts';

const NAMES = ['Anna Adler', 'Ben Bach', 'Carla Dorn', 'Dora Ernst', 'Emil Falk', 'Fritz Groß'];
const REFUSED = { status: 409, code: 'opening-taken-back' };

describe('the opening of a day that somebody takes back while it is done', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await club.close();
  });

  async function ready() {
    const event = await openEvent(club);
    const people = await somePeople(club, NAMES);
    await playFlight(event.flights[0], people.slice(0, 3));
    await playFlight(event.flights[1], people.slice(3, 6));
    await expect.poll(async () => (await event.part('part-day-2'))?.mayOpen).toBe(true);
    return event;
  }
  const lists = async () => {
    const ids = async (path: string) =>
      (await club.owner.get(path)).json<readonly { readonly id: string }[]>().map(({ id }) => id);
    return { listed: await ids('/api/night'), inBin: await ids('/api/night/bin') };
  };
  const takeBack = async (event: Awaited<ReturnType<typeof openEvent>>) => {
    const { undo } = await event.document();
    expect(undo?.commit.text).toMatch(/^Tag 2 eröffnet/);
    // what its new night tells the event meanwhile goes with it, and is asked about anew
    await expect
      .poll(async () => {
        const { also } = (await club.owner.get(`/api/multiday/${event.id}/undo/${undo?.id}`)).json();
        return (await event.command({ type: 'Undo', commit: undo?.id, also })).statusCode;
      })
      .toBe(200);
  };
  /** Once, when the house asks who is behind the stacks that go on: the night is made by then, and nothing is carried. */
  function before(carrying: (night: string) => Promise<void>, night: string): void {
    const { people } = club.house.club;
    const { behind } = people;
    const nights = club.house.host.all.find(({ kind }) => kind.name === 'night');
    let done = false;
    vi.spyOn(people, 'behind').mockImplementation(async (ids) => {
      const hosted = done ? undefined : await nights?.find(night);
      const state = hosted?.state as { readonly setup?: object; readonly carried?: object } | undefined;
      if (!done && state?.setup !== undefined && state.carried === undefined) {
        done = true;
        await carrying(night);
      }
      return behind.call(people, ids);
    });
  }

  it('leaves no night that no event knows of, and says why there is none', async () => {
    const event = await ready();
    const night = randomUUID();
    before(() => takeBack(event), night);
    const answer = await event.open(night);
    expect(answer.json()).toMatchObject({ ...REFUSED, title: expect.stringContaining('Tag 2') });
    expect(await event.part('part-day-2')).toMatchObject({ stage: 'closed', mayOpen: true });
    const { listed, inBin } = await lists();
    expect(listed).not.toContain(night);
    expect(inBin).toEqual([night]);
    // opened once more it has another night, which has all stacks
    const second = randomUUID();
    expect((await event.open(second)).statusCode).toBe(200);
    expect((await event.nightOf('part-day-2')).view.figures.left).toBe(4);
    expect((await lists()).listed).toContain(second);
  });

  it('keeps the night where that in turn is taken back before its stacks are carried', async () => {
    const event = await ready();
    const night = randomUUID();
    before(async () => {
      await takeBack(event);
      const { redo } = await event.document();
      expect((await event.command({ type: 'Undo', commit: redo?.id, also: [] })).statusCode).toBe(200);
    }, night);
    expect((await event.open(night)).statusCode).toBe(200);
    expect((await event.nightOf('part-day-2')).view.figures.left).toBe(4);
    expect((await lists()).inBin).toEqual([]);
  });

  it('throws the first of two nights away where the day was opened anew with another meanwhile', async () => {
    const event = await ready();
    const [first, second] = [randomUUID(), randomUUID()];
    before(async () => {
      await takeBack(event);
      expect((await event.open(second)).statusCode).toBe(200);
    }, first);
    expect((await event.open(first)).json()).toMatchObject(REFUSED);
    expect(await event.part('part-day-2')).toMatchObject({ stage: 'before', night: second });
    expect((await event.nightOf('part-day-2')).view.figures.left).toBe(4);
    const { listed, inBin } = await lists();
    expect([listed.includes(second), listed.includes(first), inBin]).toEqual([true, false, [first]]);
  });

  it('makes no night of an answer that was lost and an opening that was taken back since', async () => {
    const event = await ready();
    const [night, commit] = [randomUUID(), randomUUID()];
    expect((await event.open(night, commit)).statusCode).toBe(200);
    await takeBack(event);
    await expect.poll(async () => (await lists()).inBin).toEqual([night]);
    expect((await event.open(night, commit)).json()).toMatchObject(REFUSED);
    expect((await lists()).inBin).toEqual([night]);
  });

  it('is done once where two desks open the day at the same moment', async () => {
    const event = await ready();
    const ids: readonly string[] = [randomUUID(), randomUUID()];
    const answers = await Promise.all(ids.map((one) => event.open(one)));
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
    for (const answer of answers) if (answer.statusCode === 409) expect(answer.json().code).toBe('day-opened');
    expect((await event.nightOf('part-day-2')).view.figures.left).toBe(4);
    expect((await lists()).listed.filter((id) => ids.includes(id))).toHaveLength(1);
    const { night = '' } = (await event.part('part-day-2')) ?? {};
    const log = (await club.owner.get(`/api/night/${night}/log`)).json<readonly LogLine[]>();
    expect(log).toHaveLength(2);
  });
});
