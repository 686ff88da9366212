import type { ProblemWords } from './problem-words.ts';

export const problemsDe: ProblemWords = {
  noSuchKind: (kind) => `Den Vorfall „${kind}“ kennt Riffle nicht.`,
  missing: (fact) => `Es fehlt: ${fact}.`,
  notAsked: (fact) => `Danach ist nicht gefragt: ${fact}.`,
  notPossible: (fact, allowed) => `Das geht nicht: ${fact}. Möglich: ${allowed}.`,
  allowed: {
    chips: ({ min, max }) =>
      max === undefined ? `ganze Zahl ab ${String(min)}` : `ganze Zahl von ${String(min)} bis ${String(max)}`,
    chipList: () => 'Liste von Chips, jeder mit seinem Wert ab 1',
    count: ({ min, max }) => `ganze Zahl von ${String(min)} bis ${String(max)}`,
    yesNo: () => 'ja oder nein (true, false)',
    choice: ({ of }) => of.join(', '),
    choices: ({ of }) => `Liste aus ${of.join(', ')}`,
    seat: () => 'Platz von 1 bis 12',
    seats: () => 'Liste von Plätzen von 1 bis 12',
    card: () => 'Karte wie Kd für Karo-König',
    cards: () => 'Liste von Karten wie Kd für Karo-König',
    list: ({ min }) => `Liste mit mindestens ${String(min)}`,
    facts: () => 'Angaben mit Namen',
  },
};
