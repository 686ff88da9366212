import { sayFormulaProblem } from '../formula/say-formula.ts';
import type { TdtWords } from './tdt-words.ts';

const FIELD = { duration: 'length', smallBlind: 'small blind', bigBlind: 'big blind', ante: 'ante' };
const fieldOf = (field: string): string => FIELD[field as keyof typeof FIELD] ?? field;

export const en: TdtWords = {
  at: (row, column) => `row ${String(row)}, column ${String(column)}`,
  fault: {
    'no-text': () => 'This is no text, and so no .tdt file.',
    'nested-too-deep': () => 'This is nested too deep.',
    'no-tournament': () => 'There is no tournament of The Tournament Director here.',
    'too-large': ({ most }) => `The file is too large, at most ${String(most / 2 ** 20)} MB are read.`,
    unexpected: ({ found }) => (found === '' ? 'The file stops in the middle.' : `“${found}” is not expected here.`),
    'text-not-closed': () => 'The text that begins here does not end.',
    'key-twice': ({ key }) => `“${key}” stands here for the second time.`,
    'field-missing': ({ field }) => `The field ${field} is missing.`,
    'field-wrong': ({ field }) => `What stands in the field ${field} does not belong there.`,
  },
  left: {
    'no-levels': () => 'No structure: there is no level in the file.',
    'no-stack': () => 'No structure: the file names no starting stack.',
    'level-unfit': ({ line, field }) =>
      `No structure: in line ${String(line)} of the levels the ${fieldOf(field)} cannot be right.`,
    'game-unknown': ({ game }) => `Riffle does not know “${game}”; there the tournament's own game is played.`,
    'ante-form': () =>
      'Who posts the ante is not in the file. Where it is as large as the big blind it is taken as a big blind ante, else everybody posts it.',
    'limits-not-taken': ({ levels }) =>
      `Betting limits of ${String(levels)} ${levels === 1 ? 'level' : 'levels'} are not taken; Riffle goes by the blinds.`,
    'chip-up-marks': ({ marks }) =>
      `${String(marks)} ${marks === 1 ? 'break was' : 'breaks were'} marked “chip up”. Riffle proposes colour-ups by the chip set itself.`,
    'late-entry-open': () =>
      'The file sets no end of late entry. Where nothing is said there is none at all: please fill it in.',
    'no-chips': () => 'No chip set: no chip is in use in the file.',
    'chips-unfit': ({ value }) =>
      value === undefined
        ? 'No chip set: no set has so many kinds.'
        : `No chip set: the chip of value ${String(value)} is there twice, or is none.`,
    'colour-unknown': ({ chip, colour }) =>
      `The colour “${colour}” of “${chip}” cannot be told; the chip is white until somebody changes it.`,
    'case-unknown': () => 'How many chips are in the case is not in the file: please fill it in.',
    'stack-differs': ({ sum, stack }) =>
      `The chips of a player come to ${String(sum)}, the starting stack is ${String(stack)}. Riffle breaks it down anew.`,
    'no-prices': () => 'No prices: the file names none.',
    'prices-unfit': ({ profile }) =>
      profile === undefined
        ? 'No prices: nobody could sell by them.'
        : `No prices: “${profile}” has a larger rake than fee, or no chips.`,
    'sale-off': ({ kind }) =>
      `${kind === 'entry' ? 'Buy-ins' : kind === 'rebuy' ? 'Rebuys' : 'Add-ons'} were switched off and are not taken.`,
    'profile-off': ({ profile }) => `“${profile}” was switched off and is not taken.`,
    'profile-points': ({ profile, points }) =>
      `“${profile}” gave ${String(points)} points when it was bought; Riffle has none that fine, or that many.`,
    'rakes-as-fee': () => 'Rakes are taken as a fee: their names are not in the file.',
    'currency-assumed': ({ currency }) => `The currency is not in the file; ${currency} is assumed.`,
    'house-contribution': ({ amount }, money) =>
      `Book the house's contribution of ${money(amount)} as added money on the night itself.`,
    'fixed-rake': () => "The fixed rake off the pot is not taken; in a prize plan it is the house's share.",
    'no-prizes': () => 'No prize plan: the file has no prizes for places.',
    'prizes-unfit': ({ place }) =>
      `No prize plan: ${place === undefined ? 'the prizes do not go together.' : `place ${String(place)} is missing, is there twice, or gets more than the one before.`}`,
    'prizes-of-evening': () =>
      'The program worked the prizes out from a table that is not in the file: they are those of this one evening.',
    'rounded-down': ({ unit }, money) =>
      `Prizes are rounded to ${money(unit)}; which way is not in the file. Taken is: down, and the rest to the first.`,
    'prize-beside': ({ prize }) => `“${prize}” is no prize for a place and is not taken.`,
    'prize-adjusted': ({ prize }) => `“${prize}” was adjusted by hand; taken is the prize without that.`,
    'prize-worked-out': ({ place }) =>
      `How the prize for place ${String(place)} was set, Riffle cannot read; taken is the amount of this one evening.`,
    'prize-share': ({ place, percent, taken }) =>
      `Place ${String(place)} had ${String(percent)}%; Riffle parts a pool into tenths: taken are ${String(taken)}%.`,
    'prize-points': ({ place, points, taken = 0 }) =>
      `Place ${String(place)} had ${String(points)} points; a place has whole ones alone: taken are ${String(taken)}.`,
    'hit-points': ({ points }) =>
      `A hit gave ${String(points)} points; Riffle has none that fine, or that many, and they are not taken.`,
    'passed-over': () => 'Players, tables, screens, sounds, texts and events stay in the file.',
    'formula-left': ({ formula }) =>
      formula === undefined
        ? 'The formula of points and the points for a hit belong to the prize plan and stay in the file with it.'
        : `The formula of points is not taken. ${sayFormulaProblem(formula, 'en')}`,
  },
};
