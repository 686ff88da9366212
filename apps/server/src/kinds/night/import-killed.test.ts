import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { toPersonId } from '@riffle/people';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileOf } from '../../host/file/file-of.ts';
import { openHouse } from '../../house.ts';
import { askTheTime } from '../../testing/ask-the-time.ts';
import { type Club, openClub } from '../../testing/club.ts';
import { longNight, PLAYERS } from './testing/long-night.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const STEPS = 5_000;
const ROUNDS = 2;

let club: Club;
let text = '';
let child: ChildProcess | undefined;
let url = '';

const files = new Map<number, Promise<string>>();
/** The file of a night of so many steps, from another house; each is written once. */
function fileWith(steps: number): Promise<string> {
  const file = files.get(steps) ?? written(steps);
  files.set(steps, file);
  return file;
}
async function written(steps: number): Promise<string> {
  const from = await openHouse({});
  const people = Array.from({ length: PLAYERS }, (_, index) => ({
    id: toPersonId(`person-${String(index)}`),
    person: { first: 'Anna', last: `Nr ${String(index)}`, guest: false, roomName: 'full' } as const,
  }));
  await from.club.people.add(people, 1);
  await from.nights.takeIn('long-night', longNight(steps));
  const hosted = await from.nights.find('long-night');
  if (hosted === undefined) throw new Error('not taken in');
  const file = await fileOf(hosted, from);
  await from.close();
  return file;
}
beforeEach(async () => {
  club = await openClub();
  await club.stop();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await club.close();
});

/** The real server on the club's files, where its owner is signed in. */
async function start(): Promise<void> {
  child = spawn(process.execPath, [main, '--host', '127.0.0.1', '--port', '0', '--data', club.dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (more: string) => {
    said += more;
  });
  await expect.poll(() => said).toContain('http://');
  [url = ''] = said.trim().split(/\s+/);
}
const send = (accept = '') =>
  fetch(`${url}/api/night/import?accept=${accept}`, {
    method: 'POST',
    headers: { cookie: String(club.owner.cookie), 'content-type': 'application/json' },
    body: text,
  });
type Refused = { readonly facts: { readonly file: { readonly accept: string } } };
const acceptIn = async (answer: Response): Promise<string> => ((await answer.json()) as Refused).facts.file.accept;
/** What is to be accepted; nothing where it has been taken in already. */
async function shown(): Promise<string> {
  const answer = await send();
  return answer.ok ? '' : acceptIn(answer);
}

/** What is there when nobody writes any more. */
async function found() {
  const house = await openHouse({ dataDir: club.dataDir });
  const [night, people] = [await house.nights.find('long-night'), await house.club.people.search({})];
  const open = await house.club.arrivals.open();
  await house.close();
  return { steps: night?.version ?? 0, people: people.length, open: open.length };
}

it('takes all of 5,000 steps in or none, whenever it is killed, and the same file again', async () => {
  text = await fileWith(STEPS);
  for (let round = 0; round < ROUNDS; round += 1) {
    await start();
    const sending = send(await shown()).catch(() => undefined);
    await setTimeout(Math.random() * 1_200);
    const gone = once(child as ChildProcess, 'exit');
    child?.kill('SIGKILL');
    await Promise.all([gone, sending]);
    const { steps, people, open } = await found();
    expect([steps, people, open]).toEqual(steps === 0 ? [0, 0, 0] : [STEPS, PLAYERS, 0]);
  }
  await start();
  const before = await send();
  const answer = before.ok ? before : await send(await acceptIn(before));
  expect(await answer.json()).toMatchObject({ id: 'long-night', is: expect.stringMatching(/^(taken-in|there)$/) });
  expect(await (await send()).json()).toMatchObject({ is: 'there' });
});

it('is looked through while everybody else is answered', async () => {
  // longer than what anything else holds a house up
  text = await fileWith(4 * STEPS);
  await start();
  const screen = await askTheTime(url);
  const begun = performance.now();
  // nothing is written yet: all that it takes is looking through
  expect(await shown()).not.toBe('');
  const took = performance.now() - begun;
  const { longest, answers } = screen.stop();
  expect(answers).toBeGreaterThan(3);
  // on however busy a machine: a part of what it takes, where it was all of it before
  expect(longest).toBeLessThan(took / 2);
});

it('answers everybody else while it is taken in', async () => {
  text = await fileWith(STEPS);
  await start();
  const screen = await askTheTime(url);
  const begun = performance.now();
  const accept = await shown();
  expect((await send(accept)).status).toBe(200);
  const took = performance.now() - begun;
  const { longest, answers } = screen.stop();
  // what stays is the one transaction
  expect(answers).toBeGreaterThan(2);
  expect(longest).toBeLessThan(took / 2);
});
