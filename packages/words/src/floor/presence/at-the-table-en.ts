import type { PresenceKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  PresenceKinds,
  'device' | 'missedAnnouncement' | 'language' | 'dealerSays' | 'rightToSeat' | 'dispute' | 'houseRule'
>;

/** What goes on at the table. */
export const atTheTableEn: KindWords<Here> = {
  device: {
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
  language: {
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
