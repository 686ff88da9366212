import { toEntryId } from '@riffle/tournament';
import { type APIRequestContext, request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, WALL } from './browser.ts';
import { Device, ENTER } from './devices/device.ts';
import { missingForFirefox, openFirefox } from './devices/firefox.ts';
import { missingForWebkit, openWebkit } from './devices/webkit.ts';
import { KeptNight } from './pictures/kept-night.ts';
import { RiffleProcess } from './riffle-process.ts';

const CARLA = { name: 'Carla', clubName: 'Pik Ass', pin: '482913' };
const NAMES = ['Anton', 'Bela', 'Cem', 'Dora', 'Emil', 'Frida', 'Gül', 'Hugo', 'Ines', 'Jan', 'Kim', 'Lea'];

let riffle: RiffleProcess;
let api: APIRequestContext;
let night: KeptNight;
let code: string;
beforeAll(async () => {
  riffle = await RiffleProcess.start();
  api = await request.newContext({ extraHTTPHeaders: { origin: riffle.url } });
  const [, setupCode = ''] = riffle.setUpLink.split('#');
  await api.post(`${riffle.url}/api/first-run`, { data: { ...CARLA, code: setupCode } });
  const people = NAMES.map((first) => ({ first, last: `Alberg-${first}` }));
  night = await KeptNight.planned(api, riffle.url, { name: 'Freitag', book: 'pvb', people });
  const entries = (await night.entries()).map(toEntryId);
  await night.does({ type: 'CheckIn', entries }, { type: 'DrawSeats' }, { type: 'StartClock' });
  ({ code } = await night.now());
});
afterAll(async () => {
  await api?.dispose();
  await riffle?.stop();
});

const BROWSERS = [
  { name: 'Firefox', missing: missingForFirefox, open: openFirefox, out: 'Bela' },
  { name: 'WebKit', missing: missingForWebkit, open: openWebkit, out: 'Dora' },
] as const;

for (const { name, missing, open, out } of BROWSERS) {
  const why = missing === undefined ? '' : ` (not tried: there is no ${missing} here)`;
  describe.skipIf(missing !== undefined)(`in ${name}${why}`, () => {
    let device: Device;
    beforeAll(async () => {
      device = new Device(await open(PHONE.width, PHONE.height));
    });
    afterAll(() => device?.close());

    it('a player finds the own seat, and the wall shows the room', async () => {
      await device.open(`${riffle.url}/e/${code}`);
      await device.tap('Anton');
      await device.shows(/Mein Platz/);
      await device.shows(/Level 1/);
      expect(await device.isWhole()).toBe(true);
      await device.open(`${riffle.url}/wall/${code}`);
      await device.shows(/Level 1/);
      await device.shows(/Blinds/);
      expect(await device.isWhole()).toBe(true);
    });

    it('staff sign in, say who is out, and ask what now', async () => {
      await device.open(`${riffle.url}/sign-in?next=/nights/${night.id}`);
      await device.tap('Name');
      await device.type(CARLA.name);
      await device.tap('PIN');
      await device.type(`${CARLA.pin}${ENTER}`);
      await device.shows(/noch dabei/);
      const { left } = (await night.now()).view.figures;
      await device.type('x');
      // without a mouse no field takes the focus by itself: a phone's keyboard would cover what is to be read first
      await device.tap('Name, Nummer oder Platz');
      await device.type(out);
      await device.tap(out);
      await device.tap(': ausgeschieden');
      await expect.poll(async () => (await night.now()).view.figures.left).toBe(left - 1);

      await device.open(`${riffle.url}/floor/foldOutOfOrder?book=pvb`);
      await device.tap('vor seiner Reihe');
      await device.shows('38(1)');
      expect(await device.isWhole()).toBe(true);
    });
  });
}

describe('by a plain address of the club’s network', () => {
  it('says what will not work; links are copied all the same', async () => {
    const browser = await openBrowser(['--host-resolver-rules=MAP kasse.lan 127.0.0.1']);
    const url = riffle.url.replace('127.0.0.1', 'kasse.lan');
    const phone = await openPage(browser, PHONE);
    await phone.goto(`${url}/secure`);
    await phone.getByText('Diese Adresse ist nicht gesichert').waitFor();
    await phone.goto(`${url}/floor/foldOutOfOrder?book=pvb#when=outOfTurn`);
    await phone.getByRole('button', { name: 'Link kopieren' }).click();
    await phone.getByText('Link kopiert').waitFor();
    await phone.goto(`${url}/floor`);
    await phone.getByRole('searchbox').first().focus();
    await phone.keyboard.press('Control+V');
    await expect.poll(() => phone.getByRole('searchbox').first().inputValue()).toContain('foldOutOfOrder');

    const wall = await openPage(browser, WALL);
    await wall.goto(`${url}/wall/${code}`);
    await wall.getByText('Dieser Bildschirm kann dunkel werden').waitFor();
    expect(await wall.locator('video').evaluate((video) => (video as HTMLVideoElement).paused)).toBe(false);
    await browser.close();
  });
});
