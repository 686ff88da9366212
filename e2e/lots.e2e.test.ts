import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight, roomName } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('lots');
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55');
});

describe('a player by lot', () => {
  it('comes from those who are meant, is told with how many they were, and stands on the wall', async () => {
    const { desk } = club;
    const wall = await openPage(browser, WALL, 'de');
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    await desk.getByRole('button', { name: 'Auslosen' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText('27 Personen im Los').first().click();
    await dialog.getByRole('list').getByRole('checkbox').first().uncheck();
    await dialog.getByText('26 Personen im Los').first().waitFor();
    await dialog.getByLabel('Wofür').fill('Freirunde');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'pool-laptop-de');
    await dialog.getByRole('button', { name: 'Auslosen' }).click();
    await dialog.getByText('aus 26').waitFor();
    const { view, names } = await club.night();
    const [lot] = view.lots?.last ?? [];
    expect(lot?.among).toHaveLength(26);
    await wall
      .getByText(roomName(names[lot?.entry as never] ?? ''))
      .first()
      .waitFor();
    await wall.getByText('Freirunde').waitFor();
    await settled(wall);
    expect(await pageFaults(wall)).toEqual([]);
    await pictured(wall, 'wall-de');
    await wall.context().close();
    // taken back and drawn again it is the same one
    await club.takeBackLast();
    await dialog.getByText('aus 26').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Auslosen' }).click();
    await dialog.getByText('aus 26').waitFor();
    expect((await club.night()).view.lots?.last[0]?.entry).toBe(lot?.entry);
    await settled(desk);
    await pictured(desk, 'drawn-laptop-de');
  });

  it('on a phone in English', async () => {
    const phone = await openPage(browser, PHONE, 'en');
    await phone.context().addCookies(await club.desk.context().cookies());
    await phone.goto(`${riffle.url}/nights/${club.id}/players`);
    await phone.getByRole('button', { name: 'Draw one' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Draw', exact: true }).click();
    await dialog
      .getByText(/^out of 26$/)
      .first()
      .waitFor();
    await settled(phone);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'drawn-phone-en');
    await phone.context().close();
  });
});
