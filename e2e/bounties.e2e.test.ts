import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { MoneySetup, ProfileId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const MONEY: MoneySetup = {
  profiles: [
    {
      ...{ id: 'profile-entry' as ProfileId, name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [
        { for: 'prizes', amount: toCents(1_500) },
        { for: 'bounty', amount: toCents(1_000) },
      ],
    },
  ],
  bounty: { by: 'mystery' },
};
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});
const pictured = picturesOf('bounties');

describe('bounties', () => {
  it('are chosen with the prices: growing, in envelopes, or for buyers alone', async () => {
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await club.desk.context().cookies());
    await phone.goto(`${riffle.url}/new`);
    await phone.getByLabel('Regelwerk', { exact: true }).selectOption('tda55');
    await phone.getByRole('button', { name: 'Startgeld …' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mit Kopfgeld' }).click();
    const form = dialog.getByRole('region', { name: 'Kopfgeld', exact: true });
    await form.getByLabel('Wachsend: ein Teil für ihn').check();
    await form.getByLabel('Teil, der ausgezahlt wird').fill('100');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await form.getByText('Bitte mehr als 0 und weniger als 100').waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-form');
    await form.getByLabel('Teil, der ausgezahlt wird').fill('33,3');
    await form.getByLabel('Nur wer ein Kopfgeld gekauft hat').check();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: 'Turnier anlegen' }).click();
    await phone.waitForURL(/\/nights\//);
    const id = /\/nights\/([^/]+)/.exec(phone.url())?.[1] ?? '';
    const told = await (await phone.context().request.get(`${riffle.url}/api/night/${id}`)).json();
    expect(told).toMatchObject({
      view: { setup: { money: { bounty: { by: 'progressive', toKiller: 333, buyersOnly: true } } } },
    });
    await phone.context().close();
  });

  it('are sealed in envelopes, and one is drawn for who goes out: till and wall show it', async () => {
    await club.createUnderWay('tda55', { money: MONEY, lateEntryThrough: 1 });
    const { desk } = club;
    const name = async (entry: string) => (await club.night()).names[entry as never] ?? '';
    const perform = (command: object) =>
      desk.request.post(`${riffle.url}/api/night/${club.id}/commands`, {
        data: { id: crypto.randomUUID(), command },
        headers: { origin: riffle.url },
      });
    await perform({ type: 'JumpToLevel', level: 1 });
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    await desk.getByRole('button', { name: 'Umschläge versiegeln …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText(/27 Umschläge, einer für jeden im Spiel, mit zusammen 270\s€/).waitFor();
    const amounts = dialog.getByLabel('Beträge');
    const proposed = await amounts.inputValue();
    await amounts.fill('26 × 5');
    await dialog.getByText(/26 Umschläge, zusammen 130\s€/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Versiegeln' }).isEnabled()).toBe(false);
    await amounts.fill(proposed);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-seal');
    await dialog.getByRole('button', { name: 'Versiegeln' }).click();
    await dialog.waitFor({ state: 'detached' });
    await desk.getByText('Noch 27 Umschläge').waitFor();

    const { view } = await club.night();
    const [out, killer] = Object.entries(view.entries).flatMap(([id, { at }]) => (at === undefined ? [] : [id]));
    await perform({ type: 'BustOut', bustOut: crypto.randomUUID(), out: [{ entry: out, by: [killer] }] });
    const draw = desk.getByRole('button', { name: `Umschlag für ${await name(out ?? '')} ziehen` });
    await draw.click();
    await draw.waitFor({ state: 'detached' });
    const { money } = (await club.night()).view;
    const [drawn] = money?.mystery?.drawn ?? [];
    expect(drawn).toMatchObject({ entry: out, by: [killer] });
    expect(JSON.stringify(money?.mystery)).not.toContain('salt');
    await desk.getByText('Noch 26 Umschläge').waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-drawn');
    // taken back, it is kept for whom it was opened
    const { undo } = await club.night();
    await perform({ type: 'Undo', commit: undo?.id, also: [] });
    await draw.click();
    await draw.waitFor({ state: 'detached' });
    expect((await club.night()).view.money?.mystery?.drawn).toMatchObject([{ entry: out, amount: drawn?.amount }]);
    expect(money?.books?.dues).toMatchObject([{ entry: killer, won: { bounty: drawn?.amount } }]);

    const wall = await openPage(browser, WALL, 'de');
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    await wall.getByText('Zuletzt im Umschlag').waitFor();
    await wall.getByText('noch 26 Umschläge').waitFor();
    await pictured(wall, 'wall');
    await wall.context().close();
  });
});
