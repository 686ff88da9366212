import { toBustOutId, toEntryId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepsRoom, openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('rulings-act', true);
let club: ClubNight;

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('oepbl', {});
});

const dialogOf = (page: Awaited<ReturnType<typeof openPage>>) => page.locator('dialog[open]');

describe('a ruling acts on the night', () => {
  it('[oepbl:6.1 stop and consult] a dispute stops table and clock in one step, is led through on two devices, and taken back as one', async () => {
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await club.desk.context().cookies());
    const before = (await club.night()).view;
    expect(before.clock?.running).toBe(true);
    await phone.goto(`${riffle.url}/floor/dispute?night=${club.id}`);
    await phone.getByRole('button', { name: 'So entschieden' }).click();
    const dialog = dialogOf(phone);
    await dialog.getByLabel('Tisch', { exact: true }).selectOption({ index: 1 });
    const acts = dialog.getByRole('group', { name: 'Führt Riffle aus' });
    await acts.getByText('Uhr läuft → Uhr steht').waitFor();
    await acts.getByText('Tisch spielt → Tisch wartet auf die Entscheidung').waitFor();
    await settled(phone);
    await pictured(phone, 'dialog');
    expect(await pageFaults(phone)).toEqual([]);
    await keepsRoom(phone);
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await dialog.waitFor({ state: 'detached' });

    await club.until(({ view }) => view.clock?.running === false);
    const [table] =
      Object.entries((await club.night()).view.tables).find(([, one]) => one.ruled?.stopped !== undefined) ?? [];
    expect(table).toBeDefined();
    expect((await club.night()).view.rulings?.[0]?.carriedOut).toEqual(['PauseClock', 'RuleHand']);

    // what the night did is ticked, the next step is a person's
    const steps = phone.getByRole('listitem').filter({ has: phone.getByRole('checkbox') });
    await expect.poll(() => steps.count()).toBe(4);
    expect(await steps.getByRole('checkbox').nth(0).isChecked()).toBe(true);
    expect(await steps.getByRole('checkbox').nth(2).isChecked()).toBe(false);
    await steps.getByRole('checkbox').nth(2).click();
    await club.until(({ view }) => view.rulings?.[0]?.done?.[2] !== undefined);
    await settled(phone);
    await pictured(phone, 'steps');
    expect(await pageFaults(phone)).toEqual([]);

    // on the desk it stands as well, with who did it and when; what he ticked another may take back
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/rulings`);
    const ticks = desk.getByRole('listitem').getByRole('checkbox');
    await expect.poll(() => ticks.nth(2).isChecked()).toBe(true);
    await desk
      .getByText(/, Carla\)/)
      .first()
      .waitFor();
    await settled(desk);
    await pictured(desk, 'desk');
    expect(await pageFaults(desk)).toEqual([]);
    await ticks.nth(2).click();
    await club.until(({ view }) => view.rulings?.[0]?.done?.[2] === undefined);
    await expect.poll(() => steps.getByRole('checkbox').nth(2).isChecked()).toBe(false);

    await phone.getByRole('button', { name: 'Zurücknehmen', exact: true }).first().click();
    await club.until(({ view }) => (view.rulings ?? []).length === 0);
    const after = (await club.night()).view;
    expect(after.clock?.running).toBe(true);
    expect(Object.values(after.tables).some(({ ruled }) => ruled !== undefined)).toBe(false);
    expect(after.figures.chips).toBe(before.figures.chips);
    await phone.context().close();
  });

  it('[gcb:T11.1] who plays at too many tables is joined by the ruling itself, as the night proposes it', async () => {
    await club.createUnderWay('gcb', {}, 20);
    const { view } = await club.night();
    for (const entry of Object.keys(view.entries).slice(0, 3))
      await club.commands({ type: 'BustOut', bustOut: toBustOutId(entry), out: [{ entry: toEntryId(entry), by: [] }] });
    const before = (await club.night()).view;
    expect(before.proposals?.[0]?.kind).toBe('breakTable');
    const { desk } = club;
    // how many play where is known of the night
    await desk.goto(`${riffle.url}/floor/tablesUneven?night=${club.id}`);
    await desk
      .getByText(/^\d · \d · \d$/)
      .first()
      .waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'tables-known', false);
    await desk.getByRole('button', { name: 'So entschieden' }).click();
    const acts = dialogOf(desk).getByRole('group', { name: 'Führt Riffle aus' });
    await acts.getByText(/^Tisch \d spielt → Tisch \d aufgelöst$/).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'breaks', false);
    await dialogOf(desk).getByRole('button', { name: 'Eintragen' }).click();
    await club.until((night) => Object.keys(night.view.tables).length === 2);
    await club.takeBackLast();
    expect(Object.keys((await club.night()).view.tables)).toHaveLength(3);
    expect((await club.night()).view.rulings ?? []).toEqual([]);
    await club.createUnderWay('oepbl', {});
  });

  it('[oepbl:2.6 consult] a table that waits deals no hand until the desk lets it play on', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/floor/dispute?night=${club.id}`);
    await desk.getByRole('button', { name: 'So entschieden' }).click();
    await dialogOf(desk).getByLabel('Tisch', { exact: true }).selectOption({ index: 1 });
    await dialogOf(desk).getByRole('button', { name: 'Eintragen' }).click();
    await club.until(({ view }) => Object.values(view.tables).some(({ ruled }) => ruled?.stopped !== undefined));
    await desk.goto(`${riffle.url}/nights/${club.id}/rulings`);
    const go = desk.getByRole('button', { name: 'Tisch weiterspielen lassen' });
    await go.waitFor();
    await desk.goto(`${riffle.url}/nights/${club.id}/tables`);
    await desk.getByText('wartet auf die Entscheidung', { exact: true }).first().waitFor();
    await desk.goto(`${riffle.url}/nights/${club.id}/rulings`);
    await go.click();
    await club.until(({ view }) => Object.values(view.tables).every(({ ruled }) => ruled === undefined));
  });
});
