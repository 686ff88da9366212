import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<
  TournamentKinds,
  'raceDispute' | 'colorUp' | 'chipsHiddenOrMoved' | 'chipOnFloor' | 'foreignChips' | 'chipsExchanged'
>;

export const chipKindsEn: KindWords<Here> = {
  raceDispute: {
    label: 'Chip race',
    what: 'Small chips leave play: who gets what?',
    says: ['chip race', 'color up', 'colour up', 'small chips', 'leftovers'],
    facts: {
      chipValue: { label: 'Value that goes out' },
      nextValue: { label: 'Next value' },
      stacks: {
        label: 'Who has such chips?',
        each: {
          seat: { label: 'Seat' },
          smallChips: { label: 'How many' },
          others: { label: 'Other chips worth', help: '0 if he has nothing else.' },
        },
      },
      buttonSeat: { label: 'Button of the last hand' },
      cards: { label: 'Cards in the order of dealing', help: 'Empty: number and order only.' },
    },
  },
  colorUp: {
    label: 'Colour-up',
    what: "A player's small chips are changed into larger ones.",
    says: ['color up', 'colour up', 'too many small chips', 'chips found'],
    facts: {
      when: { label: 'When?', values: { between: 'in between', scheduled: 'as scheduled', foundLate: 'found late' } },
      chipValue: { label: 'Small value' },
      nextValue: { label: 'Next value' },
      smallChips: { label: 'How many small chips' },
      coming: { label: 'Blinds and antes of the coming levels', help: 'Empty: the chips are no longer needed.' },
      playerThere: { label: 'Is the player there?' },
      witness: { label: 'Does somebody else watch?' },
    },
  },
  chipsHiddenOrMoved: {
    label: 'Chips out of sight',
    what: 'Tournament chips are out of sight, or were carried away.',
    says: ['pocketed chips', 'hidden chips', 'took chips away', 'big chips behind', 'rack'],
    facts: {
      how: {
        label: 'What was it?',
        values: {
          pocketed: 'pocketed',
          carriedHidden: 'carried hidden to another table',
          carriedOpenly: 'carried in sight',
          behindOthers: 'behind other chips',
        },
      },
      hidden: { label: 'Amount in question' },
      stack: { label: 'What he has besides' },
      onPurpose: { label: 'On purpose?' },
    },
  },
  chipOnFloor: {
    label: 'Chip on the floor',
    what: 'A tournament chip lies on the floor.',
    says: ['chip on the floor', 'found a chip', 'chip under the table', 'dropped a chip', 'whose chip'],
    facts: {
      amount: { label: 'How much?' },
      owner: {
        label: 'Whose is it?',
        values: { certain: 'it is certain', claimed: 'somebody claims it', unknown: 'nobody knows' },
      },
      inHand: { label: 'Is he in a hand?' },
    },
  },
  foreignChips: {
    label: 'Foreign thing',
    what: 'Something lies on the table that does not belong to the tournament.',
    says: ['foreign chip', 'card protector', 'lucky charm', 'figurine', 'wrong chip'],
    facts: {
      what: {
        label: 'What?',
        values: {
          chipInStack: 'a foreign chip in the stack',
          chipAsProtector: 'a foreign chip as card protector',
          objectAsProtector: 'a card protector',
          secondProtector: 'a second card protector',
          otherThing: 'something else',
        },
      },
      onPurpose: { label: 'Smuggled in?' },
    },
  },
  chipsExchanged: {
    label: 'Chips changed',
    what: 'Players change chips, or somebody wants change.',
    says: ['change', 'exchange chips', 'between players'],
    facts: {
      how: {
        label: 'How?',
        values: { betweenPlayers: 'between players', fromPot: 'out of the pot', asked: 'asked of the dealer' },
      },
    },
  },
};
