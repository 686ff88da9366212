import type { Page } from 'playwright-core';
import { type Sight, staff } from './sight.ts';

const NIGHT =
  '{ V: "3.7.2", T: new Tournament({UUID: "n", Title: "Offene Vereinsmeisterschaft, Donnerstag", Levels: new GameLevels({Levels: [new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50, Ante: 50, GameType: 2, GameName: "Chinese"}), new GameBreak({Minutes: 5, ChipUp: true})]}), Chips: new GameChips({Chips: [new GameChip({Label: "Blau", Color: "#77aa", Value: 25, Use: true, PerPlayer: 20})]}), Financials: new FinancialConfig({Buyins: new BuyConfig({Allow: true, Profiles: [new FeeProfile({Name: "Normal", Fee: 20, Rake: new PerPlayerRake([2]), Chips: 5000})], DefIndex: 0})}), Prizes: new GamePrizes({Prizes: [new GamePrize({Description: "1.", Type: 0, Recipient: 1, AmountType: 0, Amount: 100})]})}) }';

const brings =
  (name: string, text: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^(Aus einer Datei|From a file) …$/ }).click();
    const region = page.getByRole('region', { name: /^(Vorlage aus einer Datei|Template from a file)$/ });
    await region.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await region.locator('ul').first().waitFor();
    const left = region.locator('details > summary');
    if (await left.isVisible()) await left.click();
    await region.scrollIntoViewIfNeeded();
  };

/** A file that is looked at before anything of it is taken: what is in it, what is left, and one that cannot be read. */
export const FILE_SIGHTS: readonly Sight[] = [
  { ...staff('template-file', '/new', brings('abend.tdt', NIGHT)), byNight: true },
  staff(
    'template-file-wrong',
    '/new',
    brings('abend.riffle.json', '{"format":"riffle-template","v":1,"kind":"chips","chips":[{}]}'),
  ),
];
