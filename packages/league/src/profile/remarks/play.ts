import type { QuestionName } from '../questions.ts';
import type { Asked, ProfileRemark } from './profile-remark.ts';

const PLAYED = {
  tables: 'matchDay.tables',
  events: 'matchDay.events',
  duels: 'matchDay.duels',
} as const satisfies { readonly [part: string]: QuestionName };
/** With more seats it is a field, and not one table. */
const FULL_TABLE = 12;
type Part = keyof typeof PLAYED;
const PARTS = Object.keys(PLAYED) as readonly Part[];

function isPlayed({ value }: Asked, part: Part): boolean {
  if (part === 'duels') return value('matchDay.duels').length > 0;
  return value(PLAYED[part]).is !== 'none';
}

/** What is played on a match day, what is scored of it, and for which points. */
export function inScores(asked: Asked): readonly ProfileRemark[] {
  const { value, isSaid } = asked;
  const of = (question: 'round.scores' | 'individual.scores') =>
    (isSaid(question) ? value(question) : []).flatMap((scored): readonly ProfileRemark[] => {
      const part = scored === 'thirds' ? 'events' : scored;
      return isPlayed(asked, part) ? [] : [{ code: 'scored-not-played', part, questions: [question, PLAYED[part]] }];
    });
  const scores = (part: Part): boolean =>
    value('round.scores').includes(part) ||
    value('individual.scores').some((scored) => scored === part || (scored === 'thirds' && part === 'events'));
  return [
    ...of('round.scores'),
    ...of('individual.scores'),
    ...PARTS.filter((part) => isPlayed(asked, part) && !scores(part)).map(
      (part): ProfileRemark => ({ code: 'played-not-scored', part, questions: [PLAYED[part], 'round.scores'] }),
    ),
    ...(isPlayed(asked, 'events') && value('round.scores').includes('events') && value('points.events').length === 0
      ? ([{ code: 'events-without-points', questions: ['points.events', 'matchDay.events'] }] as const)
      : []),
    ...(isSaid('individual.scores') &&
    value('individual.scores').includes('thirds') &&
    value('individual.thirds').is === 'none'
      ? ([{ code: 'thirds-without-points', questions: ['individual.thirds', 'individual.scores'] }] as const)
      : []),
    ...inPoints(asked),
    ...(value('round.table').is === 'byMatch' && !isPlayed(asked, 'duels')
      ? ([{ code: 'by-match-without-duels', questions: ['round.table', 'matchDay.duels'] }] as const)
      : []),
    ...inDeductions(asked),
  ];
}

/** A list for a field that nobody can foresee gives its last places nothing, and says so by that. */
function inPoints({ value }: Asked): readonly ProfileRemark[] {
  const tables = value('matchDay.tables');
  const byPlace = value('points.tables');
  if (tables.is !== 'singleTables' || byPlace.is !== 'byPlace' || tables.seats > FULL_TABLE) return [];
  const [points, { seats }] = [byPlace.points.length, tables];
  if (points >= seats) return [];
  return [{ code: 'fewer-points-than-seats', points, seats, questions: ['points.tables', 'matchDay.tables'] }];
}

function inDeductions({ value }: Asked): readonly ProfileRemark[] {
  const taken = value('points.deduction');
  if (taken.is !== 'steps' || taken.each <= taken.most) return [];
  const { each, most } = taken;
  return [{ code: 'deduction-each-above-most', each, most, questions: ['points.deduction'] }];
}

/** Numbers of a line-up, and where they play in each heat. */
export function inHeats({ value }: Asked): readonly ProfileRemark[] {
  const heats = value('matchDay.heats');
  const players = value('lineUp.players');
  const least = value('lineUp.least');
  const [tables, events] = [value('matchDay.tables'), value('matchDay.events')];
  const numbers = Array.from({ length: players }, (_, nth) => nth + 1);
  const beyond = [...new Set(heats.flatMap(({ event, tables: at }) => [...event, ...at]))].filter(
    (number) => players > 0 && number > players,
  );
  const starts = tables.is === 'singleTables' ? tables.starts : 0;
  return [
    ...(players > 0 && least > players
      ? ([{ code: 'least-above-players', least, players, questions: ['lineUp.least', 'lineUp.players'] }] as const)
      : []),
    ...[...beyond, ...value('matchDay.ghostNumbers').filter((number) => players > 0 && number > players)].map(
      (number): ProfileRemark => ({
        ...{ code: 'number-beyond-line-up', number, players },
        questions: [beyond.includes(number) ? 'matchDay.heats' : 'matchDay.ghostNumbers', 'lineUp.players'],
      }),
    ),
    ...heats.flatMap(({ event, tables: at }, nth) => {
      const all = [...event, ...at];
      return [...new Set(all.filter((number, place) => all.indexOf(number) !== place))].map(
        (number): ProfileRemark => ({
          ...{ code: 'number-twice-in-heat', number, heat: nth + 1, questions: ['matchDay.heats'] },
        }),
      );
    }),
    ...(heats.length === 0 ? [] : numbers).flatMap((number): readonly ProfileRemark[] => {
      const at = heats.filter((heat) => heat.tables.includes(number)).length;
      if (at === 0 && !heats.some(({ event }) => event.includes(number)))
        return [{ code: 'number-in-no-heat', number, questions: ['matchDay.heats', 'lineUp.players'] }];
      return starts > 0 && at !== starts
        ? [
            {
              ...{ code: 'starts-otherwise', number, starts: at, said: starts },
              questions: ['matchDay.heats', 'matchDay.tables'],
            },
          ]
        : [];
    }),
    ...heats.flatMap(({ event }, nth): readonly ProfileRemark[] =>
      events.is === 'teamEvents' && event.length !== events.events
        ? [
            {
              ...{ code: 'events-otherwise', heat: nth + 1, players: event.length, events: events.events },
              questions: ['matchDay.heats', 'matchDay.events'],
            },
          ]
        : [],
    ),
    ...(events.is === 'none' && heats.some(({ event }) => event.length > 0)
      ? ([{ code: 'heats-without-events', questions: ['matchDay.heats', 'matchDay.events'] }] as const)
      : []),
  ];
}
