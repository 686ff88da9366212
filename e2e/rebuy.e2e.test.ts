import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { MoneySetup, ProfileId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageFaults, settled } from './browser.ts';
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
  await club.createUnderWay('tda55', { money: { profiles: [profile('entry', 2_500), profile('rebuy', 2_000)] } });
});
const pictured = picturesOf('rebuy', true);

describe('a rebuy on the spot', () => {
  it('is sold with the bust-out in one tap: he keeps his seat, and the till has the money to take', async () => {
    const { desk } = club;
    await club.toOverview();
    const { view, names } = await club.night();
    const [id = '', { at } = {}] = Object.entries(view.entries)[0] ?? [];
    const name = names[id as never] ?? '';
    const dialog = await club.nameOut(name);
    await dialog.getByRole('button', { name: /^Raus, mit Rebuy \(20\s€\)$/ }).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-dialog');
    await dialog.getByRole('button', { name: /^Raus, mit Rebuy/ }).click();
    await desk.getByText(`Rebuy für ${name}: wieder dabei.`).waitFor();
    const after = (await club.night()).view;
    expect(after.entries[id as never]?.at).toEqual(at);
    expect(after.money?.sold.rebuy).toBe(1);
    expect(after.money?.books?.owes[id as never]).toBe(4_500);
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

  it('is counter-booked at the till with a reason, and stands there as such', async () => {
    const { desk } = club;
    const { view, names } = await club.night();
    const sale = view.money?.books?.sales.findLast(({ kind }) => kind === 'rebuy');
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(names[sale?.entry as never] ?? '');
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: /offen 45/ })
      .first()
      .click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Begründung').fill('Doch kein Rebuy');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: 'Rebuy' })
      .getByRole('button', { name: 'Gegenbuchen' })
      .click();
    await dialog.getByText('gegengebucht').first().waitFor();
    const { books } = (await club.night()).view.money ?? {};
    expect(books?.sales.find(({ id }) => id === sale?.id)?.reversed).toBe(true);
    expect(books?.owes[sale?.entry as never]).toBe(2_500);
  });
});
