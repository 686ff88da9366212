import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

export const presenceKindsEn: KindWords<PresenceKinds> = {
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
  deviceAtTable: {
    label: 'Phone at the table',
    what: 'Somebody uses a phone or another device at the table.',
    says: ['phone', 'cell phone', 'texting', 'headphones', 'tablet', 'laptop', 'message'],
    facts: {
      use: {
        label: 'What does he do?',
        values: {
          call: 'calls',
          message: 'writes or reads messages',
          music: 'listens with earphones',
          loudMusic: 'plays music that others hear',
          eBook: 'reads',
          computer: 'uses a laptop or tablet',
          lying: 'it only lies on the table',
        },
      },
      inHand: { label: 'Is he in the hand?' },
      specialTable: { label: 'Televised or final table?' },
      reporter: { label: 'Does he report for the organiser?' },
      seat: { label: 'Seat' },
    },
  },
  missedAnnouncement: {
    label: 'Announcement not heard',
    what: 'A player has called without having heard the raise, by music for instance.',
    says: ['did not hear', 'headphones', 'too loud', 'missed the raise'],
    facts: {
      toFace: { label: 'Highest bet' },
      inFront: { label: 'In front of him' },
      stack: { label: 'What he has behind' },
      seat: { label: 'Seat' },
    },
  },
  tableLanguage: {
    label: 'Foreign language',
    what: 'A language is spoken at the table that others do not understand.',
    says: ['foreign language', 'english only', 'do not understand'],
    facts: {
      said: { label: 'What was said?', values: { talk: 'talk', action: 'an action' } },
      language: { label: 'Which language?', values: { german: 'German', english: 'English', other: 'another' } },
      inHand: { label: 'Is a hand running?' },
      term: { label: 'Only a poker term?' },
      announced: { label: 'Announced for this event?' },
    },
  },
  dealerSays: {
    label: 'May the dealer say that?',
    what: 'The question is whether the dealer may give an information.',
    says: ['dealer says', 'information', 'how much is it', 'who raised'],
    facts: {
      about: {
        label: 'About what?',
        values: {
          action: 'what was just done',
          amountAsked: 'an amount, when asked',
          amountUnasked: 'an amount, unasked',
          earlierRound: 'earlier betting rounds',
          advice: 'advice or opinion',
        },
      },
    },
  },
  rightToSeat: {
    label: 'May he play here?',
    what: 'The question is whether somebody may play on this seat.',
    says: ['id card', 'substitute', 'plays for another', 'swap seats', 'two tables', 'staking', 'wheelchair'],
    facts: {
      question: {
        label: 'What about?',
        values: {
          identity: 'who he is',
          substitute: 'plays for another',
          twoTables: 'plays at two tables',
          ownWish: 'wants another seat',
          interest: 'has a share of another player',
          limitation: 'needs consideration',
          fee: 'has not paid yet',
        },
      },
      document: {
        label: 'What does he show?',
        values: { own: 'his card', none: 'no card', ofAnother: "somebody else's", notIssued: 'there are no cards' },
      },
      when: { label: 'When?', values: { takingSeat: 'taking the seat', onRequest: 'on request' } },
      registered: { label: 'Is he registered?', values: { yes: 'yes', no: 'no' } },
      substitute: {
        label: 'Who stands in?',
        values: { anybody: 'somebody else', teamMateInBreak: 'a team mate, between two heats' },
      },
    },
  },
  dispute: {
    label: 'Dispute at the table',
    what: 'The players disagree.',
    says: ['dispute', 'argument', 'disagree', 'call the floor'],
    facts: { potPushed: { label: 'Has the pot been pushed?' } },
  },
  houseRule: {
    label: 'House rule',
    what: 'Spectators, food, smoking, cameras, or things that disturb.',
    says: ['spectator', 'rail', 'food', 'smoking', 'filming', 'photo', 'newspaper', 'disturbs'],
    facts: {
      matter: {
        label: 'What is it?',
        values: {
          spectatorSeated: 'A spectator sits at the table',
          spectatorClose: 'A spectator stands close to the table',
          spectatorDisturbs: 'A spectator disturbs',
          eating: 'Eating at the table',
          smoking: 'Smoking at the table',
          cameraRefused: 'A player does not show to the camera',
          filming: 'Somebody films or photographs',
          distraction: 'Things that delay or disturb',
        },
      },
    },
  },
};
