import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { type Cents, dealShares, roundShares, toCents } from '@riffle/money';
import {
  type BoxId,
  type EntryId,
  type PaymentId,
  type SaleId,
  type TournamentView,
  toBustOutId,
  toEntryId,
} from '@riffle/tournament';
import { formatMoney } from '@riffle/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { MoneyNight, type Somebody } from './money-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { Till } from './till.ts';

/** One entrant in ninety has a name of his own in two words, so that nobody is taken for another. */
const SOUNDS = ['Ba', 'Da', 'Fe', 'Gi', 'Ho', 'Ju', 'Ka', 'Le', 'Mo', 'Nu'] as const;
const called = (nth: number): string =>
  `${SOUNDS[nth % 10] ?? ''}${'lmnrst'[nth % 6] ?? ''}o ${SOUNDS[Math.floor(nth / 10)] ?? ''}rkow${'x'.repeat(nth % 3)}`;
const NAMES = Array.from({ length: 90 }, (_, nth) => called(nth));

const euros = (amount: number): Cents => toCents(amount * 100);
const BOX = { anna: '' as BoxId, ben: '' as BoxId };
const inGerman = (cents: number): string => formatMoney(cents, 'EUR', 'de');
const newPayment = (): PaymentId => randomUUID() as string as PaymentId;
const BEFORE_ADD_ONS = 6;

const { riffle, browser } = await ownRiffle();
/** Of each kind that there is, one is done by what stands on a screen, and the rest as devices do it. */
let desk: Page;
let tills: { readonly anna: Till; readonly ben: Till };
let night: MoneyNight;
let anna: Somebody;
let ben: Somebody;
beforeAll(async () => {
  night = await MoneyNight.at(riffle);
});
afterAll(async () => {
  await night.end();
});

const books = async (): Promise<NonNullable<NonNullable<TournamentView['money']>['books']>> => {
  const { view } = await night.seen();
  if (view.money?.books === undefined) throw new Error('the director sees no books');
  return view.money.books;
};
/** Who plays, by number. */
const playing = async (): Promise<readonly EntryId[]> => {
  const { view } = await night.seen();
  return Object.entries(view.entries)
    .filter(([, { at }]) => at !== undefined)
    .sort(([, a], [, b]) => a.no - b.no)
    .map(([id]) => toEntryId(id));
};
const take = async (
  by: Somebody,
  box: keyof typeof BOX,
  entries: readonly EntryId[],
  means: 'cash' | 'card' = 'cash',
) => {
  const { owes } = await books();
  const amounts = entries.map((entry) => ({ entry, amount: owes[entry] ?? (0 as Cents) }));
  const sum = amounts.reduce((total, { amount }) => total + amount, 0);
  const given = means === 'cash' ? { given: toCents(Math.ceil(sum / 5_000) * 5_000) } : {};
  await by.does({ type: 'TakeMoney', payment: newPayment(), box: BOX[box], means, amounts, ...given });
};
const bust = async (entry: EntryId, by: EntryId): Promise<void> =>
  night.director.does({ type: 'BustOut', bustOut: toBustOutId(randomUUID()), out: [{ entry, by: [by] }] });
const sell = (by: Somebody, kind: 'rebuy' | 'addOn', entry: EntryId): Promise<void> =>
  by.does({ type: 'Sell', sale: randomUUID() as string as SaleId, entry, kind });

/** By the floor, as somebody comes to the desk who was out before. */
async function enterAgain(name: string): Promise<void> {
  await desk.goto(`${riffle.url}/nights/${night.id}/players`);
  await desk.getByLabel('Spieler melden', { exact: true }).first().fill(name);
  await desk
    .getByRole('option', { name: new RegExp(`${name}.*Re-Entry`) })
    .first()
    .waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByText(`${name} ist gemeldet und sitzt auf`).waitFor();
}

/** Hand for hand, as the floor writes it down. */
async function outTogether(all: readonly { readonly entry: EntryId; readonly by: EntryId }[]): Promise<void> {
  const { names } = await night.seen();
  await desk.goto(`${riffle.url}/nights/${night.id}`);
  await desk.getByRole('button', { name: 'Alle Tasten' }).first().waitFor();
  await desk.keyboard.press('x');
  const dialog = desk.locator('dialog[open]');
  for (const [nth, { entry, by }] of all.entries()) {
    const name = names[entry] ?? '';
    if (nth > 0) await dialog.getByRole('button', { name: /^Noch jemand in dieser Hand/ }).click();
    await dialog.getByRole('searchbox').fill(name);
    await dialog
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    const card = dialog.getByRole('article').filter({ has: desk.getByRole('heading', { name }) });
    await card.getByRole('button', { name: /^Alle Tische/ }).click();
    await card.getByRole('button', { name: names[by] ?? '', exact: true }).click();
  }
  await dialog.getByLabel('Hand für Hand').check();
  expect(await pageFaults(desk)).toEqual([]);
  await dialog.getByRole('button', { name: `${String(all.length)} ausgeschieden` }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Proposed at the desk with 70 euros left to win, agreed to by the first at his own phone and by the others there. */
async function dealOf(four: readonly EntryId[], stacks: readonly number[]): Promise<void> {
  const { names, code } = await night.seen();
  const links = (await (await night.director.at.get(`/api/night/${night.id}/own-links`)).json()) as Record<
    string,
    string
  >;
  const phone = await openPage(browser, PHONE);
  await phone.goto(`${riffle.url}/e/${code}#${links[four[0] ?? ''] ?? ''}`);
  await phone.getByRole('heading', { name: 'Mein Abend' }).waitFor();
  await night.director.does({ type: 'PauseClock' });
  await desk.goto(`${riffle.url}/nights/${night.id}`);
  await desk.getByRole('button', { name: 'Deal ausrechnen' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Deal' });
  for (const [nth, entry] of four.entries())
    await dialog.getByLabel(`Chips von ${names[entry] ?? ''}`).fill(String(stacks[nth]));
  await dialog.getByLabel('Bleibt zu gewinnen').fill('70');
  await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
  await phone.getByRole('button', { name: 'Zustimmen' }).click();
  await dialog.getByText('am eigenen Telefon').waitFor();
  for (const entry of four.slice(1))
    await dialog.getByRole('button', { name: new RegExp(`^Stimmt zu.*${names[entry] ?? ''}$`) }).click();
  await dialog.getByText('Der Deal gilt.').waitFor();
  await phone.context().close();
}

describe('a night of ninety with money', () => {
  it('is signed up for by twenty at home, and ninety are there', async () => {
    await night.signUp(NAMES.slice(1, 20));
    const phone = await openPage(browser, PHONE);
    await phone.goto(`${riffle.url}/s/${await night.openList()}`);
    await phone.getByLabel('Vor- und Nachname').fill(NAMES[0] ?? '');
    await phone.getByRole('button', { name: 'Anmelden' }).click();
    await phone.getByText('Sie haben einen Platz.').waitFor();
    [anna, ben] = await Promise.all([night.cashier('Anna'), night.cashier('Ben')]);
    desk = await openPage(browser, LAPTOP);
    await desk.context().addCookies((await night.director.at.storageState()).cookies);
    await desk.goto(`${riffle.url}/nights/${night.id}/players`);
    await desk.getByRole('button', { name: `${NAMES[0] ?? ''} ist da` }).click();
    await phone.getByText('Sie sind da. Viel Spaß!').waitFor();
    await phone.context().close();
    await night.enter(NAMES.slice(20));
    await night.takeOver(anna);
    const { view } = await night.seen();
    expect(Object.keys(view.entries)).toHaveLength(90);
    expect((await books()).unsettled.owing).toBe(90);
  });

  it('takes ninety fees at two cashiers at once, several by one hand, and gives three back', async () => {
    tills = {
      anna: await Till.at(browser, riffle.url, night.id, anna),
      ben: await Till.at(browser, riffle.url, night.id, ben),
    };
    await tills.anna.open('Tür', 200);
    await tills.ben.open('Bar', 100);
    for (const { id, name } of (await books()).boxes) BOX[name === 'Tür' ? 'anna' : 'ben'] = id;
    const entries = Object.keys((await night.seen()).view.entries).map(toEntryId);
    expect(
      await ben.tries({
        ...{ type: 'TakeMoney', payment: 'payment-other' as PaymentId, box: BOX.anna, means: 'cash' },
        amounts: [{ entry: entries[0] as EntryId, amount: euros(30) }],
      }),
    ).toContain('not-your-box');
    // one pays for three
    const { names } = await night.seen();
    const three = entries.slice(0, 3).map((entry) => names[entry] ?? '');
    expect(await tills.anna.take(three, 100)).toMatch(/^Rückgeld\s10\s€$/);
    const byCard = entries.at(-4) as EntryId;
    expect(await tills.ben.charge([names[byCard] ?? ''])).toMatch(/^Genommen: 30\s€/);
    const half = entries.length / 2;
    const pay = async (by: Somebody, box: keyof typeof BOX, mine: readonly EntryId[]) => {
      for (let nth = 0; nth < mine.length; nth += 3)
        await take(by, box, mine.slice(nth, nth + 3), nth % 9 === 0 ? 'card' : 'cash');
    };
    const atBar = entries.slice(half).filter((entry) => entry !== byCard);
    await Promise.all([pay(anna, 'anna', entries.slice(3, half)), pay(ben, 'ben', atBar)]);
    expect((await books()).unsettled.owing).toBe(0);

    const [onScreen, ...others] = entries.slice(-3);
    await night.director.does({ type: 'WithdrawEntry', entry: onScreen as EntryId });
    await tills.ben.giveBack('30');
    for (const entry of others) {
      await night.director.does({ type: 'WithdrawEntry', entry });
      const payment = newPayment();
      await ben.does({ type: 'GiveBack', payment, box: BOX.ben, means: 'cash', entry, amount: euros(30) });
    }
    const { view } = await night.seen();
    expect(view.money?.pool).toMatchObject({
      paidIn: euros(87 * 20),
      overlay: euros(3_000 - 87 * 20),
      total: euros(3_000),
    });
    expect(view.money?.books?.accounts).toMatchObject({ fee: -euros(87 * 3), staff: -euros(87 * 2) });
  });

  it('sells fourteen rebuys and six entries anew, and thirty add-ons in their break', async () => {
    const { director } = night;
    const entries = Object.keys((await night.seen()).view.entries).map(toEntryId);
    await director.does({ type: 'CheckIn', entries });
    await director.does({ type: 'DrawSeats' });
    await director.does({ type: 'StartClock' });
    const [killer, ...others] = await playing();
    if (killer === undefined) throw new Error('nobody plays');
    const { names } = await night.seen();
    const [rebought = killer, entered = killer] = [others[0], others[14]];
    await bust(rebought, killer);
    await tills.anna.sell('Rebuy', names[rebought] ?? '');
    expect(await tills.anna.take([names[rebought] ?? ''], 50)).toMatch(/^Rückgeld\s30\s€$/);
    for (const entry of others.slice(1, 14)) {
      await bust(entry, killer);
      await sell(anna, 'rebuy', entry);
      await take(anna, 'anna', [entry]);
    }
    await bust(entered, killer);
    await enterAgain(names[entered] ?? '');
    expect(await tills.ben.take([names[entered] ?? ''], 30)).toMatch(/^Rückgeld\s0\s€$/);
    for (const entry of others.slice(15, 20)) {
      await bust(entry, killer);
      const person = (await night.seen()).view.entries[entry]?.person;
      if (person === undefined) throw new Error('nobody behind it');
      const again = toEntryId(randomUUID());
      await ben.does({ type: 'AddEntries', entries: [{ entry: again, person }] });
      await director.does({ type: 'SeatEntry', entry: again });
      await take(ben, 'ben', [again], 'card');
    }
    const limit = others[0] as EntryId;
    await director.does({ type: 'JumpToLevel', level: BEFORE_ADD_ONS });
    await bust(limit, killer);
    const [added = killer, ...more] = (await playing()).slice(0, 30);
    await tills.ben.sell('Add-on', names[added] ?? '');
    await tills.ben.take([names[added] ?? ''], 10);
    for (const entry of more) {
      await sell(ben, 'addOn', entry);
      await take(ben, 'ben', [entry]);
    }
    const { view } = await night.seen();
    expect(view.money?.sold).toEqual({ entry: 87, reEntry: 6, rebuy: 14, addOn: 30 });
    const paidIn = 93 * 20 + 14 * 15 + 30 * 10;
    expect(view.money?.pool).toMatchObject({ paidIn: euros(paidIn), overlay: euros(3_000 - paidIn) });
    expect((await books()).accounts).toMatchObject({ bounties: -euros(93 * 5 + 14 * 5) });
  });

  it('[tda55:6] sells no rebuy any more in the next level', async () => {
    await night.director.does({ type: 'JumpToLevel', level: BEFORE_ADD_ONS + 1 });
    const [killer, victim] = await playing();
    if (killer === undefined || victim === undefined) throw new Error('nobody plays');
    await bust(victim, killer);
    const said = await anna.tries({ type: 'Sell', sale: 'sale-late' as SaleId, entry: victim, kind: 'rebuy' });
    expect(said).toContain('not-offered');
  });

  it('shares the last prize among three who go out on the bubble', async () => {
    for (let left = await playing(); left.length > 12; left = left.slice(0, -1)) {
      await bust(left.at(-1) as EntryId, left[0] as EntryId);
    }
    const { view } = await night.seen();
    expect(view.prizes).toHaveLength(10);
    const left = await playing();
    const tables = Map.groupBy(left, (id) => view.entries[id]?.at?.table);
    const out = [...tables.values()].slice(0, 3).map(([first]) => first as EntryId);
    const killers = left.filter((id) => !out.includes(id));
    const bounty = async (entry: EntryId | undefined) =>
      (await books()).dues.find((due) => due.entry === entry)?.won.bounty ?? 0;
    const before = await bounty(killers[1]);
    await outTogether(out.map((entry, nth) => ({ entry, by: killers[nth] as EntryId })));
    expect(await bounty(killers[1])).toBe(before + euros(5));
    const { view: after } = await night.seen();
    for (const entry of out) expect(after.entries[entry]?.place).toBe(10);
    const { dues } = await books();
    const third = toCents((view.prizes[9] ?? 0) / 3);
    for (const entry of out) expect(dues.find((due) => due.entry === entry)?.won.prize).toBe(third);
    // what is guaranteed and was not met hangs on the wall
    const wall = await openPage(browser, WALL);
    await wall.goto(`${riffle.url}/wall/${(await night.seen()).code}`);
    const pool = wall.getByRole('definition').filter({ hasText: `${String(view.prizes.length)} Plätze` });
    expect(await pool.first().innerText()).toContain(inGerman(euros(3_000)));
    await wall.getByText('garantiert').first().waitFor();
    await wall.context().close();
  });

  it('is shared by the last four with 70 euros left to play for, and none of them has less than the next prize', async () => {
    for (let left = await playing(); left.length > 4; left = left.slice(0, -1)) {
      await bust(left.at(-1) as EntryId, left[0] as EntryId);
    }
    const four = await playing();
    const { view } = await night.seen();
    const stacks = [300_000, 200_000, 90_000, 45_000].map(toChips);
    const prizes = view.prizes.slice(0, 4);
    const exact = dealShares({ stacks, prizes, method: 'malmuth-harville', left: 7_000 });
    const amounts = roundShares(exact, 100, prizes[3] ?? 0);
    const shares = four.map((entry, nth) => ({ entry, amount: amounts[nth] ?? (0 as Cents) }));
    const deal = { type: 'AgreeDeal', shares, method: 'malmuth-harville' } as const;
    expect(await night.director.tries({ ...deal, agreed: four.slice(1) })).toContain('deal-not-by-all');
    await dealOf(four, stacks);
    for (let left = four; left.length > 1; left = left.slice(0, -1))
      await bust(left.at(-1) as EntryId, left[0] as EntryId);
    const { dues } = await books();
    const won = four.map((entry) => dues.find((due) => due.entry === entry)?.won.prize ?? 0);
    expect(won).toEqual(amounts.map((amount, nth) => amount + (nth === 0 ? 7_000 : 0)));
    const worth = prizes.reduce<number>((sum, prize) => sum + prize, 0);
    expect(won.reduce<number>((sum, prize) => sum + prize, 0)).toBe(worth);
  });

  it('pays out every prize and bounty, and shows the ten euros that a box is short of', async () => {
    const before = await books();
    expect(before.dues.reduce((sum, { won }) => sum + won.prize, 0)).toBe(euros(3_000));
    expect(before.dues.reduce((sum, { won }) => sum + won.bounty, 0)).toBe(euros(93 * 5 + 14 * 5));
    const { director } = night;
    await director.does({ type: 'MoveCash', box: BOX.anna, amount: euros(3_000), reason: 'Aus dem Tresor' });
    const won = before.dues.filter(({ prize, bounty }) => prize + bounty > 0);
    await tills.anna.handOut((await night.seen()).names[won[0]?.entry as EntryId] ?? '');
    for (const { entry } of won.slice(1)) {
      const payment = newPayment();
      await anna.does({ type: 'HandOut', payment, box: BOX.anna, means: 'cash', entry });
    }
    expect(await director.tries({ type: 'Settle' })).toContain('unsettled');
    const [door, bar] = (await books()).boxes;
    if (door === undefined || bar === undefined) throw new Error('two boxes');
    expect(await tills.anna.count('Tür', door.cash, door.card)).toBe('Stimmt auf den Cent.');
    expect(await tills.ben.count('Bar', bar.cash - 1_000, bar.card, 'Zählfehler?')).toBe('Bar: Es fehlen 10\u00a0€.');
    expect(await tills.anna.cashUp('Tür')).toContain([door.cash, door.cash, 0].map(inGerman).join('\t'));
    const short = [bar.cash, bar.cash - 1_000, -1_000].map(inGerman).join('\t');
    expect(await tills.ben.cashUp('Bar')).toContain(short);
    await desk.goto(`${riffle.url}/nights/${night.id}/money`);
    await desk.getByText('Abrechnung', { exact: true }).click();
    expect(await desk.getByRole('row', { name: /^Bar, Bar/ }).innerText()).toContain(short);
    await desk.getByRole('button', { name: 'Abend abrechnen' }).click();
    await desk.getByText('Der Abend ist abgerechnet.').first().waitFor();
    // the guarantee was not met: what that cost stands by itself, and the house has the rest less the ten euros
    const overlay = (await night.seen()).view.money?.pool.overlay ?? 0;
    expect(overlay).toBeGreaterThan(0);
    expect(await desk.getByRole('row', { name: /^Garantie/ }).innerText()).toContain(inGerman(-overlay));
    const house = euros(93 * 5) - euros(10) - overlay;
    expect(await desk.getByRole('row', { name: /^Haus/ }).innerText()).toContain(inGerman(house));
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);

    const after = await books();
    expect(after.unsettled).toEqual({ owing: 0, prizes: 0, boxes: 0, specials: 0, things: 0, bounties: 0 });
    expect(after.accounts).toMatchObject({ [`difference:${BOX.ben}`]: euros(10) });
    expect(after.accounts[`difference:${BOX.anna}`] ?? 0).toBe(0);
    // what the house has, gave and is short of is what fees and staff were paid
    const sum = Object.values(after.accounts).reduce((total, amount) => total + amount, 0);
    expect(sum).toBe(0);
    expect(after.accounts).toMatchObject({
      ...{ house, guarantee: overlay },
      fee: -euros(93 * 3),
      staff: -euros(93 * 2),
    });
    const taken = after.payments.flatMap((payment) => (payment.what === 'taken' ? payment.amounts : []));
    expect(taken.reduce((total, { amount }) => total + amount, 0)).toBe(euros(90 * 30 + 14 * 20 + 6 * 30 + 30 * 10));
  });

  it('tells the room what was played for, and nobody’s money', async () => {
    const guest = await night.somebody();
    const { code } = await night.seen();
    const told = await (await guest.at.get(`/api/night/link/${code}`)).text();
    expect(told).not.toContain('"books"');
    expect(told).not.toContain('"owes"');
  });
});
