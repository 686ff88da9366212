import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { figure } from './throughput.ts';

export type Load = { readonly name: string; readonly ms: number; readonly megabytes: number };

const TRIES = 5;

/** From nothing loaded to the first hand ranked, and what stays in memory: each in fresh processes, the best time. */
export const loads = (names: readonly string[]): readonly Load[] =>
  names.map((name) => {
    const tries = Array.from({ length: TRIES }, (): Load => {
      const child = join(import.meta.dirname, 'load.child.ts');
      const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', child, name], { encoding: 'utf8' });
      if (stdout === '') throw new Error(`${name} did not load: ${stderr}`);
      return { name, ...(JSON.parse(stdout) as { ms: number; megabytes: number }) };
    });
    return {
      name,
      ms: figure(Math.min(...tries.map(({ ms }) => ms))),
      megabytes: figure(Math.min(...tries.map(({ megabytes }) => megabytes))),
    };
  });
