/** What `riffle formula` says beside what is wrong with the formula. */
export type FormulaCommandWords = {
  readonly noFormula: string;
  readonly noValue: (given: string) => string;
  readonly givenTwice: (name: string) => string;
  readonly noSpan: (given: string, most: number) => string;
  /** Where in a table the trouble is. */
  readonly where: (name: string, value: number) => string;
  readonly result: string;
};

export const formulaDe: FormulaCommandWords = {
  noFormula: 'Die Formel fehlt, in einfachen Anführungszeichen.',
  noValue: (given) => `--set „${given}“ ist kein Wert: name=40 oder für eine Liste name=12.5,9,30, mit Dezimalpunkt.`,
  givenTwice: (name) => `„${name}“ hat zwei Werte.`,
  noSpan: (given, most) =>
    `--over „${given}“ ist keine Folge: name=1..40 mit ganzen Zahlen, höchstens ${String(most)} davon.`,
  where: (name, value) => `${name} = ${String(value)}`,
  result: 'Wert',
};

export const formulaEn: FormulaCommandWords = {
  noFormula: 'The formula is missing, in single quotes.',
  noValue: (given) => `--set "${given}" is no value: name=40, or for a list name=12.5,9,30.`,
  givenTwice: (name) => `"${name}" has two values.`,
  noSpan: (given, most) =>
    `--over "${given}" is no sequence: name=1..40 in whole numbers, ${String(most)} of them at most.`,
  where: (name, value) => `${name} = ${String(value)}`,
  result: 'Value',
};
