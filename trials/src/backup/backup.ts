import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Outcome, Trial } from '../trial.ts';

/** Backups while fifty commands a second come in; each restored elsewhere shows what was shown at the version that it has. */
export const backup: Trial = { name: 'backup', times: 60, run };

const CHILD = fileURLToPath(new URL('../../../apps/cli/src/testing/backup-under-load.child.ts', import.meta.url));
/** To a house: each night is as long as a night is. */
const IN_ONE_HOUSE = 10;

type Said = {
  readonly commands: number;
  readonly seconds: number;
  readonly differences: readonly string[];
  readonly lost: readonly string[];
};

async function run({ times }: { readonly times: number }): Promise<Outcome> {
  const faults: string[] = [];
  let commands = 0;
  let seconds = 0;
  for (let done = 0; done < times; done += IN_ONE_HOUSE) {
    const backups = Math.min(IN_ONE_HOUSE, times - done);
    const { stdout } = await promisify(execFile)(process.execPath, [CHILD, String(backups)]);
    const said = JSON.parse(stdout) as Said;
    commands += said.commands;
    seconds += said.seconds;
    faults.push(...said.differences.map((one) => `differs: ${one}`), ...said.lost.map((one) => `lost: ${one}`));
  }
  const lines = [
    `backups made under load and restored elsewhere: ${String(times)}, three nights each`,
    `commands acknowledged meanwhile: ${String(commands)}, ${(commands / seconds).toFixed(0)} a second`,
    `faults: ${String(faults.length)}`,
  ];
  return { ok: faults.length === 0, lines: [...lines, ...faults.slice(0, 40)] };
}
