import type { LeagueView } from '@riffle/league';
import { leagueOfficeWordsIn } from '@riffle/words';
import { clubZone } from '../language/club-zone.svelte.ts';
import { language, t } from '../language/language.svelte.ts';
import { sayMoment } from '../language/say-time.ts';
import { serverNow } from '../live/clock.svelte.ts';
import { daysLeft } from './days-left.ts';
import type { LeagueDesk } from './league-desk.svelte.ts';

type Deadlines = NonNullable<LeagueView['reminders']>;

/** Who is reminded by it looks at what is due within so many days. */
const SOON = 21;
export const dueSoon = (deadlines: Deadlines): Deadlines =>
  deadlines.filter(({ at }) => daysLeft(at, serverNow(), clubZone.current) <= SOON);

/** What is due, for somebody to read who has no Riffle in front of him. */
export function reminderText(desk: LeagueDesk, who: string, deadlines: Deadlines): string {
  const words = t.league.due;
  const say = leagueOfficeWordsIn(language.current);
  const lines = deadlines.map((one) =>
    words.line(
      say.deadline(one, desk.naming),
      sayMoment(one.at),
      words.left(daysLeft(one.at, serverNow(), clubZone.current)),
      say.otherwise(one, desk.naming),
    ),
  );
  return [words.heading(`${desk.view.name} ${desk.view.season}`.trim(), who), '', ...lines].join('\n');
}
