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
    await bar.getByLabel('Gegeben').fill('1e3');
    await bar.getByText('Das ist kein Betrag.').waitFor();
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

  it('takes a debt in parts: some in cash, and the rest by card', async () => {
    const { desk } = club;
    await desk.getByLabel('Offen', { exact: true }).check();
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill('');
    await desk
      .getByRole('checkbox', { name: /auswählen$/ })
      .first()
      .check();
    const bar = desk.getByRole('region', { name: '1 Startplatz: 25 €' });
    await bar.getByLabel('Gegeben').fill('30');
    await bar.getByLabel('Davon jetzt nehmen').fill('26');
    await bar.getByText('So viel ist nicht offen.').waitFor();
    expect(await bar.getByText(/^Rückgeld/).count()).toBe(0);
    await bar.getByLabel('Gegeben').fill('');
    await bar.getByLabel('Davon jetzt nehmen').fill('10');
    await settled(desk);
    await pictured(desk, 'phone-part');
    await bar.getByRole('button', { name: 'Bar' }).click();
    await desk.getByRole('region', { name: 'Beleg 2' }).getByRole('button', { name: 'Fertig' }).click();
    await desk
      .getByRole('checkbox', { name: /auswählen$/ })
      .first()
      .check();
    await desk.getByRole('region', { name: '1 Startplatz: 15 €' }).getByRole('button', { name: 'Karte' }).click();
    const done = desk.getByRole('region', { name: 'Beleg 3' });
    await done.getByRole('button', { name: 'Fertig' }).click();
    const { payments } = await books();
    expect(payments.slice(-2)).toMatchObject([{ means: 'cash' }, { means: 'card' }]);
    expect(payments.slice(-2).map(({ items }) => items?.[0]?.amount)).toEqual([1_000, 1_500]);
  });

  it('finds a payment again, prints its receipt on the roll and on a sheet, and lists what was sold', async () => {
    const { desk } = club;
    await desk.locator('summary').filter({ hasText: 'Zahlungen' }).click();
    await desk.getByLabel('Suchen: Name oder Belegnummer').fill('2');
    const row = desk.locator('details').getByRole('listitem').filter({ hasText: 'Genommen' });
    expect(await row.count()).toBe(1);
    await row.getByRole('button', { name: 'Beleg', exact: true }).click();
    const receipt = desk.getByRole('dialog').getByRole('region', { name: 'Beleg 2' });
    expect(await receipt.innerText()).toMatch(
      /Nr\. \d+[\s\S]*Startplatz[\s\S]*20\s000 Chips[\s\S]*10\s€ von 25\s€[\s\S]*Preistopf\s25\s€/,
    );
    for (const [button, paper, size] of [
      ['80 mm drucken', 'roll', '80mm'],
      ['A4 drucken', 'sheet', 'A4'],
    ] as const) {
      await desk.evaluate(() => {
        window.print = () => {
          dispatchEvent(new Event('beforeprint'));
          const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
          const text = document.querySelector('.paper')?.textContent ?? '';
          Object.assign(window, { printed: [document.documentElement.dataset['paper'], rules.join(' '), text] });
          dispatchEvent(new Event('afterprint'));
        };
      });
      await receipt.getByRole('button', { name: button }).click();
      const printed = await desk.evaluate(() => (window as unknown as { printed: readonly string[] }).printed);
      expect(printed[0]).toBe(paper);
      expect(printed[1]).toContain(size.toLowerCase());
      expect(printed[2]).toMatch(/Beleg 2[\s\S]*Startplatz[\s\S]*Summe/);
      expect(await desk.locator('.paper').count()).toBe(0);
    }
    await desk.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
    await desk.getByLabel('Suchen: Name oder Belegnummer').fill('');
    await desk.getByLabel('Verkäufe', { exact: true }).check();
    await desk.getByLabel('Sortiert').selectOption({ label: 'Nach Namen' });
    expect(await desk.locator('details[open]').getByRole('listitem').filter({ hasText: 'Startplatz' }).count()).toBe(
      27,
    );
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'phone-payments');
  });

  it('has put in and taken out what the house moves, with why', async () => {
    const { desk } = club;
    await desk.getByText('110 € bar, 15 € Karte').click();
    for (const [way, amount] of [
      ['Einlegen', '40'],
      ['Entnehmen', '50'],
    ] as const) {
      await desk.getByLabel('Betrag', { exact: true }).fill(amount);
      await desk.getByLabel('Begründung', { exact: true }).first().fill(`${way} zum Wechseln`);
      await desk.getByRole('button', { name: way }).click();
      await desk.getByText(way === 'Einlegen' ? '150 € bar, 15 € Karte' : '100 € bar, 15 € Karte').waitFor();
      await desk
        .getByText(way === 'Einlegen' ? /^40\s€ eingelegt\.$/ : /^50\s€ entnommen\.$/)
        .first()
        .waitFor();
    }
    expect((await books()).boxes[0]?.moves).toMatchObject([
      { amount: 4_000, reason: 'Einlegen zum Wechseln' },
      { amount: -5_000, reason: 'Entnehmen zum Wechseln' },
    ]);
    await desk.getByText('100 € bar, 15 € Karte').click();
  });

  it('is counted ten euros short, which stands there before and after', async () => {
    const { desk } = club;
    await desk.getByText('100 € bar, 15 € Karte').click();
    await desk.getByRole('button', { name: 'Zählen und schließen' }).click();
    await desk.getByLabel('Gezählt: bar').fill('90');
    await desk.getByLabel('Gezählt: Karte').fill('15');
    await desk.getByText('Es fehlen 10 €.').waitFor();
    // a page that is loaded anew in the middle of it goes on there
    await desk.reload();
    await desk.getByText('100 € bar, 15 € Karte').click();
    await desk.getByText('Es fehlen 10 €.').waitFor();
    await desk.getByRole('button', { name: 'Kasse schließen' }).click();
    await desk.getByText('gezählt: 90 € bar, 15 € Karte').waitFor();
    await desk.getByText('Abrechnung', { exact: true }).click();
    const row = desk.getByRole('row', { name: /Tür, Bar/ });
    expect(await row.innerText()).toMatch(/100\s€\s+90\s€\s+-10\s€/);
    expect((await books()).accounts).toMatchObject({ [`difference:${(await books()).boxes[0]?.id ?? ''}`]: 1_000 });
    expect(await desk.getByRole('button', { name: 'Abend abrechnen' }).isEnabled()).toBe(false);
  });
});
