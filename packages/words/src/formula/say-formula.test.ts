import { type FormulaProblem, readFormula, valueOfFormula } from '@riffle/formula';
import { describe, expect, it } from 'vitest';
import { sayFormulaProblem } from './say-formula.ts';

function problemOf(text: string): FormulaProblem {
  const read = readFormula(text);
  const found = read.ok ? valueOfFormula(read.value, { list: [1, 2], none: [], buyins: 1, numberOfPlayers: 2 }) : read;
  if (found.ok) throw new Error(`${text} has nothing wrong`);
  return found.problem;
}

describe('what is wrong with a formula', () => {
  it.each([
    ['round(1, 2, 3)', 'round braucht 1 bis 2 Angaben; hier stehen 3.', 'round takes 1 to 2 arguments; here are 3.'],
    ['sqrt()', 'sqrt braucht 1 Angabe; hier stehen 0.', 'sqrt takes 1 argument; here are 0.'],
    ['oneof(1)', 'oneof braucht mindestens 2 Angaben; hier steht 1.', 'oneof takes at least 2 arguments; here is 1.'],
    [
      'n',
      '„n“ ist nicht eindeutig: buyins, numberofplayers haben verschiedene Werte.',
      '"n" is ambiguous: buyins, numberofplayers have different values.',
    ],
    [
      'index(list, 12345.5)',
      'index braucht hier eine ganze Zahl von 0 bis 1, nicht 12.345,5.',
      'index takes a whole number from 0 to 1 here, not 12,345.5.',
    ],
    [
      'max(none)',
      'max hat hier nichts, womit zu rechnen wäre: Die Liste ist leer.',
      'max has nothing to work with here: the list is empty.',
    ],
    ['§', 'Das Zeichen „§“ kommt in Formeln nicht vor.', 'Formulas have no "§".'],
    ['', 'Die Formel ist leer.', 'The formula is empty.'],
    [
      'x'.repeat(10_001),
      'Die Formel ist zu lang: 10.001 Zeichen, höchstens 10.000.',
      'The formula is too long: 10,001 characters, 10,000 at most.',
    ],
  ])('is said in both languages: %.20s', (text, de, en) => {
    expect(sayFormulaProblem(problemOf(text), 'de')).toBe(`Zeile 1, Zeichen 1: ${de}`);
    expect(sayFormulaProblem(problemOf(text), 'en')).toBe(`line 1, character 1: ${en}`);
  });
});
