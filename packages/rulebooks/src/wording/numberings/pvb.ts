import { type Numbering, step, way } from '../numbering.ts';

const NUMBER = /^(?<article>\d+[a-z]?)(?:\((?<paragraph>\d+[a-z]?)\))?(?:(?<part>I+)\.)?(?<letter>[a-z])?$/;
const PREAMBLE = /^(?<chapter>[A-Z]) (?<own>.+)$/;

/** `05(5)a`, `69(11)I.a`; what stands before the first article, `A Vorbemerkung 1`. */
export const numbering: Numbering = (ref) => {
  const preamble = PREAMBLE.exec(ref)?.groups;
  if (preamble !== undefined) {
    const { chapter = '', own } = preamble;
    return way([step('number', chapter, chapter)], own);
  }
  const { article, paragraph, part, letter } = NUMBER.exec(ref)?.groups ?? {};
  if (article === undefined) return undefined;
  const inParagraph = `${article}(${paragraph ?? ''})`;
  return way(
    [
      step('number', article, article),
      paragraph === undefined ? undefined : step('bracketed', paragraph, inParagraph),
      part === undefined ? undefined : step('number', part, `${inParagraph}${part}.`),
      letter === undefined ? undefined : step('letter', letter, ref),
    ],
    undefined,
  );
};
