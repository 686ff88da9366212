import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TournamentCommand } from '@riffle/tournament';
import type { CommandBody } from '@riffle/wire';
import type { Browser, Page } from 'playwright-core';
import { LAPTOP, openBrowser, openPage, PHONE, WALL } from '../e2e/browser.ts';
import { ClubNight } from '../e2e/club-night.ts';
import { RiffleProcess } from '../e2e/riffle-process.ts';
import { takeDeal } from './screenshots-deal.ts';
import { takeMoney } from './screenshots-money.ts';

// The pictures of README and guide, taken from the running app: a club's night in its sixth level, two out, one to move.
const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'docs/images');
mkdirSync(folder, { recursive: true });

const riffle = await RiffleProcess.start();
const browser = await openBrowser();
try {
  const night = await ClubNight.at(riffle, browser);
  await night.firstRun();
  await night.prepare('pvb');
  await night.openRoom();
  await night.drawAndStart();
  await night.toOverview();
  for (let out = 0; out < 2; out += 1) await night.bustOut((await night.shortest())[2] ?? '');
  const { id, code, view } = await night.night();
  await command(night, id, { type: 'JumpToLevel', level: 6 });
  await command(night, id, { type: 'AddTime', ms: -163_000 });
  for (const language of ['de', 'en'] as const)
    await take(browser, night, language, id, code, Object.keys(view.entries)[4] ?? '');
  await takeMoney(browser, night, riffle.url, folder);
  await takeDeal(browser, night, riffle.url, folder);
} finally {
  await browser.close();
  await riffle.stop();
}

async function command(night: ClubNight, id: string, body: TournamentCommand): Promise<void> {
  const data: CommandBody<TournamentCommand> = { id: crypto.randomUUID(), command: body };
  const answer = await night.desk.context().request.post(`${riffle.url}/api/night/${id}/commands`, {
    data,
    headers: { origin: riffle.url },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

async function take(
  open: Browser,
  night: ClubNight,
  language: 'de' | 'en',
  id: string,
  code: string,
  entry: string,
): Promise<void> {
  const staff = await night.desk.context().cookies();
  const shoot = async (page: Page, name: string, path: string, prepare?: (page: Page) => Promise<void>) => {
    await page.context().addCookies(staff);
    await page.goto(`${riffle.url}${path}`);
    await page.waitForTimeout(800);
    await prepare?.(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}.${language}.png`) });
    await page.context().close();
  };
  await shoot(await openPage(open, LAPTOP, language), 'desk', `/nights/${id}`);
  await shoot(await openPage(open, LAPTOP, language), 'tables', `/nights/${id}/tables`);
  await shoot(await openPage(open, PHONE, language), 'desk-phone', `/nights/${id}`);
  await shoot(await openPage(open, WALL, language), 'wall', `/wall/${code}`);
  await shoot(await openPage(open, LAPTOP, language), 'rules', '/rules/gcb/T10.A1');
  await shoot(
    await openPage(open, PHONE, language),
    'floor',
    '/floor/boardTooEarly?book=pvb#street=turn&shown=["Kd"]',
    (page) => page.locator('main > .place').evaluate((place) => place.scrollIntoView({ block: 'start' })),
  );
  await shoot(await openPage(open, PHONE, language), 'player', `/e/${code}`, async (page) => {
    const { names } = await (await page.context().request.get(`${riffle.url}/api/night/link/${code}`)).json();
    // as it stands in a list
    const listed = String(names[entry]).replace(/^(.*) (\S+)$/, '$2, $1');
    await page.getByText(listed, { exact: true }).first().click();
  });
}
