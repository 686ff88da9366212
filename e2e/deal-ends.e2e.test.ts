import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type EntryId, type MoneySetup, toBoxId, toEntryId, toPaymentId, toProfileId } from '@riffle/tournament';
import type { OwnLinks } from '@riffle/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { fourLeft } from './deal-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { Till } from './till.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('profile-entry'), name: 'Startgeld', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(5_000) }],
    },
  ],
};
const pictured = picturesOf('deal-ends');
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});
const books = async () => {
  const { money: told } = (await club.night()).view;
  if (told?.books === undefined) throw new Error('no books');
  return told.books;
};

describe('where the rulebook forbids deals', () => {
  it('[pvb:07(1)] the desk says so, with the rule, before anybody has typed a number', async () => {
    await fourLeft(club, 'pvb', {});
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    const card = desk.getByRole('region', { name: 'Deal' });
    await card.getByText('Nach dem Regelwerk gibt es hier keine Deals.').waitFor();
    await card.getByRole('link', { name: /07\(1\)/ }).waitFor();
    expect(await card.getByRole('button').count()).toBe(0);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
  });
});

describe('a deal in per cent', () => {
  it('names what is missing, shows each his sum, and is proposed once it is the whole', async () => {
    const four = await fourLeft(club, 'tda55', { money });
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    await desk.getByRole('button', { name: 'Deal ausrechnen' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Deal' });
    await dialog.getByText('in Prozent', { exact: true }).click();
    const { names } = await club.night();
    for (const [nth, percent] of ['40', '25,5', '19', '14,5'].entries())
      await dialog.getByLabel(`Prozent für ${names[four[nth] ?? ''] ?? ''}`).fill(percent);
    await dialog.getByText(/^Vergeben: 99\s%\. Es fehlen 1\s%\./).waitFor();
    expect(await dialog.getByRole('button', { name: 'Vorschlagen' }).isDisabled()).toBe(true);
    await dialog.getByLabel(`Prozent für ${names[four[3] ?? ''] ?? ''}`).fill('15,5');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'in-per-cent');
    await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
    await dialog.getByText(/^Geteilt wird: in Prozent/).waitFor();
    const open = (await club.night()).view.dealProposal;
    expect(open?.shares.map(({ percent }) => percent)).toEqual([4_000, 2_550, 1_900, 1_550]);
    await pictured(desk, 'in-per-cent-proposed');
  });
});

describe('play ends after a deal', () => {
  const four: EntryId[] = [];
  const nameOf = async (entry: EntryId): Promise<string> => (await club.night()).names[entry] ?? '';

  it('once nothing is left to play for, with places by the chips that were counted', async () => {
    four.push(...(await fourLeft(club, 'tda55', { money })));
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    await desk.getByRole('button', { name: 'Deal ausrechnen' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Deal' });
    const inPlay = (await club.night()).view.figures.chips;
    const stacks = [0.4, 0.3, 0.2, 0.1].map((part) => Math.round(inPlay * part));
    for (const [nth, entry] of four.entries())
      await dialog.getByLabel(`Chips von ${await nameOf(entry)}`).fill(String(stacks[nth]));
    await dialog.getByText('Die Chips stimmen').waitFor();
    await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
    await dialog.getByText('gilt der Vorschlag nicht mehr').waitFor();
    for (const entry of four)
      await dialog.getByRole('button', { name: new RegExp(`^Stimmt zu.*${await nameOf(entry)}$`) }).click();
    await dialog.getByText('Der Deal gilt.').waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Nicht weiterspielen' }).click();
    await club.until(({ view }) => view.stage === 'over');
    const { view } = await club.night();
    expect(four.map((entry) => view.entries[entry]?.place)).toEqual([1, 2, 3, 4]);
  });

  it('its sheet is printed afterwards as well, and says when it was agreed', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    await desk.getByRole('button', { name: 'Deal ansehen' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Deal' });
    await dialog.getByText('Der Deal gilt.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Nicht weiterspielen' }).count()).toBe(0);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'after-the-end');
    const agreed = (await club.night()).view.deal?.at ?? 0;
    const time = Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' }).format(agreed);
    await desk.emulateMedia({ media: 'print' });
    await desk.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = desk.locator('.paper');
    await sheet.getByText(new RegExp(`^Vereinbart: .*${time}$`)).waitFor();
    for (const entry of four) await sheet.getByText(await nameOf(entry), { exact: true }).waitFor();
    await pictured(desk, 'sheet-after-the-end');
    await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await desk.emulateMedia({ media: 'screen' });
  });

  it('its shares are handed out at the till, the box is counted, and the night is settled without a word', async () => {
    const { desk } = club;
    const box = toBoxId(crypto.randomUUID());
    const [, , , last = toEntryId('')] = four;
    const all = Object.entries((await books()).owes).map(([entry, amount]) => ({ entry: toEntryId(entry), amount }));
    // one of the four pays nothing: it comes off his share
    const owing = all.filter(({ entry }) => entry !== last);
    await club.commands(
      { type: 'OpenBox', box, name: 'Tür', float: toCents(10_000) },
      { type: 'TakeMoney', payment: toPaymentId(crypto.randomUUID()), box, means: 'cash', amounts: owing },
    );
    const phone = await openPage(browser, PHONE);
    const links = (await (await desk.request.get(`${riffle.url}/api/night/${club.id}/own-links`)).json()) as OwnLinks;
    await phone.goto(`${riffle.url}/e/${(await club.night()).code}#${links[last] ?? ''}`);
    await phone.getByText(/an der Kasse abholen: 50\s€, die noch offen sind, gehen vom Gewinn ab/).waitFor();
    expect(await phone.getByText(/^Noch 50/).count()).toBe(0);
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-set-off');
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    await desk.getByLabel('Alle', { exact: true }).check();
    const shares = (await club.night()).view.deal?.shares ?? [];
    const till = Till.on(desk);
    for (const { entry } of shares) {
      await till.handOut(await nameOf(entry));
    }
    expect((await books()).dues.filter(({ prize }) => prize !== 0)).toEqual([]);
    await phone.reload();
    await phone.getByText(/ausgezahlt, 50\s€ vom Gewinn verrechnet/).waitFor();
    await phone.getByText('Belege').click();
    await phone.getByText(/mit dem Gewinn verrechnet/).waitFor();
    await pictured(phone, 'phone-was-set-off', true);
    await phone.getByRole('button', { name: 'EN', exact: true }).click();
    await phone.getByText(/paid out, €50 taken off what you won/).waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-was-set-off-en', true);
    await phone.context().close();
    const handed = (await books()).payments.flatMap((one) =>
      one.what === 'handedOut' ? [{ entry: one.entry, amount: one.prize }] : [],
    );
    expect(handed).toEqual(shares.map(({ entry, amount }) => ({ entry, amount })));

    const [left] = (await books()).boxes;
    expect(await till.count('Tür', left?.cash ?? 0, 0)).toBe('Stimmt auf den Cent.');
    await till.settle();
    expect((await books()).unsettled).toEqual({ owing: 0, prizes: 0, boxes: 0, specials: 0, things: 0, bounties: 0 });
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
  });
});
