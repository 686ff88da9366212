import type { FormulaWords } from './formula-words.ts';

const wanted: FormulaWords['wanted'] = {
  value: 'a number, a name or a bracket',
  operator: 'an operator or the end of the statement',
  argumentsEnd: 'a comma or a closing bracket',
  bracketEnd: 'a closing bracket',
};

export const en: FormulaWords = {
  at: (row, column) => `line ${String(row)}, character ${String(column)}`,
  wanted,
  problem: {
    'too-long': ({ length, most }, figure) =>
      `The formula is too long: ${figure(length)} characters, ${figure(most)} at most.`,
    'too-deep': ({ most }, figure) => `Too many brackets within one another, ${figure(most)} at most.`,
    empty: () => 'The formula is empty.',
    'unknown-character': ({ character }) => `Formulas have no "${character}".`,
    'text-without-end': () => 'The text lacks its closing quotation mark.',
    unexpected: ({ found, wanted: what }) =>
      `"${found}" does not fit here, ${wanted[what]} is missing.${found === ',' && what === 'operator' ? ' Decimals have a point.' : ''}`,
    ended: ({ wanted: what }) => `Here ${wanted[what]} is missing.`,
    'text-as-value': () => 'A text is no value; it stands only as a name in assign("name", value).',
    'no-name-to-assign': () =>
      'assign needs a name first, in quotation marks, of letters and digits: assign("name", value).',
    'unknown-function': ({ name }) => `There is no function "${name}".`,
    chance: ({ name }) => `There is no ${name}(): a formula must give the same whenever it is worked out again.`,
    'argument-count': ({ name, given, least, most }, figure) =>
      `${name} takes ${range(least, most, figure)}; here ${given === 1 ? 'is 1' : `are ${figure(given)}`}.`,
    'unknown-name': ({ name, known }) =>
      `"${name}" has no value.${known.length === 0 ? '' : ` These have: ${known.join(', ')}.`}`,
    'ambiguous-name': ({ name, given }) => `"${name}" is ambiguous: ${given.join(', ')} have different values.`,
    'list-as-number': () => 'Here is a list where a number must be. sum or average, for instance, make a number of it.',
    'empty-list': ({ name }) => `${name} has nothing to work with here: the list is empty.`,
    'out-of-range': ({ name, value, from, to }, figure) =>
      `${name} takes a whole number from ${figure(from)} to ${figure(to)} here, not ${figure(value)}.`,
    'division-by-zero': () => 'Nothing can be divided by 0.',
    'not-finite': ({ name }) => `"${name}" gives no number here, or one that is too large.`,
    'list-too-long': ({ most }, figure) => `The list is too long, ${figure(most)} entries at most.`,
    'too-many-steps': ({ most }, figure) => `The formula takes too many steps, ${figure(most)} at most.`,
  },
};

function range(least: number, most: number | undefined, figure: (n: number) => string): string {
  if (most === undefined) return least === 1 ? 'at least 1 argument' : `at least ${figure(least)} arguments`;
  if (least === most) return least === 1 ? '1 argument' : `${figure(least)} arguments`;
  return `${figure(least)} to ${figure(most)} arguments`;
}
