import type { Words } from '../../de/index.ts';

export const time: Words['desk']['time'] = {
  slept: {
    title: (long, _back) => `The computer was asleep for ${long}. Does that time count?`,
    stands: 'The clock stands where it stood before. The wall and the phones say why.',
    yes: 'Yes, it counts',
    no: 'No, go on as before',
    after: 'Yes: the clock stands where it would without the sleep. No: it runs on from here.',
  },
  set: {
    title: (long, back) =>
      `The computer's clock was set ${back ? 'back' : 'forward'} by ${long}. Does the new time hold?`,
    stands: "The tournament's clock stands until that is decided. The wall and the phones say why.",
    yes: 'Yes, the new time',
    no: 'No, the old time',
    after: "Either way the tournament's clock runs on from where it stands.",
  },
  runs: "This night's clock runs again; somebody has let it go on.",
  waitsNot: "This night's clock does not wait for that.",
  changesNothing:
    'The answer no longer changes it; if it is wrong, set it by hand. It counts for nights that still wait for it.',
  minutes: (count) => (count === 1 ? 'one minute' : `${String(count)} minutes`),
  director: 'The tournament director decides that at the desk.',
};
