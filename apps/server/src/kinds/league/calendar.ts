import { type Instant, toInstant } from '@riffle/aggregate';
import { type Appointment, writeCalendar } from '@riffle/formats';
import { type Deadline, type LeagueViewer, lineUpsDue, remindersFor } from '@riffle/league';
import { type Language, leagueOfficeWordsIn } from '@riffle/words';
import type { Hosted } from '../../host/hosted.ts';
import type { LeagueShape } from './shape.ts';
import { namingIn } from './words.ts';

const DAY = 24 * 60;
const OF_MATCH_DAYS = [DAY];
const OF_DEADLINES = [3 * DAY, DAY];

/**
 * Match days, and what is due before them with what follows otherwise: for everybody until when line-ups are asked for, for a club,
 * a captain and the office each thing that is still to be done.
 */
export function calendarOf(
  { state, id, namesOf }: Hosted<LeagueShape>,
  viewer: LeagueViewer,
  language: Language,
  writtenAt: Instant,
): string {
  const words = leagueOfficeWordsIn(language);
  const say = namingIn(state, namesOf, language);
  const { setup, matchDays, clubs, teams } = state;
  const isOwn = (division: string): boolean =>
    typeof viewer === 'string' ||
    teams.some(
      (one) => one.division === division && ('club' in viewer ? one.club === viewer.club : one.id === viewer.team),
    );
  const days = matchDays
    .filter(({ division }) => isOwn(division))
    .map(
      ({ division, round, startsAt, venue, host }): Appointment => ({
        ...{ id: `${id}/${division}/${String(round)}`, title: words.matchDay(division, round), startsAt },
        ...(venue !== undefined && { place: venue }),
        ...(host !== undefined && { text: clubs.find((one) => one.id === host)?.name ?? '' }),
        alarms: OF_MATCH_DAYS,
      }),
    );
  const due = (key: string, title: string, one: Pick<Deadline, 'at' | 'cents' | 'refs'>): Appointment => ({
    ...{ id: `${id}/due/${key}`, title, startsAt: one.at, text: words.otherwise(one, say), alarms: OF_DEADLINES },
  });
  const deadlines =
    viewer === 'public' || viewer === 'referee'
      ? lineUpsDue(state).map((one) =>
          due(`${one.division}/${String(one.round)}`, words.lineUpsDue(one.division, one.round), one),
        )
      : remindersFor(state, viewer).map((one) => due(one.id, words.deadline(one, say), one));
  const name = `${setup?.name ?? ''} ${setup?.season ?? ''}`.trim();
  return writeCalendar(name, [...days, ...deadlines], toInstant(writtenAt));
}
