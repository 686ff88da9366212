import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { MoneySetup, ProfileId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const profile = (id: 'entry' | 'rebuy', price: number): MoneySetup['profiles'][number] => ({
  ...{ id: `profile-${id}` as ProfileId, name: id, kind: id, chips: toChips(20_000) },
  parts: [{ for: 'prizes', amount: toCents(price) }],
});
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money: { profiles: [profile('entry', 2_500), profile('rebuy', 2_000)] } });
  await club.desk.goto(`${riffle.url}/nights/${club.id}/money`);
});
const books = async () => {
  const { money } = (await club.night()).view;
  if (money?.books === undefined) throw new Error('no books');
  return money.books;
};
const pictured = picturesOf('cashier', true);

describe('the cashier’s desk', () => {
  it('opens a box, and takes for two in one go with the change worked out', async () => {
    const { desk } = club;
    await desk.getByText('Erst eine Kasse öffnen').waitFor();
    await desk.getByLabel('Name der Kasse').fill('Tür');
    await desk.getByLabel('Wechselgeld').fill('100');
    await desk.getByRole('button', { name: 'Kasse öffnen' }).click();
    await desk.getByText('100 € bar, 0 € Karte').waitFor();
    const boxes = desk.getByRole('checkbox', { name: /auswählen$/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const bar = desk.getByRole('region', { name: '2 Startplätze: 50 €' });
    await bar.getByLabel('Gegeben').fill('40');
    await bar.getByText('Das reicht nicht.').waitFor();
    await bar.getByLabel('Gegeben').fill('100');
    await bar.getByText(/^Rückgeld 50\s€$/).waitFor();
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'laptop-take');
    await bar.getByRole('button', { name: 'Bar' }).click();
    await desk.getByText('150 € bar, 0 € Karte').waitFor();
    const done = desk.getByRole('region', { name: 'Beleg 1' });
    expect(await done.innerText()).toMatch(/50\s€ · Rückgeld 50\s€/);
    await done.getByRole('button', { name: 'Fertig' }).click();
    expect((await books()).payments).toMatchObject([{ what: 'taken', means: 'cash', given: 10_000 }]);
    expect(Object.keys((await books()).owes)).toHaveLength(25);
  });

  it('shows a receipt, and books back only with a reason', async () => {
    const { desk } = club;
    await desk.setViewportSize(PHONE);
    await desk.getByLabel('Alle', { exact: true }).check();
    const [payment] = (await books()).payments;
    const paid = payment?.what === 'taken' ? payment.amounts[0]?.entry : undefined;
    const name = (await club.night()).names[paid ?? ('' as never)] ?? '';
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(name.split(' ').at(-1) ?? '');
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: /bezahlt/ })
      .first()
      .click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Beleg', exact: true }).click();
    const receipt = dialog.getByRole('region', { name: 'Beleg 1' });
    expect(await receipt.innerText()).toMatch(/Startplatz[\s\S]*Summe[\s\S]*50\s€[\s\S]*Rückgeld\s+50\s€/);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'phone-receipt');
    const back = dialog.getByRole('button', { name: 'Gegenbuchen' }).last();
    expect(await back.isEnabled()).toBe(false);
    await dialog.getByLabel('Begründung').fill('Doch mit Karte');
    await back.click();
    await dialog.getByText('gegengebucht').first().waitFor();
    expect(Object.keys((await books()).owes)).toHaveLength(27);
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await pictured(desk, 'phone');
  });

  it('is counted ten euros short, which stands there before and after', async () => {
    const { desk } = club;
    await desk.getByText('100 € bar, 0 € Karte').click();
    await desk.getByRole('button', { name: 'Zählen und schließen' }).click();
    await desk.getByLabel('Gezählt: bar').fill('90');
    await desk.getByText('Es fehlen 10 €.').waitFor();
    await desk.getByRole('button', { name: 'Kasse schließen' }).click();
    await desk.getByText('gezählt: 90 € bar, 0 € Karte').waitFor();
    await desk.getByText('Abrechnung', { exact: true }).click();
    const row = desk.getByRole('row', { name: /Tür, Bar/ });
    expect(await row.innerText()).toMatch(/100\s€\s+90\s€\s+-10\s€/);
    expect((await books()).accounts).toMatchObject({ [`difference:${(await books()).boxes[0]?.id ?? ''}`]: 1_000 });
    expect(await desk.getByRole('button', { name: 'Abend abrechnen' }).isEnabled()).toBe(false);
  });
});
