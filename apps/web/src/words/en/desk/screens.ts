import type { Words } from '../../de/index.ts';

export const screens: Words['desk']['screens'] = {
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
  areSeated: 'The wall shows the clock again.',
  pinned: (name) => `The wall shows: ${name}.`,
  unpinned: 'The wall rotates by itself.',
};
