import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Difference, patched } from '@riffle/aggregate';
import type { LiveMessage, Night } from '@riffle/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

type Deed = { readonly do: 'note' | 'out' | 'undo' | 'twice' | 'time' | 'wall' | 'button'; readonly who: number };
const deed: fc.Arbitrary<Deed> = fc.record({
  do: fc.constantFrom('note', 'out', 'undo', 'twice', 'time', 'wall', 'button'),
  who: fc.nat(20),
});

describe('several at once', () => {
  let club: Club;
  let port = 0;
  beforeAll(async () => {
    club = await openClub({ rateLimits: 'off' });
    await club.app.listen({ port: 0, host: '127.0.0.1' });
    port = (club.app.server.address() as AddressInfo).port;
  });
  afterAll(() => club.close());

  const running = async (players: number) => {
    const night = await openNight(club.owner, aSetup());
    await enter(
      club.owner,
      night,
      Array.from({ length: players }, (_, index) => `Anna Adler${index}`),
    );
    const entries = Object.keys((await night.document()).view.entries);
    for (const command of [{ type: 'CheckIn', entries }, { type: 'DrawSeats' }, { type: 'StartClock' }]) {
      await night.command(command);
    }
    return { ...night, entries };
  };

  /** Keeps what a browser would keep, and comes back with it after each loss. */
  const viewer = async (night: string, as: 'staff' | 'room') => {
    let [document, version, epoch] = [undefined as Night | undefined, 0, ''];
    let socket: WebSocket;
    const connect = async () => {
      socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie: String(club.owner.cookie) } });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as LiveMessage;
        if (message.type === 'whole') ({ version, epoch } = message);
        if (message.type === 'whole') document = message.document as Night;
        if (message.type !== 'change') return;
        expect(message.from).toBe(version);
        document = patched(document, message.difference as Difference) as Night;
        version = message.version;
      });
      await new Promise((done) => socket.once('open', done));
      const had = epoch === '' ? {} : { from: version, epoch };
      socket.send(JSON.stringify({ type: 'watch', kind: 'night', id: night, as, language: 'de', ...had }));
    };
    await connect();
    return {
      document: () => document,
      lose: async () => {
        socket.terminate();
        await connect();
      },
      end: () => socket.terminate(),
    };
  };

  it('end where one who asks anew begins: staff and room, through losses of the line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(deed, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), async (rounds) => {
        const night = await running(8);
        const [desk, other, wall] = await Promise.all([
          viewer(night.id, 'staff'),
          viewer(night.id, 'staff'),
          viewer(night.id, 'room'),
        ]);
        const codes: number[] = [];
        const act = async ({ do: what, who }: Deed): Promise<void> => {
          const entry = night.entries[who % 8] ?? '';
          const command = (one: object, id = randomUUID()) =>
            club.owner.post(`/api/night/${night.id}/commands`, { id, command: one });
          const answers = [];
          if (what === 'note') answers.push(await command({ type: 'Note', text: String(who) }));
          else if (what === 'out')
            answers.push(await command({ type: 'BustOut', bustOut: randomUUID(), out: [{ entry, by: [] }] }));
          else if (what === 'time') answers.push(await command({ type: 'AddTime', ms: 1000 }));
          else if (what === 'wall') await club.owner.put(`/api/night/${night.id}/wall`, { announcement: String(who) });
          else if (what === 'button') {
            const [table = ''] = Object.keys(desk.document()?.view.tables ?? {});
            answers.push(await command({ type: 'AdvanceButton', table }));
          } else if (what === 'twice') {
            const id = randomUUID();
            const both = await Promise.all([0, 1].map(() => command({ type: 'Note', text: 'twice' }, id)));
            expect(both[0]?.json()).toEqual(both[1]?.json());
            answers.push(...both);
          } else {
            // two see the same step and both take it back
            const step = desk.document()?.undo?.id ?? '';
            const takeBack = { type: 'Undo', commit: step, also: [] };
            if (step !== '') {
              const both = await Promise.all([command(takeBack), command(takeBack)]);
              expect(both.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
              answers.push(...both);
            }
          }
          codes.push(...answers.map(({ statusCode }) => statusCode));
        };
        for (const round of rounds) {
          await Promise.all(round.map(act));
          await (round.length % 2 === 0 ? other : wall).lose();
        }
        expect(codes.filter((code) => code >= 500)).toEqual([]);
        const fresh = await night.document();
        const room = (await club.visitor.get(`/api/night/link/${fresh.code}`)).json();
        await expect.poll(() => desk.document()).toEqual(fresh);
        await expect.poll(() => other.document()).toEqual(fresh);
        await expect.poll(() => wall.document()).toEqual(room);
        const log = (await club.owner.get(`/api/night/${night.id}/log`)).json();
        expect(log).toHaveLength(fresh.version ?? 0);
        for (const one of [desk, other, wall]) one.end();
      }),
      { numRuns: 25 },
    );
  });

  it('takes a step back once, however many ask for it at once, and the rest is told why not', async () => {
    const night = await running(4);
    await night.command({ type: 'BustOut', bustOut: randomUUID(), out: [{ entry: night.entries[0], by: [] }] });
    const { undo } = await night.document();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => night.command({ type: 'Undo', commit: undo?.id, also: [] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'nothing-to-undo' });
    expect((await night.document()).view.figures.left).toBe(4);
  });

  it('takes back what another builds upon only with it, though both come at once', async () => {
    const night = await running(4);
    await night.command({ type: 'PauseClock' });
    const { undo } = await night.document();
    const [taken, started] = await Promise.all([
      night.command({ type: 'Undo', commit: undo?.id, also: [] }),
      night.command({ type: 'StartClock' }),
    ]);
    // whichever came first, the other is done on what it left or refused: never both by halves
    expect(taken.statusCode).toBe(200);
    expect([200, 409]).toContain(started.statusCode);
    expect((await night.document()).view.clock?.running).toBe(true);
  });
});
