import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type MoneySetup, type ProfileId, toBustOutId, toEntryId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const profile = (kind: 'entry' | 'rebuy', price: number): MoneySetup['profiles'][number] => ({
  ...{ id: `profile-${kind}` as ProfileId, name: kind, kind, chips: toChips(20_000) },
  parts: [{ for: 'prizes', amount: toCents(price) }],
});
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  const again = { ...profile('rebuy', 2_000), offered: { through: 2 } };
  await club.createUnderWay('tda55', {
    money: { profiles: [profile('entry', 2_500), again] },
    lateEntryThrough: 1,
    prizes: [40_000, 27_500].map(toCents),
  });
});
const pictured = picturesOf('rebuy', true);

describe('a rebuy on the spot', () => {
  it('is sold with the bust-out in one tap: he keeps his seat, and the till has the money to take', async () => {
    const { desk } = club;
    const askedOnce = desk.waitForResponse((answer) => answer.url().endsWith('/unserved'));
    await desk.reload();
    await club.toOverview();
    await askedOnce;
    await settled(desk);
    const { view, names } = await club.night();
    const asked: string[] = [];
    desk.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const [id = '', { at } = {}] = Object.entries(view.entries)[0] ?? [];
    const name = names[id as never] ?? '';
    const dialog = await club.nameOut(name);
    await dialog.getByRole('button', { name: /^Raus, mit Rebuy \(20\s€\)$/ }).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-dialog');
    await dialog.getByRole('button', { name: /^Raus, mit Rebuy/ }).click();
    await desk.getByText(`Rebuy für ${name}: wieder dabei.`).last().waitFor();
    const after = (await club.night()).view;
    expect(after.entries[id as never]?.at).toEqual(at);
    expect(after.money?.sold.rebuy).toBe(1);
    expect(after.money?.books?.owes[id as never]).toBe(4_500);
    expect(after.bustOuts).toHaveLength(1);
    // one step, and taken back as one
    await pictured(desk, 'laptop-notice');
    await desk.getByRole('button', { name: 'Zurücknehmen' }).first().click();
    await club.until(({ view: { bustOuts } }) => bustOuts.length === 0);
    const taken = (await club.night()).view;
    expect(taken.money?.sold.rebuy).toBe(0);
    expect(taken.entries[id as never]?.at).toEqual(at);
    // what who is entered brings along from other evenings is not asked for anew with every step
    expect(asked.filter((path) => path.endsWith('/unserved'))).toEqual([]);
  });

  it('is offered once more beside what is said of the hand, for who makes up his mind a moment later', async () => {
    const { desk } = club;
    const { view, names } = await club.night();
    const id = (Object.keys(view.entries)[0] ?? '') as never;
    const dialog = await club.nameOut(names[id] ?? '');
    await dialog.getByRole('button', { name: 'Anderer Preis oder andere Chips …' }).waitFor();
    await dialog.locator('[data-first]').click();
    const buy = desk.getByRole('button', { name: /^Rebuy \(20\s€\)$/ });
    await buy.waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-offered');
    await buy.click();
    await desk.getByText(/wieder dabei\. Das Geld nimmt die Kasse\./).waitFor();
    expect((await club.night()).view.entries[id]?.bustOut).toBeUndefined();
    expect((await club.night()).view.money?.books?.owes[id]).toBe(4_500);
  });

  it('is offered in the row of who is out, until it is bought', async () => {
    const { desk } = club;
    const { view } = await club.night();
    const entry = (Object.keys(view.entries)[1] ?? '') as never;
    await club.commands({ type: 'BustOut', bustOut: crypto.randomUUID() as never, out: [{ entry, by: [] }] });
    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    await desk.getByRole('listitem').getByRole('button', { name: /^2\D/ }).first().click();
    const buy = desk.getByRole('button', { name: /^Rebuy \(20\s€\)$/ });
    await buy.waitFor();
    await pictured(desk, 'laptop-row');
    await buy.click();
    await desk.getByText(/wieder dabei\. Das Geld nimmt die Kasse\./).waitFor();
    expect((await club.night()).view.entries[entry]?.bustOut).toBeUndefined();
  });

  it('is not offered in the row of who has missed a hand', async () => {
    const { desk } = club;
    const { view } = await club.night();
    const entry = (Object.keys(view.entries)[3] ?? '') as never;
    const table = view.entries[entry]?.at?.table ?? ('' as never);
    await club.commands({ type: 'BustOut', bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry, by: [] }] });
    await desk.getByRole('listitem').getByRole('button', { name: /^4\D/ }).first().click();
    const buy = desk.getByRole('dialog').getByRole('button', { name: /^Rebuy/ });
    await buy.waitFor();
    await club.commands({ type: 'NextHand', tables: [table] });
    await buy.waitFor({ state: 'detached' });
    await pictured(desk, 'laptop-missed');
    await desk.keyboard.press('Escape');
    await club.commands({ type: 'Reinstate', entry });
  });

  it('is counter-booked at the till with a reason, and stands there as such', async () => {
    const { desk } = club;
    const { view, names } = await club.night();
    const sale = view.money?.books?.sales.findLast(({ kind }) => kind === 'rebuy');
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    const name = names[sale?.entry as never] ?? '';
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(name);
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`${name.split(' ').at(-1) ?? ''}[^]*offen 45`) })
      .first()
      .click();
    const dialog = desk.getByRole('dialog');
    // the entry has played: nobody is offered what would be refused
    await dialog.getByRole('listitem').filter({ hasText: 'Startplatz' }).getByText('bleibt: hat gespielt').waitFor();
    expect(await dialog.getByRole('button', { name: 'Gegenbuchen' }).count()).toBe(1);
    await pictured(desk, 'laptop-account');
    await dialog.getByLabel('Begründung').fill('Doch kein Rebuy');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'Rebuy' })
      .getByRole('button', { name: 'Gegenbuchen' })
      .click();
    // the hint under the reason has the same word in a sentence
    await dialog.getByRole('listitem').getByText('gegengebucht', { exact: true }).first().waitFor();
    const { books } = (await club.night()).view.money ?? {};
    expect(books?.sales.find(({ id }) => id === sale?.id)?.reversed).toBe(true);
    expect(books?.owes[sale?.entry as never]).toBe(2_500);
  });

  it('is sold by a key at the desk, as clubs know it: V, and taken back by F', async () => {
    const { desk } = club;
    await club.toOverview();
    const { view, names } = await club.night();
    const entry = (Object.keys(view.entries)[2] ?? '') as never;
    await club.commands({ type: 'BustOut', bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry, by: [] }] });
    const sold = async () => (await club.night()).view.money?.sold.rebuy;
    const before = (await sold()) ?? 0;
    await desk.keyboard.press('v');
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Rebuy: für wen?' }).waitFor();
    // who has just gone out stands first
    expect(await dialog.getByRole('listitem').first().innerText()).toMatch(/ausgeschieden/);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-key');
    await dialog.getByRole('searchbox').fill(names[entry] ?? '');
    await desk.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /^Rebuy \(20/ }).click();
    await desk
      .getByText(`Rebuy für ${names[entry] ?? ''}`)
      .first()
      .waitFor();
    expect(await sold()).toBe(before + 1);
    await dialog.waitFor({ state: 'detached' });
    await desk.keyboard.press('f');
    await desk
      .getByText(`Rebuy für ${names[entry] ?? ''} zurückgenommen.`)
      .first()
      .waitFor();
    expect(await sold()).toBe(before);

    await desk.keyboard.press('b');
    await dialog.getByText('Niemand kann jetzt ein Add-on kaufen.').waitFor();
    await desk.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await desk.keyboard.press('g');
    await desk.getByText('Es gibt kein Add-on zum Zurücknehmen.').first().waitFor();
    await desk.keyboard.press('h');
    await dialog.getByRole('button', { name: 'Tisch 1: Zeit ansagen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await desk.getByText('Tisch 1: Bedenkzeit läuft.').first().waitFor();
    await desk.keyboard.press('h');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-time');
    await dialog.getByRole('button', { name: /^Tisch 1: hat gehandelt/ }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(Object.values((await club.night()).view.tables).some(({ timeCall }) => timeCall)).toBe(false);
    await desk.keyboard.press('k');
    await desk.waitForURL(/\/money$/);
  });

  it('is sold until a level that the wall names, and then the wall counts down to the money', async () => {
    const { money } = (await club.night()).view.setup;
    const addOn = {
      ...profile('rebuy', 1_000),
      id: 'profile-add-on' as ProfileId,
      name: 'Add-on',
      kind: 'addOn',
    } as const;
    const profiles = [...(money?.profiles ?? []), addOn];
    await club.commands({ type: 'ChangeSetup', changes: { money: { ...money, profiles } } });
    const wall = await openPage(browser, WALL, 'de');
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    const figure = (name: string) => wall.locator('dl > div').filter({ hasText: name });
    expect(await figure('Rebuys').innerText()).toMatch(/bis Level 2 · \d\d:\d\d/);
    // and add-ons, which this rulebook has only then
    expect(await figure('Add-ons').innerText()).toContain('nach Level 2');
    expect(await pageFaults(wall)).toEqual([]);
    await pictured(wall, 'wall-until');
    await club.commands({ type: 'JumpToLevel', level: 2 });
    await figure('Rebuys').waitFor({ state: 'detached' });
    const { figures, prizes } = (await club.night()).view;
    expect(prizes).toHaveLength(2);
    expect(await figure('Bis zum Geld').innerText()).toContain(`noch ${String(figures.left - 2)}`);
    const playing = async () =>
      Object.entries((await club.night()).view.entries).flatMap(([id, { at }]) => (at ? [id] : []));
    const leave = async (count: number) => {
      for (const entry of (await playing()).slice(count))
        await club.commands({
          type: 'BustOut',
          bustOut: toBustOutId(crypto.randomUUID()),
          out: [{ entry: toEntryId(entry), by: [] }],
        });
    };
    await leave(3);
    expect(await figure('Bubble').innerText()).toContain('noch 1');
    expect(await pageFaults(wall)).toEqual([]);
    await pictured(wall, 'wall-bubble');
    await leave(2);
    expect(await figure('alle im Geld').innerText()).toMatch(/Nächster Preis/);
    await wall.context().close();
  });
});
