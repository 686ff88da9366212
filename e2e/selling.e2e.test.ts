import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import {
  type EntryId,
  type MoneySetup,
  type SaleKind,
  toBustOutId,
  toPenaltyId,
  toProfileId,
} from '@riffle/tournament';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const price = (id: string, name: string, kind: SaleKind, amount: number): MoneySetup['profiles'][number] => ({
  ...{ id: toProfileId(id), name, kind, chips: toChips(20_000) },
  parts: [{ for: 'prizes', amount: toCents(amount) }],
});
const money: MoneySetup = {
  profiles: [
    price('entry', 'Startplatz', 'entry', 2_500),
    price('member', 'Mitglied', 'entry', 2_000),
    price('again', 'Re-Entry', 'reEntry', 2_500),
    price('rebuy', 'Rebuy', 'rebuy', 2_000),
    price('add-on', 'Add-on', 'addOn', 1_000),
  ],
  limits: { reEntry: { perPerson: 1 } },
};
const pictured = picturesOf('selling');

let club: ClubNight;
let entries: readonly EntryId[] = [];
let names: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money, lateEntryThrough: 4 });
  const night = await club.night();
  entries = Object.keys(night.view.entries) as EntryId[];
  names = night.names;
});
const nameOf = (nth: number): string => names[entries[nth] ?? ''] ?? '';
const to = (tab: string) => club.desk.goto(`${riffle.url}/nights/${club.id}/${tab}`);
const goesOut = (entry: EntryId | undefined) =>
  club.commands({
    type: 'BustOut',
    ...{ bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry: entry ?? ('' as never), by: [] }] },
  });
const sales = async () => (await club.night()).view.money?.books?.sales ?? [];
const log = async (): Promise<string> =>
  (await club.desk.context().request.get(`${riffle.url}/api/night/${club.id}/log?lang=de`)).text();
const account = async (nth: number): Promise<Locator> => {
  const { desk } = club;
  await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(nameOf(nth));
  const last = nameOf(nth).split(' ').at(-1) ?? '';
  const line = desk.getByRole('listitem').getByRole('button', { name: new RegExp(`^${last}, `) });
  await line.first().click();
  return desk.getByRole('dialog', { name: nameOf(nth) });
};
const button = (within: Locator, what: string) => within.getByRole('button', { name: new RegExp(`^${what}\\b`) });

describe('at the till', () => {
  it('serves the next at once on a phone: what was done lies over nothing that is pressed', async () => {
    const { desk } = club;
    await to('money');
    await desk.getByLabel('Name der Kasse').fill('Tür');
    await desk.getByRole('button', { name: 'Kasse öffnen' }).click();
    await desk.getByText('0 € bar, 0 € Karte').waitFor();
    // it is open, and the accounts come next
    await desk.getByLabel('Name der Kasse').waitFor({ state: 'hidden' });
    await desk.setViewportSize(PHONE);
    for (const [means, nth] of [
      ['Bar', 0],
      ['Karte', 1],
      ['Bar', 2],
    ] as const) {
      await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(nameOf(nth));
      await desk.getByRole('checkbox', { name: `${nameOf(nth)} auswählen`, exact: true }).check({ timeout: 2_000 });
      if (nth === 1) await pictured(desk, 'phone-next');
      // one that lay over it would be there for eight seconds
      await desk
        .getByRole('region', { name: /^1 Startplatz/ })
        .getByRole('button', { name: means, exact: true })
        .click({ timeout: 2_000 });
      await desk.getByRole('region', { name: /^Beleg/ }).waitFor();
    }
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'phone-taken');
    expect((await club.night()).view.money?.books?.payments).toHaveLength(3);
    // what was paid keeps its words whole beside its sum, and what can be done stands below
    const dialog = await account(1);
    const line = dialog.getByRole('listitem').filter({ hasText: 'Genommen' });
    const { width = 0 } = (await line.locator('span').first().boundingBox()) ?? {};
    expect(width).toBeGreaterThan(150);
    await pictured(desk, 'phone-account');
    await desk.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('sells a re-entry to who is out, as another entry that owes', async () => {
    const { desk } = club;
    await goesOut(entries[0]);
    const dialog = await account(0);
    await pictured(desk, 'phone-out');
    await button(dialog, 'Re-Entry').click();
    await club.until(({ view }) => Object.keys(view.entries).length === 28);
    const sold = (await sales()).at(-1);
    expect(sold).toMatchObject({ kind: 'reEntry', profile: 'again' });
    expect((await club.night()).view.money?.books?.owes[sold?.entry ?? ('' as never)]).toBe(2_500);
    await button(dialog, 'Re-Entry').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Fertig' }).click();
  });

  it('asks whether it is one more where the same was sold a moment before', async () => {
    const { desk } = club;
    const dialog = await account(1);
    await button(dialog, 'Add-on').click();
    await dialog.getByText(/^offen 10/).waitFor();
    await button(dialog, 'Add-on').click();
    await desk.getByText(/ist eben schon verkauft worden\. Noch einer\?$/).waitFor();
    await pictured(desk, 'phone-one-more');
    expect((await sales()).filter(({ kind }) => kind === 'addOn')).toHaveLength(1);
    await dialog.getByLabel('Begründung').fill('Er will zwei');
    await button(dialog, 'Add-on').click();
    await dialog.getByText(/^offen 20/).waitFor();
    expect((await sales()).filter(({ kind }) => kind === 'addOn')).toHaveLength(2);
    expect(await log()).toContain('Er will zwei');
    await dialog.getByRole('button', { name: 'Fertig' }).click();
  });

  it('[tda55:41.f] offers nothing to who is disqualified, there as in the list of players', async () => {
    const { desk } = club;
    const entry = entries[3];
    if (entry === undefined) throw new Error('nobody is there');
    await goesOut(entry);
    const before = await account(3);
    await button(before, 'Rebuy').waitFor();
    await club.commands({
      type: 'GivePenalty',
      ...{ penalty: toPenaltyId(crypto.randomUUID()), entry, offence: 'collusion', measure: 'disqualification' },
    });
    for (const what of ['Rebuy', 'Add-on', 'Re-Entry']) await button(before, what).waitFor({ state: 'detached' });
    await pictured(desk, 'phone-disqualified');
    await before.getByRole('button', { name: 'Fertig' }).click();
    await to('players');
    await desk.getByRole('combobox').and(desk.locator('input')).fill(nameOf(3));
    const offer = desk.getByRole('option', { name: nameOf(3) }).first();
    // the list of who may come fills as it is typed
    await expect.poll(() => offer.getAttribute('aria-disabled')).toBe('true');
    expect(await offer.innerText()).not.toMatch(/Re-Entry/);
  });
});

describe('at the door', () => {
  it('sells a re-entry from the player’s own row', async () => {
    const { desk } = club;
    await goesOut(entries[4]);
    await to('players');
    await desk.getByRole('searchbox').fill(nameOf(4));
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(nameOf(4).split(' ').at(-1) ?? '') })
      .first()
      .click();
    const dialog = desk.getByRole('dialog');
    await button(dialog, 'Re-Entry').click();
    await club.until(({ view }) => Object.keys(view.entries).length === 29);
    expect((await sales()).at(-1)).toMatchObject({ kind: 'reEntry' });
  });

  it('has the price chosen, and the next by the usual one', async () => {
    const { desk } = club;
    await to('players');
    const prices = desk.getByLabel('Preis', { exact: true });
    await prices.waitFor();
    expect(await prices.locator('option').allInnerTexts()).toEqual([
      expect.stringMatching(/^Jetzt: Startplatz, 25/),
      expect.stringMatching(/^Mitglied, 20/),
    ]);
    await prices.selectOption({ value: 'member' }).catch(() => prices.selectOption({ index: 1 }));
    await desk.getByRole('combobox').and(desk.locator('input')).fill('Nora Neumann');
    await settled(desk);
    await pictured(desk, 'phone-door');
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await desk.keyboard.press('Enter');
    await club.until(({ view }) => Object.keys(view.entries).length === 30);
    expect((await sales()).at(-1)).toMatchObject({ kind: 'entry', profile: 'member' });
    await expect.poll(() => prices.locator('option:checked').innerText()).toMatch(/^Jetzt: Startplatz/);
    await desk.getByRole('combobox').and(desk.locator('input')).fill('Otto Oberdorf');
    await desk.keyboard.press('Enter');
    await club.until(({ view }) => Object.keys(view.entries).length === 31);
    expect((await sales()).at(-1)).toMatchObject({ kind: 'entry', profile: 'entry' });
  });

  it('passes a limit of the night with a word on it', async () => {
    const { desk } = club;
    const again = (await sales()).find(({ kind }) => kind === 'reEntry')?.entry;
    await goesOut(again);
    const field = desk.getByRole('combobox').and(desk.locator('input'));
    await field.fill(nameOf(0));
    await desk.keyboard.press('Enter');
    const reason = desk.getByLabel('Begründung');
    await reason.waitFor();
    await desk.setViewportSize(LAPTOP);
    await settled(desk);
    await pictured(desk, 'laptop-limit');
    await reason.fill('Mit dem Leiter abgesprochen');
    await field.press('Enter');
    await club.until(({ view }) => Object.keys(view.entries).length === 32);
    expect((await sales()).at(-1)).toMatchObject({ kind: 'reEntry' });
    expect(await log()).toContain('Mit dem Leiter abgesprochen');
    await reason.waitFor({ state: 'detached' });
  });

  it('has the director say another price for one who comes, which is not the next one’s', async () => {
    const { desk } = club;
    const before = Object.keys((await club.night()).view.entries).length;
    const field = desk.getByRole('combobox').and(desk.locator('input'));
    await desk.getByRole('button', { name: 'Anderer Preis oder andere Chips …' }).click();
    const price = desk.getByLabel('Anderer Preis', { exact: true });
    await price.fill('zehn');
    await desk.getByText('Das ist kein Betrag.').waitFor();
    await field.fill('Paula Paulsen');
    await field.press('Enter');
    await price.fill('10');
    const chips = desk.getByLabel('Andere Chips', { exact: true });
    await chips.fill('viele');
    await desk.getByText('Das ist keine Anzahl.').waitFor();
    await field.press('Enter');
    await chips.fill('15.000');
    await desk.getByLabel('Begründung', { exact: true }).fill('Hilft beim Aufbau');
    await settled(desk);
    await pictured(desk, 'laptop-own-price');
    await desk.setViewportSize(PHONE);
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'phone-own-price');
    expect(Object.keys((await club.night()).view.entries)).toHaveLength(before);
    await field.press('Enter');
    await club.until(({ view }) => Object.keys(view.entries).length === before + 1);
    expect((await sales()).at(-1)).toMatchObject({
      ...{ kind: 'entry', listed: 2_500, parts: [{ amount: 1_000 }] },
      ...{ chips: 15_000, listedChips: 20_000 },
    });
    expect(await log()).toMatch(/15\s000 Chips statt 20\s000/);
    expect(await log()).toContain('Hilft beim Aufbau');
    await price.waitFor({ state: 'detached' });
    await field.fill('Quirin Quast');
    await field.press('Enter');
    await club.until(({ view }) => Object.keys(view.entries).length === before + 2);
    expect((await sales()).at(-1)).not.toHaveProperty('listed');
    expect((await sales()).at(-1)).not.toHaveProperty('listedChips');
  });

  it('has him say one for a re-entry in the row, and at the till, where it is gone with the sale', async () => {
    const { desk } = club;
    await desk.setViewportSize(LAPTOP);
    await goesOut(entries[5]);
    await desk.getByRole('searchbox').fill(nameOf(5));
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(nameOf(5).split(' ').at(-1) ?? '') })
      .first()
      .click();
    const row = desk.getByRole('dialog');
    await row.getByRole('button', { name: 'Anderer Preis oder andere Chips …' }).click();
    await row.getByLabel('Anderer Preis', { exact: true }).fill('15');
    await row.getByLabel('Begründung dafür').fill('Jugend');
    await row.getByRole('button', { name: /^Re-Entry \(15\s€\)$/ }).waitFor();
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'laptop-row-price');
    await button(row, 'Re-Entry').click();
    await row.waitFor({ state: 'detached' }).catch(() => desk.keyboard.press('Escape'));
    await club.until(({ view }) => (view.money?.books?.sales.at(-1)?.listed ?? 0) === 2_500);
    expect((await sales()).at(-1)).toMatchObject({ kind: 'reEntry', parts: [{ amount: 1_500 }] });

    await goesOut(entries[6]);
    await to('money');
    const dialog = await account(6);
    await dialog.getByText('Mehrere, anderer Preis, andere Chips').click();
    await dialog.getByLabel('Anderer Preis je Stück').fill('12');
    await dialog.getByLabel('Andere Chips je Stück').fill('12 500');
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'laptop-own-chips');
    await dialog.getByLabel('Begründung').fill('Vereinsjubiläum');
    await dialog.getByRole('button', { name: /^Re-Entry, 12.500 Chips \(12\s€\)$/ }).click();
    await club.until(({ view }) => view.money?.books?.sales.at(-1)?.parts[0]?.amount === 1_200);
    expect((await sales()).at(-1)).toMatchObject({ chips: 12_500, listedChips: 20_000 });
    expect(await log()).toContain('Vereinsjubiläum');
    // nothing more is sold to him, at whatever price
    await dialog.getByLabel('Anderer Preis je Stück').waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('Begründung').inputValue()).toBe('');
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    // what was otherwise stands beside the sale, at the till that sold it
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill('Paulsen');
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: /^Paulsen, / })
      .click();
    const sold = desk.getByRole('dialog', { name: 'Paula Paulsen' });
    await sold.getByText(/statt 25\s€ · 15\s000 Chips statt 20\s000/).waitFor();
    await pictured(desk, 'laptop-sold-otherwise');
  });
});
