import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type EntryId, type MoneySetup, toBoxId, toEntryId, toPaymentId, toProfileId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { fourLeft } from './deal-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
const money: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('profile-entry'), name: 'Startgeld', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(5_000) }],
    },
  ],
};
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

  it('its shares are handed out at the till, the box is counted, and the night is settled without a word', async () => {
    const { desk } = club;
    const box = toBoxId(crypto.randomUUID());
    const owing = Object.entries((await books()).owes).map(([entry, amount]) => ({ entry: toEntryId(entry), amount }));
    await club.commands(
      { type: 'OpenBox', box, name: 'Tür', float: toCents(10_000) },
      { type: 'TakeMoney', payment: toPaymentId(crypto.randomUUID()), box, means: 'cash', amounts: owing },
    );
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    await desk.getByLabel('Auszuzahlen', { exact: true }).check();
    const shares = (await club.night()).view.deal?.shares ?? [];
    for (const { entry } of shares) {
      const name = await nameOf(entry);
      await accountOf(desk, name);
      const account = desk.getByRole('dialog', { name });
      await account.getByRole('button', { name: /auszahlen \(Bar\)$/ }).click();
      await account.getByText('Ausgezahlt (Bar)').waitFor();
      await account.getByRole('button', { name: 'Fertig' }).click();
    }
    await desk.getByText('Niemand bekommt etwas.').waitFor();
    const handed = (await books()).payments.flatMap((one) =>
      one.what === 'handedOut' ? [{ entry: one.entry, amount: one.prize }] : [],
    );
    expect(handed).toEqual(shares.map(({ entry, amount }) => ({ entry, amount })));

    await desk.getByText(/ bar, 0\s€ Karte$/).click();
    await desk.getByRole('button', { name: 'Zählen und schließen' }).click();
    const [left] = (await books()).boxes;
    await desk.getByLabel('Gezählt: bar').fill(String((left?.cash ?? 0) / 100));
    await desk.getByText('Stimmt auf den Cent.').waitFor();
    await desk.getByRole('button', { name: 'Kasse schließen' }).click();
    await desk.getByText('Abrechnung', { exact: true }).click();
    await desk.getByRole('button', { name: 'Abend abrechnen' }).click();
    await desk.getByText('Der Abend ist abgerechnet.').first().waitFor();
    expect((await books()).unsettled).toEqual({ owing: 0, prizes: 0, boxes: 0, specials: 0, things: 0, bounties: 0 });
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
  });
});

/** Opened at the till. */
async function accountOf(desk: Page, name: string): Promise<void> {
  const [first = '', ...rest] = name.split(' ');
  await desk
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${rest.join(' ')}, ${first} `) })
    .click();
}
