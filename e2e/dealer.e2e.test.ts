import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import { toTableId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('dealer', true);
let club: ClubNight;

/** A house that wants the time call on its wall. */
const house: HouseRulebook = {
  ...{ format: 'riffle-house-rulebook', v: 1, id: 'own', edition: '2026-11-22', name: 'Pik Ass' },
  extends: { id: 'pvb', edition: findRulebook('pvb')?.edition ?? '' },
  answers: { 'timing.clockShown': { value: 'onWall' } },
};

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('pvb', { rulebook: { id: house.id, edition: house.edition, house } });
});

const linksOf = async (): Promise<Record<string, string>> => {
  const answer = await club.desk.request.get(`${riffle.url}/api/night/${club.id}/dealer-links`);
  return (await answer.json()) as Record<string, string>;
};
const openTable = async (table: string): Promise<Page> => {
  const page = await openPage(browser, PHONE);
  const { code } = await club.night();
  await page.goto(`${riffle.url}/t/${code}#${(await linksOf())[table] ?? ''}`);
  return page;
};

describe('a dealer’s page', () => {
  it('counts hands, calls time and the floor, and tells who goes out: desk, wall and a second dealer see it at once', async () => {
    const { desk } = club;
    const [table = '', other = ''] = Object.keys((await club.night()).view.tables);
    await club.commands({ type: 'PlaceButton', table: toTableId(table), seat: 1 });
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    const wall = await openPage(browser, WALL);
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    const dealer = await openTable(table);
    const second = await openTable(table);
    await dealer.getByRole('button', { name: /Hand fertig/ }).waitFor();
    expect(new URL(dealer.url()).hash).toBe('');
    await dealer.getByText('Hier zählt niemand die Hände', { exact: false }).waitFor();
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'table', false);
    // the main step is in sight without scrolling
    const main = await dealer.getByRole('button', { name: /Hand fertig/ }).boundingBox();
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThan(PHONE.height);
    expect(main?.height ?? 0).toBeGreaterThan(60);

    await dealer.getByRole('button', { name: 'Nächste Hand' }).click();
    await dealer.getByText(/^Small Blind: .* Big Blind: /).waitFor();
    await dealer.getByRole('button', { name: /Hand fertig/ }).click();
    await second.getByText('Hand 2').first().waitFor();
    // a tap beside the card: back as it was
    await dealer.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect.poll(async () => (await club.night()).view.tables[toTableId(table)]?.hand).toBeUndefined();
    await second.getByRole('button', { name: /Hand fertig/ }).click();
    await dealer.getByText('Hand 2').first().waitFor();

    await dealer.getByRole('button', { name: 'Floor!' }).click();
    await desk.getByText(/ruft den Floor seit/).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'called', false);
    await desk.getByRole('button', { name: 'Ich gehe' }).click();
    await dealer.getByRole('button', { name: 'Der Floor kommt' }).waitFor();
    await desk.getByRole('button', { name: 'Erledigt' }).click();
    await dealer.getByRole('button', { name: 'Floor!' }).waitFor();

    await dealer.getByRole('button', { name: 'Bedenkzeit' }).click();
    await dealer.getByRole('timer').waitFor();
    await wall.getByText(/: Bedenkzeit/).waitFor();
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'time', false);
    await pictured(wall, 'wall', false);
    await second.getByRole('button', { name: 'Hat gehandelt' }).click();
    await dealer.getByRole('button', { name: /Hand fertig/ }).waitFor();
    await wall.getByText(/: Bedenkzeit/).waitFor({ state: 'detached' });

    // who goes out, by the desk's own dialogue
    const { view, names } = await club.night();
    const [out = ''] = Object.keys(view.entries).filter((id) => view.entries[id as never]?.at?.table === table);
    await dealer.getByRole('button', { name: 'Ausgeschieden' }).click();
    const dialog = dealer.locator('dialog[open]');
    await dialog.getByRole('button').filter({ hasText: /Nr\. / }).first().waitFor();
    await settled(dealer);
    await pictured(dealer, 'bust-out', false);
    expect(names[out as never]).toBeTruthy();
    await dialog.getByRole('button').filter({ hasText: /Nr\. / }).first().click();
    await dialog.getByRole('button', { name: /: ausgeschieden$/ }).click();
    await expect.poll(async () => (await club.night()).view.figures.out).toBe(1);

    // without a line it says so, a reload keeps the link, and another table is none of its business
    await dealer.reload();
    await dealer.getByRole('button', { name: /Hand fertig/ }).waitFor();
    const { code } = await club.night();
    const refused = await dealer.request.post(`${riffle.url}/api/night/link/${code}/dealer/commands`, {
      data: { token: (await linksOf())[table], id: 'wrong-table', command: { type: 'CallFloor', table: other } },
    });
    expect(refused.status()).toBe(403);

    // renewed: who has the old one is shown nothing more, at once
    await club.commands({ type: 'RenewTableLink', table: toTableId(table) });
    await dealer.getByText('Dieser Link wurde ersetzt.').waitFor();
    await second.getByText('Dieser Link wurde ersetzt.').waitFor();
    const again = await openTable(table);
    await again.getByRole('button', { name: /Hand fertig/ }).waitFor();
    for (const page of [dealer, second, again, wall]) await page.context().close();
  });

  it('has its link at the desk, a code for each table', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/screens`);
    await desk.getByRole('heading', { name: 'Links für Dealer' }).waitFor();
    await desk
      .getByRole('button', { name: /: QR-Code$/ })
      .first()
      .click();
    await desk.getByRole('img', { name: /Dealer-Link/ }).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'link', false);
  });
});
