import { randomUUID } from 'node:crypto';
import type { LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, enter, openClub, openNight } from '../../testing/club.ts';

type Opened = Awaited<ReturnType<typeof openNight>>;

describe('the floor’s log and the penalty book', () => {
  let club: Club;
  let night: Opened;
  let entry: string;
  const ruling = randomUUID();
  const penalty = randomUUID();
  const given = () => ({
    record: {
      type: 'RecordRuling',
      ruling,
      on: { kind: 'abuse', facts: { how: 'words' }, answer: 'proposed', outcome: { is: 'dead' }, refs: [], entry },
    },
    penalty: { type: 'GivePenalty', penalty, entry, offence: 'abuse', measure: 'warning', ruling },
  });
  beforeEach(async () => {
    club = await openClub();
    night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adlerhorst', 'Ben Bachmann']);
    entry = Object.keys((await night.document()).view.entries)[0] ?? '';
  });
  afterEach(() => club.close());
  const log = async (): Promise<readonly LogLine[]> => (await club.owner.get(`/api/night/${night.id}/log`)).json();

  it('say in the log of the night which ruling or penalty a step is about, so that it has its author', async () => {
    await night.command(given().record);
    await night.command(given().penalty);
    await night.command({ type: 'AppealRuling', ruling, why: 'Ich war es nicht', nextHandBegun: false });
    const lines = await log();
    expect(lines.filter(({ about }) => about?.includes(ruling)).map(({ actor }) => actor)).toEqual(['Rosa', 'Rosa']);
    expect(lines.filter(({ about }) => about?.includes(penalty))).toHaveLength(1);
    expect(lines.filter(({ about }) => about === undefined).length).toBeGreaterThan(0);
  });

  it('cites the rules of a ruling beside its words, for the reader to name them, and none as it is written in here', async () => {
    const { record } = given();
    const refs = ['gcb@2025-10-30:T37.A4', 'gcb@2025-10-30:T38'];
    await night.command({ ...record, on: { ...record.on, refs } });
    const line = (await log()).find(({ about }) => about?.includes(ruling));
    expect(line).toMatchObject({ text: 'Entscheidung zu Anna Adlerhorst.', refs });
  });

  it('cites the rule that was broken first, and goes with the step that is taken back', async () => {
    const breach = { type: 'GivePenalty', penalty, entry, offence: 'device', rule: '05(5)b', measure: 'caution' };
    await night.command(breach);
    const line = (await log()).find(({ about }) => about?.includes(penalty));
    expect(line?.refs).toEqual(['pvb@2020-01:05(5)b', 'pvb@2020-01:69(8)']);
    await night.command({ ...breach, penalty: randomUUID(), rule: 'T58.b' });
    expect((await night.document()).view.penalties).toHaveLength(1);
    await night.command({ type: 'Undo', commit: line?.id, also: [] });
    expect((await night.document()).view).not.toHaveProperty('penalties');
  });

  it('never reach the room, neither as a document nor as a log', async () => {
    const { code } = await night.document();
    const quiet = await club.visitor.get(`/api/night/link/${code}`);
    await night.command(given().record);
    await night.command(given().penalty);
    const after = await club.visitor.get(`/api/night/link/${code}`);
    expect(after.body).toBe(quiet.body);
    expect({ ...after.headers, date: '' }).toEqual({ ...quiet.headers, date: '' });
    expect((await club.visitor.get(`/api/night/${night.id}/log`)).statusCode).toBe(401);
    expect((await night.document()).view).toMatchObject({ rulings: [{ id: ruling }], penalties: [{ id: penalty }] });
  });

  it('take the same step once, however often a phone sends it, and keep when it was decided', async () => {
    const at = Date.now() - 20 * 60_000;
    const body = { id: randomUUID(), command: { ...given().record, at } };
    const send = () => club.owner.post(`/api/night/${night.id}/commands`, body);
    const answers = [await send(), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await night.document()).view.rulings).toMatchObject([{ id: ruling, at }]);
    // kept by another page of the device under another id: it is the same ruling all the same
    expect((await night.command(given().record)).json()).toMatchObject({ code: 'id-taken' });
  });
});
