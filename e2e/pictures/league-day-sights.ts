import type { Page } from 'playwright-core';
import { PLAYED } from './league-played.ts';
import type { Pictured } from './nights.ts';
import { type Sight, staff, visitor } from './sight.ts';

const playedDay = ({ league }: Pictured): string => `/leagues/${league.id}/days?division=1&round=${String(PLAYED)}`;
const pressed =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.locator('dialog[open]').waitFor();
  };

/** A match day that is played on nights, what it takes over and what was undone since; a season's end with its play-off. */
export const LEAGUE_DAY_SIGHTS: readonly Sight[] = [
  {
    ...staff('league-day-nights', playedDay, async (page) => {
      await page.getByText(/^(zurückgenommen|taken back)$/).waitFor();
    }),
    byNight: true,
  },
  staff('league-day-nights-remove', playedDay, pressed(/^(Entfernen|Remove) …$/)),
  staff('league-day-missing', playedDay, pressed(/^(Jemand fehlt|Somebody is missing) …$/)),
  staff(
    'league-over',
    ({ leagueOver }) => `/leagues/${leagueOver.id}`,
    async (page) => {
      await page
        .getByText(/PC Kufstein/)
        .first()
        .waitFor();
    },
  ),
  staff(
    'league-over-regional',
    ({ leagueOver }) => `/leagues/${leagueOver.id}`,
    pressed(/^(Landesliga Tirol ändern|Change Landesliga Tirol|Landesliga Tirol).* …$/),
  ),
  visitor(
    'league-public-running',
    ({ league }) => `/l/${league.code}`,
    async (page) => {
      await page.getByRole('heading', { name: /^(Jetzt wird gespielt|Being played now)$/ }).waitFor();
    },
  ),
];
