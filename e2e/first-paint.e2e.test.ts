import { readFileSync } from 'node:fs';
import type { Cookie } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { type Asked, askedFor } from './first-paint.ts';
import { ownRiffle } from './own-riffle.ts';
import { aSeries } from './pictures/league.ts';
import { signUpList } from './sign-up-list.ts';

type Budget = { readonly page: string; readonly requests: number; readonly kilobytes: number };
const budgets = JSON.parse(
  readFileSync(new URL('../bench/paint-budgets.json', import.meta.url), 'utf8'),
) as readonly Budget[];

const { riffle, browser } = await ownRiffle();
let staff: readonly Cookie[];
let list = '';
let season = '';
let night: { readonly id: string; readonly code: string };
beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay();
  night = await club.night();
  list = await signUpList(club.desk, riffle.url, night.id);
  season = await aSeries(club.desk.context().request, riffle.url, 'Stadtliga');
  staff = await club.desk.context().cookies();
  await club.close();
});

/** Where a page of the budget is, on which screen, and whether staff look at it. */
const placeOf = (page: string) => {
  const { id, code } = night;
  const path = page.replace(':id', id).replace(':code', code).replace(':list', list).replace(':season', season);
  const isStaff = path === '/new' || path.startsWith('/nights/');
  return { path, isStaff, size: path.startsWith('/wall/') ? WALL : isStaff ? LAPTOP : PHONE };
};

async function opened(page: string, language: 'de' | 'en' = 'de'): Promise<Asked> {
  const { path, isStaff, size } = placeOf(page);
  const tab = await openPage(browser, size, language);
  if (isStaff) await tab.context().addCookies([...staff]);
  const asked = await askedFor(tab, `${riffle.url}${path}`);
  await tab.context().close();
  return asked;
}

describe('what a page waits for', () => {
  it.each(budgets)('$page: at most $requests requests and $kilobytes KB', async ({ page, requests, kilobytes }) => {
    const asked = await opened(page);
    expect(asked.paths.length, asked.paths.join('\n')).toBeLessThanOrEqual(requests);
    expect(asked.bytes / 1024, asked.sizes.join('\n')).toBeLessThanOrEqual(kilobytes);
    // what a page waits for and could have been asked for at once is a way there and back too many
    const document = await fetch(`${riffle.url}${placeOf(page).path}`, { headers: { 'accept-language': 'de' } });
    const named = `${document.headers.get('link') ?? ''}${await document.text()}`;
    expect(asked.paths.slice(1).filter((path) => path.startsWith('/assets/') && !named.includes(path))).toEqual([]);
  });

  it.each(['/e/:code', '/wall/:code'])('%s: neither rulebooks nor desk, and one language', async (page) => {
    for (const language of ['de', 'en'] as const) {
      const { paths } = await opened(page, language);
      const pieces = paths
        .filter((path) => path.endsWith('.js'))
        .map((path) => /assets\/(.+)-[\w-]{8}\.js/.exec(path)?.[1]);
      expect(pieces.filter((piece) => piece?.startsWith('for-'))).toEqual(['for-room']);
      expect(pieces).toHaveLength(5);
      expect(pieces).toEqual(expect.arrayContaining(['app', 'room', 'ground', 'for-room']));
    }
  });
});

it.each([
  ['de', 'Seite wird geladen'],
  ['en', 'Loading page'],
] as const)('the frame is in the first answer, in the language that is read: %s', async (language, said) => {
  const answer = await fetch(`${riffle.url}/rules`, { headers: { 'accept-language': language } });
  const document = await answer.text();
  expect(document).toContain(`<html lang="${language}"`);
  expect(document.indexOf(said)).toBeLessThan(document.indexOf('rel="stylesheet"'));
  expect(document.indexOf(said)).toBeGreaterThan(0);
});

it('a question of the quiz is answered before what rules on it is there', async () => {
  const tab = await openPage(browser, PHONE, 'de');
  await tab.route('**/assets/{rulings,rulebooks,cases}-*', (route) => route.abort());
  await tab.goto(`${riffle.url}/floor/quiz`);
  await tab.locator('article li button').first().click();
  await tab.getByText(/^(Richtig|Leider nein)$/).waitFor();
  await tab.getByRole('button', { name: 'Nächste Frage' }).click();
  await tab.getByText('konnte nicht geladen werden').waitFor();
  await tab.context().close();
});

it('an incident has its first answer before what rules on it is there', async () => {
  const tab = await openPage(browser, PHONE, 'de');
  await tab.route('**/assets/{rulings,rulebooks}-*', (route) => route.abort());
  await tab.goto(`${riffle.url}/floor/boardTooEarly`);
  expect(await tab.getByTestId('outcome').innerText()).not.toBe('');
  await tab.context().close();
});

it('a page that nobody has a document for is shown all the same', async () => {
  const tab = await openPage(browser, PHONE, 'de');
  await tab.goto(`${riffle.url}/nowhere/at/all`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.context().close();
});
