import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'bustedTogether' | 'notReportedBust' | 'handForHand' | 'endOfDay' | 'timedGameOver'>;

export const placeKindsEn: KindWords<Here> = {
  bustedTogether: {
    label: 'Out together',
    what: 'Several players go out at the same time.',
    says: ['both out', 'same hand', 'two busted', 'which place', 'bubble', 'split prize', 'equal stacks'],
    facts: {
      how: {
        label: 'How?',
        values: {
          sameHand: 'in one hand',
          handForHand: 'in hand-for-hand play',
          sameTime: 'at several tables, not hand-for-hand',
        },
      },
      orderKnown: { label: 'Is it known who went out first?' },
      players: { label: 'Players before', help: 'Those who went out included.' },
      out: {
        label: 'Who went out?',
        help: 'At several tables: the first to go out first.',
        each: {
          seat: { label: 'Seat' },
          table: { label: 'Table' },
          button: { label: 'Button at his table', help: 'Needed only with several tables.' },
          stack: { label: 'Chips at the start of the hand' },
        },
      },
      buttonSeat: { label: 'Button at seat' },
      seats: { label: 'Seats at the table' },
      worth: {
        label: 'What do the places bring?',
        help: 'Only the places in question.',
        each: { place: { label: 'Place' }, cents: { label: 'Prize in cents' }, points: { label: 'Points' } },
      },
    },
  },
  notReportedBust: {
    label: 'Out unnoticed',
    what: 'A player is gone, and nobody knows when he went out.',
    says: ['did not report', 'just left', 'place unclear', 'round card empty'],
    facts: {
      handKnown: { label: 'Is the hand certain?' },
      best: { label: 'Best possible place' },
      worst: { label: 'Worst possible place' },
      entries: { label: 'Entries in all' },
      cardOpen: { label: 'Is he missing on the round card?' },
    },
  },
  handForHand: {
    label: 'Hand-for-hand',
    what: 'Near the money all tables play one hand at a time.',
    says: ['hand by hand', 'hand for hand', 'bubble', 'synchronised'],
    facts: {
      moment: {
        label: 'What is it?',
        values: {
          start: 'Shall it start?',
          tableFinished: 'A table has finished',
          allInCalled: 'An all-in is called',
          wentOut: 'Somebody went out',
          end: 'Shall it end?',
        },
      },
      tables: { label: 'Tables' },
      players: { label: 'Players left' },
      paidPlaces: { label: 'Paid places' },
      otherGoal: { label: 'Final table or pay jump near?' },
      othersPlaying: { label: 'Is another table still playing?', help: 'One that is stopped itself does not count.' },
    },
  },
  endOfDay: {
    label: 'End of the day',
    what: 'The last level of the day, or a game on time, comes to its end.',
    says: ['last hands', 'end of day', 'time is up', 'three hands', 'draw hands'],
    facts: {
      moment: {
        label: 'What is it?',
        values: { timeLeft: 'There is time left', timeUp: 'The time is up', drawing: 'The draw' },
      },
      lastLevelOfDay: { label: 'Last level today, and it goes on another day?' },
      secondsLeft: { label: 'Seconds left' },
      handRunning: { label: 'Is a hand running?' },
      drawnBy: {
        label: 'Who draws?',
        values: { playerIn: 'a player still in', playerOut: 'a player who is out', dealer: 'the dealer' },
      },
    },
  },
  timedGameOver: {
    label: 'Time is up: places',
    what: 'A game on time is over, and several still have chips.',
    says: ['time is up', 'chip count', 'by chips', 'sit and go over'],
    facts: {
      stacks: { label: 'Who has how much?', each: { seat: { label: 'Seat' }, stack: { label: 'Chips' } } },
      inPlay: { label: 'Chips in play in all', help: 'Empty: not checked.' },
      worth: {
        label: 'What do the places bring?',
        each: { place: { label: 'Place' }, cents: { label: 'Prize in cents' }, points: { label: 'Points' } },
      },
    },
  },
};
