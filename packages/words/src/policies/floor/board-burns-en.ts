import type { BurnPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const burnsEn: Pick<PolicyWords, keyof BurnPolicies> = {
  'dealing.burnRepairDeadline': {
    label: 'Deadline for burn mistakes',
    meaning: 'Until when a missing or double burn is put right.',
    value: oneOf({
      firstAction: 'Until the first action of the round, even a check.',
      firstBet: 'Until the first bet of the round.',
      twoPlayersActed: 'Until two players have acted in the round.',
      nextStreet: 'Until the next board card comes.',
    }),
  },
  'dealing.missingBurn': {
    label: 'Burn forgotten',
    meaning: 'How it is put right when the order of the cards is known.',
    value: oneOf({
      firstCardIsBurn: 'The card shown first becomes the burn; the next card fills up the board.',
      drawOneOnFlop: 'On the flop one of the three is drawn as the burn; on turn and river the card shown is the burn.',
    }),
  },
  'dealing.missingBurnOrderLost': {
    label: 'Burn forgotten, order lost',
    meaning: 'What happens on the flop when nobody knows which card came first.',
    value: oneOf({
      drawOne: 'The three are mixed face down, one is drawn as the burn; the next card fills up the flop.',
      newFlop: 'Back into the stub, shuffle, new flop.',
      stands: 'The flop stands.',
    }),
  },
  'dealing.doubleBurn': {
    label: 'Two cards burned',
    meaning: 'How it is put right when it is known which was the first.',
    value: oneOf({
      secondGoesBack:
        'The second goes to the board, the card shown last becomes the next burn. Too late: the board stands, and the surplus one is the next burn.',
      boardStands: 'The board stands; the surplus one is the next burn.',
    }),
  },
  'dealing.doubleBurnOrderLost': {
    label: 'Two cards burned, order lost',
    meaning: 'What happens before flop or turn when nobody knows which was the first.',
    value: oneOf({
      drawNextBurn: 'The board stands; one of the two is drawn as the next burn.',
      newFlop:
        'While it could still be put right: new flop. After that, and on the turn, the board stands; one of the two is the next burn.',
    }),
  },
  'dealing.riverBurned': {
    label: 'River burned',
    meaning: 'What happens when the river card was burned and can no longer be told apart.',
    value: oneOf({
      reshuffle: 'The cards back into the stub, shuffle; then burn and river.',
      draw: 'One of the two is drawn as the river.',
    }),
  },
  'dealing.allInBurnRepair': {
    label: 'Burn mistakes with an all-in',
    meaning: 'Until when it is put right where an all-in leaves no betting.',
    value: oneOf({
      untilPotPaid: 'Until the pot is paid, if the cards can still be told.',
      asUsual: 'As usual, until the next card.',
    }),
  },
  'dealing.laterCards': {
    label: 'Cards after a burn mistake',
    meaning: 'Which cards follow when a missing burn is no longer put right.',
    value: oneOf({
      asWithoutError: 'Those that would have come without it: one card more is burned.',
      asUsual: 'One card is burned as usual.',
    }),
  },
};
