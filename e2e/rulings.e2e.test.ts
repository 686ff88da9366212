import { randomUUID } from 'node:crypto';
import { kindWord } from '@riffle/words';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepsRoom, LAPTOP, openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight, listedName } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let night: ClubNight;
beforeAll(async () => {
  night = await ClubNight.at(riffle, browser);
  await night.owned();
  await night.underWay('pvb');
});

const UNDERCALL = 'toFace=1000&inFront=500';
const toIncident = (page: Page, kind: string, facts: string): Promise<unknown> =>
  page.goto(`${riffle.url}/floor/${kind}?night=${night.id}#${facts}`);
const toTab = (page: Page, tab: 'rulings' | 'penalties'): Promise<unknown> =>
  page.goto(`${riffle.url}/nights/${night.id}/${tab}`);
/** An appeal that is still open shows at every tab of the desk. */
async function appealOnce(): Promise<void> {
  const ruling = (await night.night()).view.rulings?.find(({ appeal }) => appeal === undefined)?.id;
  const command = { type: 'AppealRuling', ruling, why: 'Ich hatte nichts gesagt', nextHandBegun: false };
  const path = `${riffle.url}/api/night/${night.id}/commands`;
  if (ruling !== undefined) await night.desk.context().request.post(path, { data: { id: randomUUID(), command } });
}
const dialogOf = (page: Page) => page.locator('dialog[open]');
/** The way back inside the notice of what was just done. */
const undoNotice = (page: Page) => page.locator('.notices').getByRole('button', { name: 'Zurücknehmen', exact: true });
/** What the wall and a player's phone say, and all that the server lets them know. */
async function room(): Promise<string> {
  const { code } = await night.night();
  const answer = await night.player.context().request.get(`${riffle.url}/api/night/link/${code}`);
  expect(answer.ok()).toBe(true);
  const shown = await Promise.all([night.wall, night.player].map((page) => page.locator('body').innerText()));
  return [...shown, await answer.text()].join('\n');
}

describe('a dispute, from the ruling to the last hand of the penalty', () => {
  it('[pvb:01] is recorded otherwise than the rulebook says only with a reason', async () => {
    const { desk } = night;
    await toIncident(desk, 'undercall', UNDERCALL);
    await desk.getByRole('button', { name: 'Anders entschieden' }).click();
    const dialog = dialogOf(desk);
    await dialog.getByLabel('Was gilt stattdessen?').fill('Fold erlaubt');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await dialog.getByText('Ohne Grund geht es nicht.').waitFor();
    await dialog.getByLabel('Warum?').fill('Der Dealer hatte falsch angesagt');
    await dialog.getByLabel('Tisch', { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel('Spieler', { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await night.until(({ view }) => view.rulings?.length === 1);

    await toTab(desk, 'rulings');
    const card = desk.getByRole('listitem').filter({ hasText: kindWord('de', 'undercall').label });
    await expect.poll(() => card.innerText()).toMatch(/Anders entschieden: Fold erlaubt/);
    await expect.poll(() => card.innerText()).toMatch(/Carla, Turnierleitung/);
    expect(await card.innerText()).toMatch(/Der Dealer hatte falsch angesagt/);
    expect(await card.innerText()).toMatch(/PVB \d/);
  });

  it('[pvb:64(1)] is appealed against too late once the next hand has begun, and decided when in time', async () => {
    const { desk } = night;
    await desk.getByRole('button', { name: /^Einspruch: / }).click();
    const dialog = dialogOf(desk);
    await dialog.getByLabel('Ja').check();
    await dialog.getByLabel('Was trägt der Spieler vor?').fill('Ich hatte nichts gesagt');
    await dialog.getByRole('button', { name: 'Einspruch eintragen' }).click();
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('64(1)');
    await dialog.getByLabel('Nein').check();
    await dialog.getByRole('button', { name: 'Einspruch eintragen' }).click();
    await desk.getByRole('button', { name: /Über den Einspruch entscheiden/ }).click();
    await dialogOf(desk).getByLabel('Begründung').fill('Alle am Tisch hörten den Call');
    await dialogOf(desk).getByRole('button', { name: 'Zurückweisen' }).click();
    await expect.poll(() => desk.locator('main').innerText()).toMatch(/zurückgewiesen: Alle am Tisch/);
  });

  it('[pvb:69(12)a] brings two rounds, counted down hand by hand until they are served; an undo gives a hand back', async () => {
    const { desk } = night;
    await toTab(desk, 'penalties');
    await desk.getByRole('button', { name: /^Strafe geben/ }).click();
    const dialog = dialogOf(desk);
    const { view, names } = await night.night();
    const [entry, player] = Object.entries(view.entries).find(([, { at }]) => at !== undefined) ?? [];
    if (entry === undefined || player?.at === undefined) throw new Error('nobody sits');
    const name = names[entry as never] ?? '';
    await dialog.getByLabel('Spieler', { exact: true }).selectOption({ label: listedName(name) });
    await dialog.getByLabel('Wofür?').fill('beleidig');
    await dialog.getByRole('radio', { name: /^Beleidigung PVB 69\(11\)I\.f/ }).click();
    await dialog.getByLabel('Runden aussetzen').check();
    await dialog.getByRole('spinbutton', { name: 'Runden' }).fill('2');
    await dialog.getByRole('button', { name: 'Strafe eintragen' }).click();
    await dialog.waitFor({ state: 'detached' });
    const table = view.tables[player.at.table];
    const hands = (table?.players ?? 0) * 2;
    const left = desk.getByTestId('left').locator('strong');
    await expect.poll(() => left.innerText()).toBe(String(hands));

    const played = desk.getByRole('button', { name: `Hand gespielt an Tisch ${table?.name ?? ''}` });
    await played.click();
    await expect.poll(() => left.innerText()).toBe(String(hands - 1));
    // what was done may be seen before it is answered, and the notice is still that of the step before
    await desk.locator('.notices').getByText('Eine Strafe weitergezählt.').waitFor();
    await undoNotice(desk).click();
    await expect.poll(() => left.innerText()).toBe(String(hands));

    await desk.goto(`${riffle.url}/nights/${night.id}/tables`);
    await desk
      .getByRole('button', { name: new RegExp(`Platz ${String(player.at.seat)}: .*Strafe`) })
      .first()
      .waitFor();
    const before = await room();
    for (const word of ['Strafe', 'Beleidigung', 'penalt', 'ruling', 'Fold erlaubt'])
      expect(before).not.toContain(word);

    await toTab(desk, 'penalties');
    for (let hand = hands - 1; hand >= 0; hand -= 1) {
      // a second tap says nothing new while the first is not answered
      await Promise.all([desk.waitForResponse('**/commands'), played.click()]);
      await night.until((now) => now.view.penalties?.[0]?.left === hand);
    }
    await desk.getByText('verbüßt').first().waitFor();
    await desk.getByText('Zurzeit sitzt niemand eine Strafe ab.').waitFor();
    expect((await night.night()).view.penalties?.[0]?.ended).toBe('served');
  });

  it('[pvb:69(15)] leads from a disqualification to the stack, and says what becomes of place and points', async () => {
    const { desk } = night;
    await toTab(desk, 'penalties');
    await desk.getByRole('button', { name: /^Strafe geben/ }).click();
    const dialog = dialogOf(desk);
    await dialog.getByLabel('Spieler', { exact: true }).selectOption({ index: 5 });
    await dialog.getByLabel('Wofür?').fill('69(11)III.m');
    await dialog.getByRole('radio', { name: /^Falschspiel PVB 69\(11\)III\.m/ }).click();
    await dialog.getByLabel('Disqualifikation').check();
    await dialog.getByRole('button', { name: 'Strafe eintragen' }).click();
    await dialog.getByRole('heading', { name: /^Stack von .* wegnehmen$/ }).waitFor();
    await expect.poll(() => dialog.innerText()).toMatch(/Wertung eines Disqualifizierten: .*\n?.*PVB 69\(15\)/);
    await dialog.getByLabel('Chips, wie gezählt').fill('20000');
    await dialog.getByRole('button', { name: 'Stack wegnehmen' }).click();
    await night.until(({ view }) => view.figures.left === 26);
    await desk.getByText('Stack ist weggenommen.').waitFor();
  });

  it('[pvb:69(11)I.f] gives the penalty in the same breath as the ruling, and takes both back as one', async () => {
    const { desk } = night;
    const before = (await night.night()).view;
    await toIncident(desk, 'abuse', 'how=words');
    await desk.getByRole('button', { name: 'So entschieden' }).click();
    const dialog = dialogOf(desk);
    await dialog.getByLabel('Tisch', { exact: true }).selectOption({ index: 1 });
    // seats are drawn: whoever was given the penalty before may sit here
    const nothing = dialog.getByText('Gegen den Spieler liegt nichts vor.');
    for (const index of [3, 4, 5]) {
      await dialog.getByLabel('Spieler', { exact: true }).selectOption({ index });
      const isClean = await nothing.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (isClean) break;
    }
    await nothing.waitFor();
    await dialog.getByLabel('Minuten').fill('30');
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await night.until(({ view }) => view.penalties?.length === (before.penalties?.length ?? 0) + 1);
    const { rulings = [], penalties = [] } = (await night.night()).view;
    expect(penalties[0]).toMatchObject({ ruling: rulings[0]?.id, offence: 'abuse', measure: 'time' });
    await undoNotice(desk).click();
    await night.until(({ view }) => view.rulings?.length === before.rulings?.length);
    expect((await night.night()).view.penalties).toHaveLength(before.penalties?.length ?? 0);
    await desk.getByRole('button', { name: 'So entschieden' }).waitFor();
  });

  it('goes into a file, and is found by player, table and rule', async () => {
    const { desk } = night;
    await toTab(desk, 'rulings');
    const search = desk.getByLabel(/^Suchen/);
    await search.fill('gibtesnicht');
    await desk.getByText('Keine Entscheidung passt dazu.').waitFor();
    await search.fill('fold erlaubt');
    const waiting = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Entscheidungen als CSV' }).click();
    expect((await waiting).suggestedFilename()).toBe('entscheidungen.csv');
  });
});

describe('without a network', () => {
  it('a ruling stays on the phone, survives a reload, and arrives once', async () => {
    const phone = await openPage(browser, PHONE, 'de', { offline: true });
    await phone.clock.install();
    // a page that loads anew is online for a moment before the browser cuts it off
    await phone.addInitScript(() => {
      const ask = window.fetch;
      window.fetch = (...what) =>
        localStorage.getItem('test.cut') === null ? ask(...what) : Promise.reject(new TypeError('no network'));
    });
    const cookies = await night.desk.context().cookies();
    await phone.context().addCookies(cookies);
    await toIncident(phone, 'undercall', UNDERCALL);
    await phone.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await phone.getByRole('button', { name: 'So entschieden' }).waitFor();
    await keepsRoom(phone);
    const before = (await night.night()).view.rulings?.length ?? 0;

    await phone.context().setOffline(true);
    await phone.evaluate(() => localStorage.setItem('test.cut', 'yes'));
    await phone.getByRole('button', { name: 'So entschieden' }).click();
    await dialogOf(phone).getByRole('button', { name: 'Eintragen' }).click();
    await phone.getByText('1 Eintrag wartet auf das Netz').waitFor();
    await phone.reload();
    await phone.getByText('1 Eintrag wartet auf das Netz').waitFor();
    expect((await night.night()).view.rulings?.length ?? 0).toBe(before);

    await phone.evaluate(() => localStorage.removeItem('test.cut'));
    await phone.context().setOffline(false);
    await night.until(({ view }) => view.rulings?.length === before + 1);
    await phone.getByText('1 Eintrag wartet auf das Netz').waitFor({ state: 'detached' });
    const sentAgain: string[] = [];
    phone.on('request', (request) => {
      if (request.url().endsWith('/commands')) sentAgain.push(request.url());
    });
    // longer than the pause after which a phone sends again what it still has
    await phone.clock.fastForward(6_000);
    expect(sentAgain).toEqual([]);
    expect((await night.night()).view.rulings).toHaveLength(before + 1);
    await phone.context().close();
  });
});

describe('on a bad network', () => {
  it('a ruling whose answer is lost is sent again by itself, and counts once', async () => {
    const { desk } = night;
    const before = (await night.night()).view.rulings?.length ?? 0;
    await toIncident(desk, 'undercall', UNDERCALL);
    await desk.getByRole('button', { name: 'So entschieden' }).click();
    let sent = 0;
    await desk.route('**/commands', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dialogOf(desk).getByRole('button', { name: 'Eintragen' }).click();
    await desk.getByText('Eingetragen.', { exact: true }).waitFor();
    await desk.unroute('**/commands');
    expect(sent).toBeGreaterThan(1);
    expect((await night.night()).view.rulings).toHaveLength(before + 1);
  });
});

describe('the log and the book are fit for everybody (WCAG 2.2 AA) and fit their screen', () => {
  it.each([
    ['de', PHONE, 'light'],
    ['en', PHONE, 'dark'],
    ['en', LAPTOP, 'light'],
  ] as const)('in %s, %o, %s', async (language, size, light) => {
    const page = await openPage(browser, size, language);
    await page.context().addCookies(await night.desk.context().cookies());
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    await appealOnce();
    const found: string[] = [];
    for (const path of [
      `/nights/${night.id}/rulings`,
      `/nights/${night.id}/penalties`,
      `/floor/undercall?night=${night.id}#${UNDERCALL}`,
    ]) {
      await page.goto('about:blank');
      await page.goto(`${riffle.url}${path}`);
      await settled(page);
      found.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
