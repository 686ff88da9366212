import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  PresenceKinds,
  | 'timeCalled'
  | 'notAtSeat'
  | 'leftWithLiveHand'
  | 'absentStack'
  | 'lateArrival'
  | 'wrongSeat'
  | 'clockBlindLevelAtShuffle'
>;

/** The clock, the level, and who is at which seat. */
export const timeAndSeatEn: KindWords<Here> = {
  timeCalled: {
    label: 'Clock called',
    what: 'A player thinks long, and somebody asks for the clock.',
    says: ['clock', 'time', 'stalling', 'tanking', 'countdown', 'time ran out'],
    facts: {
      stage: { label: 'What is it?', values: { asked: 'The clock is asked for', running: 'The clock is running' } },
      by: {
        label: 'Who asks?',
        values: {
          playerInHand: 'a player in the hand',
          foldedPlayer: 'a player of the table who has folded',
          staff: 'dealer or management',
          spectator: 'somebody else',
        },
      },
      atSeat: { label: 'Is he at his seat?' },
      seconds: { label: 'Seconds thought so far' },
      untilAmountKnown: { label: 'Of which until he knew the amount', help: 'Only if he asked for it; in seconds.' },
      decision: { label: 'What about?', values: { small: 'an ordinary decision', allIn: 'an all-in' } },
      elapsed: { label: 'Seconds since the clock started' },
      acted: { label: 'Has he acted now?' },
      facesBet: { label: 'Is there a bet to him?', help: 'No: he could check.' },
      given: { label: 'Seconds given instead', help: 'Only where the management gave less time.' },
      seat: { label: 'Seat' },
    },
  },
  notAtSeat: {
    label: 'Not at his seat',
    what: 'A player was not at his seat when the cards were dealt.',
    says: ['not at seat', 'back too late', 'standing', 'absent big blind', 'smoke break'],
    facts: {
      arrived: {
        label: 'When was he there?',
        values: {
          beforeFirstCard: 'before the first card',
          duringDeal: 'during the deal',
          afterLastCard: 'after the last card',
          absent: 'not at all',
        },
      },
      posture: {
        label: 'How?',
        values: { seated: 'sitting', handOnChair: 'standing, hand on the chair', behindChair: 'standing behind it' },
      },
      blind: { label: 'Is he in the blind?', values: { none: 'no', small: 'small blind', big: 'big blind' } },
      posted: { label: 'His chips in the pot' },
      othersFolded: { label: 'Have all others folded?' },
      seat: { label: 'Seat' },
    },
  },
  leftWithLiveHand: {
    label: 'Leaves during the hand',
    what: 'A player leaves his seat while the hand is running.',
    says: ['walked away', 'left the table', 'stood up', 'all-in and gone'],
    facts: {
      how: {
        label: 'What did he do?',
        values: {
          afterActing: 'acted and left, cards still live',
          leftCards: 'left before his turn, cards lying there',
          pushedCards: 'pushed his cards away before his turn and left',
          allIn: 'went all-in and left',
          foldedInTurn: 'folded in turn and left',
        },
      },
      lastIn: { label: 'Has everybody else folded?' },
      seat: { label: 'Seat' },
    },
  },
  absentStack: {
    label: 'Absent stack',
    what: 'A player is away for long during the tournament, his stack lies at the table.',
    says: ['blinding off', 'blinded out', 'sitting out', 'away too long', 'stack without player'],
    facts: {
      minutes: { label: 'Minutes away at a stretch', help: 'Playing time only.' },
      announced: { label: 'Did he say so?' },
      ordered: { label: 'Away for a penalty?' },
      stack: { label: 'His stack' },
      due: { label: 'Due now', help: 'Blind and ante of this hand.' },
      playersLeft: { label: 'Players left', help: 'He included.' },
      inMoney: { label: 'In the money?' },
    },
  },
  lateArrival: {
    label: 'Comes late',
    what: 'A player was not there when the tournament began.',
    says: ['late', 'no-show', 'ghost', 'running stack', 'not arrived'],
    facts: {
      notice: {
        label: 'Did he give notice?',
        values: { none: 'none', beforeStart: 'before the start', ownExcuse: 'excused himself before the start' },
      },
      minutes: { label: 'Minutes since the start' },
      levelOver: { label: 'Is the first level over?', help: 'In a team event: the first level of heat 2.' },
      handPlayed: { label: 'Has a hand been played with the stack?' },
      stack: { label: 'What is left of the stack' },
      playersAtTable: { label: 'Other players at the table' },
      smallestChip: { label: 'Smallest chip' },
    },
  },
  wrongSeat: {
    label: 'Wrong seat',
    what: 'A player began on a seat that is not his.',
    says: ['wrong seat', 'wrong table', 'sits in my seat'],
    facts: {
      rightStack: { label: 'Did he have the right starting stack?' },
      stack: { label: 'His stack now' },
      hasCards: { label: 'Does he have cards now?' },
      onSeat: { label: 'On which seat does he sit now?' },
      idleStack: { label: 'Did a stack lie on his right seat?' },
    },
  },
  clockBlindLevelAtShuffle: {
    label: 'Which blinds?',
    what: 'A level ends just as a hand begins.',
    says: ['level up', 'new blinds', 'which level', 'already shuffled', 'riffle'],
    facts: {
      begun: {
        label: 'What had been done?',
        values: {
          scramble: 'cards washed on the table',
          firstRiffle: 'first shuffle by hand',
          machineButton: 'shuffle button pressed',
          shufflerOpened: 'card slot of the machine opened',
          blindsPosted: 'blinds posted',
          dealerChange: 'dealer changed',
        },
      },
      potPushed: { label: 'Had the last pot been pushed?' },
      when: {
        label: 'When was that?',
        help: 'The same moment counts as after.',
        values: {
          beforeTimeUp: 'before the time was up',
          beforeAnnouncement: 'after that, before the announcement',
          afterAnnouncement: 'after the announcement',
        },
      },
    },
  },
};
