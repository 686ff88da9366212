import type { Words } from '../../de/index.ts';

export const screens: Words['desk']['screens'] = {
  title: 'Screens',
  pinTitle: 'What the wall shows',
  pinHint: 'Without a choice the wall rotates by itself.',
  rotate: 'Rotate by itself',
  names: {
    clock: 'Clock',
    seating: 'Seating list',
    tables: 'Table plan',
    moves: 'Moves',
    results: 'Results',
    schedule: 'Schedule',
    prizes: 'Prizes',
    chips: 'Chips',
    heads: 'Bounties',
    stacks: 'Largest stacks',
    rounds: 'Rounds',
  },
  moving: 'The wall shows who has to move',
  movingDetail: 'For a minute; after a table was broken or for the final table until the clock runs again.',
  allSeated: 'All are seated',
  areSeated: 'The wall shows the clock again.',
  pinned: (name) => `The wall shows: ${name}.`,
  unpinned: 'The wall rotates by itself.',
};
