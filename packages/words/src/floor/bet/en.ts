import type { BetKinds, BetReasons, BetSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { KindWords, Sentences } from '../floor-words.ts';
import { bettingRoundEn } from './betting-round-en.ts';
import { turnReasonsEn, turnStepsEn } from './turn-messages-en.ts';
import { turnKindsEn } from './turns-en.ts';

const chips = (amount: number): string => formatChips(amount, 'en');

export const betKindsEn: KindWords<BetKinds> = {
  ...turnKindsEn,
  undercall: {
    label: 'Too little for a call',
    what: 'In turn a player puts in less than he has to pay, without being all-in.',
    says: ['undercall', 'called short', 'missed the raise', 'wrong amount'],
    facts: {
      ...bettingRoundEn,
      inFront: { label: 'In front of him now', help: 'In this betting round, the new chips included.' },
      bettors: { label: 'How many have bet or raised?', help: 'Before the flop the big blind counts.' },
      headsUp: { label: 'Only two left in the hand?' },
    },
  },
};

export const betStepsEn: Sentences<BetSteps> = {
  ...turnStepsEn,
  addChips: ({ amount }) => `The player adds ${chips(amount)}.`,
  returnChips: ({ amount }) => `${chips(amount)} go back to the player.`,
  askCompleteOrFold: ({ add, lost }) =>
    `Ask the player: add ${chips(add)}, or fold and lose ${chips(lost)}. He may not raise.`,
};

export const betReasonsEn: Sentences<BetReasons> = {
  ...turnReasonsEn,
  missingFromCall: ({ add, toFace }) => `${chips(toFace)} are to be paid; ${chips(add)} are missing.`,
};
