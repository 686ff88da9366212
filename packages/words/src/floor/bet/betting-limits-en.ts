import type { BettingLimitKinds } from '@riffle/floor';
import { howFarEn } from '../deal/hole-card-facts-en.ts';
import type { KindWords } from '../floor-words.ts';
import { actorEn, bettingRoundEn } from './betting-round-en.ts';

const { structure, street, bigBlind, lastRaise } = bettingRoundEn;

export const bettingLimitKindsEn: KindWords<BettingLimitKinds> = {
  shortAllIn: {
    label: 'Short all-in: may he raise?',
    what: 'Somebody is all-in for less than a full raise; may another still raise?',
    says: ['may he raise', 'short all-in', 'not a full raise', 'reopen', 'reopen the betting'],
    facts: {
      structure,
      street,
      bigBlind,
      betBefore: { label: 'Highest bet when he acted', help: 'What he bet, called or checked.' },
      lastRaise,
      wentTo: { label: 'Since then it went to', help: 'In order: each all-in and each raise, in all.' },
      hasActed: { label: 'Has he acted in this round?', help: 'A blind does not count.' },
    },
  },
  tooManyRaises: {
    label: 'Too many raises?',
    what: 'A player wants to raise once more; is the number of raises limited?',
    says: ['cap', 'fourth raise', 'how many raises', 'raise limit', 'three raises', 'capped'],
    facts: {
      ...bettingRoundEn,
      raises: {
        label: 'Raises so far',
        help: 'In this round, without the bet; before the flop without the big blind.',
      },
      playersLeft: { label: 'Players in the hand' },
      lastTwo: { label: 'Only two left in the whole tournament?' },
    },
  },
  raiseDoubted: {
    label: 'May he raise?',
    what: 'A raise is doubted: the player has checked before, or only his big blind is there.',
    says: ['check-raise', 'checked then raised', 'big blind option', 'option', 'slow play'],
    facts: {
      ...bettingRoundEn,
      pot: actorEn.pot,
      why: {
        label: 'Why the doubt?',
        values: { checkedBefore: 'he has checked', ownBlind: 'only his big blind is there' },
      },
      inFront: actorEn.paidBefore,
      stack: actorEn.stack,
    },
  },
  shortBigBlind: {
    label: 'Big blind not full',
    what: 'The big blind is all-in for less than the blind; what do the others pay?',
    says: ['short big blind', 'blind all-in', 'what do I pay'],
    facts: {
      structure,
      bigBlind,
      posted: { label: 'The big blind posted' },
      inFront: { label: 'In front of the player', help: 'Such as his small blind.' },
      headsUp: { label: 'Only two left in the hand?' },
    },
  },
  anteOrBlindFirst: {
    label: 'Ante or blind first?',
    what: 'A stack is too short for ante and blind; which is paid first?',
    says: ['ante or blind first', 'short for ante', 'big blind ante', 'BBA'],
    facts: {
      anteFrom: { label: 'Who pays the ante?', values: { bigBlind: 'the big blind', everybody: 'everybody' } },
      ante: { label: 'Ante' },
      blind: { label: 'His blind', help: '0 where he posts none.' },
      stack: { label: 'His stack' },
    },
  },
  wrongBlind: {
    label: 'Blind posted wrongly',
    what: 'A blind is too small, too large or of the wrong player, and the hand is under way; the button lies right.',
    says: [
      'wrong blind',
      'blind too small',
      'blind too large',
      'posted the old blind',
      'wrong player posted',
      'blind of the wrong player',
      'forgot the small blind',
      'blinds swapped',
    ],
    facts: {
      what: {
        label: 'What is wrong?',
        values: { tooSmall: 'too little posted', tooLarge: 'too much posted', wrongPlayer: 'the wrong player' },
      },
      posted: { label: 'Posted' },
      due: { label: 'Right would be' },
      ...howFarEn,
      seat: { label: 'Who posted? Seat' },
      rightSeat: { label: 'Who should have posted? Seat' },
    },
  },
  wrongBringIn: {
    label: 'Stud: wrong bring-in',
    what: 'In stud somebody else paid the bring-in than who shows the lowest card.',
    says: [
      'bring-in',
      'bringin',
      'wrong player opened stud',
      'low card overlooked',
      'razz high card',
      'wrong bring in',
    ],
    facts: {
      amount: { label: 'Bring-in' },
      nextActed: { label: 'Has the next player acted?' },
      seat: { label: 'Who paid? Seat' },
      rightSeat: { label: 'Who should have paid? Seat' },
    },
  },
  straddleWanted: {
    label: 'Straddle in a tournament',
    what: 'A player wants to post a straddle before the cards.',
    says: ['straddle', 'live straddle', 'raise blind'],
    facts: {
      structure,
      bigBlind,
      amount: { label: 'How much?' },
      cardsSeen: { label: 'When?', values: { before: 'before the cards', inTurn: 'in turn, with cards' } },
    },
  },
  potSizeAsked: {
    label: 'How large is the pot?',
    what: 'A player asks the dealer for the size of the pot.',
    says: ['count the pot', 'pot size', 'how much is in the pot'],
    facts: { structure },
  },
  stackAsked: {
    label: 'How much has he?',
    what: 'A player asks for an opponent’s stack.',
    says: ['count stack', 'how much do you have', 'chip count', 'stack size'],
    facts: {
      playerAllIn: { label: 'Is the one asked all-in?' },
      asked: { label: 'What does he do?', values: { answers: 'he answers', willNot: 'he says nothing' } },
    },
  },
};
