import { oneOf, type WordsOn } from '../policy-words.ts';

export const handForHand: WordsOn<'handForHand'> = {
  'handForHand.when': {
    label: 'Hand-for-hand: start',
    meaning: 'When hand-for-hand is played.',
    value: oneOf({
      managementDecides: 'When the management says so.',
      onePlaceBeforeMoney: 'One place before the money.',
    }),
  },
  'handForHand.end': {
    label: 'Hand-for-hand: end',
    meaning: 'When hand-for-hand ends.',
    value: oneOf({
      managementDecides: 'When the management ends it.',
      goalReached: 'When what it was played for is decided.',
    }),
  },
  'handForHand.pause': {
    label: 'Hand-for-hand: waiting',
    meaning: 'What stops in hand-for-hand play.',
    value: oneOf({
      finishedTableWaits: 'A table that has finished waits for the others.',
      calledAllInFreezes:
        'A table that has finished waits; a called all-in stops until the other tables have finished.',
    }),
  },
  'handForHand.placing': {
    label: 'Hand-for-hand: places',
    meaning: 'When places are told.',
    value: oneOf({ afterAllTables: 'Only when all tables have finished the hand.' }),
  },
  'handForHand.clock': {
    label: 'Hand-for-hand: clock',
    meaning: 'What the clock does in hand-for-hand play.',
    value: (value) => {
      switch (value.is) {
        case 'minutesPerHand':
          return `For each hand ${String(value.minutes)} minutes are taken off, at most ${String(value.atMost)}.`;
        case 'runs':
          return 'It runs on.';
        case 'stands':
          return 'It stands still.';
      }
    },
  },
};
