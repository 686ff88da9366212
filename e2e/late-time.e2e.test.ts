import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { later, toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type MoneySetup, type Profile, type ProfileId, toEntryId } from '@riffle/tournament';
import type { NightCommand } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, pageFaults, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
const MINUTE = 60_000;
const club = await ClubNight.at(riffle, browser);
await club.owned();

async function pictured(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  await settled(page);
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/late-time-${name}.png`, fullPage: true });
}
/** A whole minute, as a form writes it. */
const inMinutes = (count: number) => toInstant(Math.floor(Date.now() / MINUTE) * MINUTE + count * MINUTE);
const typed = (at: number): string => new Date(at).toTimeString().slice(0, 5);
const command = async (what: NightCommand) =>
  club.desk.context().request.post(`${riffle.url}/api/night/${club.id}/commands`, {
    data: { id: randomUUID(), command: what },
  });
const price = (id: string, name: string, amount: number, offered?: Profile['offered']): Profile => ({
  ...{ id: id as ProfileId, name, kind: 'entry', chips: toChips(20_000) },
  parts: [{ for: 'prizes', amount: toCents(amount) }],
  ...(offered && { offered }),
});
const sells = (switches: ReturnType<typeof toInstant>): MoneySetup => ({
  profiles: [
    price('early-price', 'Frühbucher', 1_500, { until: switches }),
    price('full-price', 'Vollpreis', 2_000, { since: switches }),
    { ...price('early-rebuy', 'Rebuy früh', 1_000, { until: switches }), kind: 'rebuy', whileIn: true },
    { ...price('late-rebuy', 'Rebuy spät', 1_200, { since: switches }), kind: 'rebuy', whileIn: true },
  ],
});

describe('what goes by the time of day', () => {
  it('late entry is bound to a time in the settings; desk, wall and phone say it, and at that moment it is over', async () => {
    const { desk, wall, player } = club;
    await club.createUnderWay('gcb', { lateEntryThrough: 4, startsAt: inMinutes(0) });
    const until = inMinutes(40);
    await desk.goto(`${riffle.url}/nights/${club.id}/structure`);
    await desk.getByRole('button', { name: 'Einstellungen' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Späteinstieg bis Uhrzeit').fill(typed(until));
    await dialog.getByLabel('Späteinstieg', { exact: true }).selectOption({ label: 'nur nach Uhrzeit' });
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'settings');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { setup } = (await club.night()).view;
    expect(setup.lateEntryUntil).toBe(until);
    expect(setup).not.toHaveProperty('lateEntryThrough');
    await club.toOverview();
    await desk.getByText(`Späteinstieg bis ${typed(until)}`).waitFor();
    await club.openRoom();
    await wall.getByText(`Anmeldung bis ${typed(until)}`).waitFor();
    await pictured(wall, 'wall');
    await pictured(desk, 'desk');
    const soon = later(toInstant(Date.now()), 2_500);
    expect((await command({ type: 'ChangeSetup', changes: { lateEntryUntil: soon } })).ok()).toBe(true);
    await desk.getByText('Kein Späteinstieg mehr').waitFor();
    await wall.getByText(/^Anmeldung/).waitFor({ state: 'detached' });
    const refused = await command({
      type: 'AddEntries',
      entries: [
        {
          entry: toEntryId(randomUUID()),
          person: Object.values((await club.night()).view.entries)[0]?.person as never,
        },
      ],
    });
    expect(refused.ok()).toBe(false);
    expect(player.url()).toContain('/e/');
  });

  it('a price is bound to a time in its dialogue; the till goes over to the next by itself and sells another with a reason', async () => {
    const { desk } = club;
    const switches = inMinutes(30);
    await club.createUnderWay('tda55', { money: sells(inMinutes(45)), startsAt: inMinutes(0) });
    await desk.setViewportSize(PHONE);
    await desk.goto(`${riffle.url}/nights/${club.id}/structure`);
    await desk.getByRole('button', { name: 'Startgeld …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('article', { name: 'Frühbucher' }).getByLabel('Bis Uhrzeit').fill(typed(switches));
    await dialog.getByRole('article', { name: 'Vollpreis' }).getByLabel('Ab Uhrzeit').fill(typed(switches));
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'prices');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await club.night()).view.setup.money?.profiles).toMatchObject([
      { offered: { until: switches } },
      { offered: { since: switches } },
      { kind: 'rebuy' },
      { kind: 'rebuy' },
    ]);
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    const holds = desk.getByLabel('Was jetzt gilt');
    await holds.getByText(/^Frühbucher, 15\s€$/).waitFor();
    expect(await holds.innerText()).toMatch(new RegExp(`ab ${typed(switches)}: Vollpreis, 20\\s€`));
    await pictured(desk, 'till-before');
    const soon = later(toInstant(Date.now()), 2_500);
    expect((await command({ type: 'ChangeSetup', changes: { money: sells(soon) } })).ok()).toBe(true);
    await holds.getByText(/^Vollpreis, 20\s€$/).waitFor();
    const sales = async () => (await club.night()).view.money?.books?.sales ?? [];
    expect((await sales())[0]?.profile).toBe('early-price');
    await desk.getByLabel('Alle', { exact: true }).check();
    await desk.getByRole('listitem').getByRole('button').first().click();
    const account = desk.getByRole('dialog');
    const prices = account.getByLabel('Preis: Rebuy');
    expect(await prices.locator('option').first().innerText()).toMatch(/^Jetzt: Rebuy spät, 12\s€$/);
    await prices.selectOption({ index: 1 });
    await account.getByRole('button', { name: /^Rebuy/ }).click();
    await desk.getByText(/Jetzt gilt: Rebuy spät, 12\s€\./).waitFor();
    await pictured(desk, 'refused');
    expect((await sales()).some(({ kind }) => kind === 'rebuy')).toBe(false);
    // whoever stood in the queue in time is sold the earlier price, with a word
    await account.getByLabel('Begründung').fill('stand rechtzeitig in der Schlange');
    await account.getByRole('button', { name: /^Rebuy.*Stack bis/ }).click();
    await account.getByText('Rebuy', { exact: false }).last().waitFor();
    await club.until(({ view }) => view.money?.books?.sales.some(({ profile }) => profile === 'early-rebuy') === true);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'account');
  });
});
