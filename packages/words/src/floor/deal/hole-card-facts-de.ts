const found = {
  whileDealing: 'beim Geben',
  beforeAction: 'noch niemand hat gehandelt',
  afterActs: 'schon gehandelt, noch vor dem Flop',
  afterFlop: 'Flop liegt schon',
} as const;

const acts = {
  actsWithChips: { label: 'Calls, Bets und Raises bisher', help: 'Blinds zählen nicht.' },
  actsWithout: { label: 'Folds und Checks bisher' },
} as const;

/** Facts that several incidents of the deal ask. */
export const howFarDe = { found: { label: 'Wann bemerkt?', values: found }, ...acts } as const;
export const howFarAtMostDe = {
  found: { label: 'Wann bemerkt?', values: { ...found, handOver: 'Hand ist vorbei' } },
  ...acts,
} as const;
export const whetherRepairableDe = {
  looked: { label: 'Hat schon jemand seine Karten angesehen?' },
  orderKnown: { label: 'Steht fest, welche Karte wem gehört?' },
} as const;
export const dealtInDe = {
  players: { label: 'Wie viele bekommen Karten?' },
  holeCards: { label: 'Wie viele Karten bekommt jeder?' },
} as const;
export const cardNoDe = {
  label: 'Die wievielte Karte des Gebens?',
  help: 'Vom ersten Geben an gezählt, über alle Spieler.',
} as const;
export const seatDe = { label: 'Welcher Platz?' } as const;
