import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { type MoneySetup, minutes, type Setup, toProfileId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('called-off-day', true);
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('entry'), name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(20_00) }],
    },
  ],
};

it('the till of a last day that is called off says where what was paid before is given back, and its wall that it is off', async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  const { desk, wall } = club;
  const more: Partial<Setup> = { name: 'Tag 1A', money, dayThrough: 1, prizePlan: readyPlan('topThree') };
  await club.createUnderWay('tda55', { ...more, lateEntryThrough: 0 }, 3);
  const flight = club.id;
  const { view } = await club.night();
  const stacks = Object.keys(view.entries).map((entry) => ({ entry, chips: view.figures.chips / 3 }));
  await club.commands(
    { type: 'JumpToLevel', level: 0, remaining: minutes(5) },
    { type: 'BagStacks', stacks } as never,
    { type: 'EndDay', reason: 'Fertig' },
  );
  const post = async (path: string, data: object) => {
    const answer = await desk.context().request.post(`${riffle.url}/api${path}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const event = randomUUID();
  const parts = [
    { id: 'part-0', name: 'Tag 1', feeds: 'part-1', night: flight },
    { id: 'part-1', name: 'Tag 2' },
  ];
  await post('/multiday', { id: event, commandId: randomUUID(), setup: { name: 'Sommer', carries: 'best', parts } });
  const last = randomUUID();
  await post(`/multiday/${event}/open`, { id: randomUUID(), part: 'part-1', night: last });
  const command = (one: object) => post(`/night/${last}/commands`, { id: randomUUID(), command: one });
  const nightNow = async (): Promise<Night> =>
    (await desk.context().request.get(`${riffle.url}/api/night/${last}`)).json() as Promise<Night>;
  await command({ type: 'ChangeSetup', changes: { lateEntryThrough: 4 } });
  await command({ type: 'CheckIn', entries: Object.keys((await nightNow()).view.entries) });
  await command({ type: 'DrawSeats' });
  await command({ type: 'StartClock' });
  const { code } = await nightNow();
  await wall.goto(`${riffle.url}/wall/${code}`);
  await wall
    .getByText(/^Anmeldung (offen|bis)/)
    .first()
    .waitFor();
  const phone = await openPage(browser, PHONE);
  await phone.goto(`${riffle.url}/e/${code}`);
  await desk.goto(`${riffle.url}/nights/${last}/money`);
  await desk.getByRole('heading', { name: 'Konten' }).or(desk.getByText('Noch keine Kasse')).first().waitFor();
  await command({ type: 'CallOff', reason: 'Sturm' });

  await desk.getByText(/^60(,00)?\s€ sind an früheren Tagen bezahlt worden/).waitFor();
  await desk.getByText('die Eröffnung dieses Tages zurücknehmen').waitFor();
  await wall.getByText('abgesagt', { exact: true }).waitFor();
  expect(await wall.getByText(/^Anmeldung (offen|bis)/).count()).toBe(0);
  await phone.getByText('Dieses Turnier ist abgesagt.').first().waitFor();
  expect(await phone.getByText(/bis Level|bis zum Ende/).count()).toBe(0);
  for (const [page, name] of [
    [desk, 'till'],
    [wall, 'wall'],
    [phone, 'phone'],
  ] as const) {
    await settled(page);
    expect(await pageFaults(page), name).toEqual([]);
    await pictured(page, name);
  }
  // nothing of it keeps this till open
  await command({ type: 'Settle' });
  expect((await nightNow()).view.money?.books?.accounts).toMatchObject({ carried: 0, prizes: 0 });
  await desk.getByText(/sind an früheren Tagen bezahlt worden/).waitFor({ state: 'detached' });
});
