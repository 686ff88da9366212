const found = {
  whileDealing: 'while dealing',
  beforeAction: 'nobody has acted yet',
  afterActs: 'somebody has acted, still before the flop',
  afterFlop: 'the flop is out',
} as const;

const acts = {
  actsWithChips: { label: 'Calls, bets and raises so far', help: 'Blinds do not count.' },
  actsWithout: { label: 'Folds and checks so far' },
} as const;

/** Facts that several incidents of the deal ask. */
export const howFarEn = { found: { label: 'When noticed?', values: found }, ...acts } as const;
export const howFarAtMostEn = {
  found: { label: 'When noticed?', values: { ...found, handOver: 'the hand is over' } },
  ...acts,
} as const;
export const whetherRepairableEn = {
  looked: { label: 'Has anybody looked at his cards?' },
  orderKnown: { label: 'Is it certain which card belongs to whom?' },
} as const;
export const dealtInEn = {
  players: { label: 'How many are dealt in?' },
  holeCards: { label: 'How many cards does each get?' },
} as const;
export const cardNoEn = {
  label: 'Which card of the deal?',
  help: 'Counted from the first card dealt, over all players.',
} as const;
export const seatEn = { label: 'Which seat?' } as const;
