import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { seeded } from '@riffle/hand/testing';
import { aSetup } from '@riffle/server/testing';
import type { CommandAnswer, LogLine, Night } from '@riffle/wire';
import type { Outcome, Trial } from '../trial.ts';
import { type Load, sendUntilGone } from './client.ts';
import { Screen } from './screen.ts';
import { ServerToKill } from './server-to-kill.ts';
import { type Shown, wasNeverSo } from './told-again.ts';

/** The whole server is killed at any moment under load, and keeps all that it acknowledged, once, and answers it again. */
export const kills: Trial = { name: 'kills', times: 1000, run };

const CLIENTS = 8;
const PLAYERS = 48;
/** Then a new house: each night is as long as a night is, not as a thousand. */
const IN_ONE_HOUSE = 10;
const LONGEST = 400;

type Report = {
  kills: number;
  acknowledged: number;
  refused: number;
  resent: number;
  views: number;
  readonly faults: string[];
};

async function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const report: Report = { kills: 0, acknowledged: 0, refused: 0, resent: 0, views: 0, faults: [] };
  const houses = Array.from({ length: Math.ceil(times / IN_ONE_HOUSE) }, (_, house) => house);
  const lane = async (): Promise<void> => {
    for (let house = houses.shift(); house !== undefined; house = houses.shift())
      await inOneHouse(Math.min(IN_ONE_HOUSE, times - house * IN_ONE_HOUSE), seeded(seed + house), report);
  };
  // a start is mostly one core's work
  await Promise.all([lane(), lane()]);
  const { acknowledged, refused, resent, views, faults } = report;
  return {
    ok: faults.length === 0,
    lines: [
      `kills with -9: ${String(report.kills)}, under load of ${String(CLIENTS)} clients`,
      `commands acknowledged: ${String(acknowledged)}, refused: ${String(refused)}, sent again after a kill: ${String(resent)}`,
      `views compared: ${String(views)}`,
      `faults: ${String(faults.length)}`,
      ...faults.slice(0, 40),
    ],
  };
}

async function inOneHouse(times: number, chance: (below: number) => number, report: Report): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riffle-kills-'));
  const server = new ServerToKill(dataDir);
  try {
    await server.start();
    const night = randomUUID();
    const entries = await begin(server, night);
    const versions = new Map<string, number>();
    const shown: Shown[] = [];
    for (let time = 0; time < times; time += 1) {
      const screen = new Screen();
      await screen.watch(server, night);
      let heard = 0;
      const hear = () => {
        heard += 1;
      };
      const loads = Array.from({ length: CLIENTS }, (_, client) =>
        sendUntilGone(
          server,
          night,
          { client, entries: entries.filter((_, index) => index % CLIENTS === client) },
          hear,
        ),
      );
      while (heard < 2 * CLIENTS) await setTimeout(5);
      await setTimeout(chance(LONGEST));
      await server.kill();
      report.kills += 1;
      const ended = await Promise.all(loads);
      if (screen.shown !== undefined) shown.push({ when: 'before a kill', document: screen.shown });
      await server.start();
      await examine({ server, night, ended, versions }, report);
      shown.push({ when: 'after a kill', document: await server.get<Night>(`/api/night/${night}?lang=de`) });
    }
    await server.kill();
    report.views += shown.length;
    report.faults.push(...(await wasNeverSo(dataDir, night, shown)));
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function begin(server: ServerToKill, night: string): Promise<readonly string[]> {
  await server.ask('POST', '/api/night', { id: night, commandId: randomUUID(), setup: aSetup() });
  const entries = Array.from({ length: PLAYERS }, () => ({ entry: randomUUID(), person: randomUUID() }));
  const ids = entries.map(({ entry }) => entry);
  const steps = [
    { type: 'AddEntries', entries },
    { type: 'CheckIn', entries: ids },
    { type: 'DrawSeats' },
    { type: 'StartClock' },
  ];
  for (const command of steps) {
    const answer = await server.ask('POST', `/api/night/${night}/commands`, { id: randomUUID(), command });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return ids;
}

type Ended = {
  readonly server: ServerToKill;
  readonly night: string;
  readonly ended: readonly Load[];
  /** Of every command that was ever acknowledged in this night. */
  readonly versions: Map<string, number>;
};

async function examine({ server, night, ended, versions }: Ended, report: Report): Promise<void> {
  const log = await server.get<readonly LogLine[]>(`/api/night/${night}/log`);
  const inLog = new Map(log.map((line) => [line.id as string, line.version]));
  const fault = (what: string): void => void report.faults.push(`after kill ${String(report.kills)}: ${what}`);
  if (log.some(({ version }, index) => version !== index + 1)) fault('the log is not whole');
  if (inLog.size !== log.length) fault('a command is there twice');
  for (const { acknowledged, refused } of ended) {
    report.acknowledged += acknowledged.size;
    report.refused += refused.length;
    for (const [{ id }, { version }] of acknowledged) versions.set(id, version);
    for (const id of refused) if (inLog.has(id)) fault(`refused, and done: ${id}`);
  }
  for (const [id, version] of versions)
    if (inLog.get(id) !== version)
      fault(`acknowledged as ${String(version)}, there as ${String(inLog.get(id))}: ${id}`);
  const sendAgain = async ({ acknowledged, underWay }: Load): Promise<void> => {
    // whoever got no answer sends again; whoever got one and sends again gets the same
    for (const sent of [underWay, ...[...acknowledged.keys()].slice(-3)]) {
      const known = inLog.get(sent.id);
      const again = await server.ask('POST', `/api/night/${night}/commands`, sent);
      report.resent += 1;
      const answer = again.ok ? ((await again.json()) as CommandAnswer) : undefined;
      if (answer !== undefined) versions.set(sent.id, answer.version);
      if (known !== undefined && answer?.version !== known) fault(`another answer to ${JSON.stringify(sent)}`);
      if (again.status >= 500) fault(`broke: ${JSON.stringify(sent)}`);
    }
  };
  await Promise.all(ended.map(sendAgain));
}
