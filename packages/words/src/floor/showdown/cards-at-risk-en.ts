import type { CardsAtRiskKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { ownBetEn, SEAT_EN, WHY_BACK_EN } from './shared-facts-en.ts';

const identifiable = { label: 'Can the cards be told for certain?' };

export const cardsAtRiskEn: KindWords<CardsAtRiskKinds> = {
  unprotectedHandTaken: {
    label: 'Unprotected hand taken in',
    what: 'The dealer takes in a hand that was still in play, or declares it dead by mistake.',
    says: ['hand taken in', 'dealer took my cards', 'unprotected hand', 'dead hand', 'mucked by the dealer', 'fouled'],
    facts: {
      protected: { label: 'Was the hand protected?', help: 'A hand, a chip or an object on the cards.' },
      touchedMuck: { label: 'Did they touch the muck?' },
      identifiable,
      ...ownBetEn,
      seat: SEAT_EN,
    },
  },
  handTouchedMuck: {
    label: 'Hand in the muck',
    what: 'A hand touches the muck, the burn cards, the board or the dealer’s hand.',
    says: ['touched the muck', 'slid into the muck', 'cards in the muck', 'hand fouled'],
    facts: {
      tabled: { label: 'Did all of it lie face up before?' },
      touched: {
        label: 'What did it touch?',
        values: { muck: 'muck', burnCards: 'burn cards', board: 'board', dealersHand: 'the dealer’s hand' },
      },
      thrown: { label: 'Did the player throw them himself?' },
      identifiable,
      why: { label: 'Why?', values: WHY_BACK_EN },
      ...ownBetEn,
      seat: SEAT_EN,
    },
  },
  handsMixed: {
    label: 'Hands mixed',
    what: 'One player’s discards land on or among another’s cards.',
    says: ['cards mixed', 'threw his cards on mine', 'hands mixed up', 'two hands together'],
    facts: { identifiable, seat: { label: 'Seat of the hand that was hit' } },
  },
  foldedHandWantedBack: {
    label: 'Wants a folded hand back',
    what: 'A player has folded and wants his cards back.',
    says: ['take back a fold', 'wants his cards back', 'folded by mistake', 'thought everybody had folded'],
    facts: {
      folded: {
        label: 'How did he fold?',
        values: {
          intoMuck: 'into the muck or to the dealer',
          thrownForward: 'thrown forward',
          overBetLine: 'face down over the bet line',
          words: 'in words',
        },
      },
      facedBet: { label: 'Was there a bet to pay?' },
      why: { label: 'Why?', values: WHY_BACK_EN },
      identifiable,
      actedBehind: { label: 'Has anybody acted since?' },
      seat: SEAT_EN,
    },
  },
  cardsThrown: {
    label: 'Cards thrown',
    what: 'A player throws his cards as he folds, or shows them.',
    says: [
      'threw his cards',
      'cards off the table',
      'threw cards at the dealer',
      'folded face up',
      'flicked his cards',
    ],
    facts: {
      how: {
        label: 'How?',
        values: {
          thrownHigh: 'thrown high',
          offTheTable: 'off the table',
          atTheDealer: 'at the dealer',
          shownWhileFolding: 'folded face up',
        },
      },
      onPurpose: { label: 'On purpose?' },
      seat: SEAT_EN,
    },
  },
  cardsHidden: {
    label: 'Cards kept hidden',
    what: 'A player keeps his cards so that nobody sees that he is still in the hand.',
    says: ['hid his cards', 'hands over the cards', 'cards below the table', 'cards out of sight'],
    facts: {
      passedOver: { label: 'Was he passed over because of it?' },
      acted: { label: 'How many behind him have acted?' },
      facesBet: { label: 'Does he have to pay anything?' },
      seat: SEAT_EN,
    },
  },
  studUpCardPickedUp: {
    label: 'Stud: up card picked up',
    what: 'In stud a player picks up or turns over an open card of his own.',
    says: ['stud up card', 'picked up his up cards', 'turned over a door card'],
    facts: { facesBet: { label: 'Was there a bet to pay?' }, seat: SEAT_EN },
  },
};
