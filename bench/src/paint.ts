import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import type { Desk } from './desk.ts';
import { aWholeSeason } from './league-on-server.ts';

/** A phone in a cellar: bits a second, ms there and back, and a processor so many times slower than this one. */
export const SLOW = { down: 1_600_000, up: 750_000, latency: 150, processor: 4 } as const;
const ROUNDS = 3;
const SETTLED = 1_500;
const PLAYERS = 27;
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
const WALL = { width: 1920, height: 1080 };

type Budget = { readonly page: string; readonly requests: number; readonly kilobytes: number };
const budgets = JSON.parse(
  readFileSync(join(import.meta.dirname, '../paint-budgets.json'), 'utf8'),
) as readonly Budget[];

type Paint = {
  readonly frameMs: number;
  readonly largestMs: number;
  readonly requests: number;
  readonly kilobytes: number;
};

/** How soon each page of the budgets is there over a slow line: the best of some rounds, each with nothing kept. */
export async function firstPaints(desk: Desk, url: string) {
  const { id } = await desk.night(PLAYERS);
  const { code } = await desk.get<{ readonly code: string }>(`/api/night/${id}`);
  const list = await desk.signUpList(id);
  const season = await aWholeSeason(desk);
  const {
    RIFFLE_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)),
  } = process.env;
  const browser = await chromium.launch({
    ...(RIFFLE_CHROMIUM === undefined ? {} : { executablePath: RIFFLE_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const measured = [];
  for (const budget of budgets) {
    const path = budget.page
      .replace(':id', id)
      .replace(':code', code)
      .replace(':list', list)
      .replace(':season', season);
    const isStaff = path === '/new' || path.startsWith('/nights/');
    const rounds: Paint[] = [];
    while (rounds.length < ROUNDS) {
      const context = await browser.newContext({
        viewport: path.startsWith('/wall/') ? WALL : isStaff ? LAPTOP : PHONE,
        locale: 'de-DE',
        serviceWorkers: 'block',
      });
      const [name = '', value = ''] = desk.cookie.split('=');
      if (isStaff) await context.addCookies([{ name, value, url }]);
      rounds.push(await painted(context, `${url}${path}`));
      await context.close();
    }
    const [best] = rounds.toSorted((a, b) => a.largestMs - b.largestMs);
    if (best !== undefined) measured.push({ ...budget, measured: best });
  }
  await browser.close();
  return measured;
}

async function painted(context: BrowserContext, url: string): Promise<Paint> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = new Map<string, number>();
  const names = new Map<string, string>();
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.down / 8,
    uploadThroughput: SLOW.up / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(names.get(requestId) ?? '', encodedDataLength),
  );
  await page.addInitScript(OBSERVE);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('riffle-page').length > 0);
  await page.waitForLoadState('networkidle');
  // a slow processor paints after the line has fallen silent
  await page.waitForTimeout(SETTLED);
  const { asked, ...times } = await page.evaluate<Seen>(SEEN);
  const before = asked.filter((one) => !one.endsWith('.woff2'));
  const total = before.reduce((sum, one) => sum + (bytes.get(one) ?? 0), 0);
  return { ...times, requests: before.length, kilobytes: Math.round(total / 1024) };
}

type Seen = { readonly frameMs: number; readonly largestMs: number; readonly asked: readonly string[] };

// both run in the page, whose types are not those of here
const OBSERVE = `
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;
const SEEN = `(() => {
  const [shown] = performance.getEntriesByName('riffle-page');
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return {
    frameMs: Math.round(first.startTime),
    largestMs: Math.round(globalThis.largest),
    asked: entries.filter(({ startTime }) => startTime < shown.startTime).map(({ name }) => name),
  };
})()`;
