/** What `riffle prizes` says beside what all of Riffle says of prizes. */
export type PrizesWords = {
  readonly noSuchPlan: (named: string, known: readonly string[]) => string;
  readonly poolOrEach: string;
  readonly entries: string;
  readonly pool: string;
  readonly paid: string;
  readonly place: (place: number) => string;
  readonly seat: string;
  readonly overlay: string;
  readonly kept: string;
  readonly deducted: string;
  readonly left: string;
  readonly missing: string;
  readonly points: string;
  readonly added: string;
};

export const prizesDe: PrizesWords = {
  noSuchPlan: (named, known) =>
    `Den Preisplan „${named}“ gibt es nicht. Es gibt: ${known.join(', ')}, oder eine Datei.`,
  poolOrEach: 'Was im Topf ist, sagt --pool (im Ganzen) oder --each (je Eintrag), und nur eines von beiden.',
  entries: 'Einträge',
  pool: 'Topf',
  paid: 'Bezahlt',
  place: (place) => `${String(place)}.`,
  seat: 'Startplatz',
  overlay: 'Vom Haus für die Garantie',
  kept: 'Behält das Haus',
  deducted: 'Abzug vom Topf',
  left: 'Übrig',
  missing: 'Es fehlen',
  points: 'Punkte',
  added: 'zusätzlich',
};

export const prizesEn: PrizesWords = {
  noSuchPlan: (named, known) => `There is no prize plan "${named}". There is: ${known.join(', ')}, or a file.`,
  poolOrEach: 'What is in the pool is said by --pool (in all) or --each (for each entry), and by one of them only.',
  entries: 'Entries',
  pool: 'Pool',
  paid: 'Paid',
  place: (place) => String(place),
  seat: 'Seat',
  overlay: "House's share of the guarantee",
  kept: 'Kept by the house',
  deducted: 'deducted from the pool',
  left: 'Left',
  missing: 'Missing',
  points: 'Points',
  added: 'on top',
};
