import type { Words } from '../../de/index.ts';

export const absent: Words['desk']['absent'] = {
  title: 'Not in their seats',
  late: 'Not here yet,',
  away: 'Absent',
  since: (time) => `since ${time}.`,
  excused: 'has announced it',
  until: (time) => `Limit at ${time}.`,
  left: (time) => `${time} of play left to the limit.`,
  overdue: 'Limit passed',
  comesLate: 'Comes later, has announced it',
  comesLateDone: (name) => `${name} comes later.`,
  remove: 'Remove the stack',
  removeTitle: (name) => `Remove the stack of ${name}`,
  removed: (name) => `${name} is no longer in the tournament.`,
  chips: 'Chips as counted',
  chipsHint: 'Stands in the log and counts for the chips in play.',
  chipsNeeded: 'Count the chips and put them in.',
  smallest: 'Smallest chip at the table',
  smallestHint: 'The stack is shared out at the table. Left empty, what the first level needs counts.',
  reasonHint: 'Needed where the rulebook does not say so, or the limit has not passed.',
  wasRemoved: 'stack removed',
};
