import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';

export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1280, height: 800 } as const;
export const WALL = { width: 1920, height: 1080 } as const;

/** The browser that the test command found, without anything that calls home. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['RIFFLE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** A page of its own, with its own cookies: another person's device. */
export async function openPage(
  browser: Browser,
  size: { readonly width: number; readonly height: number },
  language: 'de' | 'en' = 'de',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

/** What axe finds against WCAG 2.2 AA, a line each; empty is good. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
