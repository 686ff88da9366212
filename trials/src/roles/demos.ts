import { randomUUID } from 'node:crypto';
import type { Problem } from '@riffle/wire';
import type { Scene } from '../asked/scene.ts';

/** Whoever plays a demo plays that demo: nothing of it opens a night of the house, by whatever id it is asked. */
export async function demos({ callers, club, night, demo, kept }: Scene): Promise<readonly string[]> {
  const { visitor } = callers;
  const faults: string[] = [];
  const command = { type: 'Note', text: 'from a demo' };
  const inDemo = await visitor.post(`/api/night/${demo}/commands`, { id: randomUUID(), command });
  if (inDemo.statusCode !== 200) faults.push(`a demo is not played: ${inDemo.body}`);
  const [step] = (await club.owner.get(`/api/night/${night.id}/log`))
    .json<readonly { readonly id: string }[]>()
    .slice(-1);
  const foreign = { id: randomUUID(), command: { type: 'Undo', commit: step?.id ?? '', also: [] } };
  const before = await kept.now();
  const asked = [
    visitor.post(`/api/night/${night.id}/commands`, { id: randomUUID(), command }),
    visitor.post(`/api/night/${demo}/../${night.id}/commands`, { id: randomUUID(), command }),
    visitor.post(`/api/night/${demo}%2f..%2f${night.id}/commands`, { id: randomUUID(), command }),
    visitor.post(`/api/night/${demo}/commands`, foreign),
    visitor.get(`/api/night/${demo}/undo/${step?.id ?? ''}`),
    visitor.get(`/api/night/${demo}/export`),
    visitor.post(`/api/night/${demo}/import`, { id: randomUUID(), decisions: [] }),
  ];
  for (const answer of await Promise.all(asked)) {
    if (answer.statusCode < 400 || answer.statusCode >= 500) faults.push(`from a demo: ${answer.body}`);
    else if (answer.json<Problem>().code === undefined) faults.push(`from a demo, no problem: ${answer.body}`);
  }
  if (before !== (await kept.now())) faults.push('a demo changed something of the house');
  return faults;
}
