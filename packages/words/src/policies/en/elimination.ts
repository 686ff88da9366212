import { oneOf, type WordsOn } from '../policy-words.ts';

export const elimination: WordsOn<'elimination'> = {
  'elimination.sameHand': {
    label: 'Out in the same hand',
    meaning: 'Who is placed higher if several go out at one table in the same hand.',
    value: oneOf({ biggerStartingStack: 'Whoever had more chips at the start of the hand.' }),
  },
  'elimination.equalStacks': {
    label: 'Equal chips',
    meaning: 'What counts if they had equally many chips at the start of the hand.',
    value: oneOf({
      share: 'They share the places.',
      nearestButton: 'Whoever sat nearer to the button, clockwise, is placed higher.',
    }),
  },
  'elimination.differentTables': {
    label: 'Out at different tables',
    meaning: 'What counts if two go out at different tables at the same time.',
    value: oneOf({
      orderOfTime: 'The order in which they went out.',
      orderOrStack: 'The order in which they went out; to the letter it would be who had more chips.',
      sharePrizes: 'In the money the prizes of the places are added and shared equally.',
    }),
  },
  'elimination.orderUnknown': {
    label: 'Order that cannot be told',
    meaning: 'What counts if nobody can say who of two at different tables went out first.',
    value: oneOf({
      share: 'They share the places.',
      biggerStartingStack: 'Who began the hand with more chips is placed higher.',
    }),
  },
  'elimination.handForHandTables': {
    label: 'Out in hand-for-hand play',
    meaning: 'What counts if two go out at different tables in the same hand of hand-for-hand play.',
    value: oneOf({ biggerStartingStack: 'Whoever began the hand with more chips is placed higher.' }),
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
  'elimination.acrossFlights': {
    label: 'Places across flights',
    meaning: 'Who is placed higher when players go out on one day in different flights.',
    value: oneOf({
      longerPlayed: 'Whoever played longer, breaks not counted; after equal time, whoever had fewer left ahead of him.',
      fewerLeft: 'Whoever had fewer left ahead of him in his own flight.',
    }),
  },
  'elimination.lastPaidShared': {
    label: 'More out than places paid',
    meaning: 'What holds when more go out together than paid places remain.',
    value: oneOf({ shareEqually: 'They share the prizes of the paid places equally.' }),
  },
};
