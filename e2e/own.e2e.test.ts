import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type MoneySetup, toEntryId, toProfileId } from '@riffle/tournament';
import type { Night, OwnLinks } from '@riffle/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: (['entry', 'rebuy'] as const).map((kind) => ({
    ...{ id: toProfileId(`profile-${kind}`), name: kind, kind, chips: toChips(20_000) },
    parts: [{ for: 'prizes', amount: toCents(2_000) } as const, { for: 'fee', amount: toCents(500) } as const],
  })),
};
let club: ClubNight;
let own = '';
let name = '';
let entry = '';
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money });
  await club.desk.goto(`${riffle.url}/nights/${club.id}/money`);
});
const api = () => club.desk.context().request;
async function command(said: object): Promise<void> {
  const url = `${riffle.url}/api/night/${club.id}/commands`;
  const answer = await api().post(url, { data: { id: crypto.randomUUID(), command: said } });
  if (!answer.ok()) throw new Error(await answer.text());
}
const room = async (): Promise<Night> =>
  (await api().get(`${riffle.url}/api/night/link/${(await club.night()).code}`)).json();
const pictured = picturesOf('own', true);

describe('a player’s own phone', () => {
  it('gets its link from the till, as a code and as text', async () => {
    const { desk } = club;
    await desk.getByLabel('Name der Kasse').fill('Tür');
    await desk.getByLabel('Wechselgeld').fill('100');
    await desk.getByRole('button', { name: 'Kasse öffnen' }).click();
    const line = desk
      .getByRole('listitem')
      .filter({ has: desk.getByRole('checkbox', { name: /auswählen$/ }) })
      .first();
    await line.getByRole('checkbox').check();
    await desk
      .getByRole('region', { name: /^1 Startplatz/ })
      .getByRole('button', { name: 'Bar' })
      .click();
    const done = desk.getByRole('region', { name: 'Beleg 1' });
    await done.getByRole('button', { name: 'Fertig' }).click();
    const { view, names } = await club.night();
    const [payment] = view.money?.books?.payments ?? [];
    entry = (payment?.what === 'taken' ? payment.amounts[0]?.entry : undefined) ?? '';
    name = names[toEntryId(entry)] ?? '';
    await desk.getByLabel('Alle', { exact: true }).check();
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(name.split(' ').at(-1) ?? '');
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: /bezahlt/ })
      .first()
      .click();
    await desk.getByRole('button', { name: 'Eigener Link …' }).click();
    await desk.getByRole('img', { name: `QR-Code zum eigenen Link von ${name}` }).waitFor();
    own = await desk.locator('dialog .url').innerText();
    expect(new URL(own).pathname).toMatch(/^\/e\/[A-Z2-9]{8}$/);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'till');
  });

  it('is printed on a receipt that is for its player alone', async () => {
    const { desk } = club;
    await desk.getByRole('button', { name: 'Schließen' }).last().click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Beleg', exact: true }).click();
    await desk.getByRole('region', { name: 'Beleg 1' }).waitFor();
    await settled(desk);
    await desk.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await desk.emulateMedia({ media: 'print' });
    await desk.locator('.paper').getByRole('img', { name: 'Mein Abend auf dem eigenen Handy' }).waitFor();
    await pictured(desk, 'receipt');
    await desk.emulateMedia({ media: 'screen' });
    await desk.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  it('shows what its owner paid, and nothing of the link is left in the address', async () => {
    const phone = await openPage(browser, PHONE);
    let asked = 0;
    phone.on('request', (request) => {
      if (request.url().endsWith('/own')) asked += 1;
    });
    await phone.goto(`${riffle.url}${new URL(own).pathname}${new URL(own).hash}`);
    const evening = phone.getByRole('region', { name: 'Mein Abend' });
    await evening.getByText('Alles bezahlt').waitFor();
    expect(phone.url()).not.toContain('#');
    expect(await evening.innerText()).toMatch(
      /Bezahlt\s+25\s€[\s\S]*Startgeld\s+Preistopf 20\s€\s· Gebühr 5\s€\s+25\s€/,
    );
    await evening.getByText('Belege').click();
    await evening.getByText('Beleg 1: bezahlt').waitFor();
    await settled(phone);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone');
    // asked once, and not for ever
    expect(asked).toBeLessThan(6);
    // what is known is shown without an answer, and after a reload
    await phone.route('**/own', (route) => route.abort());
    await phone.reload();
    await evening.getByText('Alles bezahlt').waitFor();
    await phone.close();
  });

  it('hears that something is owed again, and what was won', async () => {
    const phone = await openPage(browser, PHONE);
    await phone.goto(`${riffle.url}${new URL(own).pathname}${new URL(own).hash}`);
    const evening = phone.getByRole('region', { name: 'Mein Abend' });
    await evening.getByText('Alles bezahlt').waitFor();
    await command({ type: 'BustOut', bustOut: crypto.randomUUID(), out: [{ entry, by: [] }] });
    await command({ type: 'Sell', sale: crypto.randomUUID(), entry, kind: 'rebuy' });
    await evening.getByText(/^Noch 25\s€ an der Kasse$/).waitFor();
    await pictured(phone, 'phone-owes');
    await phone.close();
  });

  it('is known by no other phone that picks the same name', async () => {
    const other = await openPage(browser, PHONE);
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(`${riffle.url}${new URL(own).pathname}`);
    const shown = (await room()).names[toEntryId(entry)] ?? '';
    await other.getByLabel('Namen suchen').fill(shown);
    await other.getByRole('list').getByRole('button').first().click();
    await other.getByText('zeigt Ihr eigener Link').waitFor();
    await settled(other);
    expect(await other.locator('body').innerText()).not.toMatch(/Mein Abend|an der Kasse\b.*Noch|Beleg 1/);
    expect(asked.some((url) => url.endsWith('/own'))).toBe(false);
    await pictured(other, 'other-phone');
    await other.goto(`${riffle.url}${new URL(own).pathname}#${entry}.${'A'.repeat(22)}`);
    await other.getByText('Dieser Link gehört hier zu niemandem').waitFor();
    expect(await pageFaults(other)).toEqual([]);
    await pictured(other, 'wrong');
    // whom nobody is known by is asked who he is
    const third = await openPage(browser, PHONE, 'en');
    await third.goto(`${riffle.url}${new URL(own).pathname}#${entry}.${'A'.repeat(22)}`);
    await third.getByText('This link belongs to nobody here').waitFor();
    await third.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await third.close();
    await other.close();
  });

  it('is on a ticket with name and seat, for one or for all, on the roll and on A4', async () => {
    const { desk } = club;
    // the browser's own dialogue would stand in the way: what it would print is looked at instead
    const onPaper = async (button: () => Promise<void>, called: string): Promise<number> => {
      await desk.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await button();
      await desk.locator('html[data-printed]').waitFor({ state: 'attached' });
      await desk.emulateMedia({ media: 'print' });
      await desk.setViewportSize(called.endsWith('roll') ? { width: 280, height: 400 } : { width: 658, height: 986 });
      const tickets = await desk.locator('.tickets article').count();
      await desk.locator('.tickets article').getByRole('img').first().waitFor();
      const ticket = desk.locator('.tickets article').filter({ hasText: name });
      if (called.startsWith('ticket')) expect(await ticket.innerText()).toMatch(/Tisch|Platz/);
      await pictured(desk, called);
      await desk.emulateMedia({ media: 'screen' });
      await desk.setViewportSize({ width: 1280, height: 800 });
      await desk.evaluate(() => {
        document.documentElement.removeAttribute('data-printed');
        dispatchEvent(new Event('afterprint'));
      });
      return tickets;
    };
    await desk.goto(`${riffle.url}/nights/${club.id}/papers`);
    const { view } = await club.night();
    const inPlay = Object.values(view.entries).filter(
      ({ bustOut, place }) => bustOut === undefined && place === undefined,
    );
    for (const [button, called] of [
      ['Auf A4 drucken', 'tickets-sheet'],
      ['Auf 80 mm drucken', 'tickets-roll'],
    ] as const)
      expect(await onPaper(() => desk.getByRole('button', { name: button }).click(), called)).toBe(inPlay.length);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'papers');
    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    await desk
      .getByRole('button', { name: name.split(' ').at(-1) ?? '' })
      .first()
      .click();
    await desk.getByRole('button', { name: 'Eigener Link …' }).click();
    expect(await onPaper(() => desk.getByRole('button', { name: 'Auf 80 mm drucken' }).click(), 'ticket-roll')).toBe(1);
  });

  it('opens nothing once it was renewed, and says why; the new one does', async () => {
    const phone = await openPage(browser, PHONE);
    await phone.goto(`${riffle.url}${new URL(own).pathname}${new URL(own).hash}`);
    await phone
      .getByRole('region', { name: 'Mein Abend' })
      .getByText(/^Noch 25\s€/)
      .waitFor();
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    await desk
      .getByRole('button', { name: name.split(' ').at(-1) ?? '' })
      .first()
      .click();
    await desk.getByRole('button', { name: 'Eigener Link …' }).click();
    await desk.locator('dialog .url').waitFor();
    await desk.getByRole('button', { name: 'Link erneuern …' }).click();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'renew');
    await desk.getByRole('button', { name: 'Jetzt erneuern' }).click();
    await desk.getByText('Erneuert. Der alte Link öffnet nichts mehr').waitFor();
    const renewed = await desk.locator('dialog .url').innerText();
    expect(renewed).not.toBe(own);
    await settled(desk);
    await pictured(desk, 'renewed');
    await phone.reload();
    await phone.getByText('Dieser Link wurde ersetzt.').waitFor();
    expect(await phone.locator('body').innerText()).not.toMatch(/Noch 25/);
    await settled(phone);
    await pictured(phone, 'phone-replaced');
    await phone.goto(`${riffle.url}${new URL(renewed).pathname}${new URL(renewed).hash}`);
    await phone.reload();
    await phone
      .getByRole('region', { name: 'Mein Abend' })
      .getByText(/^Noch 25\s€/)
      .waitFor();
    await phone.close();
  });
});

describe('a player to whom nothing was sold yet', () => {
  it('is told so on his phone, and not that all is paid', async () => {
    await club.createUnderWay('tda55');
    await club.commands({ type: 'ChangeSetup', changes: { money } });
    const links = (await (await api().get(`${riffle.url}/api/night/${club.id}/own-links`)).json()) as OwnLinks;
    const [token = ''] = Object.values(links);
    for (const [tongue, region, said] of [
      ['de', 'Mein Abend', 'Der Startplatz ist noch nicht gekauft: bitte zur Kasse'],
      ['en', 'My night', 'The entry is yet to be bought: please see the till'],
    ] as const) {
      const phone = await openPage(browser, PHONE, tongue);
      await phone.goto(`${riffle.url}/e/${(await club.night()).code}#${token}`);
      const evening = phone.getByRole('region', { name: region });
      await evening.getByText(said).waitFor();
      expect(await evening.innerText()).not.toMatch(/Alles bezahlt|All paid/);
      await settled(phone);
      expect(await pageFaults(phone)).toEqual([]);
      await pictured(phone, `phone-unsold-${tongue}`);
      await phone.context().close();
    }
  });
});
