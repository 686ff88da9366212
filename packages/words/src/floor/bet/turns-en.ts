import type { BetOutcome, TurnKinds } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { KindWords, OutcomeWords } from '../floor-words.ts';
import { bettingRoundEn } from './betting-round-en.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const inFront = { label: 'In front of him before', help: 'In this betting round, a blind for example.' };
const seat = { label: 'The player’s seat' };

export const turnKindsEn: KindWords<TurnKinds> = {
  outOfTurn: {
    label: 'Out of turn',
    what: 'A player acts before it is his turn.',
    says: ['out of turn', 'acted too early', 'jumped the gun', 'not his turn', 'OOT', 'premature bet', 'bet too early'],
    facts: {
      ...bettingRoundEn,
      toFace: { label: 'Highest bet when he acted' },
      act: {
        label: 'What did he do?',
        values: { check: 'Check', call: 'Call', bet: 'Bet', raise: 'Raise', fold: 'Fold' },
      },
      amount: { label: 'To how much?', help: 'All that he meant to have in for this round.' },
      form: { label: 'How?', values: { words: 'in words', chips: 'with chips' } },
      secondMotion: { label: 'Of it with a second motion' },
      cardsInMuck: { label: 'Are the cards in the muck?' },
      between: {
        label: 'What did those in front of him do then?',
        values: {
          fold: 'Fold',
          check: 'Check',
          call: 'Call',
          bet: 'Bet',
          raise: 'Raise',
          allInForLess: 'all-in for less',
          allInForMore: 'all-in for more',
        },
      },
      toFaceNow: { label: 'Highest bet now', help: 'Only if it went up.' },
      inFront,
      skippedSilent: {
        label: 'Did a skipped player keep silent until several had acted?',
        help: 'Two players with chips, or three without.',
      },
      wants: {
        label: 'What does he want now?',
        values: { sameAct: 'to stand by it', fold: 'Fold', check: 'Check', call: 'Call', raise: 'Raise' },
      },
      seat,
    },
  },
  skippedPlayer: {
    label: 'Player skipped',
    what: 'A player was passed over, and others behind him have acted.',
    says: ['skipped', 'passed over', 'missed a player', 'forgot a player', 'nobody asked me'],
    facts: {
      facesBet: { label: 'Does he have to pay anything?' },
      acted: { label: 'How many behind him have acted?' },
      withChips: { label: 'How many of them with chips?', help: 'Bet, call or raise.' },
      hadTime: { label: 'Had he time to speak up?' },
      waiting: { label: 'Was he waiting for somebody in front of him?' },
      seat,
    },
  },
  misunderstoodAction: {
    label: 'Bet misunderstood',
    what: 'A player has called or raised with a wrong idea of the bet in front of him.',
    says: ['did not hear the raise', 'missed the raise', 'misunderstood', 'misheard', 'take back the call'],
    facts: {
      ...bettingRoundEn,
      toFace: { label: 'To pay in all' },
      act: { label: 'What did he want?', values: { call: 'Call', raise: 'Raise' } },
      what: {
        label: 'What was misunderstood?',
        values: {
          raiseMissed: 'bet or raise not noticed',
          amountMisheard: 'amount misheard',
          ownMistake: 'nothing; he misread his own hand',
        },
      },
      inFront,
      put: { label: 'New chips', help: '0 if he only said it.' },
      actedBehind: { label: 'Has anybody behind him acted?' },
      headsUp: { label: 'Only two left in the hand?' },
      bettorShowed: { label: 'Has the bettor shown already?' },
      roundOver: { label: 'Is the betting round over?' },
      stack: { label: 'Chips behind his bet', help: 'Before he acted. Empty: enough.' },
      seat,
    },
  },
  miscountAccepted: {
    label: 'Wrong amount told',
    what: 'A player has called after dealer or player named a wrong amount.',
    says: ['miscount', 'dealer said the wrong amount', 'accepted action', 'wrong count', 'all-in miscounted'],
    facts: {
      toFace: { label: 'Right amount' },
      told: { label: 'Amount named' },
      inFront,
      by: { label: 'Who named it?', values: { dealer: 'dealer', player: 'a player' } },
      put: { label: 'Put in already', help: '0 if he only said “call”.' },
      grossError: { label: 'A gross error?', help: 'A zero missing, for example.' },
      actedBehind: { label: 'Has anybody behind him acted?' },
      stack: { label: 'Caller’s stack before the call', help: 'Empty: enough.' },
      seat: { label: 'The caller’s seat' },
    },
  },
  hiddenChips: {
    label: 'Hidden chips at an all-in',
    what: 'After a called all-in more chips turn up with the all-in player.',
    says: ['hidden chips', 'found more chips', 'chips behind the cards', 'big chip at the back'],
    facts: {
      shown: { label: 'In sight at the all-in' },
      hidden: { label: 'Found later' },
      callerStack: { label: 'Caller’s stack before the call' },
      won: { label: 'Who won?', values: { allIn: 'the all-in player', caller: 'the caller', split: 'split' } },
      lay: { label: 'How did the chips lie?', values: { covered: 'hidden', inSight: 'in sight, only not counted' } },
      nextHandBegun: { label: 'Has the next hand begun?' },
    },
  },
  conditionalStatement: {
    label: 'Conditional statement',
    what: 'A player says what he will do if another does something.',
    says: ['if you bet I raise', 'conditional', 'announced in advance', 'if then'],
    facts: {
      ...bettingRoundEn,
      toFace: { label: 'Highest bet now' },
      said: {
        label: 'What did he announce?',
        values: { raise: 'Raise', bet: 'Bet', call: 'Call', check: 'Check', fold: 'Fold' },
      },
      conditionMet: { label: 'Has it come about?' },
      inFront,
    },
  },
  foldOutOfOrder: {
    label: 'Improper fold',
    what: 'A player folds with nothing to pay, before his turn, or so that it is unclear whether he has folded.',
    says: [
      'folded when he could check',
      'pushed his cards forward',
      'threw his cards away',
      'fold out of turn',
      'over the line',
      'walked away',
    ],
    facts: {
      when: {
        label: 'When?',
        values: {
          inTurnNoBet: 'in turn, nothing to pay',
          inTurnFacingBet: 'in turn, facing a bet',
          outOfTurn: 'before his turn',
          bettingOver: 'after the last bet',
        },
      },
      how: {
        label: 'How?',
        values: {
          thrownForward: 'cards clearly forward',
          pushedSlightly: 'moved a little only',
          overBetLine: 'face down over the bet line',
          intoMuck: 'into the muck or to the dealer',
          words: 'in words',
          leftTable: 'walked away from the table',
        },
      },
      actedOn: { label: 'Has anybody acted because of it?' },
      ...bettingRoundEn,
      toFace: { label: 'Highest bet now', help: '0 if nobody has bet.' },
      raisedSince: { label: 'Has anybody in front of him bet or raised since?' },
      inFront,
      seat,
    },
  },
  foldSignalled: {
    label: 'Fold signalled',
    what: 'A player lets it be seen before his turn that he is going to fold.',
    says: ['signals a fold', 'holds his cards out', 'I am out anyway', 'shows he will fold'],
    facts: {
      how: {
        label: 'How?',
        values: { heldOutCards: 'held his cards out', hint: 'hinted', clearWords: 'said it clearly: fold' },
      },
      seat,
    },
  },
};

export const betOutcomesEn: OutcomeWords<BetOutcome> = {
  chipsTold: ({ how }) =>
    ({
      sum: 'The dealer says the amount',
      estimate: 'An estimate only; nothing is counted',
      count: 'The dealer counts and says the amount',
      playerTells: 'The player says it himself',
      spread: 'No number; the pot is spread out',
    })[how],
  anteAndBlind: ({ ante, blind }) => `Ante ${chips(ante)}, blind ${chips(blind)}`,
  bringInMoved: ({ amount, to }) =>
    `The bring-in of ${chips(amount)} goes back; ${to === undefined ? 'the lowest card' : `seat ${String(to)}`} pays it`,
  bringInStands: () => 'The bring-in stands as it is',
  blindPutRight: ({ amount, add, back }) =>
    `The blind is ${chips(amount)}${add === undefined ? '' : `; ${chips(add)} more`}${back === undefined ? '' : `; ${chips(back)} back`}`,
  blindMoved: ({ amount, from, to }) =>
    `The blind of ${chips(amount)} goes back${from === undefined ? '' : ` to seat ${String(from)}`}; ${to === undefined ? 'the right player' : `seat ${String(to)}`} posts it`,
  blindStands: ({ amount }) => `The blind of ${chips(amount)} stays`,
  turnKept: () => 'The skipped player acts now',
  hiddenChipsSettled: ({ paid, allInHas, opponentHas, removed }) =>
    `${paid === 0 ? 'Nothing changes hands' : `${chips(paid)} to the winner`}: all-in player ${chips(allInHas)}, caller ${chips(opponentHas)}${removed === 0 ? '' : `; ${chips(removed)} out of play`}`,
};
