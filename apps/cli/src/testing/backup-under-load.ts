import { setTimeout } from 'node:timers/promises';
import { riffleProcess } from './riffle-process.ts';
import { beginNight, type ServedClub, serveClub, shownOf } from './served-club.ts';

type Load = {
  /** A folder for data, backups and what is restored. */
  readonly folder: string;
  readonly nights: number;
  readonly commandsPerSecond: number;
  readonly backups: number;
};
export type UnderLoad = {
  readonly commands: number;
  /** How long they came in, in seconds. */
  readonly seconds: number;
  /** What was shown at a version, and is not after restoring the backup that has that version. */
  readonly differences: readonly string[];
  /** What was acknowledged before a backup was asked for, and is not in it. */
  readonly lost: readonly string[];
};

/** Each waits for its answer: a machine that takes less gets less. */
const PHONES = 8;

/** Backups while commands come in, each restored elsewhere and held against what was shown at the version it has. */
export async function backUpUnderLoad({ folder, nights: count, commandsPerSecond, backups }: Load): Promise<UnderLoad> {
  // as behind a proxy, each time from another address: one alone may not ask as much
  const club = await serveClub(`${folder}/data`, ['--trust-proxy']);
  const nights = await Promise.all(Array.from({ length: count }, (_, at) => aNight(club, `Nacht ${String(at)}`)));
  const beside = await beginNight(club, 'Nebenan');
  const [differences, lost]: [string[], string[]] = [[], []];
  let ends = false;
  const began = performance.now();
  const work = nights.map(async (night) => {
    for (let turn = 0; !ends; turn += 1) await night.goOn(turn);
  });
  // where what is shown is noted after each command, they are slower: the night beside makes up for it
  let sent = 0;
  const phones = Array.from({ length: PHONES }, async () => {
    while (!ends) {
      const due = began + (sent * 1000) / commandsPerSecond;
      sent += 1;
      await setTimeout(Math.max(0, due - performance.now()));
      await beside.goOn(sent);
    }
  });
  const files: { readonly file: string; readonly acknowledged: ReadonlyMap<string, number> }[] = [];
  for (let turn = 0; turn < backups; turn += 1) {
    await setTimeout(400);
    const acknowledged = new Map(nights.map(({ id, shown }) => [id, Math.max(...shown.keys())]));
    const file = `${folder}/backup-${String(turn)}.tar.gz`;
    const { code, err } = await riffleProcess(['backup', '--data', `${folder}/data`, '--out', file]);
    if (code !== 0) throw new Error(err);
    files.push({ file, acknowledged });
  }
  await setTimeout(200);
  ends = true;
  await Promise.all([...work, ...phones]);
  const seconds = (performance.now() - began) / 1000;
  await club.stop();
  for (const [turn, { file, acknowledged }] of files.entries()) {
    const elsewhere = `${folder}/elsewhere-${String(turn)}`;
    const { code, err } = await riffleProcess(['restore', file, '--data', elsewhere]);
    if (code !== 0) throw new Error(err);
    const restored = await serveClub(elsewhere);
    for (const { id, shown } of nights) {
      const { version } = await restored.json<{ readonly version: number }>(`/api/night/${id}`);
      if (version < (acknowledged.get(id) ?? 0)) lost.push(`${file} ${id} ${String(version)}`);
      const now = await shownOf(restored, id);
      // the one that was under way when the backup was made has been shown a moment later
      if (shown.get(version) !== now) differences.push(`${file} ${id} ${String(version)}`);
    }
    await restored.stop();
  }
  const commands = nights.reduce((sum, { shown }) => sum + shown.size, sent);
  return { commands, seconds, differences, lost };
}

/** After each command what is shown is noted: nobody else does anything in the same night. */
async function aNight(club: ServedClub, name: string) {
  const night = await beginNight(club, name);
  const shown = new Map<number, string>([[1, await shownOf(club, night.id)]]);
  return {
    id: night.id,
    shown,
    goOn: async (turn: number): Promise<void> => {
      const version = await night.goOn(turn);
      shown.set(version, await shownOf(club, night.id));
    },
  };
}
