import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandsPerSecond } from './commands-per-second.ts';
import { Desk } from './desk.ts';
import { drawAndBalance } from './draw-and-balance.ts';
import { growth } from './growth.ts';
import { journalAlone } from './journal-alone.ts';
import { leagueTables } from './league.ts';
import { nightsByHand } from './nights-by-hand.ts';
import { firstPaints } from './paint.ts';
import { replay } from './replay.ts';
import { tapToScreens } from './screens.ts';
import { startServerProcess } from './server-process.ts';
import { startUp } from './start-up.ts';

const CALLERS = [1, 8, 32] as const;
const SCREENS = 200;
const FIELD = 10_000;
export const ROUNDS = 3;

/** Each part on a folder of its own, in this order. */
const parts = {
  commands: (folder: string) =>
    atADesk(folder, async (desk) => {
      // the first commands of a process are slow, and nobody's evening begins with a benchmark
      await commandsPerSecond(desk, 8);
      const measured = [];
      for (const callers of CALLERS) {
        const rounds = await inRounds(() => commandsPerSecond(desk, callers));
        measured.push(best(rounds, (one) => one.perSecond));
      }
      return measured;
    }),
  screens: (folder: string) =>
    atADesk(folder, async (desk, url) =>
      best(await inRounds(() => tapToScreens(url, desk, SCREENS)), (one) => -one.eachScreenMs.p99),
    ),
  startUp,
  field: () => drawAndBalance(FIELD),
  nights: () => Promise.resolve(nightsByHand()),
  league: () => Promise.resolve(leagueTables()),
  growth,
  journal: journalAlone,
  // their peers are installed when they are first asked for
  evaluators: async () => (await import('./evaluators.ts')).evaluators(),
  equities: async () => (await import('./equities.ts')).equityTimes(),
  deals: async () => (await import('./deals.ts')).deals(),
  engines: async () => (await import('./hands/engines.ts')).engines(),
  replay,
  paint: (folder: string) => atADesk(folder, (desk, url) => firstPaints(desk, url)),
} as const;
export type PartName = keyof typeof parts;
export const PART_NAMES = Object.keys(parts) as readonly PartName[];
export type Measured = { readonly [P in PartName]?: Awaited<ReturnType<(typeof parts)[P]>> };

export async function measure(names: readonly PartName[], scratch: string): Promise<Measured> {
  const measured: Record<string, unknown> = {};
  for (const name of names) {
    const folder = join(scratch, name);
    mkdirSync(folder);
    process.stderr.write(`${name} …\n`);
    measured[name] = await parts[name](folder);
  }
  return measured as Measured;
}

/** Whatever else the machine does makes a round worse and never better. */
async function inRounds<T>(round: () => Promise<T>): Promise<readonly [T, ...T[]]> {
  const rounds: [T, ...T[]] = [await round()];
  while (rounds.length < ROUNDS) rounds.push(await round());
  return rounds;
}
const best = <T>([first, ...others]: readonly [T, ...T[]], goodness: (one: T) => number): T =>
  others.reduce((sofar, one) => (goodness(one) > goodness(sofar) ? one : sofar), first);

async function atADesk<T>(folder: string, work: (desk: Desk, url: string) => Promise<T>): Promise<T> {
  const server = await startServerProcess(folder);
  const done = await work(await Desk.open(server), server.url);
  await server.stop();
  return done;
}
