import type { Page } from 'playwright-core';
import { type Sight, staff, visitor } from './sight.ts';

const own: Sight['path'] = (nights) => `/leagues/profiles/${nights.league.profile}`;
/** One question, with its subject. */
const question =
  (subject: RegExp, name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: subject }).click();
    const card = page.locator(`[id="${name}"]`);
    await card.locator('summary').first().click();
    await card.getByRole('group').first().waitFor();
  };

/** How a league plays: its profiles, one of them under the pen, and a season's as it is read. */
export const PROFILE_SIGHTS: readonly Sight[] = [
  staff('league-profiles', '/leagues/profiles'),
  staff('league-profile', own),
  staff('league-profile-points', own, question(/^(Punkte|Points)/, 'points.tables')),
  staff('league-profile-chain', own, question(/^(Tabelle|Table)/, 'table.chain')),
  staff('league-profile-heats', own, question(/^(Spieltag|Match day)/, 'matchDay.heats')),
  staff('league-profile-nights', own, async (page) => {
    await question(/^(Spieltag|Match day)/, 'matchDay.nights')(page);
    await page.locator('[id="matchDay.nights"] details').first().click();
  }),
  staff('league-profile-wrong', own, async (page) => {
    await question(/^(Saison und|Season and)/, 'season.divisions')(page);
    await page.locator('[id="season.divisions"] input').first().fill('');
    await page.locator('[id="season.divisions"] .problem').first().waitFor();
  }),
  staff('league-profile-tab', (nights) => `/leagues/${nights.league.id}/profile`),
  visitor('league-public-profile', (nights) => `/l/${nights.league.code}/profile`),
];
