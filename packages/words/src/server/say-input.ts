import type { Language } from '../language.ts';
import { inputDe } from './input-de.ts';
import { inputEn } from './input-en.ts';
import { INPUT_FIELDS, type InputFault, type InputField } from './input-words.ts';

const WORDS = { de: inputDe, en: inputEn };
const NAMED: ReadonlySet<string> = new Set(INPUT_FIELDS);

/** A sentence on one field: what it is called, where it has a name, and what is wrong with it. */
export function sayInput(path: readonly PropertyKey[], fault: InputFault, language: Language): string {
  const words = WORDS[language];
  const sentence = (words.fault[fault.is] as (fault: InputFault) => string)(fault);
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return sentence;
  const field = NAMED.has(key) ? words.fields[key as InputField] : words.unnamed(key);
  const nth = path.findLast((part) => typeof part === 'number');
  return `${nth === undefined ? field : words.item(field, nth + 1)}: ${sentence}`;
}
