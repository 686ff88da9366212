import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import axeCore from 'axe-core';
import { type Browser, chromium, type Page, type Request, type Response } from 'playwright-core';
import { PATIENCE } from './patience.ts';

declare const axe: typeof import('axe-core');

export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1280, height: 800 } as const;
export const WALL = { width: 1920, height: 1080 } as const;

/** The browser that the test command found, and where pictures go where they are wanted. */
const { RIFFLE_CHROMIUM: FOUND, RIFFLE_SHOTS } = process.env;
export const SHOTS = RIFFLE_SHOTS;

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** That browser, without anything that calls home. */
export const openBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: FOUND ?? INSTALLED.find((path) => existsSync(path)) ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });

type Device = { readonly width: number; readonly height: number };
/** What a device is told before its first page, and whether it has fingers. */
type More = {
  /** Whether it keeps the whole app for when there is no network: a visitor who does costs as much as a hundred others. */
  readonly offline?: boolean;
  readonly hasTouch?: boolean;
  readonly stored?: Readonly<Record<string, unknown>>;
};

/** A page of its own, with its own cookies: another person's device. */
export async function openPage(
  browser: Browser,
  size: Device,
  language: 'de' | 'en' = 'de',
  { offline = false, hasTouch = false, stored = {} }: More = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch,
    serviceWorkers: offline ? 'allow' : 'block',
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  // what an error boundary catches is on no page that a walk may pass
  page.on('console', (said) => {
    if (said.type() === 'error' && said.text().includes('svelte.dev/e/')) throw new Error(said.text());
  });
  watch(page);
  return page;
}

/** As somebody sees it who has waited: its data are there, and nothing more comes. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await quiet(page);
}

/** What a page waits for, and since when for nothing. */
const traffic = new WeakMap<Page, { readonly open: Set<Request>; since: number }>();

function watch(page: Page): void {
  const seen = { open: new Set<Request>(), since: 0 };
  const over = (request: Request) => {
    seen.open.delete(request);
    seen.since = performance.now();
  };
  page.on('request', (request) => seen.open.add(request));
  page.on('requestfinished', over).on('requestfailed', over);
  traffic.set(page, seen);
}

/** It has asked for nothing for a tenth of a second: what an answer leads to is asked for at once. Pictures wait so too, without a test around them. */
async function quiet(page: Page): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE);
  const isQuiet = (): boolean => {
    const { open, since } = traffic.get(page) ?? { open: new Set(), since: 0 };
    return open.size === 0 && performance.now() - since > 100;
  };
  while (!isQuiet()) {
    if (patience.aborted) throw new Error('the page still asks for something');
    await setTimeout(50);
  }
}

/** What the room knows of its night has been written down on the device, which it is within a second. */
export async function keepsRoom(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('riffle.night.')));
}

/** All the code that a page has loaded once nothing more comes, from now on. */
export function scriptsOf(page: Page): () => Promise<string> {
  const scripts: Promise<string>[] = [];
  const keep = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', keep);
  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', keep);
    return (await Promise.all(scripts)).join('');
  };
}

/** What keeps somebody from using the page as it stands there, a line each; empty is good. */
export async function pageFaults(page: Page): Promise<readonly string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = await accessibilityFaults(page);
  return wider > 0 ? [...found, `wider than the screen by ${String(wider)} px`] : found;
}

/** What axe finds against WCAG 2.2 AA: it runs in the page itself, which has no frames of others, and tells faults alone. */
async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  });
}
