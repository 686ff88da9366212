import { fork } from 'node:child_process';
import { toBustOutId } from '@riffle/tournament';
import type { Desk } from './desk.ts';
import { spreadOf } from './figures.ts';
import { answerOf } from './server-process.ts';

const PLAYERS = 100;
const STAFF = 4;
const TAPS = 80;
const PAUSE = 150;

type Heard = readonly { readonly out: number; readonly at: string }[];

/** From the tap at the desk to the change on each of many screens, which live in a second process. */
export async function tapToScreens(url: string, desk: Desk, screens: number) {
  const { id, entries } = await desk.night(PLAYERS);
  const path = new URL('./screens.child.ts', import.meta.url);
  const room = fork(path, [url, id, String(screens), String(STAFF), desk.cookie]);
  await answerOf<string>(room);
  const tapped = new Map<number, bigint>();
  for (let no = 0; no < TAPS; no += 1) {
    const entry = entries[no];
    if (entry === undefined) break;
    const at = process.hrtime.bigint();
    await desk.command(id, {
      type: 'BustOut',
      bustOut: toBustOutId(`bench-out-${String(no)}`),
      out: [{ entry, by: [] }],
    });
    tapped.set(no + 1, at);
    await pause(PAUSE);
  }
  room.send('report');
  const heard = await answerOf<Heard>(room);
  const waits = [...tapped].map(([out, from]) =>
    heard.filter((one) => one.out === out).map(({ at }) => Number(BigInt(at) - from) / 1e6),
  );
  if (waits.some((one) => one.length !== screens)) throw new Error('a screen missed a change');
  return {
    screens,
    players: PLAYERS,
    taps: tapped.size,
    eachScreenMs: spreadOf(waits.flat()),
    lastScreenMs: spreadOf(waits.map((one) => Math.max(...one))),
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
