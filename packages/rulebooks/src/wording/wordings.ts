import type { RuleEntry } from '../rule.ts';
import { type FoundMark, foundMarks } from './found-marks.ts';
import { likelyParagraphs } from './likely.ts';
import { endsASentence } from './marks.ts';
import type { Numbering } from './numbering.ts';
import { paragraphsOf } from './paragraphs.ts';
import { type Place, placesOf } from './places.ts';
import { textLines } from './text-lines.ts';

/** Where a rule's own words stand: these paragraphs, the last included. */
export type Wording = {
  readonly from: number;
  readonly to: number;
  /** The number under which they stand: the rule's own, or as far as the text has it. */
  readonly under: string;
  /** They say more than the one rule. */
  readonly more?: true;
  /** The paragraph among several that most likely is meant. */
  readonly likely?: number;
};

/** A rulebook's text beside its catalogue. */
export type Wordings = {
  readonly paragraphs: readonly string[];
  /** By the number of the rule; what is not in it was not found. */
  readonly found: { readonly [ref: string]: Wording };
};

type Span = { readonly from: number; readonly to: number };
/** Longer than this, and only what stands between two marks is meant. */
const LONG = 1500;

/** Finds the words of each rule in the text of its rulebook, by its number. */
export function wordingsIn(text: string, rules: readonly RuleEntry[], numbering: Numbering): Wordings {
  const lines = textLines(text);
  const { places, sought } = placesOf(rules, numbering);
  const marks = foundMarks(places, lines);
  const { texts, begins } = paragraphsOf(lines, marks);
  const beginOf = new Map(marks.map(({ place }, nth) => [place, begins[nth] ?? 0]));
  const spans = (place: number, isWhole: boolean): Span => spanOf(place, { places, marks, begins, texts, isWhole });

  let before = -1;
  const found = sought.flatMap(({ rule, way, places: steps }) => {
    const at = steps.findLastIndex((place) => beginOf.has(place));
    const place = steps[at];
    const isInside = place !== undefined && before > place && before <= (places[place]?.last ?? place);
    const nearest = isInside ? before : place;
    before = Math.max(before, place ?? before);
    const isLacking = way === undefined || way.steps.slice(at + 1).some(({ mayLack }) => mayLack !== true);
    if (place === undefined || isLacking) return [];
    const more = way.ownPart === true || at < steps.length - 1;
    const whole = spans(place, true);
    const isLong = texts.slice(whole.from, whole.to + 1).join('').length > LONG;
    // what is no part with a mark of its own stands behind the part before it
    const { from, to } = more && !isLong ? whole : spans(more ? (nearest ?? place) : place, false);
    const under = way.steps[at]?.upTo ?? rule.ref;
    return [{ rule, wording: { from, to, under, ...(more && { more: true as const }) } }];
  });
  return { paragraphs: texts, found: Object.fromEntries(withLikely(found, texts)) };
}

type Around = {
  readonly places: readonly Place[];
  readonly marks: readonly FoundMark[];
  readonly begins: readonly number[];
  readonly texts: readonly string[];
  /** With its parts. */
  readonly isWhole: boolean;
};

function spanOf(place: number, { places, marks, begins, texts, isWhole }: Around): Span {
  const at = marks.findIndex((mark) => mark.place === place);
  const last = isWhole ? (places[place]?.last ?? place) : place;
  const next = marks.findIndex((mark, nth) => nth > at && mark.place > last);
  const from = begins[at] ?? 0;
  let to = (next === -1 ? texts.length : (begins[next] ?? texts.length)) - 1;
  // the heading of what comes next
  if (to > from && isBareHeading(texts[to] ?? '') && endsASentence(texts[to - 1] ?? '')) to -= 1;
  return { from, to };
}

const isBareHeading = (text: string): boolean => text.length < 120 && !endsASentence(text) && !/^[-*•–(]/.test(text);

type Found = { readonly rule: RuleEntry; readonly wording: Wording };

function withLikely(found: readonly Found[], texts: readonly string[]): readonly (readonly [string, Wording])[] {
  const sharing = Map.groupBy(found, ({ wording: { from, to } }) => `${String(from)} ${String(to)}`);
  return [...sharing.values()].flatMap((together) => {
    const { from = 0, to = 0 } = together[0]?.wording ?? {};
    const gists = together.map(({ rule }) => `${rule.heading.split(': ').at(-1) ?? ''} ${rule.gist.de}`);
    const isOne = from === to || together.every(({ wording }) => wording.more !== true);
    // a heading has the words of all, and says nothing
    const begin = isBareHeading(texts[from] ?? '') ? from + 1 : from;
    const likely = isOne ? [] : likelyParagraphs(gists, texts.slice(begin, to + 1));
    return together.map(({ rule, wording }, nth) => {
      const at = likely[nth];
      return [
        rule.ref,
        at === undefined || wording.more !== true ? wording : { ...wording, likely: begin + at },
      ] as const;
    });
  });
}
