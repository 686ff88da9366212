import { type EntryId, toBustOutId, toPenaltyId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { PHONE, pageFaults, settled } from './browser.ts';
import { MoneyNight } from './money-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { Till } from './till.ts';

const { riffle, browser } = await ownRiffle();
const NAMES = ['Ada Alt', 'Bert Blum', 'Cora Conrad', 'Dirk Dorn'];
const pictured = picturesOf('own-till');

it('[tda55:41.f] a cashier sees his own box alone, is asked for nothing that he may not, and is offered nothing that is refused', async () => {
  const night = await MoneyNight.at(riffle);
  const [anna, ben] = [await night.cashier('Anna'), await night.cashier('Ben')];
  await night.enter(NAMES);
  const entries = Object.keys((await night.seen()).view.entries) as EntryId[];
  const [first = '' as EntryId, second = '' as EntryId] = entries;
  await night.director.does({ type: 'CheckIn', entries });
  await night.director.does({ type: 'DrawSeats' });
  await night.director.does({ type: 'StartClock' });
  const [his, hers] = [
    await Till.at(browser, riffle.url, night.id, ben),
    await Till.at(browser, riffle.url, night.id, anna),
  ];
  const refused: string[] = [];
  hers.page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await his.open('Theke', 70);
  await hers.open('Tür', 50);
  await his.charge(['Bert Blum']);
  await hers.take(['Ada Alt'], 50);
  for (const tab of ['money', 'players', 'papers', 'log']) {
    await hers.page.goto(`${riffle.url}/nights/${night.id}/${tab}`);
    await settled(hers.page);
  }
  expect(refused).toEqual([]);

  await hers.page.goto(`${riffle.url}/nights/${night.id}/money`);
  const boxes = hers.page.getByRole('region', { name: 'Kassen' });
  await boxes.getByText('Tür', { exact: true }).waitFor();
  expect(await hers.page.locator('main').innerText()).not.toContain('Theke');
  // what was paid into it elsewhere is paid here
  await hers.page.getByLabel('Alle', { exact: true }).check();
  await hers.page.getByRole('button', { name: /^Blum, Bert .*bezahlt$/ }).waitFor();
  const { books } = (await night.seen(anna)).view.money ?? {};
  expect(books?.boxes.map(({ name }) => name)).toEqual(['Tür']);
  expect(books?.payments.map(({ what }) => what)).toEqual(['taken']);
  expect(books?.accounts).toEqual({});

  await night.director.does({
    type: 'BustOut',
    bustOut: toBustOutId(crypto.randomUUID()),
    out: [{ entry: first, by: [second] }],
  });
  await hers.page.setViewportSize(PHONE);
  const account = await hers.account('Ada Alt');
  await account.getByRole('button', { name: /^Rebuy/ }).waitFor();
  await pictured(hers.page, 'phone-out');
  await night.director.does({
    type: 'GivePenalty',
    ...{ penalty: toPenaltyId(crypto.randomUUID()), entry: first, offence: 'collusion', measure: 'disqualification' },
  });
  await account.getByRole('button', { name: /^Rebuy/ }).waitFor({ state: 'detached' });
  expect(await account.getByRole('button', { name: /^(Rebuy|Add-on|Re-Entry|Neuer Startplatz)/ }).count()).toBe(0);
  // why is for the floor to know
  expect(JSON.stringify((await night.seen(anna)).view)).not.toContain('disqualification');
  await settled(hers.page);
  expect((await pageFaults(hers.page)).slice(0, 2)).toEqual([]);
  await pictured(hers.page, 'phone-nothing');
  await night.end();
});
