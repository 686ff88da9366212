import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, SHOTS } from './browser.ts';
import { ClubNight, listedName } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let night: ClubNight;
beforeAll(async () => {
  night = await ClubNight.at(riffle, browser);
  await night.owned();
  await night.underWay('pvb');
});

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/penalty-book-${name}.png` });
}
/** The director's own phone. */
async function onPhone(speaking: 'de' | 'en' = 'de'): Promise<Page> {
  const phone = await openPage(browser, PHONE, speaking);
  await phone.context().addCookies(await night.desk.context().cookies());
  return phone;
}
const dialogOf = (page: Page) => page.locator('dialog[open]');

describe('the penalty book', () => {
  it('[pvb:72(1)] a breach is found in the rulebook, its fine is booked, and the next of its kind is a repetition', async () => {
    const { desk } = night;
    const { view, names } = await night.night();
    const [entry] = Object.entries(view.entries).find(([, { at }]) => at !== undefined) ?? [];
    const name = listedName(names[entry as never] ?? '');
    const begin = async () => {
      await desk.goto(`${riffle.url}/nights/${night.id}/penalties`);
      await desk.getByRole('button', { name: /^Strafe geben/ }).click();
      await dialogOf(desk).getByLabel('Spieler', { exact: true }).selectOption({ label: name });
    };
    await begin();
    const dialog = dialogOf(desk);
    await dialog.getByLabel('Wofür?').fill('clubkleidung');
    await dialog.getByRole('radio', { name: /PVB 72\(1\)/ }).click();
    await dialog.getByText('Das Regelwerk verlangt eine Strafe.').waitFor();
    expect(await dialog.getByRole('radio', { name: /Geldstrafe/ }).isChecked()).toBe(true);
    await shot(desk, 'dialog-de');
    await dialog.getByRole('button', { name: 'Strafe eintragen' }).click();
    await dialog.getByText('Den Betrag eintragen.').waitFor();
    await dialog.getByLabel('Geldstrafe', { exact: true }).last().fill('15');
    await dialog.getByRole('button', { name: 'Strafe eintragen' }).click();
    await dialog.waitFor({ state: 'detached' });
    const kept = desk.getByRole('listitem').filter({ hasText: 'Kleidung' });
    await expect.poll(() => kept.first().innerText()).toMatch(/Geldstrafe 15(,00)?\s€/);
    expect(await kept.first().innerText()).toMatch(/PVB 72\(1\)/);
    await begin();
    await dialog.getByLabel('Wofür?').fill('72(3)');
    await dialog.getByRole('radio', { name: /PVB 72\(3\)/ }).click();
    await dialog.getByText('Schon vorgekommen.').waitFor();
    await dialog.getByText('Strafen an anderen Abenden').click();
    await dialog.getByText('An keinem anderen Abend gab es eine Strafe.').waitFor();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await desk.goto(`${riffle.url}/nights/${night.id}/log`);
    await desk
      .getByText(/Geldstrafe wegen: Kleidung\..*15(,00)?\s€/)
      .first()
      .waitFor();
  });

  it('[pvb:69(12)d] the table sees whose hand is dead, and who may come back for the next', async () => {
    const { desk } = night;
    const { view } = await night.night();
    const [entry, player] = Object.entries(view.entries).find(([, { at }]) => at !== undefined) ?? [];
    if (entry === undefined || player?.at === undefined) throw new Error('nobody sits');
    const { table } = player.at;
    const does = (command: object) =>
      desk.context().request.post(`${riffle.url}/api/night/${night.id}/commands`, {
        data: { id: randomUUID(), command },
      });
    expect((await does({ type: 'PlaceButton', table, seat: player.at.seat })).ok()).toBe(true);
    const given = { penalty: randomUUID(), entry, offence: 'delay', rule: '69(10)b' };
    expect((await does({ type: 'GivePenalty', ...given, measure: 'rounds', rounds: 1 })).ok()).toBe(true);
    const phone = await onPhone();
    await phone.goto(`${riffle.url}/nights/${night.id}/penalties`);
    await phone.getByText('Was bis dahin gilt').click();
    await phone
      .getByText(/PVB 69\(12\)b/)
      .first()
      .waitFor();
    await shot(phone, 'running-phone');
    expect(await pageFaults(phone)).toEqual([]);
    const said = desk.getByText(/^Strafe: .*tote Hand/);
    const open = async () => {
      await desk.goto(`${riffle.url}/nights/${night.id}/tables`);
      await desk
        .getByRole('button', { name: new RegExp(`^Tisch ${view.tables[table]?.name ?? ''}: `) })
        .first()
        .click();
    };
    await open();
    await said.waitFor();
    await shot(desk, 'coming');
    const left = (await night.night()).view.penalties?.[0]?.left ?? 0;
    for (let hand = 1; hand < left; hand += 1)
      expect((await does({ type: 'NextHand', tables: [table] })).ok()).toBe(true);
    await open();
    await desk.getByText(/^Darf zurück: /).waitFor();
    expect(await said.count()).toBe(0);
  });

  it('[pvb:69(13)] what another evening left unserved is offered at the desk, and begins with one tap', async () => {
    const { desk } = night;
    const { view, names } = await night.night();
    const [entry, player] = Object.entries(view.entries).filter(([, { at }]) => at !== undefined)[2] ?? [];
    const { demo: _, ...setup } = view.setup as typeof view.setup & { readonly demo?: true };
    const before = randomUUID();
    const post = async (path: string, data: object) =>
      expect((await desk.context().request.post(`${riffle.url}/api/night${path}`, { data })).ok()).toBe(true);
    const does = (command: object) => post(`/${before}/commands`, { id: randomUUID(), command });
    await post('', { id: before, commandId: randomUUID(), setup: { ...setup, name: 'Erster Abend' } });
    const then = randomUUID();
    await does({ type: 'AddEntries', entries: [{ entry: then, person: player?.person }] });
    await does({
      type: 'GivePenalty',
      penalty: randomUUID(),
      entry: then,
      offence: 'touching',
      measure: 'rounds',
      rounds: 1,
    });
    await desk.goto(`${riffle.url}/nights/${night.id}`);
    // narrow and wide screens have it each in their place
    const told = desk.getByText(/Erster Abend/).filter({ visible: true });
    await told.waitFor();
    await shot(desk, 'unserved-de');
    const phone = await onPhone('en');
    await phone.goto(`${riffle.url}/nights/${night.id}`);
    await phone.getByRole('button', { name: 'Serve it here' }).filter({ visible: true }).waitFor();
    await shot(phone, 'unserved-phone-en');
    expect(await pageFaults(phone)).toEqual([]);
    await desk.getByRole('button', { name: 'Hier absitzen lassen' }).filter({ visible: true }).click();
    await night.until(
      (now) => now.view.penalties?.some((one) => one.carried?.of === before && one.entry === entry) === true,
    );
    await told.waitFor({ state: 'detached' });
    await desk.goto(`${riffle.url}/nights/${night.id}/penalties`);
    await desk.getByRole('heading', { name: names[entry as never] ?? '' }).waitFor();
  });

  it('[pvb:69(9)k] who is excluded is barred until a day, and refused at the door of the next evening', async () => {
    const { desk } = night;
    const { view, names } = await night.night();
    const [entry, player] = Object.entries(view.entries).filter(([, { at }]) => at !== undefined)[4] ?? [];
    await desk.goto(`${riffle.url}/nights/${night.id}/penalties`);
    await desk.getByRole('button', { name: /^Strafe geben/ }).click();
    const dialog = dialogOf(desk);
    await dialog
      .getByLabel('Spieler', { exact: true })
      .selectOption({ label: listedName(names[entry as never] ?? '') });
    await dialog.getByLabel('Wofür?').fill('69(18)');
    await dialog.getByRole('radio', { name: /PVB 69\(18\)/ }).click();
    await dialog.getByRole('radio', { name: /^Ausschluss und Sperre/ }).click();
    await dialog.getByRole('radio', { name: 'Gesperrt für alle Veranstaltungen' }).click();
    await dialog.getByLabel('Bis einschließlich').fill('2099-12-31');
    await shot(desk, 'bar-de');
    await dialog.getByRole('button', { name: 'Strafe eintragen' }).click();
    await night.until((now) => now.view.penalties?.some(({ bar }) => bar?.of === 'player') === true);
    const { demo: _, ...setup } = view.setup as typeof view.setup & { readonly demo?: true };
    const next = randomUUID();
    const post = (path: string, data: object) =>
      desk.context().request.post(`${riffle.url}/api/night${path}`, { data });
    await post('', { id: next, commandId: randomUUID(), setup: { ...setup, name: 'Nächster Abend' } });
    const command = { type: 'AddEntries', entries: [{ entry: randomUUID(), person: player?.person }] };
    const refused = await post(`/${next}/commands`, { id: randomUUID(), command });
    expect(await refused.json()).toMatchObject({ code: 'barred', title: expect.stringContaining('2099') });
    await desk.goto(`${riffle.url}/nights/${night.id}/penalties`);
    await desk.getByText(/^Gesperrt bis .*2099/).waitFor();
    await shot(desk, 'barred-de');
    const phone = await onPhone('en');
    await phone.goto(`${riffle.url}/nights/${night.id}/penalties`);
    await phone.getByRole('button', { name: /^Lift the bar/ }).waitFor();
    await shot(phone, 'barred-phone-en');
    expect(await pageFaults(phone)).toEqual([]);
  });

  it('a table’s deck is changed for what the rulebook names, and who has a share in another is kept until the table knows', async () => {
    const { desk } = night;
    const { view } = await night.night();
    const [table, shown] = Object.entries(view.tables)[0] ?? [];
    if (table === undefined || shown === undefined) throw new Error('there is no table');
    const open = async () => {
      await desk.goto(`${riffle.url}/nights/${night.id}/tables`);
      await desk
        .getByRole('button', { name: new RegExp(`^Tisch ${shown.name}: `) })
        .first()
        .click();
    };
    await open();
    const dialog = dialogOf(desk);
    await dialog.getByText('Deck gewechselt').click();
    expect(await dialog.getByRole('button', { name: 'Level zu Ende' }).count()).toBe(0);
    await shot(desk, 'deck');
    await dialog.getByRole('button', { name: 'Karte beschädigt' }).click();
    await night.until((now) => now.view.tables[table as never]?.deck?.no === 2);
    await open();
    await dialog.getByText('Beteiligung aneinander').click();
    for (const nth of [0, 1]) await dialog.getByRole('checkbox').nth(nth).check();
    await dialog.getByRole('button', { name: 'Beteiligung eintragen' }).click();
    await night.until((now) => now.view.tables[table as never]?.sharedStakes !== undefined);
    await open();
    await dialog.getByText('Beteiligung aneinander').click();
    await dialog.getByRole('button', { name: 'Den anderen am Tisch gesagt' }).click();
    await night.until((now) => now.view.tables[table as never]?.sharedStakes?.toldAt !== undefined);
  });

  it('is chosen from on a phone, in English as well', async () => {
    const phone = await onPhone('en');
    await phone.goto(`${riffle.url}/nights/${night.id}/penalties`);
    await phone.getByRole('button', { name: /^Give a penalty/ }).click();
    await dialogOf(phone).getByLabel('What for?').fill('music');
    await dialogOf(phone)
      .getByRole('radio', { name: /PVB 05\(2\)/ })
      .waitFor();
    await shot(phone, 'dialog-phone-en');
    expect(await pageFaults(phone)).toEqual([]);
  });
});
