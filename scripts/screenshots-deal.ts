import { toChips } from '@riffle/cards';
import { dealShares, roundShares } from '@riffle/money';
import { type DealShare, type TournamentCommand, toDealId } from '@riffle/tournament';
import type { Browser, Page } from 'playwright-core';
import { LAPTOP } from '../e2e/browser.ts';
import type { ClubNight } from '../e2e/club-night.ts';
import { fourLeft, PRIZES_OF_FOUR } from '../e2e/deal-night.ts';
import { PRICES } from './screenshots-money.ts';
import { shootIn } from './shoot.ts';

/** As wide as A4 between its margins, as high as the sheet is. */
const SHEET = { width: 680, height: 640 };

/** The pictures of a deal: four are left, their chips are typed; then the sheet that they sign. */
export async function takeDeal(browser: Browser, night: ClubNight, url: string, folder: string): Promise<void> {
  const four = await fourLeft(night, 'tda55', { money: PRICES });
  const { view, names } = await night.night();
  const stacks = [0.4, 0.3, 0.2, 0.1].map((part) => Math.round(view.figures.chips * part));
  const shooting = { night, url, folder };
  for (const language of ['de', 'en'] as const) {
    const shoot = await shootIn(browser, language, shooting);
    await shoot(LAPTOP, 'deal', '', async (page) => {
      await press(page, /^(Deal ausrechnen|Work out a deal)$/);
      for (const [nth, entry] of four.entries())
        await page.getByLabel(new RegExp(`^Chips (von|of) ${names[entry] ?? ''}$`)).fill(String(stacks[nth]));
    });
  }
  await night.commands(proposal(four, stacks));
  for (const language of ['de', 'en'] as const) {
    const shoot = await shootIn(browser, language, shooting);
    await shoot(SHEET, 'deal-sheet', '', async (page) => {
      await page.evaluate(() => {
        window.print = () => {};
      });
      await press(page, /^(Deal ansehen|Look at the deal)$/);
      await press(page, /^(Deal-Blatt drucken|Print the deal sheet)$/);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
    });
  }
}

const press = (page: Page, button: RegExp): Promise<void> => page.getByRole('button', { name: button }).first().click();

function proposal(four: Awaited<ReturnType<typeof fourLeft>>, stacks: readonly number[]): TournamentCommand {
  const least = PRIZES_OF_FOUR.at(-1) ?? 0;
  const exact = dealShares({ method: 'malmuth-harville', stacks, prizes: PRIZES_OF_FOUR, left: 0 });
  const amounts = roundShares(exact, 100, least);
  const shares = four.flatMap((entry, nth): readonly DealShare[] => {
    const amount = amounts[nth];
    return amount === undefined ? [] : [{ entry, amount, chips: toChips(stacks[nth] ?? 0) }];
  });
  return { type: 'ProposeDeal', deal: toDealId(crypto.randomUUID()), shares, method: 'malmuth-harville' };
}
