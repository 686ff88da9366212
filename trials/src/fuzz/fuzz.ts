import type { AddressInfo } from 'node:net';
import { seeded } from '@riffle/hand/testing';
import { CALLERS, isAtLeast } from '../asked/callers.ts';
import { poolOf } from '../asked/pool.ts';
import { aScene, leave, type Scene } from '../asked/scene.ts';
import { type Description, namedIn } from '../asked/schema.ts';
import type { Outcome, Trial } from '../trial.ts';
import { type Asking, asking } from './asking.ts';
import { Judge } from './judged.ts';
import { type Answer, hangUp, send } from './sent.ts';
import { talk } from './sockets.ts';

/** Requests from the API's own description, spoilt; whatever comes of them is as described, and nobody gets what is not his. */
export const fuzz: Trial = { name: 'fuzz', times: 100_000, run };

/** Then a house is left, and the next one begins anew: what went wrong in one must not lie long ago. */
const IN_ONE_HOUSE = 2_500;
const REQUESTS_A_TALK = 50;

type Report = { readonly byStatus: Map<number, number>; readonly faults: string[]; talks: number; cut: number };

async function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const report: Report = { byStatus: new Map(), faults: [], talks: 0, cut: 0 };
  for (let done = 0; done < times; done += IN_ONE_HOUSE)
    await inOneHouse(Math.min(IN_ONE_HOUSE, times - done), seed + done, report);
  hangUp();
  const statuses = [...report.byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${String(status)}: ${String(count)}`);
  return {
    ok: report.faults.length === 0,
    lines: [
      `requests: ${String(times)}, by status ${statuses.join(', ')}; connections cut for too large a body: ${String(report.cut)}`,
      `live connections: ${String(report.talks)}`,
      `faults: ${String(report.faults.length)}`,
      ...report.faults.slice(0, 40),
    ],
  };
}

async function inOneHouse(times: number, seed: number, report: Report): Promise<void> {
  const scene = await aScene();
  try {
    const { club, kept, night } = scene;
    await club.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = club.app.server.address() as AddressInfo;
    const description = club.app.swagger() as unknown as Description;
    const chance = seeded(seed);
    const judge = new Judge(scene, description);
    const files = {
      night: (await club.owner.get(`/api/night/${night.id}/export`)).body,
      list: 'Vorname;Nachname;Verein\nAnna;Adler;Pik\nBen;Bach;Herz\n',
    };
    let pool = await poolOf(scene);
    for (let time = 0; time < times; time += 1) {
      if (time % 100 === 99) pool = await poolOf(scene);
      const asked = asking({ scene, description, files, around: { chance, pool, named: namedIn(description) } });
      const before = await kept.now();
      const answer = await send(port, asked.sent).catch((error: unknown) => String(error));
      note(asked, answer, judge, before === (await kept.now()), report);
      if (time % REQUESTS_A_TALK === 0) {
        report.talks += 1;
        report.faults.push(...(await talk(scene, port, chance)));
      }
    }
    report.faults.push(...(await stillThere(scene)));
  } finally {
    await leave(scene);
  }
}

const LARGEST = 1_000_000;

function note(asked: Asking, answer: Answer | string, judge: Judge, isSame: boolean, report: Report): void {
  const { as, sent } = asked;
  const told = (what: string): string =>
    `${as}: ${sent.method} ${sent.path.slice(0, 200)} ${sent.body?.slice(0, 400) ?? ''}: ${what}`;
  if (typeof answer === 'string') {
    if ((sent.body?.length ?? 0) > LARGEST) report.cut += 1;
    else report.faults.push(told(answer));
    return;
  }
  report.byStatus.set(answer.status, (report.byStatus.get(answer.status) ?? 0) + 1);
  const fault = judge.faultIn(asked, answer, isSame);
  if (fault !== undefined) report.faults.push(told(`${fault}: ${String(answer.status)} ${answer.body.slice(0, 300)}`));
}

/** Whoever was let in before is, and nobody else: else most of what came after was asked by strangers. */
async function stillThere({ callers }: Scene): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const as of CALLERS) {
    const { is } = (await callers[as].get('/api/session')).json<{ readonly is: string }>();
    if ((is === 'staff') !== isAtLeast(as, 'display')) faults.push(`${as} is ${is} at the end`);
  }
  return faults;
}
