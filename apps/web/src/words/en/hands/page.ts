import type { Words } from '../../de/index.ts';

export const page: Words['hands']['page'] = {
  title: 'Hands',
  lead: 'Look at hands that were played, and work out what is disputed at the table. All of it is worked out on this device, without a network too.',
  replay: 'Replay a hand',
  replayIs:
    'Open a file (PHH, OHH or PokerStars) and follow the hand step by step at the table: pots, equities and the rules that decided.',
  calculators: 'Calculators',
  calculatorsAre: 'With the reason and the rule, and with the other rulebooks beside it where they decide otherwise.',
  home: 'Follow a hand step by step; work out equities, side pots and the minimum raise.',
  back: 'Hands',
  rulebook: 'Rulebook',
  twoColours: 'Two colours',
  fourColours: 'Four colours',
  colours: 'Colours of the suits',
  closed: 'face-down card',
  seat: (seat: number) => `Seat ${String(seat)}`,
};
