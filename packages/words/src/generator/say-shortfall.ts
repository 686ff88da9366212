import type { Shortfall } from '@riffle/tournament/generator';
import { formatChips, formatMinutes } from '../figures.ts';
import type { Language } from '../language.ts';

type Of<C extends Shortfall['code']> = Extract<Shortfall, { readonly code: C }>;
type Sentences = {
  readonly [C in Shortfall['code']]: (shortfall: Of<C>, chips: (count: number) => string) => string;
};

const de: Sentences = {
  'ends-early': ({ wished, nearest, levelLength }) =>
    `So lange reicht es nicht: Statt ${formatMinutes(wished)} dauert es ${formatMinutes(nearest)}, mehr Stufen geben Chips und Stack nicht her.${levelLength === undefined ? '' : ` Mit Levels von ${formatMinutes(levelLength)} ginge es.`}`,
  'ends-late': ({ wished, nearest, levelLength }) =>
    `So schnell geht es nicht: Statt ${formatMinutes(wished)} dauert es ${formatMinutes(nearest)}, sonst würden sich die Blinds mehr als verdoppeln.${levelLength === undefined ? '' : ` Mit Levels von ${formatMinutes(levelLength)} ginge es.`}`,
  'chips-too-large': ({ chip, bigBlinds }, chips) =>
    `Der kleinste Chip (${chips(chip)}) ist zu groß: Ein Stack hat am Anfang nur ${String(bigBlinds)} Big Blinds.`,
  'stack-not-payable': ({ stack }, chips) => `Einen Stack von ${chips(stack)} ergeben diese Chips nicht.`,
  'chips-too-small': ({ chip, count }, chips) =>
    `Der größte Chip (${chips(chip)}) ist zu klein: Am Ende liegen ${String(count)} Chips in einem Big Blind.`,
};
const en: Sentences = {
  'ends-early': ({ wished, nearest, levelLength }) =>
    `It does not last that long: ${formatMinutes(nearest)} instead of ${formatMinutes(wished)}, as chips and stack have no more steps.${levelLength === undefined ? '' : ` Levels of ${formatMinutes(levelLength)} would do it.`}`,
  'ends-late': ({ wished, nearest, levelLength }) =>
    `It cannot go that fast: ${formatMinutes(nearest)} instead of ${formatMinutes(wished)}, or the blinds would more than double.${levelLength === undefined ? '' : ` Levels of ${formatMinutes(levelLength)} would do it.`}`,
  'chips-too-large': ({ chip, bigBlinds }, chips) =>
    `The smallest chip (${chips(chip)}) is too large: a stack has only ${String(bigBlinds)} big blinds at the start.`,
  'stack-not-payable': ({ stack }, chips) => `These chips do not make a stack of ${chips(stack)}.`,
  'chips-too-small': ({ chip, count }, chips) =>
    `The largest chip (${chips(chip)}) is too small: by the end there are ${String(count)} chips in one big blind.`,
};
const sentences: { readonly [L in Language]: Sentences } = { de, en };

/** What of a wish the proposed structure does not meet, and what is the nearest. */
export function sayShortfall(shortfall: Shortfall, language: Language): string {
  const words = sentences[language];
  const chips = (count: number): string => formatChips(count, language);
  switch (shortfall.code) {
    case 'ends-early':
      return words['ends-early'](shortfall, chips);
    case 'ends-late':
      return words['ends-late'](shortfall, chips);
    case 'chips-too-large':
      return words['chips-too-large'](shortfall, chips);
    case 'stack-not-payable':
      return words['stack-not-payable'](shortfall, chips);
    case 'chips-too-small':
      return words['chips-too-small'](shortfall, chips);
  }
}
