import { toChips } from '@riffle/cards';
import { readyPlan, toCents } from '@riffle/money';
import { type MoneySetup, type ProfileId, toBoxId, toEntryId, toPaymentId } from '@riffle/tournament';
import type { Browser, Page } from 'playwright-core';
import { LAPTOP, PHONE } from '../e2e/browser.ts';
import type { ClubNight } from '../e2e/club-night.ts';
import { shootIn } from './shoot.ts';

/** The pictures of the guide's page on money: a night with rebuys and bounties at whose till a few have paid. */
export async function takeMoney(browser: Browser, night: ClubNight, url: string, folder: string): Promise<void> {
  await night.createUnderWay('tda55', { money: PRICES, prizePlan: readyPlan('clubTable') });
  const entries = Object.keys((await night.night()).view.entries).map(toEntryId);
  const box = toBoxId(crypto.randomUUID());
  await night.commands({ type: 'OpenBox', box, name: 'Tür', float: toCents(20_000) });
  for (let nth = 0; nth < 20; nth += 2) {
    const amounts = entries.slice(nth, nth + 2).map((entry) => ({ entry, amount: toCents(3_000) }));
    const payment = toPaymentId(crypto.randomUUID());
    await night.commands({ type: 'TakeMoney', payment, box, means: nth % 3 === 0 ? 'card' : 'cash', amounts });
  }
  for (const language of ['de', 'en'] as const) {
    const shoot = await shootIn(browser, language, { night, url, folder });
    const de = language === 'de';
    const press = async (page: Page, button: string | RegExp): Promise<void> => {
      await page.getByRole('button', { name: button }).first().click();
    };
    await shoot(LAPTOP, 'cashier', '/money', async (page) => {
      for (const nth of [0, 1])
        await page
          .getByRole('checkbox', { name: de ? /auswählen$/ : /^Choose/ })
          .nth(nth)
          .check();
      await page.getByLabel(de ? 'Gegeben' : 'Given').fill('100');
    });
    await shoot(LAPTOP, 'prizes', '/structure', (page) => press(page, de ? /^Preise$/ : /^Prizes$/));
    await shoot(PHONE, 'receipt', '/money', async (page) => {
      const payments = page.getByText(de ? /^Zahlungen/ : /^Payments/).first();
      await payments.click();
      await press(page, de ? /Beleg/ : /Receipt/);
    });
  }
}

const part = (purpose: 'prizes' | 'fee' | 'bounty', amount: number) => ({ for: purpose, amount: toCents(amount) });
export const PRICES: MoneySetup = {
  profiles: [
    {
      ...{ id: 'profile-entry' as ProfileId, name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [part('prizes', 2_000), part('bounty', 500), part('fee', 500)],
    },
    {
      ...{ id: 'profile-rebuy' as ProfileId, name: 'Rebuy', kind: 'rebuy', chips: toChips(20_000) },
      ...{ parts: [part('prizes', 2_000)], offered: { through: 4, breaks: 'also' } },
    },
  ],
};
