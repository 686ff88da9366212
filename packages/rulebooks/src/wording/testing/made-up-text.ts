import type { BookId } from '../../address.ts';
import type { RuleEntry } from '../../rule.ts';
import type { Numbering, Step } from '../numbering.ts';

type Print = { readonly [L in Step['look']]?: (mark: string, heading: string) => string };

const dotted = (mark: string, heading: string): string => `${mark}. ${heading}`;
/** How each rulebook is printed, as far as its numbers go. */
const PRINTS: { readonly [book: BookId]: Print } = {
  pvb: {
    number: (mark, heading) => (/^\D/.test(mark) ? `${mark}.` : `${mark}: ${heading}\n`),
    bracketed: (mark) => `(${mark})`,
    letter: (mark) => `${mark})`,
  },
  bdpv: { number: dotted, heading: (_, heading) => `${heading}\n`, letter: (mark) => `${mark}.` },
  gcb: { number: (mark, heading) => `${mark}. ${heading}\n`, letter: (mark) => `- ${mark})` },
  oepbl: { whole: (mark, heading) => `${mark} ${heading}\n`, begins: (mark) => `- ${mark}:` },
  tda55: { number: dotted },
};

/**
 * A rulebook's text that nobody wrote: its numbers and headings as they are printed, and behind each number what the
 * catalogue says of it in our words.
 */
export function madeUpText(book: BookId, rules: readonly RuleEntry[], numbering: Numbering): string {
  const print = PRINTS[book] ?? {};
  let before: readonly string[] = [];
  return rules
    .flatMap(({ ref, heading, gist }) => {
      const steps = numbering(ref)?.steps ?? [];
      const marks = steps.map(({ upTo }) => upTo);
      const same = marks.findIndex((upTo, at) => upTo !== before[at]);
      before = marks;
      const opened = (same === -1 ? [] : steps.slice(same)).map(({ look, mark }, at, all) =>
        (print[look] ?? dotted)(mark, at === all.length - 1 || look === 'heading' ? heading : 'Abschnitt'),
      );
      return [`${opened.join('\n')} ${gist.de.replaceAll('\n', ' ')}`.trimStart(), ''];
    })
    .join('\n');
}
