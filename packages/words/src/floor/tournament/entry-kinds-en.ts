import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  TournamentKinds,
  'dodgedBlind' | 'dealProposed' | 'rebuyAfterBust' | 'lateEntry' | 'bounty' | 'wrongPrize'
>;

export const entryKindsEn: KindWords<Here> = {
  dodgedBlind: {
    label: 'Blinds dodged',
    what: 'On his way to another table a player has missed blinds.',
    says: ['missed blind', 'slow moving', 'dodged the blind'],
    facts: {
      missed: { label: 'Which?', values: { small: 'small blind', big: 'big blind' } },
      smallBlind: { label: 'Small blind then' },
      bigBlind: { label: 'Big blind then' },
      stack: { label: 'His stack' },
      onPurpose: { label: 'On purpose?' },
      slowMove: { label: 'Was he slow on the way?' },
    },
  },
  dealProposed: {
    label: 'Deal',
    what: 'Players want to agree instead of playing it out.',
    says: ['deal', 'split the prizes', 'chop', 'agreement', 'check it down'],
    facts: {
      what: { label: 'About what?', values: { prizes: 'prizes', points: 'points', pot: 'this pot' } },
      players: { label: 'How many are in?' },
      agree: { label: 'How many agree?' },
    },
  },
  rebuyAfterBust: {
    label: 'Rebuy, add-on, re-entry',
    what: 'A player wants to buy chips again, or to enter again.',
    says: ['rebuy', 'add-on', 're-entry', 'buy in again'],
    facts: {
      what: { label: 'What?', values: { rebuy: 'rebuy', addOn: 'add-on', reEntry: 're-entry' } },
      said: {
        label: 'When said?',
        help: 'The hand begins with the first shuffle.',
        values: {
          beforeNextHand: 'before the next hand',
          afterHandBegan: 'after it had begun',
          nextLevelBegan: 'in the next level',
        },
      },
      takesBack: { label: 'Does he no longer want it?' },
      chipsLeft: { label: 'Does he have chips left?' },
      periodOver: { label: 'Is the rebuy period over?' },
      level: { label: 'Level in which the hand began' },
      bubbleBurst: { label: 'Has the bubble burst?' },
      full: { label: 'Is the field full?' },
    },
  },
  lateEntry: {
    label: 'Late entry',
    what: 'Somebody enters after the start: with how many chips, on which seat?',
    says: ['late registration', 'alternate', 'late entry'],
    facts: {
      who: {
        label: 'Who?',
        values: {
          newEntrant: 'registers only now',
          alternate: 'an alternate',
          reEntry: 'enters again',
          entered: 'had entered, comes only now',
        },
      },
      startingStack: { label: 'Starting stack' },
      blindsSoFar: { label: 'Blinds and antes so far' },
    },
  },
  bounty: {
    label: 'Bounty',
    what: 'A player with a bounty is out: who gets it?',
    says: ['bounty', 'knockout', 'jeton'],
    facts: {
      winners: { label: 'Who won the pot with his last chips?', help: 'Several where it was split.' },
    },
  },
  wrongPrize: {
    label: 'Wrong prize',
    what: 'The question is how much a place is worth.',
    says: ['prize money', 'paid too little', 'wrong payout', 'payout'],
    facts: {
      fees: { label: 'Entry fees in all, in cents' },
      entries: { label: 'Entries' },
      bounty: { label: 'Value of a bounty, in cents' },
      houseFee: { label: 'Kept by the house, in cents', help: 'What was announced; 0 if nothing.' },
      shares: { label: 'Shares in per cent', help: 'Best place first.' },
      place: { label: 'Place' },
      paid: { label: 'Paid out, in cents' },
    },
  },
};
