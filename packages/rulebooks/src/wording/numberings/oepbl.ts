import { type Numbering, step, way } from '../numbering.ts';

const NUMBER = /^(?<number>\d+(?:\.\d+)+)(?<again> \(second\))?(?: (?<words>[^:]+)(?<own>:.*)?)?$/;

/** `4.2.1.1 waiver`: the words are ours, but for those with which a paragraph of the text begins (`6.5 Dealer Button`). */
export const numbering: Numbering = (ref) => {
  const { number, again = '', words, own } = NUMBER.exec(ref)?.groups ?? {};
  if (number === undefined) return undefined;
  const figures = number.split('.');
  const outer = figures.slice(1, -1).map((_, at) => figures.slice(0, at + 2).join('.'));
  const isOfText = words !== undefined && /^\p{Lu}/u.test(words);
  return way(
    [
      ...outer.map((upTo) => ({ ...step('whole', upTo, upTo), mayLack: true as const })),
      step('whole', number, `${number}${again}`),
      isOfText ? { ...step('begins', words, `${number} ${words}`), mayLack: true as const } : undefined,
    ],
    isOfText ? own : words,
  );
};
