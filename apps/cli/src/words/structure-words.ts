/** What `riffle structure` says. */
export type StructureWords = {
  readonly level: string;
  readonly blinds: string;
  readonly minutes: string;
  readonly from: string;
  readonly inPlay: string;
  readonly pause: string;
  readonly colourUp: (chips: string) => string;
  readonly end: string;
  readonly simulated: (middle: string, early: string, late: string) => string;
  readonly lateEntry: (level: number) => string;
  readonly addOn: (level: number) => string;
  readonly lengthOrEnd: string;
  readonly noTime: (name: string) => string;
  readonly noAntes: (named: string, known: readonly string[]) => string;
};

export const structureDe: StructureWords = {
  level: 'Level',
  blinds: 'Blinds',
  minutes: 'Minuten',
  from: 'Ab',
  inPlay: 'BB im Spiel',
  pause: 'Pause',
  colourUp: (chips) => `${chips} raus`,
  end: 'Ende erwartet',
  simulated: (middle, early, late) =>
    `In simulierten Nächten: gegen ${middle}, in acht von zehn zwischen ${early} und ${late}`,
  lateEntry: (level) => `Einträge und Rebuys bis Ende Level ${String(level)}`,
  addOn: (level) => `Add-ons nach Level ${String(level)}`,
  lengthOrEnd: 'Wie lange es dauern soll, sagt --length (in Minuten) oder --end (Uhrzeit), und nur eines von beiden.',
  noTime: (name) => `${name} braucht eine Uhrzeit wie 19:30.`,
  noAntes: (named, known) => `Antes „${named}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
};

export const structureEn: StructureWords = {
  level: 'Level',
  blinds: 'Blinds',
  minutes: 'Minutes',
  from: 'From',
  inPlay: 'BB in play',
  pause: 'Break',
  colourUp: (chips) => `${chips} out`,
  end: 'End expected',
  simulated: (middle, early, late) =>
    `In simulated nights: about ${middle}, between ${early} and ${late} in eight of ten`,
  lateEntry: (level) => `Entries and rebuys until the end of level ${String(level)}`,
  addOn: (level) => `Add-ons after level ${String(level)}`,
  lengthOrEnd:
    'How long it should take is said by --length (in minutes) or --end (time of day), and by one of them only.',
  noTime: (name) => `${name} takes a time of day such as 19:30.`,
  noAntes: (named, known) => `There are no antes "${named}". There are: ${known.join(', ')}.`,
};
