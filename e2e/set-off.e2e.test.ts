import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type EntryId, type MoneySetup, toBustOutId, toProfileId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('entry'), name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(2_500) }],
    },
  ],
};
/** All that 27 pay: the 13th wins twice what he owes. */
const prizes = [...Array.from({ length: 13 }, () => toCents(5_000)), toCents(2_500)];
const pictured = picturesOf('set-off');

it('a winner who owes is handed out what is left, and one who won no more than that has paid', async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('tda55', { money, prizes, lateEntryThrough: 0 });
  const { desk } = club;
  const { view, names } = await club.night();
  const entries = Object.keys(view.entries) as EntryId[];
  for (const entry of entries.slice(0, 15))
    await club.commands({ type: 'BustOut', bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry, by: [] }] });
  await desk.setViewportSize(PHONE);
  await desk.goto(`${riffle.url}/nights/${club.id}/money`);
  await desk.getByLabel('Name der Kasse').fill('Tür');
  await desk.getByLabel('Wechselgeld').fill('100');
  await desk.getByRole('button', { name: 'Kasse öffnen' }).click();
  await desk.getByText('100 € bar, 0 € Karte').waitFor();
  const account = async (nth: number) => {
    const name = names[entries[nth] ?? ('' as EntryId)] ?? '';
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill(name);
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${name.split(' ').at(-1) ?? ''}, `) })
      .first()
      .click();
    return desk.getByRole('dialog', { name });
  };

  const even = await account(13);
  await even.getByRole('button', { name: /^25\s€ verrechnen$/ }).click();
  await even.getByText('bezahlt', { exact: true }).waitFor();
  await even.getByRole('button', { name: 'Fertig' }).click();
  await desk.getByText('100 € bar, 0 € Karte').waitFor();

  const winner = await account(14);
  const parts = winner.getByRole('list', { name: /25\s€/ });
  await parts.getByText(/^50\s€$/).waitFor();
  await parts.getByText(/^[-−]25\s€$/).waitFor();
  await settled(desk);
  expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
  await pictured(desk, 'phone');
  await winner.getByRole('button', { name: /^25\s€ auszahlen \(Bar\)$/ }).click();
  await winner.getByText(/Offenes verrechnet 25\s€/).waitFor();
  await winner.getByRole('button', { name: 'Beleg', exact: true }).click();
  expect(await winner.getByRole('region', { name: /^Beleg/ }).innerText()).toMatch(/25\s€/);
  await pictured(desk, 'phone-receipt');
  await winner.getByRole('button', { name: 'Fertig' }).click();
  await desk.getByText('75 € bar, 0 € Karte').waitFor();
  const { books } = (await club.night()).view.money ?? {};
  expect(books?.payments).toMatchObject([
    { what: 'handedOut', setOff: 2_500 },
    { what: 'handedOut', setOff: 2_500 },
  ]);
  for (const nth of [13, 14]) expect(books?.owes[entries[nth] ?? ('' as EntryId)]).toBeUndefined();
});
