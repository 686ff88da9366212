import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type EntryId, type MoneySetup, toBustOutId, toProfileId } from '@riffle/tournament';
import type { OwnLinks } from '@riffle/wire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { fourLeft } from './deal-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

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
let four: readonly EntryId[] = [];
let phone: Page;
const api = () => club.desk.context().request;
const pictured = picturesOf('deal', true);
const nameOf = async (entry: EntryId): Promise<string> => (await club.night()).names[entry] ?? '';

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  four = await fourLeft(club, 'tda55', { money });
  await club.desk.goto(`${riffle.url}/nights/${club.id}`);
});

describe('a deal of four', () => {
  it('is worked out by every method side by side, with the chips in play', async () => {
    const { desk } = club;
    const links = (await (await api().get(`${riffle.url}/api/night/${club.id}/own-links`)).json()) as OwnLinks;
    const tokens = links as unknown as Record<string, string>;
    phone = await openPage(browser, PHONE);
    await phone.goto(`${riffle.url}/e/${(await club.night()).code}#${tokens[four[0] ?? '']}`);
    await phone.getByRole('heading', { name: 'Mein Abend' }).waitFor();
    await desk.getByRole('button', { name: 'Deal ausrechnen' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Deal' });
    await dialog.getByText('Für ICM und nach Chips fehlen noch Chips.').waitFor();
    const inPlay = (await club.night()).view.figures.chips;
    const stacks = [0.4, 0.3, 0.2, 0.1].map((part) => Math.round(inPlay * part));
    for (const [nth, entry] of four.entries())
      await dialog.getByLabel(`Chips von ${await nameOf(entry)}`).fill(String(stacks[nth]));
    await dialog.getByText('Die Chips stimmen').waitFor();
    await dialog.getByLabel('Bleibt zu gewinnen').fill('50');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'draft');
    // a page that is loaded anew goes on where the floor was
    await desk.reload();
    await desk.getByRole('button', { name: 'Deal ausrechnen' }).click();
    await dialog.getByText('Die Chips stimmen').waitFor();
    expect(await dialog.getByLabel('Bleibt zu gewinnen').inputValue()).toBe('50');
    // on a phone all ways to share stand beside each other
    const size = desk.viewportSize() ?? PHONE;
    await desk.setViewportSize(PHONE);
    const [wide = 0, shown = 0] = await dialog
      .getByRole('table')
      .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0]);
    expect(wide).toBeLessThanOrEqual(shown);
    await pictured(desk, 'phone-draft');
    await desk.setViewportSize(size);
    await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
    await desk.getByText('Vorgeschlagen: 0 von 4').first().waitFor();
    // told over the live line: long before the phone asks by itself
    await phone.getByRole('heading', { name: 'Deal: Ihre Antwort' }).waitFor({ timeout: 10_000 });
    // it is the first that is seen, with both answers, on whichever page of his the player is
    const first = await phone.getByRole('main').getByRole('heading').first().innerText();
    expect(first).toBe('Deal: Ihre Antwort');
    const decline = await phone.getByRole('button', { name: 'Ablehnen' }).boundingBox();
    expect((decline?.y ?? PHONE.height) + (decline?.height ?? 0)).toBeLessThan(PHONE.height);
    await phone.getByRole('tab', { name: 'Spieler' }).click();
    await phone.getByRole('button', { name: 'Zustimmen' }).waitFor();
    await phone.getByRole('tab').first().click();
  });

  it('is said to be declined, by whom, and the next proposal begins with the same stacks', async () => {
    const { desk } = club;
    await phone.getByRole('button', { name: 'Ablehnen' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Deal' });
    const name = await nameOf(four[0] ?? ('' as EntryId));
    await dialog.getByText(new RegExp(`^${name} lehnt den Deal ab, am eigenen Telefon`)).waitFor();
    await dialog.getByText('Die Chips stimmen').waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'declined');
    await dialog.getByRole('button', { name: 'Vorschlagen' }).click();
    await phone.getByRole('heading', { name: 'Deal: Ihre Antwort' }).waitFor({ timeout: 10_000 });
  });

  it('is agreed to on one phone and by the floor for the others, and its sheet is signed', async () => {
    const { desk } = club;
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone');
    for (const [name, tongue] of [
      ['EN', 'Deal: your answer'],
      ['DE', 'Deal: Ihre Antwort'],
    ] as const) {
      await phone.getByRole('button', { name, exact: true }).click();
      await phone.getByRole('heading', { name: tongue }).waitFor();
      await phone.evaluate(() => scrollTo(0, 0));
      await pictured(phone, `phone-first-${name}`, false);
    }
    // going on with play ends it, and taking that back brings it again
    await club.commands({ type: 'StartClock' });
    await phone.getByRole('heading', { name: 'Deal: Ihre Antwort' }).waitFor({ state: 'detached', timeout: 10_000 });
    await club.takeBackLast();
    await phone.getByRole('button', { name: 'Zustimmen' }).click();
    await phone.getByText('Sie haben zugestimmt.').waitFor();
    await phone.close();
    const dialog = desk.getByRole('dialog', { name: 'Deal' });
    await dialog.getByText('am eigenen Telefon').waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'answers');
    await desk.emulateMedia({ media: 'print' });
    await desk.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await desk.getByText('Vereinbarung über die Preise').waitFor();
    await desk
      .locator('.paper')
      .getByText(/^Vorgeschlagen: .*\d\d:\d\d$/)
      .waitFor();
    await pictured(desk, 'sheet');
    await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await desk.emulateMedia({ media: 'screen' });
    for (const entry of four.slice(1))
      await dialog.getByRole('button', { name: new RegExp(`^Stimmt zu.*${await nameOf(entry)}$`) }).click();
    await dialog.getByText('Der Deal gilt.').waitFor();
  });

  it('is played on for what was left, and all that was won is the prizes to the cent', async () => {
    for (const entry of four.slice(1).toReversed())
      await club.commands({ type: 'BustOut', bustOut: toBustOutId(crypto.randomUUID()), out: [{ entry, by: [] }] });
    const { view } = await club.night();
    const dues = view.money?.books?.dues ?? [];
    expect(dues.reduce((sum, { won }) => sum + won.prize, 0)).toBe(135_000);
    const first = dues.find(({ entry }) => entry === four[0]);
    expect(first?.won.prize).toBe((view.deal?.shares?.find(({ entry }) => entry === four[0])?.amount ?? 0) + 5_000);
  });
});
