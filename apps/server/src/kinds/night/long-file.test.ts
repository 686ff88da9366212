import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileOf } from '../../host/file/file-of.ts';
import { openHouse } from '../../house.ts';
import { askTheTime } from '../../testing/ask-the-time.ts';
import { ownerOf, type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { longNight } from './testing/long-night.ts';

const STEPS = 5_000;

let server: ServerProcess;
beforeEach(async () => {
  server = await startServerProcess();
});
afterEach(() => server.stop());

async function fileOfALongNight(): Promise<string> {
  const house = await openHouse({});
  await house.nights.takeIn('long-night', longNight(STEPS));
  const hosted = await house.nights.find('long-night');
  if (hosted === undefined) throw new Error('not taken in');
  const text = await fileOf(hosted, house);
  await house.close();
  return text;
}

it('a night of five thousand steps is taken in while all others are answered', async () => {
  const text = await fileOfALongNight();
  const { ask } = await ownerOf(server);
  const shown = await ask('POST', '/api/night/import', text);
  const { accept } = ((await shown.json()) as { facts: { file: { accept: string } } }).facts.file;
  const screen = await askTheTime(server.url);
  const began = performance.now();
  const answer = await ask('POST', `/api/night/import?accept=${accept}`, text);
  const took = performance.now() - began;
  const { longest } = screen.stop();
  console.log(took, longest);
  expect(answer.status).toBe(200);
  expect(longest).toBeLessThan(Math.max(took / 3, 250));
});
