import type { Page } from 'playwright-core';
import { type Sight, staff } from './sight.ts';

const bench =
  (formula: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^(Preise|Prizes)$/ }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel(/^(Preise nach|Prizes by)/).selectOption({ index: 2 });
    await dialog.getByText(/^(Sonderpreise, Sachpreise|Special prizes, things)/).click();
    const field = dialog.getByLabel(/^(Punkte nach Formel|Points by formula)/);
    await field.fill(formula);
    const tried = dialog.getByText(/^(Formel ausprobieren|Try the formula)/);
    if (await tried.isVisible()) await tried.click();
    await field.scrollIntoViewIfNeeded();
  };

/** Points by formula: where it is typed and tried, where it is wrong, and what somebody has his for. */
export const POINTS_SIGHTS: readonly Sight[] = [
  {
    ...staff(
      'points-bench',
      (nights) => `/nights/${nights.counted.scored}/structure`,
      bench('10 * sqrt(n / r) + if(r <= 3, 5)'),
    ),
    byNight: true,
  },
  staff('points-wrong', (nights) => `/nights/${nights.counted.scored}/structure`, bench('10 * sqrt(n / glory)')),
  {
    ...staff(
      'points-reckoned',
      (nights) => `/nights/${nights.counted.scored}`,
      async (page) => {
        const points = page.getByRole('button', { name: /\s(Pkt\.|pts):/ }).first();
        const all = page.getByRole('button', { name: /^(Alle zeigen|Show all)$/ }).first();
        await points.or(all).first().waitFor();
        // the wide desk has them in a strip
        if (!(await points.isVisible())) await all.click();
        await points.click();
        await page
          .getByText(/rank = /)
          .first()
          .waitFor();
      },
    ),
    byNight: true,
  },
];
