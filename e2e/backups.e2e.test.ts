import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let night: ClubNight;
beforeAll(async () => {
  night = await ClubNight.at(riffle, browser);
  await night.owned();
});

describe('the owner', () => {
  it('makes a backup and downloads it, says how often, and reads how it comes back', async () => {
    const { desk } = night;
    await desk.goto(riffle.url);
    await desk.getByRole('link', { name: 'Sicherung' }).click();
    await desk.getByText('Noch keine Sicherung').waitFor();
    await desk.getByRole('button', { name: 'Jetzt sichern' }).click();
    await desk.getByText(/^Gesichert: riffle-backup-pik-ass-pankow-/).waitFor();
    const downloading = desk.waitForEvent('download');
    await desk.getByRole('link', { name: /herunterladen$/ }).click();
    const path = await (await downloading).path();
    expect(existsSync(path) && readFileSync(path).subarray(0, 2).toString('hex')).toBe('1f8b');
    await desk.getByLabel('Alle paar Stunden').check();
    await desk.getByLabel('Stunden dazwischen').fill('3');
    await desk.getByRole('button', { name: 'Übernehmen' }).click();
    await desk.getByText('So wird ab jetzt gesichert.').waitFor();
    await desk.reload();
    expect(await desk.getByLabel('Stunden dazwischen').inputValue()).toBe('3');
    await desk.getByText(/restore \S+riffle-backup-pik-ass-pankow-\S+ --replace/).waitFor();
  });

  it('reads why there is none, at the page and on the first one, on a phone and in English too', async () => {
    rmSync(riffle.backups, { recursive: true });
    writeFileSync(riffle.backups, 'in the way');
    const page = await openPage(browser, PHONE, 'en');
    await page.context().addCookies(await night.desk.context().cookies());
    await page.goto(`${riffle.url}/backups`);
    await page.getByRole('button', { name: 'Back up now' }).click();
    await page.getByText(/no backup was made/).waitFor();
    await settled(page);
    expect(await pageFaults(page)).toEqual([]);
    await page.goto(`${riffle.url}/`);
    await page.getByText(/no backup was made/).waitFor();
    await page.getByRole('link', { name: 'To the backups' }).click();
    await page.waitForURL(/\/backups$/);
    await page.context().close();
  });
});
