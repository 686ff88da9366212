import type { SeenCardsKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { ownBetEn, SEAT_EN } from './shared-facts-en.ts';

export const seenCardsEn: KindWords<SeenCardsKinds> = {
  exposedByPlayer: {
    label: 'Cards exposed by a player',
    what: 'A player shows his own cards while the hand is running.',
    says: ['exposed cards', 'showed his cards', 'turned up too early', 'flipped a card', 'shows for a reaction'],
    facts: {
      onPurpose: { label: 'On purpose?' },
      repeated: { label: 'Has it happened before?', help: 'With this player in this event.' },
      withWords: { label: 'Did he say what he does?', help: '“Call” or “raise”, for example.' },
      actionLeft: { label: 'Can anybody still act?' },
      playersLeft: { label: 'How many are in the hand?' },
      beforeCall: { label: 'All-in, and turned up before being asked?' },
      ...ownBetEn,
      seat: SEAT_EN,
    },
  },
  shownToSomeone: {
    label: 'Cards shown to somebody',
    what: 'A player lets another see his cards, or a neighbour can look into them.',
    says: ['neighbour saw the cards', 'showed his neighbour', 'show one show all', 'flashed to a spectator'],
    facts: {
      to: {
        label: 'To whom?',
        values: {
          playerWhoCanBet: 'one who can still bet',
          allInPlayer: 'an all-in player',
          foldedPlayer: 'one who has folded',
          spectator: 'a spectator',
        },
      },
      cards: { label: 'How much?', values: { all: 'all cards', part: 'a part' } },
      handOver: { label: 'Is the hand over?' },
      onPurpose: { label: 'On purpose?' },
      playersLeft: { label: 'How many are in the hand?' },
      thenMucked: { label: 'Has he thrown them away since?' },
      seat: SEAT_EN,
    },
  },
  talkedAboutHand: {
    label: 'Talked about the hand',
    what: 'Somebody talks about cards, gives advice or judges the play.',
    says: ['talked about cards', 'said what he folded', 'gave advice', 'coaching', 'one player to a hand', 'guessed'],
    facts: {
      said: {
        label: 'What?',
        values: {
          foldedCards: 'about folded cards',
          ownCards: 'about his own cards',
          guess: 'guessed another’s hand',
          advice: 'gave advice',
          criticism: 'criticised the play',
          withSpectator: 'consulted a spectator',
          askedOutside: 'asked somebody outside',
          tabledHand: 'read a tabled hand aloud',
        },
      },
      handOver: { label: 'Was the hand over?' },
    },
  },
  wantsToSeeHand: {
    label: 'Wants to see a hand',
    what: 'Somebody asks to see a hand that was not shown.',
    says: ['wants to see the cards', 'show me that hand', 'suspects collusion', 'look at the muck', 'right to see'],
    facts: {
      why: { label: 'Why?', values: { wantsToKnow: 'wants to know', suspicion: 'suspects collusion' } },
      who: {
        label: 'Who asks?',
        values: {
          holdsCards: 'a player at the showdown with cards',
          hasShown: 'a player who has shown',
          hasMucked: 'a player who has mucked',
          foldedBefore: 'a player who folded before',
          notInHand: 'somebody not in the hand',
          spectator: 'a spectator',
        },
      },
      whose: {
        label: 'Whose cards?',
        values: {
          calledBeforeHim: 'of a caller who shows before him',
          calledAfterHim: 'of a caller who shows after him',
          lastBettor: 'of the last bettor',
          foldedBefore: 'folded before the showdown',
          stub: 'from the stub or muck',
        },
      },
      riverBet: { label: 'Was there a bet and a call on the river?' },
      identifiable: { label: 'Can the cards still be told?' },
      reasonGiven: { label: 'Did he give a reason?' },
      seat: { label: 'Seat of the hand asked for' },
    },
  },
  rabbitHunt: {
    label: 'Rabbit hunting',
    what: 'The hand is over, and somebody wants to see the cards that would have come.',
    says: ['rabbit', 'what would have come', 'show the next card', 'show the river'],
    facts: {
      did: { label: 'What happened?', values: { asked: 'only asked', turnedCardsUp: 'turned cards up himself' } },
      allAgree: { label: 'Does everybody at the table agree?' },
      dealerWilling: { label: 'Does the dealer agree?' },
    },
  },
};
