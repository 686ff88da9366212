import { findRule, findRulebook, loadRules } from '@riffle/rulebooks';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, SHOTS, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();
let desk: Page;
beforeAll(async () => {
  const club = await ClubNight.at(riffle, browser);
  await club.owned();
  desk = club.desk;
});

const TEXT = [
  ...['40: Gesetztes', '(1) Erfunden: Was liegt, liegt.'],
  ...['42: Erhöhen', '(1) Erfundener Satz zum Erhöhen.', '(4) Wer die Hälfte legt, erfindet den Rest dazu.'],
  ...['43: Verborgenes', '(1) Erfundener Satz über Chips, die niemand sah.'],
];
const UNDERCALL = '/floor/undercall?book=pvb#toFace=1000&inFront=500&bettors=2';
const card = (page: Page) => page.getByRole('listitem').filter({ hasText: findRulebook('pvb')?.name ?? '' });
const given = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/texts-${name}.png`, fullPage: true });
};

/** A PDF as a real program prints it. */
async function printed(lines: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(lines.map((line) => `<p>${line}</p>`).join(''));
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

/** Somebody else's device that is signed in as the owner. */
async function ownersPage(size: typeof PHONE | typeof LAPTOP, language: 'de' | 'en'): Promise<Page> {
  const page = await openPage(browser, size, language);
  await page.context().addCookies(await desk.context().cookies());
  return page;
}

describe('the own copy of a rulebook', () => {
  it('is added as a PDF at the desk, after one that could not be read was refused with a reason', async () => {
    await desk.goto(`${riffle.url}/rules`);
    await desk.getByRole('link', { name: 'Originaltexte' }).click();
    await card(desk).getByText('Noch kein Text.').waitFor();
    const file = card(desk).locator('input[type="file"]');
    await file.setInputFiles(given('kaputt.pdf', Buffer.from('%PDF-1.7 nothing')));
    await card(desk).getByText('kaputt.pdf: nicht übernommen').waitFor();
    await card(desk)
      .getByText(/Dieses PDF ist beschädigt\./)
      .waitFor();
    await file.setInputFiles(given('Regeln.pdf', await printed(TEXT)));
    await card(desk).getByText('Der Wortlaut zu 4 von 310 Regeln ist gefunden.').waitFor();
    await card(desk).getByText('PDF, 1 Seite').waitFor();
    await shot(desk, 'list-laptop-de');
  });

  it('stands beside its rule, and says where it lacks one', async () => {
    await desk.goto(`${riffle.url}/rules/pvb/42(4)`);
    await desk.locator('blockquote').getByText('(4) Wer die Hälfte legt, erfindet den Rest dazu.').waitFor();
    await desk.goto(`${riffle.url}/rules/pvb/42(5)`);
    await desk.getByText('Im eigenen Exemplar unter dieser Nummer nicht gefunden.').waitFor();
  });

  it('stands in a ruling, and on its paper', async () => {
    await desk.goto(`${riffle.url}${UNDERCALL}`);
    await desk.locator('summary').filter({ hasText: 'Warum' }).click();
    const cited = desk.locator('details.rule').filter({ hasText: 'PVB 40(1)' }).first();
    await cited.locator('summary').click();
    await cited.getByText('(1) Erfunden: Was liegt, liegt.').waitFor();
    await desk.emulateMedia({ media: 'print' });
    const said = desk.getByText('(1) Erfunden: Was liegt, liegt.').filter({ visible: true });
    await expect.poll(() => said.count()).toBe(1);
    await desk.getByRole('heading', { name: /^PVB 36\(3\)/ }).waitFor();
    await shot(desk, 'ruling-on-paper');
    await desk.emulateMedia({ media: 'screen' });
  });

  it('is looked through: what is missing, what it says, each rule at its place', async () => {
    const phone = await ownersPage(PHONE, 'de');
    await phone.goto(`${riffle.url}/rules/pvb/42(4)`);
    await phone.getByRole('link', { name: 'Im Text ansehen' }).click();
    await phone.locator('.sought').getByText('Wer die Hälfte legt').waitFor();
    await phone.getByText('Zu 306 Regeln wurde kein Wortlaut gefunden').waitFor();
    await shot(phone, 'reader-phone-de');
    await phone.getByLabel('Im Text suchen').fill('chips sah');
    await expect.poll(() => phone.locator('.paragraph').count()).toBe(1);
    await phone.getByRole('link', { name: '43(1)' }).click();
    const rule = findRule((await loadRules('pvb'))?.rules ?? [], '43(1)');
    await phone.getByRole('heading', { name: rule?.heading ?? '' }).waitFor();
    await phone.context().close();
  });

  it('is for those who work here alone', async () => {
    const guest = await openPage(browser, PHONE);
    await guest.goto(`${riffle.url}/rules/pvb/42(4)`);
    await guest.getByRole('heading', { name: /42\(4\)/ }).waitFor();
    await settled(guest);
    expect(await guest.locator('main').innerText()).not.toContain('erfindet den Rest');
    expect(await guest.getByRole('link', { name: 'Originaltexte' }).count()).toBe(0);
    await guest.goto(`${riffle.url}/rules/texts`);
    await guest.waitForURL(/\/sign-in/);
    await guest.context().close();
  });

  it.each([
    ['a phone in German', PHONE, 'de'],
    ['a laptop in English', LAPTOP, 'en'],
  ] as const)('is shown without a fault on %s', async (_, size, language) => {
    const page = await ownersPage(size, language);
    const found: string[] = [];
    for (const [name, path] of Object.entries({
      list: '/rules/texts',
      reader: '/rules/texts/pvb?rule=42(4)',
      rule: '/rules/pvb/42(4)',
      ruling: UNDERCALL,
    })) {
      await page.goto(`${riffle.url}${path}`);
      await settled(page);
      await shot(page, `${name}-${String(size.width)}-${language}`);
      found.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });

  it('is removed once that was said twice, and then stands nowhere', async () => {
    await desk.goto(`${riffle.url}/rules/texts`);
    await card(desk).getByRole('button', { name: 'Entfernen …' }).click();
    await card(desk).getByText('Regeln.pdf entfernen?').waitFor();
    await card(desk).getByRole('button', { name: 'Entfernen', exact: true }).click();
    await card(desk).getByText('Noch kein Text.').waitFor();
    await desk.goto(`${riffle.url}/rules/pvb/42(4)`);
    await settled(desk);
    expect(await desk.locator('blockquote').count()).toBe(0);
  });
});
