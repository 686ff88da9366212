import { fold } from '../fold.ts';
import type { Step } from './numbering.ts';

/** A sign before the mark: of a list, or what a converter makes of one. */
const BEFORE = /^[\s>*_|•·▪●◦‣–-]{0,8}/;

/** Where in the line the mark ends, with which it begins; `undefined` where it does not. */
export function endOfMark(line: string, { look, mark }: Step): number | undefined {
  if (look === 'heading') return isHeading(line, mark) ? line.length : undefined;
  const before = BEFORE.exec(line)?.[0].length ?? 0;
  const rest = line.slice(before);
  const found = patternOf(look, mark).exec(rest);
  return found === null ? undefined : before + found[0].length;
}

type Begun = Exclude<Step['look'], 'heading'>;

const patterns = new Map<string, RegExp>();
function patternOf(look: Begun, mark: string): RegExp {
  const key = `${look} ${mark}`;
  const known = patterns.get(key) ?? new RegExp(`^${FORMS[look](escaped(mark))}`, 'u');
  patterns.set(key, known);
  return known;
}

const FORMS: { readonly [L in Begun]: (mark: string) => string } = {
  // no part of a longer number: 5.1, 5.000, 5:30
  number: (mark) => `(?:§ ?|Punkt |Regel |Nr\\. ?)?0*${mark}(?:[.:)](?![\\d.])|(?= +[-–—\\p{Lu}„"“]))[.)]?`,
  whole: (mark) => `(?:§ ?|Punkt )?${mark}[.:)]?(?![\\d.])(?=\\s|$)`,
  bracketed: (mark) => `\\(0*${mark}\\)`,
  letter: (mark) => `(?:\\(${mark}\\)|${mark}\\)|${mark}\\.(?=\\s))`,
  begins: (mark) => `[„"“'’]?${mark.replaceAll('-', '[- ]?')}(?![\\p{L}\\p{N}])`,
};
const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const LONGEST_HEADING = 90;
export function isHeading(line: string, words: string): boolean {
  if (line.length > LONGEST_HEADING || endsASentence(line)) return false;
  return ` ${wordsIn(line)} `.includes(` ${wordsIn(words)} `);
}

export const endsASentence = (line: string): boolean => /[.!?;,]["“”'’)]?$/.test(line);

export const wordsIn = (text: string): string => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
