import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type As, CALLERS, isAtLeast } from '../asked/callers.ts';
import { type Chance, oneOf } from '../asked/made.ts';
import { type Scene, SECRETS } from '../asked/scene.ts';
import { spoilt } from './spoilt.ts';

const LAST = 'the-last-one-asked-for';
/** Understood, and too much or nothing that makes sense; sent away to come back; not let in any more. */
const CLOSES = [1000, 1005, 1007, 1008, 1009, 1012, 4401];

/** One connection that says whatever comes to mind, until it is sent away or has had its answer to the last. */
export async function talk(scene: Scene, port: number, chance: Chance): Promise<readonly string[]> {
  const as: As = oneOf(chance, CALLERS) ?? 'visitor';
  const { cookie } = scene.callers[as];
  const headers = cookie === undefined ? {} : { cookie };
  const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/live`, { headers });
  let heard = '';
  const over = new Promise<number>((resolve) => {
    socket.on('message', (data) => {
      heard += String(data);
      if (heard.includes(LAST)) socket.close(1000);
    });
    socket.on('close', resolve);
    socket.on('error', () => undefined);
  });
  await once(socket, 'open');
  const said = Array.from({ length: 1 + chance(8) }, () => message(scene, chance));
  const last = JSON.stringify({ type: 'watch', kind: 'night', id: LAST, as: 'room' });
  for (const text of [...said, last]) if (socket.readyState === WebSocket.OPEN) socket.send(text);
  const code = await over;
  const secret = Object.values(SECRETS).find((one) => heard.includes(one));
  const faults = [
    ...(CLOSES.includes(code) ? [] : [`closed with ${String(code)}`]),
    ...(secret === undefined || isAtLeast(as, 'floor') ? [] : [`told ${secret}`]),
  ];
  return faults.map((fault) => `${as}: live: ${fault}: ${said.join(' ').slice(0, 500)}`);
}

function message({ night, other, demo, counter }: Scene, chance: Chance): string | Buffer {
  const id = oneOf(chance, [night.id, night.id, other.id, demo, counter, 'nowhere']);
  const kind = oneOf(chance, ['night', 'night', 'night', 'counter', 'staff', 'constructor']);
  const as = oneOf(chance, ['staff', 'staff', 'room', 'keeper', 'public', 'owner']);
  const here = chance(2) === 0 ? { kind: 'night', id: night.id, as: 'staff' } : { kind, id, as };
  const watch = { type: 'watch', ...here, ...(chance(3) === 0 ? { from: chance(5), epoch: 'x' } : {}) };
  const meant = oneOf(chance, [
    watch,
    watch,
    watch,
    { type: 'unwatch', kind, id },
    { type: 'time', sent: chance(1000) },
  ]);
  switch (chance(12)) {
    case 0:
      return JSON.stringify(spoilt(meant, chance)) ?? '';
    case 1:
      return oneOf(chance, ['', '{', '[]', 'null', '\u0000', '['.repeat(5000), 'x'.repeat(17_000)]) ?? '';
    default:
      return JSON.stringify(meant);
  }
}
