import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { type Cents, dealShares, toCents } from '@riffle/money';
import {
  type BoxId,
  type EntryId,
  type PaymentId,
  type SaleId,
  type TournamentView,
  toBustOutId,
  toEntryId,
} from '@riffle/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MoneyNight, type Somebody } from './money-night.ts';
import { RiffleProcess } from './riffle-process.ts';

/** One entrant in ninety has a name of his own in two words, so that nobody is taken for another. */
const SOUNDS = ['Ba', 'Da', 'Fe', 'Gi', 'Ho', 'Ju', 'Ka', 'Le', 'Mo', 'Nu'] as const;
const called = (nth: number): string =>
  `${SOUNDS[nth % 10] ?? ''}${'lmnrst'[nth % 6] ?? ''}o ${SOUNDS[Math.floor(nth / 10)] ?? ''}rkow${'x'.repeat(nth % 3)}`;
const NAMES = Array.from({ length: 90 }, (_, nth) => called(nth));

const euros = (amount: number): Cents => toCents(amount * 100);
const BOX = { anna: 'box-anna' as BoxId, ben: 'box-ben' as BoxId } as const;
const newPayment = (): PaymentId => randomUUID() as string as PaymentId;
const BEFORE_ADD_ONS = 6;

let riffle: RiffleProcess;
let night: MoneyNight;
let anna: Somebody;
let ben: Somebody;
beforeAll(async () => {
  riffle = await RiffleProcess.start();
  night = await MoneyNight.at(riffle);
});
afterAll(async () => {
  await night.end();
  await riffle.stop();
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

describe('a night of ninety with money', () => {
  it('is signed up for by twenty at home, and ninety are there', async () => {
    await night.signUp(NAMES.slice(0, 20));
    await night.enter(NAMES.slice(20));
    [anna, ben] = await Promise.all([night.cashier('Anna'), night.cashier('Ben')]);
    await night.takeOver(anna);
    const { view } = await night.seen();
    expect(Object.keys(view.entries)).toHaveLength(90);
    expect((await books()).unsettled.owing).toBe(90);
  });

  it('takes ninety fees at two cashiers at once, several by one hand, and gives three back', async () => {
    await anna.does({ type: 'OpenBox', box: BOX.anna, name: 'Tür', float: euros(200) });
    await ben.does({ type: 'OpenBox', box: BOX.ben, name: 'Bar', float: euros(100) });
    const entries = Object.keys((await night.seen()).view.entries).map(toEntryId);
    expect(
      await ben.tries({
        ...{ type: 'TakeMoney', payment: 'payment-other' as PaymentId, box: BOX.anna, means: 'cash' },
        amounts: [{ entry: entries[0] as EntryId, amount: euros(30) }],
      }),
    ).toContain('not-your-box');
    const half = entries.length / 2;
    const pay = async (by: Somebody, box: keyof typeof BOX, mine: readonly EntryId[]) => {
      for (let nth = 0; nth < mine.length; nth += 3)
        await take(by, box, mine.slice(nth, nth + 3), nth % 9 === 0 ? 'card' : 'cash');
    };
    await Promise.all([pay(anna, 'anna', entries.slice(0, half)), pay(ben, 'ben', entries.slice(half))]);
    expect((await books()).unsettled.owing).toBe(0);

    for (const entry of entries.slice(-3)) {
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
    for (const entry of others.slice(0, 14)) {
      await bust(entry, killer);
      await sell(anna, 'rebuy', entry);
      await take(anna, 'anna', [entry]);
    }
    for (const entry of others.slice(14, 20)) {
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
    for (const entry of (await playing()).slice(0, 30)) {
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
    await night.director.does({
      ...{ type: 'BustOut', bustOut: toBustOutId('bubble'), together: 'handForHand' },
      out: out.map((entry, nth) => ({ entry, by: [killers[nth] as EntryId] })),
    });
    const { dues } = await books();
    const third = toCents((view.prizes[9] ?? 0) / 3);
    for (const entry of out) expect(dues.find((due) => due.entry === entry)?.won.prize).toBe(third);
  });

  it('is shared by the last four with 70 euros left to play for, and none of them has less than the next prize', async () => {
    for (let left = await playing(); left.length > 4; left = left.slice(0, -1)) {
      await bust(left.at(-1) as EntryId, left[0] as EntryId);
    }
    const four = await playing();
    const { view } = await night.seen();
    const stacks = [300_000, 200_000, 90_000, 45_000].map(toChips);
    const prizes = view.prizes.slice(0, 4);
    const amounts = dealShares({ stacks, prizes, method: 'malmuth-harville', left: 7_000 });
    const shares = four.map((entry, nth) => ({
      ...{ entry, amount: amounts[nth] ?? (0 as Cents) },
      ...{ chips: stacks[nth] ?? toChips(0) },
    }));
    const deal = { type: 'AgreeDeal', shares, method: 'malmuth-harville' } as const;
    expect(await night.director.tries({ ...deal, agreed: four.slice(1) })).toContain('deal-not-by-all');
    await night.director.does({ ...deal, agreed: four });
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
    for (const { entry, prize, bounty } of before.dues) {
      if (prize + bounty === 0) continue;
      const payment = newPayment();
      await anna.does({ type: 'HandOut', payment, box: BOX.anna, means: 'cash', entry });
    }
    expect(await director.tries({ type: 'Settle' })).toContain('unsettled');
    const [tills, bar] = (await books()).boxes;
    if (tills === undefined || bar === undefined) throw new Error('two boxes');
    await anna.does({ type: 'CountBox', box: BOX.anna, cash: tills.cash, card: tills.card });
    await ben.does({
      type: 'CountBox',
      box: BOX.ben,
      cash: toCents(bar.cash - 1_000),
      card: bar.card,
      note: 'Zählfehler?',
    });
    await director.does({ type: 'Settle' });

    const after = await books();
    expect(after.unsettled).toEqual({ owing: 0, prizes: 0, boxes: 0, specials: 0, things: 0 });
    expect(after.accounts).toMatchObject({ 'difference:box-ben': euros(10) });
    expect(after.accounts['difference:box-anna'] ?? 0).toBe(0);
    // what the house has, gave and is short of is what fees and staff were paid
    const sum = Object.values(after.accounts).reduce((total, amount) => total + amount, 0);
    expect(sum).toBe(0);
    expect(after.accounts).toMatchObject({
      house: euros(93 * 5) - euros(10),
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
