import { oneOf, type PolicyWord } from '../policy-words.ts';

export const atSeatMoment: PolicyWord<'presence.atSeatMoment'> = {
  label: 'At the seat in time',
  meaning: 'Until when a player must be at the seat for the hand to live.',
  value: oneOf({
    firstCard: 'Until the first card is dealt.',
    dealComplete: 'Until all have their starting cards.',
  }),
};
