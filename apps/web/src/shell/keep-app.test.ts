import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepApp } from './keep-app.ts';

type Worker = EventTarget & { state: string };
const worker = (): Worker => Object.assign(new EventTarget(), { state: 'installing' });
const ends = (one: Worker, state: string) => {
  one.state = state;
  one.dispatchEvent(new Event('statechange'));
};
let asked = 0;
const browser = (register: () => Promise<unknown>) => {
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => {
        asked += 1;
        return register();
      },
    },
  });
};

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('where the network went while the app was fetched it is fetched again: until the next load there was none to reload from', async () => {
  const installing = worker();
  browser(() => Promise.resolve({ installing, active: null }));
  keepApp();
  await vi.advanceTimersByTimeAsync(1);
  ends(installing, 'redundant');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(2);
});

test('one that is there, and one that a newer replaces, is not asked for again', async () => {
  const installing = worker();
  browser(() => Promise.resolve({ installing, active: {} }));
  keepApp();
  await vi.advanceTimersByTimeAsync(1);
  ends(installing, 'activated');
  ends(installing, 'redundant');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(1);
});

test('where somebody has blocked such workers, nothing is tried', async () => {
  browser(() => Promise.resolve(undefined));
  keepApp();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(asked).toBe(1);
});

test.each([
  ['without a network it is tried again', new TypeError('Failed to fetch'), 2],
  ['what the browser refuses is refused for good', new DOMException('an SSL certificate error', 'SecurityError'), 1],
])('%s', async (_, error, times) => {
  browser(() => Promise.reject(error));
  keepApp();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(asked).toBe(times);
});
