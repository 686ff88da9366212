import type { Words } from '../../de/index.ts';

const hoursOf = (count: number): string => (count === 1 ? 'one hour' : `${String(count)} hours`);
const minutesOf = (count: number): string => (count === 1 ? 'one minute' : `${String(count)} minutes`);
const isAt = (at: string | undefined): string => (at === undefined ? '' : ` (${at})`);

export const time: Words['timeAsked'] = {
  slept: {
    title: (long, _back) => `The computer was asleep for ${long}. Does that time count?`,
    stands: 'The clock stands where it stood before. The wall and the phones say why.',
    yes: 'Yes, it counts',
    no: 'No, go on as before',
    after: (yes, no) =>
      `Yes: the clock stands where it would without the sleep${isAt(yes)}. No: it runs on from where it stands${isAt(no)}, and so do time penalties.`,
    done: {
      yes: 'The time counts. The clock runs as if the computer had not slept.',
      no: 'The time does not count. The clock runs on from where it stood.',
    },
  },
  set: {
    title: (long, back) =>
      `The computer's clock was set ${back ? 'back' : 'forward'} by ${long}. Does the new time hold?`,
    stands: "The tournament's clock stands until that is decided. The wall and the phones say why.",
    yes: 'Yes, the new time',
    no: 'No, the old time',
    after: "Either way the tournament's clock runs on from where it stands.",
    done: {
      yes: "The new time holds. The tournament's clock runs on from where it stood.",
      no: "The old time still holds. The tournament's clock runs on from where it stood.",
    },
  },
  bothTimes: (fresh, old) => `By the new time it is ${fresh}, by the old one ${old}.`,
  at: (level, left) => `${level}, ${left} left`,
  sending: 'Sending the answer …',
  runs: "This night's clock runs again; somebody has let it go on.",
  waitsNot: "This night's clock does not wait for that.",
  changesNothing:
    'The answer no longer changes it; if it is wrong, set it by hand. It counts for nights that still wait for it.',
  long: (hours, minutes) =>
    [...(hours > 0 ? [hoursOf(hours)] : []), ...(minutes > 0 || hours === 0 ? [minutesOf(minutes)] : [])].join(' and '),
  seconds: (count) => `${String(count)} seconds`,
  director: 'The tournament director decides that at the desk.',
};
