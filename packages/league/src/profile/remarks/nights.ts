import { findImprint } from '@riffle/rulebooks';
import type { Asked, ProfileRemark } from './profile-remark.ts';

/** How the nights of a match day are set up, beside what is played on it. */
export function inNights({ value }: Asked): readonly ProfileRemark[] {
  const nights = value('matchDay.nights');
  if (nights.is === 'none') return [];
  const tables = value('matchDay.tables');
  const events = value('matchDay.events');
  const found: ProfileRemark[] = [];
  if (findImprint(nights.rulebook) === undefined)
    found.push({ code: 'no-such-rulebook', rulebook: nights.rulebook, questions: ['matchDay.nights'] });
  if (nights.tables !== undefined) {
    const questions = ['matchDay.nights', 'matchDay.tables'] as const;
    const { seats } = nights.tables;
    if (tables.is === 'none') found.push({ code: 'night-not-played', part: 'tables', questions });
    // a field over several tables of one night is no table
    else if (nights.tables.apart && seats !== tables.seats)
      found.push({ code: 'seats-otherwise', seats, said: tables.seats, questions });
  }
  if (nights.events !== undefined) {
    if (events.is === 'none')
      found.push({ code: 'night-not-played', part: 'events', questions: ['matchDay.nights', 'matchDay.events'] });
    found.push(...inLevels(nights.events, value('matchDay.heats').length));
  }
  return found;
}

type Night = {
  readonly levels: readonly { readonly big?: number }[];
  readonly heatsThrough: readonly number[];
};

/** A heat ends with a level, a break follows, and stacks are handed on in it; the last ends with the event. */
function inLevels({ levels, heatsThrough }: Night, heats: number): readonly ProfileRemark[] {
  const questions = ['matchDay.nights', 'matchDay.heats'] as const;
  const played = levels.filter(({ big }) => big !== undefined).length;
  return [
    ...(heats > 0 && heatsThrough.length !== heats - 1
      ? ([{ code: 'heats-of-night-otherwise', heats, ends: heatsThrough.length, questions }] as const)
      : []),
    ...heatsThrough.flatMap((level): readonly ProfileRemark[] => {
      if (level > played) return [{ code: 'heat-ends-beyond-levels', level, levels: played, questions }];
      let reached = 0;
      const at = levels.findIndex(({ big }) => {
        if (big !== undefined) reached += 1;
        return reached === level;
      });
      const next = levels[at + 1];
      return next === undefined || next.big !== undefined ? [{ code: 'no-break-after-heat', level, questions }] : [];
    }),
  ];
}
