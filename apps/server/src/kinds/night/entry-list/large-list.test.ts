import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askTheTime } from '../../../testing/ask-the-time.ts';
import { aSetup } from '../../../testing/club.ts';
import { ownerOf, type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';

let server: ServerProcess;
beforeEach(async () => {
  server = await startServerProcess();
});
afterEach(() => server.stop());

const LINES = 20_000;
const list = (line: (at: number) => string): string =>
  `Vorname;Nachname;Verein\n${Array.from({ length: LINES - 2 }, (_, at) => line(at)).join('\n')}\n`;

it('of twenty thousand lines is looked through while all others are answered', async () => {
  const { ask } = await ownerOf(server);
  const id = randomUUID();
  await ask('POST', '/api/night', { id, commandId: randomUUID(), setup: aSetup() });
  const alike = list((at) => `Max;Mus${String(at % 10)}erman${String(Math.floor(at / 10) % 10)};Pik Ass`);
  const screen = await askTheTime(server.url);
  const began = performance.now();
  const answer = await ask('POST', `/api/night/${id}/import/preview`, alike, 'text/csv');
  const rows = ((await answer.json()) as { rows: readonly unknown[] }).rows.length;
  const took = performance.now() - began;
  const { longest, answers } = screen.stop();
  expect(rows).toBe(LINES - 2);
  expect(answers).toBeGreaterThan(3);
  // on however busy a machine: a part of what it takes, where it was all of it before
  expect(longest).toBeLessThan(Math.max(took / 3, 250));
});

it('of twenty thousand players is entered while all others are answered', async () => {
  const { ask } = await ownerOf(server);
  const id = randomUUID();
  await ask('POST', '/api/night', { id, commandId: randomUUID(), setup: aSetup() });
  const decisions = Array.from({ length: LINES - 2 }, (_, at) => ({
    line: at + 2,
    person: { first: 'Max', last: `Mus${String(at)}`, club: 'Pik Ass' },
    as: { is: 'new' },
  }));
  const body = { id: randomUUID(), decisions };
  const screen = await askTheTime(server.url);
  const began = performance.now();
  const answer = await ask('POST', `/api/night/${id}/import`, body);
  const took = performance.now() - began;
  const { longest, answers } = screen.stop();
  expect(answer.status).toBe(200);
  expect(answers).toBeGreaterThan(3);
  // the one step that enters them all is a good third of it, and the directory's pieces the rest
  expect(longest).toBeLessThan(Math.max(took / 2, 250));
});

it('of one row with a million columns is read as fast as any other', async () => {
  const { ask } = await ownerOf(server);
  const id = randomUUID();
  await ask('POST', '/api/night', { id, commandId: randomUUID(), setup: aSetup() });
  const answer = await ask('POST', `/api/night/${id}/import/preview`, `${'a;'.repeat(900_000)}\nb;c\n`, 'text/csv');
  expect(answer.status).toBe(200);
});
