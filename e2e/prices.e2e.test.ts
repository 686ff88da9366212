import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});

const pictured = picturesOf('prices');

describe('what a night sells', () => {
  it('is chosen in two taps on a phone, and stands in the new night', async () => {
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await club.desk.context().cookies());
    await phone.goto(`${riffle.url}/new`);
    await phone.getByText('Ohne Startgeld: Riffle führt keine Kasse.').waitFor();
    const dialog = phone.getByRole('dialog');
    // nobody begins with what the rulebook forbids
    await phone.getByLabel('Regelwerk', { exact: true }).selectOption('pvb');
    await phone.getByRole('button', { name: 'Startgeld …' }).click();
    await dialog.getByRole('button', { name: 'Freezeout' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Mit Rebuys und Add-on' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await phone.getByLabel('Regelwerk', { exact: true }).selectOption('tda55');
    await phone.getByRole('button', { name: 'Startgeld …' }).click();
    await pictured(phone, 'phone-begin');
    await dialog.getByRole('button', { name: 'Mit Rebuys und Add-on' }).click();
    await dialog.getByText('kostet 10 €').first().waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-rebuys');
    const entry = dialog.getByRole('article', { name: 'Startplatz' });
    await entry.getByRole('button', { name: 'Weiterer Teil' }).click();
    await entry.getByLabel('Betrag').last().fill('viel');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await entry.getByText('Das ist kein Betrag.').waitFor();
    await entry.getByLabel('Betrag').last().fill('2,50');
    await dialog.getByLabel('Garantierter Preistopf').fill('500');
    await dialog.getByLabel('Preistopf und Preise, aber nicht').check();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByText('Startgeld 12,50 €').waitFor();
    await phone.getByRole('button', { name: 'Turnier anlegen' }).click();
    await phone.waitForURL(/\/nights\//);
    const id = /\/nights\/([^/]+)/.exec(phone.url())?.[1] ?? '';
    const told = await (await phone.context().request.get(`${riffle.url}/api/night/${id}`)).json();
    expect(told).toMatchObject({
      view: {
        setup: {
          moneyShown: 'pool',
          money: {
            guarantee: 50_000,
            limits: { rebuy: { through: 4 }, addOn: { perPerson: 1 } },
            profiles: [
              {
                kind: 'entry',
                parts: [
                  { for: 'prizes', amount: 1_000 },
                  { for: 'fee', amount: 250 },
                ],
              },
              { kind: 'rebuy' },
              { kind: 'addOn' },
            ],
          },
        },
        planned: {},
      },
    });
    await phone.context().close();
  });

  it('[pvb:20(1)] is no rebuy where the rulebook has none, and says by which rule; prices of a night that is there are changed', async () => {
    await club.createUnderWay('pvb');
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/structure`);
    await desk.getByRole('button', { name: 'Startgeld …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Freezeout' }).click();
    const rebuys = dialog.getByRole('region', { name: 'Rebuy' });
    expect(await rebuys.innerText()).toContain('Das Regelwerk verbietet es.');
    expect(await rebuys.getByRole('link').first().innerText()).toContain('20(1)');
    expect(await rebuys.getByRole('button').count()).toBe(0);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-pvb');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { view } = await club.night();
    expect(view.setup.money?.profiles).toHaveLength(1);
    // who was entered before there were prices owes nothing until he is sold his entry
    expect(view.money?.sold).toMatchObject({ entry: 0 });
  });
});
