import { oneOf, type PolicyWord } from '../policy-words.ts';

export const atSeatMoment: PolicyWord<'presence.atSeatMoment'> = {
  label: 'Rechtzeitig am Platz',
  meaning: 'Bis wann ein Spieler am Platz sein muss, damit seine Hand lebt.',
  value: oneOf({
    firstCard: 'Bis die erste Karte ausgeteilt wird.',
    dealComplete: 'Bis alle ihre Startkarten haben.',
  }),
};
