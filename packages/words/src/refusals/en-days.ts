import type { RefusalWords } from './refusal-words.ts';
import type { OfDays } from './refusals-of-days.ts';

export const daysEn: Pick<RefusalWords, OfDays> = {
  'no-day-end': () => ({
    title: 'This tournament is played to its end in one day.',
    detail: 'The settings name no level with which the day ends.',
    allowed: ['Say in the settings with which level the day ends.'],
  }),
  'last-hands-on': ({ hands }) => ({
    title: `The last hands are announced: ${String(hands)} at each table.`,
    detail: 'The clock stands until the day is over.',
    allowed: ['Undo the announcement if it was wrong.'],
  }),
  'too-early-for-last-hands': ({ left, most, level }, { duration }) => ({
    title: `It is still ${duration(left)} until the end of level ${String(level)}.`,
    allowed: [
      most === 0
        ? 'Announce the last hands when the level is over.'
        : `From ${duration(most)} before the end of the level.`,
    ],
  }),
  'last-hands-out-of-range': ({ least, most }) => ({
    title: 'There are not so many last hands.',
    allowed: [least === most ? `${String(least)} hands.` : `${String(least)} to ${String(most)} hands.`],
  }),
  'last-hands-played': ({ table, hands }, say) => ({
    title: `${say.tableFirst(table)} has begun all of the last hands (${String(hands)}).`,
    allowed: ['Count the stacks.'],
  }),
  'last-hands-open': ({ tables }, say) => ({
    title: `Last hands are still to be played at: ${say.list(tables.map(say.table))}.`,
    allowed: ['Play them.', 'Or give a reason; it stands in the log.'],
  }),
  'stacks-not-bagged': ({ players }) => ({
    title: players === 1 ? 'One stack is not bagged yet.' : `${String(players)} stacks are not bagged yet.`,
    allowed: ['Count every stack, also that of somebody absent.'],
  }),
  'bags-off': ({ off, chips: inPlay }, { chips }) => ({
    title: off > 0 ? `The bags hold ${chips(off)} chips too many.` : `The bags are ${chips(-off)} chips short.`,
    detail: `${chips(inPlay)} are in play.`,
    allowed: ['Count again.', 'Or give a reason; it stands in the log.'],
  }),
  'bag-empty': ({ entry }, say) => ({
    title: `${say.entry(entry)} has bagged no chips.`,
    allowed: ['Whoever has no chips is out: enter that first.'],
  }),
  'day-over': () => ({
    title: 'The day is over, the stacks are bagged.',
    allowed: ['Undo the end of the day if something is missing, or if what was paid is to be given back.'],
  }),
  'day-level-played': ({ level }) => ({
    title: `Level ${String(level)} has begun: the day cannot end before it any more.`,
    allowed: [`Level ${String(level)} or a later one.`],
  }),
  'carried-already': () => ({
    title: 'There are stacks here already, or somebody is entered.',
    allowed: ['Open the next day from the event of several days.'],
  }),
  'stack-carried': ({ entry }, say) => ({
    title: `The stack of ${say.entry(entry)} comes from the day before and stays in play.`,
    allowed: ['If he does not come, his stack plays along until the rulebook takes it out of play.'],
  }),
  'envelopes-on-last-day': () => ({
    title: 'Envelopes are sealed on the last day.',
    detail:
      'An envelope belongs to somebody who is in, and stacks go on from this day. What was paid for bounties goes on with them.',
    allowed: ['Play this day to its end without envelopes.', 'Seal them on the last day, for all who are in then.'],
  }),
};
