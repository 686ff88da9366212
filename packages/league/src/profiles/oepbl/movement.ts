import type { Answers } from '../../profile/profile.ts';

/** Chapter 4.2. */
export const movement: Answers = {
  'movement.down': { value: 3, refs: ['oepbl:4.2.1.1 relegation', 'oepbl:4.2.2.2 relegation'] },
  'movement.up': { value: 3, refs: ['oepbl:4.2.2.1 first three'] },
  // ranks 16 to 18 as they are written, also where fewer play
  'movement.ranksOf': {
    value: 'fullDivision',
    refs: ['oepbl:4.2.1.1 relegation', 'oepbl:4.2.2.2 relegation'],
    reading: true,
  },
  'movement.replaceDownTo': { value: 5, refs: ['oepbl:4.2.2.1 up to fifth'] },
  'movement.waiver': {
    value: 'oneFewerDown',
    refs: ['oepbl:4.2.1.1 exception: waiver', 'oepbl:4.2.2.1 waiver', 'oepbl:4.2.2.2 exception: waiver'],
    reading: true,
  },
  // whether the team above really goes down, not its rank alone
  'movement.doubleClub': {
    value: 'ifAboveGoesDown',
    refs: ['oepbl:4.2.2.1 double club', 'oepbl:4.2.1.1 exception: club already in the 1st division'],
    reading: true,
  },
  'movement.withdrawalSaves': {
    value: true,
    refs: ['oepbl:4.2.1.1 exception: withdrawal', 'oepbl:4.2.2.2 exception: withdrawal'],
  },
  'movement.forcedDown': { value: true, refs: ['oepbl:4.2.2.2 forced relegation'] },
  'movement.forcedSaves': { value: true, refs: ['oepbl:4.2.2.2 saved club'] },
  // the second division is not balanced where somebody withdraws above it
  'movement.fewerComeDown': { value: 'keepBest', refs: ['oepbl:4.2.2.2 relegation'], reading: true },
  'movement.empty': { value: 'offerBelow', refs: ['oepbl:4.2.2.1 beyond fifth'], reading: true },
  // where none is held nobody comes up, and nobody goes down
  'movement.playOffUp': { value: 3, refs: ['oepbl:4.2.3.2 first three', 'oepbl:4.2.3.3'], reading: true },
  'movement.playOffBars': {
    value: true,
    refs: [
      'oepbl:4.2.3.1 exception: team in the 2nd division',
      'oepbl:4.2.3.1 exception: 1st division players',
      'oepbl:4.2.3.1 replacement',
    ],
  },
};
