import type { EventFloorPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../../policy-words.ts';

type Here = Extract<keyof EventFloorPolicies, `tables.${string}` | `elimination.${string}` | `handForHand.${string}`>;

export const placesEn: Pick<PolicyWords, Here> = {
  'tables.finalTableSeats': {
    label: 'Seats at the final table',
    meaning: 'Who sits where at the final table.',
    value: oneOf({ allDrawn: 'All seats are drawn anew, and so is the button.' }),
  },
  'elimination.sharedPoints': {
    label: 'Points of a shared place',
    meaning: 'How many league points a shared place scores.',
    value: oneOf({ average: 'The average of the places.', betterPlace: 'The points of the better place.' }),
  },
  'elimination.timeLimitPlaces': {
    label: 'Places when time is up',
    meaning: 'How those are ranked who are still in when the time is up.',
    value: oneOf({ chipCount: 'By chips; equal counts share the place.' }),
  },
  'elimination.lastPaidShared': {
    label: 'More out than places paid',
    meaning: 'What holds when more go out together than paid places remain.',
    value: oneOf({ shareEqually: 'They share the prizes of the paid places equally.' }),
  },
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
