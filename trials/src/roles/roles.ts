import { seeded } from '@riffle/hand/testing';
import { aScene, leave } from '../asked/scene.ts';
import type { Outcome, Trial } from '../trial.ts';
import { commands } from './commands.ts';
import { demos } from './demos.ts';
import { ways } from './ways.ts';

/** All ways in and all commands, by everybody, as the app's table and the kinds say themselves. */
export const roles: Trial = { name: 'roles', times: 25, run };

async function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const scene = await aScene();
  try {
    const opened = await ways(scene);
    const inDemos = await demos(scene);
    const given = await commands(scene, seeded(seed), times);
    const faults = [...opened.faults, ...inDemos, ...given.faults];
    return {
      ok: faults.length === 0,
      lines: [
        `ways in: ${String(scene.club.app.waysIn.all.length)}, asked ${String(opened.tried)} times`,
        `commands given: ${String(given.tried)}, of which accepted: ${String(given.accepted)}`,
        `faults: ${String(faults.length)}`,
        ...faults.slice(0, 50),
      ],
    };
  } finally {
    await leave(scene);
  }
}
