import { readFileSync } from 'node:fs';
import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { type EntryId, type MoneySetup, type ProfileId, toBustOutId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, SHOTS, settled, WALL } from './browser.ts';
import { ClubNight, roomName } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: 'entry' as ProfileId, name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(20_00) }],
    },
  ],
};
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money });
});
const pictured = picturesOf('special');
const view = async () => (await club.night()).view;
const at = (tab: string) => `${riffle.url}/nights/${club.id}/${tab}`;
async function downloaded(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
  return readFileSync(await (await waiting).path(), 'utf8');
}

describe('prizes beside the places', () => {
  it('are put into the plan with points, things and what is to be a surprise', async () => {
    const { desk } = club;
    await desk.goto(at('structure'));
    await desk.getByRole('button', { name: 'Preise', exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Preise nach').selectOption({ label: 'Drei Plätze' });
    await dialog.getByText('Sonderpreise, Sachpreise, feste Beträge, Punkte').click();
    for (const [nth, kind] of ['Bad Beat', 'Ausgelost'].entries()) {
      await dialog.getByRole('button', { name: 'Sonderpreis hinzufügen' }).click();
      const special = dialog.getByRole('group', { name: `Sonderpreis ${String(nth + 1)}` });
      await special.getByLabel('Wofür').selectOption({ label: kind });
      await special.getByLabel('Betrag oder % des Topfs').fill(nth === 0 ? '25' : '5 %');
      if (nth === 0) await special.getByLabel('Sachpreis').fill('Flasche Sekt');
      else await special.getByLabel('Geheim, bis ihn jemand gewinnt').check();
    }
    await dialog.getByRole('button', { name: '10 bis 1' }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Bad Beat' }).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'plan-laptop-de');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { special, points } = (await view()).setup.prizePlan ?? {};
    expect(special).toMatchObject([
      { kind: 'badBeat', name: 'Bad Beat', worth: { amount: 2_500 }, thing: 'Flasche Sekt' },
      { kind: 'randomEntry', worth: { share: 50 }, secret: true },
    ]);
    expect(points).toHaveLength(10);
  });

  it('a secret one is in no room until it is drawn, and then all who were in the draw can be read', async () => {
    const { desk } = club;
    const room = await openPage(browser, PHONE, 'de');
    const { code } = await club.night();
    const told = async () => (await room.request.get(`${riffle.url}/api/night/${code}`)).text();
    expect(await told()).not.toContain('Ausgelost');
    await desk.goto(at('money'));
    const specials = desk.getByRole('region', { name: 'Sonderpreise und Sachpreise' });
    await specials.getByText('Sonderpreise und Sachpreise').click();
    await specials.getByText('geheim').waitFor();
    await specials.getByRole('button', { name: 'Auslosen: Ausgelost' }).click();
    await specials.getByText('Gelost aus 27').click();
    await pictured(desk, 'drawn-laptop-de');
    const [, drawn] = (await view()).money?.specials ?? [];
    expect(drawn?.awarded?.among).toHaveLength(27);
    expect(drawn?.awarded?.among).toContain(drawn?.awarded?.entries[0]);
    await room.context().close();
  });

  it('one is given to two, on a phone in English, and what is no money is checked off', async () => {
    const phone = await openPage(browser, PHONE, 'en');
    await phone.context().addCookies(await club.desk.context().cookies());
    await phone.goto(at('money'));
    const specials = phone.getByRole('region', { name: 'Special prizes and prizes other than money' });
    await specials.getByText('Special prizes and prizes other than money').click();
    await specials.getByRole('button', { name: 'Say who won: Bad Beat' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('checkbox').nth(0).check();
    await dialog.getByRole('checkbox').nth(1).check();
    await settled(phone);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'award-phone-en');
    await dialog.getByRole('button', { name: 'Give' }).click();
    await dialog.waitFor({ state: 'detached' });
    await specials.getByText('not handed over yet').waitFor();
    await pictured(phone, 'things-phone-en');
    await specials
      .getByRole('button', { name: /^Hand over/ })
      .first()
      .click();
    await specials.getByText(/^handed over at/).waitFor();
    const { books, specials: all } = (await view()).money ?? {};
    expect(all?.[0]?.awarded?.entries).toHaveLength(2);
    // who was drawn may be one of the two, and has that besides
    const [drawn] = all?.[1]?.awarded?.entries ?? [];
    const lot = all?.[1]?.money ?? 0;
    const half = books?.dues.filter(({ entry, special }) => special - (entry === drawn ? lot : 0) === 1_250);
    expect(half).toHaveLength(2);
    expect(books?.unsettled).toMatchObject({ specials: 0, things: 0 });
    await phone.context().close();
  });

  it('stand on the wall with who has won them', async () => {
    await club.pinWall('prizes');
    const { names, view: told } = await club.night();
    const [first = ''] = told.money?.specials?.[0]?.awarded?.entries ?? [];
    for (const [tongue, size] of [
      ['de', WALL],
      ['en', LAPTOP],
    ] as const) {
      const wall = await openPage(browser, size, tongue);
      await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
      const line = wall.getByText(/Bad Beat/).first();
      await line.waitFor();
      await wall.getByText(new RegExp(`Flasche Sekt.*${roomName(names[first as never] ?? '')}`)).waitFor();
      await wall.getByText(/Ausgelost/).waitFor();
      await settled(wall);
      expect(await pageFaults(wall)).toEqual([]);
      await pictured(wall, `wall-${tongue}`);
      await wall.context().close();
    }
  });

  it('all lists are in one place, on paper and as tables', async () => {
    const { desk } = club;
    await desk.setViewportSize(LAPTOP);
    await desk.goto(at('papers'));
    await desk.getByRole('heading', { name: 'Als Datei (CSV)' }).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'papers-laptop-de');
    expect((await downloaded(desk, 'Herunterladen: Startliste')).split('\r\n')).toHaveLength(29);
    expect(await downloaded(desk, 'Herunterladen: Sonderpreise')).toMatch(/Bad Beat;25,00;Flasche Sekt/);
    expect(await downloaded(desk, 'Herunterladen: Protokoll')).toContain('Sonderpreis „Bad Beat“ geht an');
    const summary = await downloaded(desk, 'Herunterladen: Turnierzusammenfassung (OTS)');
    expect(JSON.parse(summary)).toMatchObject({ ots: { spec_version: '1.1.5', player_count: 27, prize_pool: 540 } });
    for (const [sheet, says] of [
      ['Auszahlungsliste', /Unterschrift[\s\S]*12,50/],
      ['Preisaushang', /Preisgeld[\s\S]*1\.[\s\S]*Bad Beat/],
    ] as const) {
      await desk.evaluate(() => {
        window.print = () => undefined;
      });
      await desk.getByRole('button', { name: `Drucken: ${sheet}` }).click();
      await desk.emulateMedia({ media: 'print' });
      expect(await desk.locator('.paper').innerText(), sheet).toMatch(says);
      if (SHOTS !== undefined) {
        await desk.setViewportSize({ width: 680, height: 1009 });
        await pictured(desk, `paper-${sheet}`);
        await desk.setViewportSize(LAPTOP);
      }
      await desk.emulateMedia({ media: 'screen' });
      await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    }
  });

  it('a secret bounty is on the agenda until its hat is filled, and again with whose head came out', async () => {
    const secret = await ClubNight.at(riffle, browser);
    await secret.signIn();
    const special = [
      { kind: 'secretHead', name: 'Geheimkopf', worth: { amount: toCents(1_000) }, from: 'pool' },
    ] as const;
    await secret.createUnderWay('tda55', {
      money,
      lateEntryThrough: 0,
      prizePlan: { ...readyPlan('topThree'), special },
    });
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await secret.desk.context().cookies());
    await phone.goto(`${riffle.url}/nights/${secret.id}`);
    const card = phone
      .getByRole('article', { name: 'Geheimes Kopfgeld' })
      .or(phone.getByRole('region', { name: 'Geheimes Kopfgeld' }));
    await card.getByText('noch niemand im Hut').waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'hat-phone-de');
    await card.getByRole('button', { name: 'Köpfe in den Hut: Geheimkopf' }).click();
    await card.waitFor({ state: 'detached' });
    // whoever goes out: at the latest with the last but one it has come out, or it is the winner's own
    const entries = Object.keys((await secret.night()).view.entries) as EntryId[];
    const [winner, ...others] = entries;
    if (winner === undefined) throw new Error('nobody plays');
    let found = false;
    for (const [nth, entry] of others.entries()) {
      await secret.commands({
        type: 'BustOut',
        bustOut: toBustOutId(`out-of-hat-${String(nth)}`),
        out: [{ entry, by: [winner] }],
      });
      const { hat } = (await secret.night()).view.money?.specials?.[0] ?? {};
      found = hat?.head !== undefined;
      if (found) break;
    }
    await card.getByText('war auf').waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await card.getByRole('button', { name: /^An / }).first().click();
    await card.waitFor({ state: 'detached' });
    expect((await secret.night()).view.money?.specials?.[0]?.awarded?.entries).toHaveLength(1);
    expect(found).toBe(true);
    await phone.context().close();
  });
});
