import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page has asked for until it stood there: paths, and bytes as they came over the line with their headers. */
export type Asked = { readonly paths: readonly string[]; readonly bytes: number; readonly sizes: readonly string[] };

/** It comes beside the page, which is shown without it. */
const isType = (url: string): boolean => url.endsWith('.woff2');

/** Opens a page anew and counts, in the browser, what it waited for. */
export async function askedFor(page: Page, url: string): Promise<Asked> {
  const bytes = new Map<string, number>();
  const names = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(names.get(requestId) ?? '', encodedDataLength),
  );
  await page.goto(url);
  const before = await page.waitForFunction(() => {
    const [shown] = performance.getEntriesByName('riffle-page');
    if (shown === undefined) return undefined;
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return entries.filter(({ startTime }) => startTime < shown.startTime).map(({ name }) => name);
  });
  const asked = ((await before.jsonValue()) ?? []).filter((one) => !isType(one));
  await expect.poll(() => asked.every((one) => bytes.has(one))).toBe(true);
  return {
    paths: asked.map((one) => one.slice(new URL(url).origin.length)),
    sizes: asked.map((one) => `${String(bytes.get(one) ?? 0)} ${one.slice(new URL(url).origin.length)}`),
    bytes: asked.reduce((sum, one) => sum + (bytes.get(one) ?? 0), 0),
  };
}
