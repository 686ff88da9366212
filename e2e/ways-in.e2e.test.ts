import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, SHOTS } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let desk: Page;
beforeAll(async () => {
  const night = await ClubNight.at(riffle, browser);
  await night.owned();
  desk = night.desk;
});

describe('a personal link', () => {
  it('lets its member in once, is out of the address at once, and says afterwards what to do', async () => {
    await desk.goto(`${riffle.url}/staff`);
    await desk.locator('#invite ~ form').getByLabel('Name').fill('Ben');
    await desk.getByRole('button', { name: 'Einladen' }).click();
    const link = await desk.locator('dialog .link').innerText();
    expect(link).toMatch(/\/join#[\w-]{43}$/);
    expect(await desk.locator('dialog').innerText()).toMatch(/Gilt einmal, bis .+\./);

    const phone = await openPage(browser, PHONE, 'de');
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(phone.url()).toBe(`${riffle.url}/`);

    const other = await openPage(browser, PHONE, 'de');
    await other.goto(link);
    await other.getByRole('heading', { name: 'Der Link gilt nicht mehr' }).waitFor();
    expect(other.url()).toBe(`${riffle.url}/join`);
    await other.getByRole('link', { name: 'Mit PIN anmelden' }).click();
    await other.getByLabel('PIN').waitFor();
  });
});

describe('a new PIN', () => {
  const changing = (page: Page) => async (old: string, pin: string) => {
    await page.getByLabel('Alte PIN').fill(old);
    await page.getByLabel('Neue PIN').fill(pin);
    await page.getByLabel('Neue PIN').press('Enter');
  };

  it('needs the old one, and none that everybody tries', async () => {
    await desk.goto(riffle.url);
    await desk.getByRole('link', { name: 'Eigenes Konto: ' }).click();
    const change = changing(desk);
    await change('', '735194');
    await desk.getByText('Die alte PIN fehlt oder stimmt nicht.').waitFor();
    await change('482913', '123456');
    await desk.getByText('Diese PIN errät jeder.').waitFor();
    await change('482913', '735194');
    await desk.getByText('Die neue PIN gilt ab jetzt.').waitFor();
  });

  it('is made by every member of staff, on a phone as well', async () => {
    await desk.goto(`${riffle.url}/staff`);
    await desk.locator('#invite ~ form').getByLabel('Name').fill('Cem');
    await desk.locator('#invite ~ form').getByLabel('Rolle').selectOption('floor');
    await desk.getByRole('button', { name: 'Einladen' }).click();
    const phone = await openPage(browser, PHONE, 'de');
    await phone.goto(await desk.locator('dialog .link').innerText());
    await phone.getByRole('link', { name: 'Eigenes Konto: Cem' }).click();
    await phone.getByText('Angemeldet als Cem, Floor.').waitFor();
    const change = changing(phone);
    await change('', '111111');
    await phone.getByText('Diese PIN errät jeder.').waitFor();
    if (SHOTS !== undefined) await phone.screenshot({ path: `${SHOTS}/account-phone.png` });
    await change('', '824617');
    await phone.getByText('Die neue PIN gilt ab jetzt.').waitFor();
    await phone.getByRole('button', { name: 'Abmelden' }).click();
    await phone.goto(`${riffle.url}/account`);
    await phone.getByLabel('Name').fill('Cem');
    await phone.getByLabel('PIN').fill('824617');
    await phone.getByLabel('PIN').press('Enter');
    await phone.getByText('Angemeldet als Cem, Floor.').waitFor();
  });
});
